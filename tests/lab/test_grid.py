"""Studies: a grid becomes tables, the same for any number of workers, and goes on where it stopped."""

import json
import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import duckdb
import pytest

from squander.games import begin, games
from squander.kernel.errors import SquanderError
from squander.lab import run as sim
from squander.lab.grid.batches import Done, Job, play_part
from squander.lab.grid.cells import label, parts_of
from squander.lab.grid.columns import Rows
from squander.lab.grid.crew import AHEAD, Pool, WorkerDied, processes
from squander.lab.grid.folder import RUN, RunFolder
from squander.lab.grid.metrics import Metric
from squander.lab.grid.playing import Wanted
from squander.lab.grid.spec import TABLES, spec_of
from tests.lab.studies import SPEC, played, rows, study, tables

GRID = """
seed = ["a", "b"]
games = 3
games_a_part = 2
tables = ["cards", "picks", "rounds", "choices"]

[[grid]]
game = "last-will"
players = [2, 3]
bots = ["random", "greedy,random"]
options.will = [70, "drawn"]

[[grid]]
game = "maccreedys-mansion"
"""


def test_a_grid_has_a_cell_for_every_combination() -> None:
    cells = study(GRID).cells
    assert len(cells) == 2 * 2 * 2 * 2 + 2
    assert [cell.number for cell in cells] == list(range(18))
    assert cells[0].options == {"will": 70}
    assert cells[2].options == {"will": "drawn"}
    assert {cell.seed for cell in cells} == {"a", "b"}
    assert label(cells[4], cells) == "last-will, 2 players, greedy,random, will=70, seed a"


def test_the_same_spec_gives_the_same_bytes_for_any_number_of_processes(tmp_path: Path) -> None:
    spec = SPEC + 'bots = ["random", "random,greedy"]\n'
    played(tmp_path / "one", spec)
    played(tmp_path / "two", spec, play=processes(2))
    assert tables(tmp_path / "one") == tables(tmp_path / "two")
    assert set(tables(tmp_path / "one")) == {f"{name}.parquet" for name in TABLES if name != "choices"}


def test_order_of_arrival_makes_no_difference(tmp_path: Path) -> None:
    played(tmp_path / "one")
    played(tmp_path / "two", play=lambda jobs: map(play_part, reversed(list(jobs))))
    assert tables(tmp_path / "one") == tables(tmp_path / "two")


def test_a_table_is_the_same_whichever_others_are_asked_for(tmp_path: Path) -> None:
    """Also where nothing is noted, because no table needs it."""
    for name, wanted in (("few", "[]"), ("one", '["rounds"]'), ("all", '["cards", "picks", "rounds", "choices"]')):
        played(tmp_path / name, f"tables = {wanted}\n{SPEC}")
    few, one, every = (tables(tmp_path / name) for name in ("few", "one", "all"))
    assert set(few) == {"games.parquet", "seats.parquet"}
    assert set(one) == {*few, "rounds.parquet"}
    assert few.items() <= one.items() <= every.items()


def test_only_what_a_table_or_a_metric_needs_is_kept_of_a_game() -> None:
    cell = study(SPEC).cells[0]
    ending = Metric("ending", "", lambda notes: len(notes), frozenset({"notes"}), int)
    assert Rows(cell, ["games", "seats", "choices"], []).wanted == Wanted(notes=False, scores=False)
    assert Rows(cell, ["games", "seats", "rounds"], []).wanted == Wanted(notes=False, scores=True)
    assert Rows(cell, ["games", "seats", "picks"], []).wanted == Wanted(notes=True, scores=False)
    assert Rows(cell, ["games", "seats"], [ending]).wanted == Wanted(notes=True, scores=False)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def stopping(jobs: Iterator[Job]) -> Iterator[Done]:
        yield play_part(next(jobs))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(tmp_path / "run", play=stopping)
    assert not list((tmp_path / "run").glob("*.parquet"))
    came = played(tmp_path / "run")
    assert (came.played, came.found) == (4, 2)
    played(tmp_path / "whole")
    assert tables(tmp_path / "run") == tables(tmp_path / "whole")
    assert played(tmp_path / "run") == (0, 6, 0), "what is finished is not played again"


def test_never_more_parts_are_given_out_than_may_wait(tmp_path: Path) -> None:
    given: list[int] = []

    def counted() -> Iterator[Job]:
        for job in study(SPEC.replace("games = 6", "games = 60")).jobs(set()):
            given.append(job.number)
            yield job

    most = 0
    for done, _ in enumerate(Pool(2, play_part).play(counted()), 1):
        most = max(most, len(given) - done)
    assert most <= 2 * (1 + AHEAD)
    assert len(given) == 30


def dies_once(job: Job) -> Done:
    marker = Path(os.environ["SQUANDER_TEST_MARKER"])
    if job.number == 1 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_part(job)


def dies(job: Job) -> Done:
    os.kill(os.getpid(), signal.SIGKILL)
    return play_part(job)


