"""Replaying and verifying what was saved."""

import json
import re
from pathlib import Path

import pytest

from squander.games import kind_of, new
from squander.games.last_will.content import SHELF
from squander.kernel.errors import BadRecord
from squander.play.records import record_of
from tests.cli.desk import finished_game, play, reseal, run, saved
from tests.goldens import RECORDS


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "evening.squander"
    finished_game(path)
    return path


def changed(record: Path, folder: Path, old: str, new: str) -> Path:
    text = record.read_text(encoding="utf-8")
    assert old in text
    path = folder / "changed.squander"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def plies(record: Path) -> list[str]:
    return [line for line in record.read_text(encoding="utf-8").splitlines() if line[0].isdigit()]


def test_a_good_record_verifies(record: Path) -> None:
    done = run("verify", str(record))
    assert (done.code, done.err) == (0, "")
    assert f"all {len(plies(record)) - 1} plies fit." in done.out


def test_verifying_for_programs(record: Path) -> None:
    done = run("verify", str(record), "--json")
    facts = json.loads(done.out)
    assert facts["fine"]
    assert facts["checksum"]
    assert facts["differs_at"] is None
    assert (facts["rules"], facts["boxes"]) == (kind_of("last-will").version, [SHELF.current])


def test_several_records_are_verified_each_by_itself(record: Path, tmp_path: Path) -> None:
    """What is wrong with one keeps no other from being looked at, and the worst is the exit code."""
    wrong = changed(record, tmp_path, plies(record)[40], plies(record)[40][:-8] + "00000000")
    done = run("verify", str(record), str(wrong), str(record))
    assert (done.code, done.err, done.out.count("plies fit.")) == (1, "", 2)
    assert f"{wrong}: differs at ply 40." in done.out
    missing = run("verify", str(tmp_path / "none"), str(wrong), str(record), "--json")
    assert (missing.code, missing.err.count("\n")) == (2, 1)
    assert [json.loads(line)["fine"] for line in missing.out.splitlines()] == [False, True]


def test_a_commitment_is_of_one_record(record: Path) -> None:
    done = run("verify", str(record), str(record), "--commitment", "0" * 64)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_verifying_says_under_which_rules_and_box(record: Path) -> None:
    rules = f"Recomputed under rules {kind_of('last-will').version} with the box {SHELF.current}."
    assert rules in run("verify", str(record)).out
    old = next((RECORDS / "prodigals-last-will").glob("rules-1-*")) / "zero.txt"
    boxes = old.parent.name.removeprefix("rules-1-").replace("-", " and ")
    assert f"Recomputed under rules 1 with the boxes {boxes}." in run("verify", str(old)).out


def test_a_box_that_is_not_here_is_not_judged(record: Path, tmp_path: Path) -> None:
    path = changed(record, tmp_path, f'"box":"{SHELF.current}"', '"box":"0123456789ab"')
    for command in ("verify", "replay", "play --load"):
        done = run(*command.split(), str(path))
        assert (done.code, done.out) == (2, "")
        assert done.err.count("\n") == 1
    assert "There is no box '0123456789ab' here" in run("verify", str(path)).err


def test_an_edited_choice_is_found_at_its_ply(record: Path, tmp_path: Path) -> None:
    line = plies(record)[7]
    number, who, question, word, digest = line.split(" ")
    other = "plan.1" if word != "plan.1" else "plan.2"
    path = changed(record, tmp_path, line, f"{number} {who} {question} {other} {digest}")
    done = run("verify", str(path))
    assert done.code == 1
    assert f"differs at ply {number}." in done.out
    assert "checksum does not fit" in done.out


def test_an_edited_digest_is_found_at_its_ply(record: Path, tmp_path: Path) -> None:
    line = plies(record)[40]
    path = changed(record, tmp_path, line, line[:-8] + "00000000")
    done = run("verify", str(path), "--json")
    assert done.code == 1
    assert json.loads(done.out)["differs_at"] == 40


def test_a_record_that_fits_itself_but_not_the_rules_is_not_played_on(record: Path, tmp_path: Path) -> None:
    path = reseal(changed(record, tmp_path, "\nrules ", "\nrules 99"))
    done = run("play", "--load", str(path))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"{path}: This was played under rules 99")


FIRST = re.compile(r"^1 0 (\S+) (\S+) \w+$", re.MULTILINE)


