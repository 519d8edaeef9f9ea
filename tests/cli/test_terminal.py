"""Where it matters that there is a terminal: colours, keys, stepping."""

import os
import signal
from pathlib import Path

import pytest

from squander.cli import INTERRUPTED
from tests.cli.desk import Terminal, finished_game, saved


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game."""
    path = tmp_path_factory.mktemp("finished") / "evening.squander"
    finished_game(path)
    return path


PLAY = ("play", "last-will", "--seed", "7", "--bots", "random", "--quick")


def test_a_terminal_gets_colours() -> None:
    with Terminal(*PLAY) as screen:
        assert "\x1b[1;35m" in screen.until("> ")
        screen.end_input()
        screen.until("Good-bye.")
        assert screen.wait() == 0


@pytest.mark.parametrize("how", ["--no-colour", "NO_COLOR", "TERM"])
def test_no_colour_where_none_is_wanted(how: str) -> None:
    environment = {"NO_COLOR": {"NO_COLOR": "1"}, "TERM": {"TERM": "dumb"}}.get(how, {})
    with Terminal(*PLAY, *([how] if how.startswith("--") else []), environment=environment) as screen:
        screen.until("> ")
        screen.type("?")
        assert "\x1b[" not in screen.until("> ").replace("\x1b[?2004", "")
        screen.end_input()
        assert screen.wait() == 0


def test_an_interrupt_offers_to_save_and_a_second_one_leaves(tmp_path: Path) -> None:
    with Terminal(*PLAY) as screen:
        screen.until("> ")
        screen.type("1")
        screen.until("Choose 1 card")
        screen.until("> ")
        screen.interrupt("Save it first?")
        screen.interrupt("You left the table")
        assert screen.wait() == 0
        assert not list(tmp_path.iterdir())


def test_the_screen_is_cleared_before_another_person_looks() -> None:
    with Terminal("play", "last-will", "-p", "2", "--humans", "2", "--seed", "7") as screen:
        screen.until("Press Enter when only Player 1")
        screen.type("")
        assert "\x1b[2J\x1b[3J\x1b[H" in screen.until("Choose 2 cards")
        screen.until("> ")
        screen.end_input()
        assert screen.wait() == 0


def test_the_record_of_a_finished_game_can_be_kept(evening: Path, tmp_path: Path) -> None:
    with Terminal("play", "--load", str(evening), folder=tmp_path) as screen:
        screen.until("Keep the record?")
        screen.type(".")
        screen.until("this is a folder")
        screen.until("Keep the record?")
        screen.type("kept.squander")
        screen.until("squander replay kept.squander")
        assert screen.wait() == 0
    assert (tmp_path / "kept.squander").read_text() == evening.read_text()


def test_stepping_through_a_record(evening: Path) -> None:
    plies = len(saved(evening).choices)
    with Terminal("replay", str(evening), "--no-colour") as screen:
        for typed, expected in [
            ("", "Ply 1 of"),
            ("next", "Ply 2 of"),
            ("back", "Ply 1 of"),
            ("30", "Ply 30 of"),
            ("table", "Plans, further left"),
            ("99999", f"Ply {plies} of {plies} · the end"),
        ]:
            screen.until("> ")
            screen.type(typed)
            screen.until(expected)
        screen.until("  1. ")
        screen.type("quit")
        assert screen.wait() == 0


def test_the_end_of_input_ends_a_replay(evening: Path) -> None:
    with Terminal("replay", str(evening), "--no-colour") as screen:
        screen.until("> ")
        screen.end_input()
        assert screen.wait() == 0
    assert "Traceback" not in screen.text


def test_a_finished_game_is_not_left_but_over(evening: Path, tmp_path: Path) -> None:
    with Terminal("play", "--load", str(evening), folder=tmp_path) as screen:
        screen.until("Keep the record?")
        screen.end_input()
        assert screen.wait() == 0
    assert "You left the table" not in screen.text


def test_a_simulation_shows_how_far_it_is_and_can_be_interrupted() -> None:
    with Terminal("sim", "template", "-p", "2", "--games", "10000000", "--processes", "1") as screen:
        screen.until("playing")
        screen.until("/10000000")
        screen.process.send_signal(signal.SIGINT)
        assert screen.wait() == INTERRUPTED
    assert "Traceback" not in screen.text


def test_a_closed_pipe_is_no_accident(evening: Path) -> None:
    import subprocess
    import sys

    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = f"{sys.executable} -m squander replay {evening} | head -1"
    done = subprocess.run(command, shell=True, env=env, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    assert done.stdout.count("\n") == 1
