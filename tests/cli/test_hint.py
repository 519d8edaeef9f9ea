"""`squander hint`, and the word in a terminal game."""

import json
from pathlib import Path

import pytest

from squander.bots.advice import Advice
from squander.cli.hint import line
from squander.play.records import write
from tests.cli.desk import finished_game, play, run


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("hint") / "evening.squander"
    record = finished_game(path)
    path.write_text(write(record._replace(choices=record.choices[:40], snapshot=None)), encoding="utf-8")
    return path


def test_the_best_answers_with_chances_and_reasons(evening: Path) -> None:
    done = run("hint", str(evening), "--playouts", "20", "--best", "2")
    assert done.code == 0
    asked, *answers = done.lines()
    assert ", ply 40: " in asked
    assert 1 <= len(answers) <= 2
    assert all(" % " in line and ": " in line for line in answers)


def test_how_sure_a_chance_is_are_two_standard_errors() -> None:
    assert line(Advice(1, "End", [1], 0.5, 0.021, "why")).split() == ["50", "%", "±", "4.2", "End:", "why"]


def test_the_same_for_programs(evening: Path) -> None:
    done = run("hint", str(evening), "--ply", "20", "--playouts", "20", "--json")
    told = json.loads(done.out)
    assert (told["game"], told["ply"]) == ("last-will", 20)
    assert {"option", "label", "answers", "chance", "spread", "why", "word"} == set(told["advice"][0])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--ply", "41"], "There is no ply 41 in this record; it has 0 to 40."),
        (["--playouts", "0"], "--playouts is '0'; it must be 1 or more."),
    ],
)
def test_what_cannot_be_advised_is_said_in_one_sentence(evening: Path, words: list[str], sentence: str) -> None:
    done = run("hint", str(evening), *words)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err


def test_a_game_that_is_over_wants_a_ply(tmp_path: Path) -> None:
    path = tmp_path / "over.squander"
    finished_game(path)
    done = run("hint", str(path))
    assert done.code == 2
    assert "this game is over; name a ply before its last choice, such as --ply " in done.err


def test_a_person_in_a_terminal_may_ask(tmp_path: Path) -> None:
    done = play("--save", str(tmp_path / "a.squander"), typed="hint\nquit\n\n")
    advised = [line for line in done.lines() if " % " in line]
    assert 1 <= len(advised) <= 3
    assert not done.too_wide()
