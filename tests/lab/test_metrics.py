"""Metrics: functions of a designer's over what was noted become columns."""

from pathlib import Path

import pytest

from squander.kernel.errors import SquanderError
from squander.lab.grid.crew import processes
from tests.lab.studies import SPEC, played, rows, study, tables

FUNCTIONS = """
def dinners(notes) -> int:
    return sum(note.what == "plays" for note in notes)

def errands(notes, seat):
    return float(sum(note.what == "errand" and note.who == seat for note in notes))

def how(notes, game) -> str:
    return f"{notes[-1].what} in {game.kind.round_of(game)}"

def fails(notes):
    return 1 / 0

def wrong(notes) -> int:
    return "many"

def strange(notes, dice):
    return 0

def listed(notes) -> list:
    return []

NUMBER = 7
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "mine.py").write_text(FUNCTIONS)
    return tmp_path


def with_metric(*names: str) -> str:
    lines = "\n".join(f'{name} = "mine.py:{name}"' for name in names)
    return f"{SPEC}\n[metrics]\n{lines}\n"


def test_a_function_over_notes_becomes_a_column(home: Path) -> None:
    played(home / "run", with_metric("dinners", "errands", "how"), home)
    games, seats = rows(home / "run", "games"), rows(home / "run", "seats")
    assert all(isinstance(row["dinners"], int) and row["dinners"] > 0 for row in games)
    assert games[0]["how"].endswith(f"in {games[0]['rounds']}")
    assert {type(row["errands"]) for row in seats} == {float}
    picks = [row for row in rows(home / "run", "picks") if row["kind"] == "space" and row["number"] == 0]
    assert sum(row["errands"] for row in seats if row["number"] == 0) == sum(row["times"] for row in picks)


def test_metrics_are_the_same_in_other_processes(home: Path) -> None:
    spec = with_metric("dinners")
    played(home / "one", spec, home)
    played(home / "two", spec, home, processes(2))
    assert tables(home / "one") == tables(home / "two")


def test_a_run_with_an_edited_metric_is_another(home: Path) -> None:
    played(home / "run", with_metric("dinners"), home)
    (home / "mine.py").write_text(FUNCTIONS + "\n# edited\n")
    with pytest.raises(SquanderError, match=r"holds another run .its metrics differ"):
        played(home / "run", with_metric("dinners"), home)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("fails", "The metric fails failed at last-will, seed s/0: ZeroDivisionError: division by zero."),
        ("wrong", "The metric wrong found 'many' at last-will, seed s/0; it must be int or None."),
    ],
)
def test_a_metric_that_fails_at_once_leaves_nothing(name: str, sentence: str, home: Path) -> None:
    with pytest.raises(SquanderError) as caught:
        played(home / "run", with_metric(name), home)
    assert str(caught.value) == sentence
    assert not (home / "run").exists()
    assert played(home / "run", with_metric("dinners"), home).played == 6, "the mended one begins anew"


def test_a_metric_that_fails_later_leaves_what_was_played(home: Path) -> None:
    (home / "mine.py").write_text("def late(notes, game) -> int:\n    return 1 // (game.setup.seed != 's/3')\n")
    with pytest.raises(SquanderError, match="The metric late failed at last-will, seed s/3"):
        played(home / "run", with_metric("late"), home)
    assert tables(home / "run") == {}
    assert len(list((home / "run" / "parts").iterdir())) == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('x = "mine.py:nothing"', "has no 'nothing'; it has dinners, errands"),
        ('x = "none.py:dinners"', "none.py: there is no such file."),
        ('x = "mine.py:strange"', "takes dice, notes; it may take notes, game and seat."),
        ('x = "mine.py:listed"', "returns list; a column takes int, float, str or bool."),
        ('ending = "mine.py:dinners"', "there is a column 'ending' already; give yours another name."),
        ('x = "mine.py:NUMBER"', "which is no function."),
        ('"Big X" = "mine.py:dinners"', "'Big X' cannot name a column"),
    ],
)
def test_a_metric_that_cannot_be_one_is_refused_before_anything_is_played(line: str, sentence: str, home: Path) -> None:
    with pytest.raises(SquanderError) as caught:
        study(f"{SPEC}\n[metrics]\n{line}\n", home)
    assert sentence in str(caught.value)


def test_those_of_the_docs_can_be_used(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    (tmp_path / "market.py").write_text(page.partition("```python\n")[2].partition("```")[0])
    lines = page.partition("[metrics]\n")[2].partition("```")[0]
    played(tmp_path / "run", f"{SPEC}\n[metrics]\n{lines}", tmp_path)
    assert {"market_days"} <= set(rows(tmp_path / "run", "games")[0])
    assert sum(row["errands"] for row in rows(tmp_path / "run", "seats")) > 0