@pytest.mark.parametrize(
    ("who", "question", "word", "said"),
    [
        (1, "{question}", "{word}", "Ply 1: seat 0 is asked {question}, but the record has seat 1, {question}."),
        (0, "will.Act", "{word}", "Ply 1: seat 0 is asked {question}, but the record has seat 0, will.Act."),
        (0, "{question}", "zeppelin.1", "Ply 1: zeppelin.1 is not possible at {question}."),
    ],
)
def test_a_choice_that_nobody_could_make_is_told(
    record: Path, tmp_path: Path, who: int, question: str, word: str, said: str
) -> None:
    first = FIRST.search(record.read_text(encoding="utf-8"))
    assert first is not None
    names = {"question": first[1], "word": first[2]}
    line = f"1 {who} {question.format(**names)} {word.format(**names)} 00000000"
    done = run("verify", str(reseal(changed(record, tmp_path, first[0], line))))
    assert done.code == 1
    assert said.format(**names) in " ".join(done.out.split())


def test_a_record_that_goes_on_after_the_end_is_told(record: Path, tmp_path: Path) -> None:
    last = plies(record)[-1]
    number = int(last.split(" ")[0])
    path = changed(record, tmp_path, f"{last}\n", f"{last}\n{number + 1} 0 will.Act end 00000000\n")
    done = run("verify", str(reseal(path)))
    assert done.code == 1
    assert f"Ply {number + 1}: the game is over, but the record goes on." in " ".join(done.out.split())


def test_a_position_that_the_choices_do_not_lead_to_is_told(tmp_path: Path) -> None:
    path = tmp_path / "evening.squander"
    assert play("--save", str(path), typed="1\nquit\n\n").code == 0
    other = tmp_path / "other.squander"
    assert play("--save", str(other), typed="1\n1\nquit\n\n").code == 0
    snapshots = [re.search(r"\nsnapshot .*", file.read_text(encoding="utf-8")) for file in (path, other)]
    assert snapshots[0] is not None
    assert snapshots[1] is not None
    swapped = reseal(changed(path, tmp_path, snapshots[0][0], snapshots[1][0]))
    done = run("verify", str(swapped))
    assert done.code == 1
    assert "The snapshot of this save is not the position its choices lead to." in " ".join(done.out.split())
    assert run("play", "--load", str(swapped)).code == 2


def test_a_guess_at_a_game_has_no_record() -> None:
    guess = new("last-will", players=3, seed=1).determinized(0, seed=2)
    with pytest.raises(BadRecord, match="This is a guess at a game, not a game; only a real one has a record"):
        record_of(guess)


def test_another_seed_differs_at_the_start(record: Path, tmp_path: Path) -> None:
    done = run("verify", str(changed(record, tmp_path, 'seed "7"', 'seed "8"')))
    assert done.code == 1
    assert "differs at ply 0." in done.out


def test_a_changed_heading_is_told_by_the_checksum_alone(record: Path, tmp_path: Path) -> None:
    done = run("verify", str(changed(record, tmp_path, "Bloom", "Blood")))
    assert done.code == 1
    assert "plies fit. Its checksum does not fit" in done.out


@pytest.mark.parametrize("command", ["verify", "replay", "play --load"])
def test_a_truncated_record_is_unreadable(record: Path, tmp_path: Path, command: str) -> None:
    path = tmp_path / "short.squander"
    path.write_text("\n".join(record.read_text(encoding="utf-8").splitlines()[:30]) + "\n", encoding="utf-8")
    done = run(*command.split(), str(path))
    assert (done.code, done.out) == (2, "")
    assert "is cut off after line 30" in done.err


@pytest.mark.parametrize("command", ["replay", "play --load"])
def test_an_edited_record_is_not_played_on(record: Path, tmp_path: Path, command: str) -> None:
    done = run(*command.split(), str(changed(record, tmp_path, 'seed "7"', 'seed "8"')))
    assert (done.code, done.out) == (2, "")
    assert "was changed after it was written" in done.err


def test_a_record_of_other_rules_is_not_judged(record: Path, tmp_path: Path) -> None:
    done = run("verify", str(changed(record, tmp_path, "\nrules ", "\nrules 99")))
    assert (done.code, done.out) == (2, "")
    assert re.search(r"under rules 99\d of Last Will; this program plays rules 1", done.err)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('seed "7"', "seed 7", "The line 'seed' of the record does not hold a text"),
        ('seed "7"', 'seed ""', "The line 'seed'"),
        ('"pack":null', '"pack":7', "it must be the path of a file"),
        ("\n3 1 will", "\n4 1 will", "Line 11 is not ply 3"),
        ("\n3 1 will", "\n3 will", "Line 11 is not ply 3"),
        ("players 3", "players many", "cannot be read"),
        ("players 3", "players 30", "takes 2 to 5 players, not 30"),
        ("game last-will", "game chess", "There is no game 'chess'"),
    ],
)
def test_a_damaged_record_is_unreadable(record: Path, tmp_path: Path, old: str, new: str, complaint: str) -> None:
    done = run("verify", str(changed(record, tmp_path, old, new)))
    assert (done.code, done.out) == (2, "")
    assert complaint in done.err
    assert done.err.count("\n") == 1


