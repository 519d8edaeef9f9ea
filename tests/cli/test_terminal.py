"""Where it matters that there is a terminal: colours, keys, stepping."""

import os
from pathlib import Path

import pytest

from tests.cli.desk import Terminal, finished_game

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


def test_the_record_of_a_finished_game_can_be_kept(tmp_path: Path) -> None:
    finished_game(tmp_path / "evening.squander")
    with Terminal("play", "--load", "evening.squander", folder=tmp_path) as screen:
        screen.until("Keep the record?")
        screen.type(".")
        screen.until("this is a folder")
        screen.until("Keep the record?")
        screen.type("kept.squander")
        screen.until("squander replay kept.squander")
        assert screen.wait() == 0
    assert (tmp_path / "kept.squander").read_text() == (tmp_path / "evening.squander").read_text()


def test_stepping_through_a_record(tmp_path: Path) -> None:
    path = tmp_path / "evening.squander"
    plies = len(finished_game(path).choices)
    with Terminal("replay", str(path), "--no-colour") as screen:
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


def test_a_closed_pipe_is_no_accident(tmp_path: Path) -> None:
    import subprocess
    import sys

    path = tmp_path / "evening.squander"
    finished_game(path)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = f"{sys.executable} -m squander replay {path} | head -1"
    done = subprocess.run(command, shell=True, env=env, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    assert done.stdout.count("\n") == 1
