"""`squander exercises`: listed, solved in the terminal, and found."""

import json
from pathlib import Path

import pytest

from squander.play.exercises import Exercise, exercise, exercises, laid_out
from squander.play.records import option_called
from squander.play.typed import offered
from tests.cli.desk import run

GAME = "last-will"


def typed(one: Exercise, word: str) -> str:
    """The number that stands before an answer."""
    g = laid_out(GAME, one)
    option = option_called(g, g.question.frame, g.plies + 1, word)
    return next(str(choice.number) for choice in offered(g, [""] * g.players) if choice.option == option)


def test_the_list_has_stars_and_no_answers() -> None:
    told = run("exercises", GAME)
    assert told.code == 0
    assert f"{len(exercises(GAME).exercises)} exercises" in told.lines()[0]
    rows = json.loads(run("exercises", GAME, "--json").out)
    assert len(rows) == len(told.lines()) - 1
    assert "round 5, Errands" in told.out
    assert not [row["question"] for row in rows if row["question"] in told.out], "codes are for programs"
    assert set(rows[0]) == {"number", "key", "stars", "players", "round", "seat", "question"}
    assert json.loads(run("exercises", GAME, "2", "--json").out) == rows[1]


def test_one_is_answered_wrongly_and_then_rightly() -> None:
    one = exercise(GAME, 1)
    wrong, right = typed(one, one.others[-1].words[0]), typed(one, one.right[0].words[0])
    told = run("exercises", GAME, "1", "--no-colour", typed=f"hint\n{wrong}\nagain\n{right}\nquit\n")
    assert told.code == 0
    before, answered, again = told.out.partition("Not the best: it gives away")
    assert "find an answer first" in before
    flat = " ".join(told.out.split())
    assert all(line not in " ".join(before.split()) and line in flat for line in one.why)
    assert answered
    assert "Right: that is the best." in again
    assert "levels of bots" in again


def test_after_an_answer_one_may_play_on_against_the_bots() -> None:
    one = exercise(GAME, 1)
    told = run("exercises", GAME, "1", typed=f"{typed(one, one.right[0].words[0])}\nwhist\nplay\nquit\n\n")
    assert told.code == 0
    assert "There is nothing called 'whist' here." in told.out
    assert "You left the table after" in told.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["whist"], "There is no game 'whist'"),
        (["template"], "There are no exercises for"),
        ([GAME, "0"], "There is no exercise 0 of Last Will"),
        ([GAME, "1000"], "There is no exercise 1000 of Last Will"),
        ([GAME, "first"], "it must be a whole number"),
        (["mine", "whist"], "There is no game 'whist'"),
        (["mine", "template"], "Nobody here knows how to play"),
        (["mine", GAME, "--games", "-3"], "-3 games cannot be played"),
        (["mine", GAME, "--games", "0"], "0 games cannot be played"),
        (["mine", GAME, "--players", "two"], "--players is 'two'"),
        (["mine", GAME, "--players", "9"], "takes 2 to 5 players"),
        (["mine", GAME, "--worlds", "1"], "--worlds is '1'; it must be 10 or more"),
        (["mine", GAME, "--processes", "-1"], "-1 processes cannot play"),
        (["mine", GAME, "--out", "/nowhere/found.toml"], "there is no folder"),
        (["mine", GAME, "--about", "will.Gossip"], "Nobody is asked 'will.Gossip' in last-will; ask about will.Act, "),
        (["explain", "whist"], "There is no game 'whist'"),
        (["explain", GAME, "--out", "nowhere.toml"], "there is no such set of exercises"),
    ],
)
def test_bad_input_is_one_sentence(words: list[str], sentence: str) -> None:
    told = run("exercises", *words)
    assert (told.code, len(told.err.splitlines())) == (2, 1)
    assert sentence in told.err


def test_a_file_that_is_no_set_is_neither_added_to_nor_written_over(tmp_path: Path) -> None:
    path = tmp_path / "letters.txt"
    path.write_text("Dear Aunt,", encoding="utf-8")
    told = run("exercises", "mine", GAME, "--out", str(path), "--add")
    assert told.code == 2
    assert "is no set of exercises" in told.err
    assert path.read_text(encoding="utf-8") == "Dear Aunt,"
    told = run("exercises", "mine", GAME, "--out", str(tmp_path / "new.toml"), "--add")
    assert (told.code, "there is no such set of exercises yet" in told.err) == (2, True)
