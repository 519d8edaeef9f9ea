"""Reports: one page with every figure, its data in it, and nothing that would have to be fetched."""

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

from squander.games import games
from squander.kernel.errors import SquanderError
from squander.lab.grid.batches import Done, Job, play_part
from squander.lab.grid.folder import RunFolder
from squander.lab.sheets.bound import report
from squander.lab.sheets.figures import Tallies, figures, name_in_words, whole
from squander.lab.sheets.sums import Sum, sums
from tests.lab.studies import SPEC, played, rows

BOTH = SPEC.replace('game = "last-will"\nplayers = 2', 'game = "last-will"\nplayers = 3\nbots = "greedy,random"')


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    path = tmp_path_factory.mktemp("study") / "run"
    played(path, BOTH)
    return RunFolder(path)


@pytest.fixture(scope="module")
def page(folder: RunFolder) -> str:
    return report(folder)


def titles(page: str) -> list[str]:
    return re.findall(r"<figure[^>]*><h3>(.*?)</h3>", page)


def test_it_shows_everything_that_a_designer_asks(page: str) -> None:
    wanted = ["Lengths", "Ends", "Seats", "Bots", "Scores by round", "Plans", "Spaces", "Cards", "Routes to victory"]
    assert sorted(titles(page)) == sorted([*wanted, "Decisions"])


def test_it_needs_nothing_else(page: str) -> None:
    assert "<script" not in page
    assert not re.findall(r'(?:src|href)="(?!data:|#)', page)
    assert "@import" not in page
    assert "url(http" not in page


def test_it_has_the_letters_of_the_table(page: str) -> None:
    assert re.findall(r'@font-face{font-family:"(.*?)"', page) == ["EB Garamond", "Source Sans 3"]
    assert page.count("data:font/woff2;base64,") == 2


def test_cells_stand_side_by_side(tmp_path: Path) -> None:
    played(tmp_path / "run", SPEC.replace("players = 2", "players = [2, 3]"))
    made = report(RunFolder(tmp_path / "run"))
    assert titles(made)[:2] == ["Lengths side by side", "The first seat side by side"]
    files = dict(re.findall(r'download="(.*?)" href="data:text/csv;charset=utf-8,(.*?)"', made))
    found = list(csv.DictReader(io.StringIO(unquote(files["rounds-cells.csv"]))))
    assert [row["cell"] for row in found] == ["2 players", "3 players"]
    games = rows(tmp_path / "run", "games")
    of_two = [row["rounds"] for row in games if row["players"] == 2]
    assert float(found[0]["rounds"]) == pytest.approx(sum(of_two) / len(of_two))


def test_no_name_has_underscores(page: str) -> None:
    assert "extension 1" in page
    assert "extension_1" not in page


def test_each_picture_comes_for_a_desk_and_for_a_phone(page: str) -> None:
    assert page.count('<div class="wide-only"><svg') == page.count('<div class="narrow"><svg') == 10


def test_the_data_of_each_figure_is_one_click_away(page: str, folder: RunFolder) -> None:
    files = re.findall(r'download="(.*?)" href="data:text/csv;charset=utf-8,(.*?)"', page)
    assert len(files) == page.count("<details>") == 10
    cards = next(text for name, text in files if name == "cards-0.csv")
    found = list(csv.DictReader(io.StringIO(unquote(cards))))
    held = rows(folder.path, "cards")
    assert len(found) == len({row["card"] for row in held})
    assert sum(int(row["held"]) for row in found) == len(held)


def test_figures_count_what_the_tables_hold(folder: RunFolder) -> None:
    made = {figure.name: figure for figure in figures(Tallies(folder), 0, 3, {"dinner": "Dinner"})}
    games, seats = rows(folder.path, "games"), rows(folder.path, "seats")
    assert sum(row["games"] for row in made["lengths"].rows) == len(games)
    assert sum(row["share"] for row in made["ends"].rows) == pytest.approx(1)
    first = [row["won"] for row in seats if row["order"] == 0]
    assert made["seats"].rows[0]["win rate"] == pytest.approx(sum(first) / len(first))
    assert made["seats"].fair == pytest.approx(1 / 3)
    spent = [row for row in rows(folder.path, "picks") if row["kind"] == "route" and row["name"] == "events"]
    winners = [row["times"] for row in spent if row["won"]]
    shown = next(row for row in made["routes"].rows if row["route"] == "events" and row["who"] == "winners")
    assert shown["mean"] == pytest.approx(sum(winners) / len(winners))


def test_an_axis_has_no_gaps_and_names_are_words() -> None:
    assert whole({3: 2, 9: 1}, 3) == {3: 2, 6: 0, 9: 1}
    assert whole({}, 1) == {}
    assert name_in_words("job-palm-house", "job") == "palm house"
    assert name_in_words("extension_1", "space") == "extension 1"


def test_sums_are_the_same_however_rows_are_cut(folder: RunFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = sums(folder.table("cards"), ["cell", "card"], "won")
    monkeypatch.setattr("squander.lab.sheets.sums.BATCH", 7)
    assert sums(folder.table("cards"), ["cell", "card"], "won") == whole
    assert Sum(4, 8.0, 20.0).mean == 2
    assert Sum(4, 8.0, 20.0).reach == pytest.approx(1.96 * (4 / 3 / 4) ** 0.5, abs=1e-3)


@pytest.mark.parametrize("game", games())
def test_every_game_can_be_reported(game: str, tmp_path: Path) -> None:
    """With the names of all cards: there is no id among those that are drawn."""
    played(tmp_path / "run", SPEC.replace("last-will", game))
    page = report(RunFolder(tmp_path / "run"))
    files = dict(re.findall(r'download="(.*?)" href="data:text/csv;charset=utf-8,(.*?)"', page))
    names = [row["card"] for row in csv.DictReader(io.StringIO(unquote(files.get("cards-0.csv", "card\n"))))]
    assert "cards-0.csv" in files or not rows(tmp_path / "run", "cards")
    assert [name for name in names if re.fullmatch(r"[a-z0-9_]+", name)] == []


def test_a_run_without_some_tables_is_reported_as_far_as_it_goes(tmp_path: Path) -> None:
    played(tmp_path / "run", SPEC.replace("[grid]", "tables = []\n[grid]"))
    assert sorted(titles(report(RunFolder(tmp_path / "run")))) == ["Decisions", "Ends", "Lengths", "Seats"]


def test_only_a_finished_run_is_reported(tmp_path: Path) -> None:
    with pytest.raises(SquanderError, match="there is no run here; 'squander lab run"):
        report(RunFolder(tmp_path))

    def one_part(jobs: Iterator[Job]) -> Iterator[Done]:
        yield play_part(next(jobs))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(tmp_path / "half", play=one_part)
    with pytest.raises(SquanderError, match="this run is not finished"):
        report(RunFolder(tmp_path / "half"))