def test_a_replay_in_a_pipe_is_a_line_a_ply(record: Path) -> None:
    done = run("replay", str(record))
    assert done.code == 0
    assert len(done.lines()) == len(plies(record))
    assert not done.too_wide()
    assert done.lines()[0] == "   0  The table is laid out."


def test_the_end_of_a_replay_tells_what_is_behind_the_places(record: Path) -> None:
    done = run("replay", str(record), "--ply", str(len(plies(record)) - 1))
    told = done.out.split("the end")[1].split("Round ")[0]
    assert not done.too_wide()
    assert told.count("by round  £70 → ") == 3
    for behind in ("has       cash £", "houses £", "best      round ", "spent     "):
        assert behind in told


def test_a_single_ply_of_a_replay_comes_with_its_table(record: Path) -> None:
    done = run("replay", str(record), "--ply", "20", "--seat", "1")
    assert "Ply 20 of" in done.out
    assert "Your hand" in done.out
    assert "Your hand" not in run("replay", str(record), "--ply", "20", "--seat", "-1").out


def test_a_replay_through_the_eyes_of_a_seat_calls_it_you(record: Path) -> None:
    told = run("replay", str(record), "--seat", "1").out
    assert "You" in told
    assert "Bloom" not in told
    assert "Player 1" in told
    facts = json.loads(run("replay", str(record), "--seat", "1", "--json").out)
    assert facts["names"] == ["Player 1", "You", "Cecil"]
    assert "Your hand" in run("replay", str(record), "--ply", "20", "--seat", "1").out
    assert json.loads(run("replay", str(record), "--json").out)["names"] == ["You", "Bloom", "Cecil"]


def test_names_of_a_record_from_a_server_are_kept(record: Path, tmp_path: Path) -> None:
    """Also of one that has them where it should say who was a bot."""
    lines = record.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines[:40] if not line.startswith("snapshot")]
    kept[6] = 'about {"commitment":"","seats":["Ada","Ben","Augusta"]}'
    path, end = tmp_path / "browser.squander", tmp_path / "end.squander"
    path.write_text("\n".join([*kept, f"end {len(kept) - 8} unsealed"]) + "\n", encoding="utf-8")
    reseal(path)
    assert json.loads(run("replay", str(path), "--json").out)["names"] == ["Ada", "Ben", "Augusta"]
    assert run("play", "--load", str(path), "--bots", "random", "--seat", "1", "--save", str(end)).code == 0
    assert saved(end).about["names"] == ["Ada", "Ben", "Augusta"]
    assert saved(end).about["seats"] == ["random", "person", "random"]


def test_a_replay_of_an_unfinished_game_keeps_secrets(tmp_path: Path) -> None:
    path = tmp_path / "evening.squander"
    play(typed=f"1\n1\n5\n1\nsave {path}\nquit\n")
    told = run("replay", str(path)).out
    assert "You: Keep Hunting Manor" in told
    assert "Bloom makes a choice." in told
    assert "Bloom: Keep" not in told


def test_a_save_carries_the_position_itself(tmp_path: Path) -> None:
    path = tmp_path / "evening.squander"
    play(typed=f"1\nsave {path}\nquit\n")
    assert "\nsnapshot {" in path.read_text(encoding="utf-8")
    assert run("verify", str(path)).code == 0


def test_replaying_for_programs(record: Path) -> None:
    done = run("replay", str(record), "--json")
    assert (done.code, done.err) == (0, "")
    data = json.loads(done.out)
    written = [line.split(" ") for line in plies(record)]
    assert data["game"] == "last-will"
    assert [(told["ply"], told["seat"]) for told in data["plies"][1:]] == [(int(w[0]), int(w[1])) for w in written[1:]]
    assert [told["next"] for told in data["plies"]] == [told["seat"] for told in data["plies"][1:]] + [None]
    assert all(told["told"] for told in data["plies"])
    assert {standing["place"] for standing in data["ranking"]} >= {1}


def test_a_ply_for_programs_has_the_table_as_its_viewer_sees_it(record: Path) -> None:
    own, other = (json.loads(run("replay", str(record), "--ply", "4", "--seat", s, "--json").out) for s in "01")
    assert own["ply"] == other["ply"] == 4
    assert own["view"]["seats"][0]["hand"]
    assert "hand" not in other["view"]["seats"][0]