def test_what_a_process_had_that_died_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SQUANDER_TEST_MARKER", str(tmp_path / "died"))
    pool = Pool(2, dies_once)
    played(tmp_path / "run", play=pool.play)
    played(tmp_path / "whole")
    assert pool.deaths == 1
    assert tables(tmp_path / "run") == tables(tmp_path / "whole")


def test_processes_that_die_again_and_again_are_told_of(tmp_path: Path) -> None:
    with pytest.raises(WorkerDied, match=r"died 3 times.*goes on with it"):
        played(tmp_path / "run", play=Pool(2, dies).play)


def test_its_games_are_those_of_sim(tmp_path: Path) -> None:
    """Bots that play by chance are driven by compiled code here, and by themselves there."""
    for bots in (("random",), ("greedy", "random")):
        folder = tmp_path / "-".join(bots)
        played(folder, SPEC + f'bots = "{",".join(bots)}"\n')
        tally = sim.play(sim.Run("last-will", 2, 6, "s", bots, {}))
        found = rows(folder, "games")
        assert Counter(row["rounds"] for row in found) == tally.rounds
        assert Counter(row["decisions"] for row in found) == tally.decisions
        assert Counter(row["score"] for row in found) == tally.winners
        assert Counter(row["ending"] for row in found) == tally.ends
        assert Counter(row["score"] for row in rows(folder, "seats")) == tally.scores


@pytest.mark.parametrize("game", [*games(), "template"])
def test_every_game_can_be_studied(game: str, tmp_path: Path) -> None:
    spec = f'games = 2\ntables = {list(TABLES)}\n[grid]\ngame = "{game}"\nplayers = 3\n'
    played(tmp_path, spec)
    found, seats = rows(tmp_path, "games"), rows(tmp_path, "seats")
    assert len(found) == 2
    assert len(seats) == 6
    assert sum(row["won"] for row in seats) == pytest.approx(2)
    assert sorted(row["order"] for row in seats) == [0, 0, 1, 1, 2, 2]
    assert len(rows(tmp_path, "choices")) == sum(row["plies"] for row in found)
    by_round = [row for row in rows(tmp_path, "rounds") if row["number"] == 0]
    assert {row["round"] for row in by_round} == set(range(1, found[0]["rounds"] + 1))
    last = {row["seat"]: row["score"] for row in by_round if row["round"] == found[0]["rounds"]}
    assert last == {row["seat"]: row["score"] for row in seats if row["number"] == 0}
    if game != "template":
        assert {row["kind"] for row in rows(tmp_path, "picks")} >= {"route"}


def test_choices_replay_the_game(tmp_path: Path) -> None:
    played(tmp_path / "c", SPEC.replace("[grid]", 'tables = ["choices"]\n[grid]') + "options.will = 100\n")
    first = rows(tmp_path / "c", "games")[0]
    g = begin("last-will", 2, first["seed"], json.loads(first["options"]))
    for row in rows(tmp_path / "c", "choices"):
        if row["number"] == 0:
            assert (g.question.name, g.question.who) == (row["question"], row["seat"])
            g.choose(row["option"])
    assert g.over
    assert g.ranking()[0].score == first["score"]


def test_cards_are_held_by_those_who_had_them(tmp_path: Path) -> None:
    played(tmp_path)
    cards = rows(tmp_path, "cards")
    assert {row["played"] for row in cards} == {True, False}
    assert len({(row["number"], row["seat"], row["card"]) for row in cards}) == len(cards), "of several copies, one"
    spent = [row for row in rows(tmp_path, "picks") if row["kind"] == "route" and row["number"] == 0]
    score = next(row["score"] for row in rows(tmp_path, "seats") if row["number"] == 0 and row["seat"] == 0)
    assert sum(row["times"] for row in spent if row["seat"] == 0) >= 70 - score, "what is gone was spent on something"


def test_duckdb_opens_the_tables(tmp_path: Path) -> None:
    played(tmp_path)
    found = duckdb.sql(f"select count(*), max(rounds) from '{tmp_path}/games.parquet'")
    assert found is not None
    assert found.fetchall() == [(6, max(row["rounds"] for row in rows(tmp_path, "games")))]


def test_a_pack_goes_along_as_text(tmp_path: Path) -> None:
    """So that it can be played with elsewhere, and that a run does not change with the file."""
    pack = tmp_path / "dinners.toml"
    pack.write_text('[[events]]\nid = "dinner"\noptions = [{ actions = 1, pounds = 9 }]\n')
    spec = SPEC + 'pack = ["", "dinners.toml"]\n'
    jobs = list(study(spec, tmp_path).jobs(set()))
    assert [job.cell.pack is None for job in jobs] == [True] * 3 + [False] * 3
    wanted = [play_part(job).data for job in jobs]
    pack.unlink()
    assert [play_part(job).data for job in jobs] == wanted
    assert wanted[0] != wanted[3]


def test_a_failing_bot_is_counted_and_named(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Fool:\n    def choose(self, sight):\n        raise ValueError('no idea')\n"
    )
    came = played(tmp_path / "run", SPEC + 'bots = "./mine.py:Fool,random"\n', tmp_path)
    assert came.failed == 6
    assert "no idea" in next(row["failed"] for row in rows(tmp_path / "run", "seats") if row["failed"])


