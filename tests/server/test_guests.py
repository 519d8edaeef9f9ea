"""Bots of others at a server's tables: offered to the page, thinking elsewhere, replaced if they fail."""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from squander.bots.guests import VARIABLE
from squander.cli.from_others import invite_all
from squander.server import wire
from squander.server.tables import catalogue
from tests.cli.desk import run
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import WIDE, Running, unhurried

MINE = """
import os
from pathlib import Path

Path(__file__).with_suffix(".pid").write_text(str(os.getpid()))

class Miser:
    games = ["last-will"]

    def choose(self, sight):
        return sight.options[-1]

class Fickle(Miser):
    def choose(self, sight):
        raise RuntimeError("not today")
"""


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that was started with two of somebody's bots."""
    monkeypatch.setenv(VARIABLE, "")
    (tmp_path / "mine.py").write_text(MINE)
    invite_all(f"{tmp_path}/mine.py:Miser, {tmp_path}/mine.py:Fickle")
    catalogue.info.cache_clear()
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", bot_seconds=60.0, limits=WIDE))
    yield running
    running.stop()
    catalogue.info.cache_clear()


def offered(running: Running) -> dict[str, list[str]]:
    games = msgspec.json.decode(call(running.port, "/api/games").body, type=list[wire.GameInfo])
    return {game.id: [bot.id for bot in game.bots if bot.kind == "other"] for game in games}


def play_until_seat_1_acted(running: Running, bot: str) -> wire.State:
    made = new_table(running.port, "you", "bot", bot=bot, seed="3", starter=1)
    with Player(running.port, made.table, token_of(made.url)) as player:
        state = player.my_turn()
        while not any(line.who == 1 for line in state.log):
            assert state.question is not None
            player.choose(state.question.options[0].id)
            state = player.my_turn()
        return state


def test_a_guest_is_offered_for_its_games_and_plays_in_another_process(guests: Running, tmp_path: Path) -> None:
    assert offered(guests)["last-will"] == ["random", "miser", "fickle", "greedy", "planner"]
    assert "miser" not in offered(guests)["prodigals-club"]
    state = play_until_seat_1_acted(guests, "miser")
    assert state.seats[1].bot == "miser"
    assert (tmp_path / "mine.pid").read_text() != str(os.getpid())
    assert guests.services.brains.failures == 0


def test_a_guest_that_fails_is_replaced_by_the_games_best(guests: Running) -> None:
    state = play_until_seat_1_acted(guests, "fickle")
    assert state.seats[1].bot == "greedy"


@pytest.mark.parametrize("command", ["serve", "here --no-browser"])
def test_a_server_is_not_started_with_a_bot_that_is_none(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "")
    database = f"sqlite:///{tmp_path / 'a.db'}"
    done = run(*command.split(), "--database", database, "--bots", f"{tmp_path}/gone.py:Miser")
    assert (done.code, done.out, done.err) == (2, "", f"{tmp_path}/gone.py: there is no such file.\n")
    assert run(*command.split(), "--database", database, "--bots", "greedy").err.startswith(
        "'greedy' says not where to look; write it as file.py:Name or module:Name."
    )
    assert not (tmp_path / "a.db").exists()
