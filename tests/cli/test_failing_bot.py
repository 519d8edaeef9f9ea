"""A bot that fails destroys no game."""

from pathlib import Path

import pytest

from squander.cli import seats, session
from squander.kernel.errors import DeadEnd
from squander.kernel.game import Game
from squander.play.records import verify
from tests.cli.desk import reseal, run, saved

PLY = 12
AMONG_BOTS = ["play", "last-will", "-p", "2", "--humans", "0", "--seed", "7"]
answer_of = seats.answer_of


def failing(bot: str, g: Game) -> int:
    if bot == "greedy" and g.plies >= PLY:
        raise IndexError("list index out of range")
    return answer_of("random", g)


def answering_nonsense(bot: str, g: Game) -> int:
    return 999_999 if bot == "greedy" and g.plies >= PLY else answer_of("random", g)


def watch(path: Path) -> str:
    """A game among bots alone."""
    done = run(*AMONG_BOTS, "--bots", "greedy", "--save", str(path))
    assert done.code == 0
    return " ".join(done.out.split())


@pytest.mark.parametrize(
    ("fault", "said"), [(failing, "IndexError: list index out of range"), (answering_nonsense, "NotOffered: ")]
)
def test_another_bot_plays_on(fault: object, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "answer_of", fault)
    path = tmp_path / "evening.squander"
    told = watch(path)
    record = saved(path)
    assert verify(record) is None
    assert told.count("The bot greedy failed") == 2  # both seats had one
    assert f"The bot greedy failed (last-will, seed 7, ply {PLY}: {said}" in told
    assert "random plays on for" in told
    assert record.about["seats"] == ["random", "random"]
    assert record.about["names"] == ["Ashby", "Bloom"]
    assert "wins." in told


def test_what_no_bot_can_answer_is_saved_up_to_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(bot: str, g: Game) -> int:
        if g.plies >= PLY:
            raise DeadEnd("A question without an answer.")
        return answer_of("random", g)

    monkeypatch.setattr(session, "answer_of", never)
    path = tmp_path / "evening.squander"
    done = run(
        *["play", "last-will", "-p", "2", "--humans", "0", "--seed", "7", "--bots", "random", "--save"], str(path)
    )
    assert done.code == 2
    assert done.err == "A question without an answer.\n"
    assert len(saved(path).choices) == PLY
    assert verify(saved(path)) is None


def test_bots_that_all_fail_hand_the_question_down_and_not_to_and_fro(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def all_but_chance(bot: str, g: Game) -> int:
        if bot != "random":
            raise IndexError("list index out of range")
        return answer_of(bot, g)

    monkeypatch.setattr(session, "answer_of", all_but_chance)
    path = tmp_path / "evening.squander"
    command = ["play", "maccreedys-mansion", "-p", "2", "--humans", "0", "--seed", "7", "--bots", "greedy", "--save"]
    assert run(*command, str(path)).code == 0
    assert saved(path).about["seats"] == ["random", "random"]


def test_a_bot_that_is_gone_is_replaced_when_a_saved_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "evening.squander"
    run(*["play", "last-will", "-p", "2", "--seed", "7", "--bots", "random", "--save"], str(path), typed="1\nquit\n\n")
    text = path.read_text(encoding="utf-8").replace('"random"', '"oracle"')
    path.write_text(text, encoding="utf-8")
    reseal(path)
    told = " ".join(run("play", "--load", str(path), typed="1\n1\n").out.split())
    assert "The bot oracle failed" in told
    assert "greedy plays on for Bloom." in told
