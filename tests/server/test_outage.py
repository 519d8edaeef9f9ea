"""The database is lost in the middle of play: everybody is told, nothing changes, and play goes on when it is back."""

import asyncio
import resource
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from squander.server import wire
from squander.server.settings import Settings
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import WIDE, Running
from tests.server.postgres import crash, fresh_database, own_postgres, start
from tests.server.test_nothing_lost import Server

SECONDS = 60.0


def health(port: int) -> int:
    return call(port, "/api/health").status


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < end, "it does not come back"
        time.sleep(0.05)


class Sufferer:
    """Somebody at a table with a friend, who sees the database go and come."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.made = new_table(port, "you", "link", seed="3", starter=0)
        self.player = Player(port, self.made.table, token_of(self.made.url))
        state = self.player.my_turn()
        assert state.question is not None
        self.state = self.player.choose(state.question.options[0].id)

    @property
    def option(self) -> int:
        assert self.state.question is not None
        return self.state.question.options[0].id

    def is_refused(self) -> None:
        """A choice is told not to count, and so is whatever else would be stored."""
        self.player.say(wire.Choose(ply=self.state.ply, option=self.option))
        error = self.player.error()
        assert (error.code, error.ply) == ("storage", self.state.ply)
        self.player.say(wire.Chat(text="Anybody there?"))
        assert self.player.error().code == "storage"
        wish = wire.NewTable("last-will", [wire.SeatWish("you"), wire.SeatWish("link")])
        answer = call(self.port, "/api/tables", wish)
        assert (answer.status, answer.json()["code"]) == (503, "storage")
        assert health(self.port) == 503

    def plays_on(self) -> None:
        """At the same socket; what was refused did not happen."""
        after = self.player.choose(self.option)
        assert after.ply == self.state.ply + 1
        assert not self.player.said
        self.player.close()
        with Player(self.port, self.made.table, token_of(self.made.url)) as again:
            assert again.next_state().ply == after.ply


def test_postgresql_goes_and_comes_back() -> None:
    with own_postgres() as postgres:
        running = Running(Settings(fresh_database(postgres.get_uri()), limits=WIDE))
        try:
            sufferer = Sufferer(running.port)
            made = new_table(running.port, "you", "bot", seed="3", starter=0)
            with Player(running.port, made.table, token_of(made.url)) as player:
                player.my_turn()
                crash(postgres)
                wait_until(lambda: health(running.port) == 503)
                sufferer.is_refused()
                nobody_gets_in(running.port, sufferer.made)
                start(postgres.ensure_postgres_running)
                wait_until(lambda: health(running.port) == 200)
                sufferer.plays_on()
                others_go_on(player)
        finally:
            running.stop()


def nobody_gets_in(port: int, made: wire.TableMade) -> None:
    with Player(port, made.table, token_of(made.url)) as late:
        assert late.error().code == "storage"
    assert call(port, f"/api/tables/{made.table}/state", token=token_of(made.url)).status == 503


def others_go_on(player: Player) -> None:
    """The bot has its turn, too."""
    state = player.my_turn()
    while not any(line.who == 1 for line in state.log):
        assert state.question is not None
        player.choose(state.question.options[0].id)
        state = player.my_turn()


def test_postgresql_is_restarted_while_a_bot_is_to_answer() -> None:
    with own_postgres() as postgres:
        running = Running(Settings(fresh_database(postgres.get_uri()), limits=WIDE))
        try:
            made = new_table(running.port, "bot", "bot", "you", seed="4")
            with Player(running.port, made.table, token_of(made.url)) as player:
                state = player.my_turn()
                assert state.question is not None
                player.choose(state.question.options[0].id)
                crash(postgres)
                wait_until(lambda: health(running.port) == 503)
                start(postgres.ensure_postgres_running)
                again = player.state_when(lambda s: s.question is not None and s.question.options and s.ply > state.ply)
                assert again.ply > state.ply
        finally:
            running.stop()


def test_another_program_holds_the_sqlite_file(tmp_path: Path) -> None:
    running = Running(Settings(f"sqlite:///{tmp_path / 'a.db'}", database_seconds=3.0, limits=WIDE))
    other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    try:
        sufferer = Sufferer(running.port)
        other.execute("BEGIN IMMEDIATE")
        sufferer.is_refused()
        other.execute("ROLLBACK")
        wait_until(lambda: health(running.port) == 200)
        sufferer.plays_on()
    finally:
        other.close()
        running.stop()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="this system can't limit files of a running process")
def test_the_disk_is_full(tmp_path: Path) -> None:
    """A process that may not let files grow gets from its writes what a full or broken disk would give."""
    server = Server(Settings(f"sqlite:///{tmp_path / 'a.db'}", limits=WIDE))
    try:
        asyncio.run(server.start())
        sufferer = Sufferer(server.port)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        sufferer.is_refused()
        assert health(server.port) == 503
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_until(lambda: health(server.port) == 200)
        sufferer.plays_on()
    finally:
        server.close()