def test_parts_do_not_depend_on_who_plays_them() -> None:
    parts = list(parts_of(study(SPEC.replace("games_a_part = 2", "").replace("games = 6", "games = 600")).cells))
    assert [(part.start, part.stop) for part in parts] == [(0, 250), (250, 500), (500, 600)]


# --- what is wrong ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("gams = 3\n" + SPEC, "study.toml: there is no field 'gams'; it may have grid, games, seed, tables"),
        (SPEC + "player = 3\n", "study.toml: grid has no field 'player'; it may have game, players, bots, pack, opt"),
        ("[[grid]]\ngame='last-will'\nfoo=1\n", "study.toml: grid[0] has no field 'foo'; it may have game"),
        (SPEC.replace("games = 6", 'games = "six"'), "study.toml: games must be a whole number, not a text."),
        (SPEC.replace("games = 6", "games = 0"), "study.toml: games is 0; it must be from 1"),
        ("games = 3\n", "study.toml: there is no grid; see docs/lab.md for what a file needs."),
        (SPEC.replace("players = 2", "players = true"), "grid.players must be a whole number or a list, not true or f"),
        ("games = \n", "study.toml: this is no TOML ("),
        (SPEC.replace("games = 6", 'tables = ["dice"]'), "there is no table 'dice'; choose from games, seats, cards"),
        (SPEC + "bots = []\n", "bots is empty; name one or more."),
        (SPEC + 'bots = ""\n', "bots is empty; name one or more"),
        (SPEC + 'bots = "clever"\n', "There is no bot 'clever' for last-will; choose one of random"),
        (SPEC + 'bots = "random,random,random"\n', "There are 3 bots for 2 seats"),
        (SPEC.replace("players = 2", "players = [2, 9]"), "Last Will takes 2 to 5 players, not 9."),
        (SPEC.replace("last-will", "chess"), "There is no game 'chess'"),
        (SPEC + "options.will = [70, 75]\n", "will cannot be 75; choose one of"),
        (SPEC + "options.wil = 70\n", "Last Will has no option 'wil'; it has"),
        (SPEC + 'options.pack = "x.toml"\n', "options: pack is no option here; name the file under pack."),
        (SPEC + 'pack = "none.toml"\n', "none.toml: there is no such file; name an existing pack."),
        (SPEC.replace("games = 6", "games_a_part = -1").replace("games_a_part = 2\n", ""), "games_a_part is -1"),
    ],
)
def test_a_bad_spec_is_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(SquanderError) as caught:
        study(text)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_pack_that_breaks_a_count_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[events]]\nid = "dinner"\ncopies = 30\n')
    with pytest.raises(SquanderError, match=r"mine\.toml"):
        played(tmp_path / "run", SPEC + 'pack = "mine.toml"\n', tmp_path)
    assert not (tmp_path / "run").exists()


def test_a_folder_with_another_run_is_left_alone(tmp_path: Path) -> None:
    played(tmp_path / "run")
    before = tables(tmp_path / "run")
    with pytest.raises(SquanderError, match=r"holds another run .*choose another folder with --out, or delete it"):
        played(tmp_path / "run", SPEC.replace('"s"', '"t"'))
    assert tables(tmp_path / "run") == before


def test_a_folder_of_another_version_is_left_alone(tmp_path: Path) -> None:
    played(tmp_path / "run")
    file = tmp_path / "run" / RUN
    file.write_text(file.read_text().replace('"version": "', '"version": "0.0.1-'))
    with pytest.raises(SquanderError, match=r"begun by Squander 0\.0\.1-.*, this is"):
        played(tmp_path / "run")
    file.write_text(json.dumps({"format": 99}))
    with pytest.raises(SquanderError, match="written by another version of the lab"):
        RunFolder(tmp_path / "run").manifest()


def test_tables_never_go_among_other_files(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("mine")
    with pytest.raises(SquanderError, match="is there already and holds no run"):
        played(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letters.txt"]


def test_a_worker_of_another_version_refuses() -> None:
    job = next(study().jobs(set()))
    with pytest.raises(SquanderError, match=r"A worker has Squander .* and the run 0\.1; install the same everywhere"):
        play_part(Job(job.number, job.cell, 0, 1, job.tables, {}, "0.1"))


def test_a_spec_has_usual_tables() -> None:
    assert spec_of(SPEC, "x").tables == ["cards", "picks", "rounds"]


def test_texts_are_texts_in_the_end(tmp_path: Path) -> None:
    """On the way they are kept by number; who opens a table sees none of that, and several parts make one table."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    played(tmp_path / "run")
    for name in ("games", "seats", "cards", "picks"):
        schema = pq.read_schema(tmp_path / "run" / f"{name}.parquet")
        assert not [field.name for field in schema if pa.types.is_dictionary(field.type)]
    assert pq.read_schema(tmp_path / "run" / "cards.parquet").field("card").type == pa.string()
    assert pq.read_schema(tmp_path / "run" / "cards.parquet").field("seat").type == pa.int8()
