"""Old tables and old talk go when this installation says so, and not before."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from squander.server import wire
from squander.server.tables import hub
from squander.server.tables.expiry import DAY, HOUR, Expiry
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import WIDE, Running, unhurried

DAYS = 3


class Aging:
    """A server whose tables can be made older."""

    def __init__(self, database: str, **keep: float) -> None:
        self.running = Running(unhurried(database, limits=WIDE, **keep))
        self.port = self.running.port

    @property
    def expiry(self) -> Expiry:
        return self.running.services.expiry

    def table(self) -> wire.TableMade:
        return new_table(self.port, "you", "link", seed="3", starter=0)

    def age(self, made: wire.TableMade, days: float, *kinds: str) -> None:
        """As if this had been made so many days ago."""
        with self.running.services.store.engine.execution_options(writing=True).begin() as connection:
            for kind in kinds:
                key = "id" if kind == "tables" else "table_id"
                change = f"UPDATE {kind} SET made_at = made_at - :age WHERE {key} = :id"
                connection.execute(text(change), {"age": days * DAY, "id": made.table})

    def run(self) -> None:
        self.expiry.due = 0.0
        self.running.run(self.expiry.run())

    def status(self, made: wire.TableMade) -> int:
        return call(self.port, f"/api/tables/{made.table}/state", token=token_of(made.url)).status

    def rows(self, made: wire.TableMade) -> int:
        kinds = {"tables": "id", "seats": "table_id", "keys": "table_id", "log": "table_id", "chat": "table_id"}
        with self.running.services.store.engine.connect() as connection:
            counts = [f"(SELECT count(*) FROM {kind} WHERE {key} = :id)" for kind, key in kinds.items()]
            return int(connection.execute(text(f"SELECT {' + '.join(counts)}"), {"id": made.table}).scalar() or 0)


def choose(port: int, made: wire.TableMade) -> None:
    with Player(port, made.table, token_of(made.url)) as player:
        state = player.my_turn()
        assert state.question is not None
        player.choose(state.question.options[0].id)


def talk(port: int, made: wire.TableMade, *lines: str) -> list[int]:
    with Player(port, made.table, token_of(made.url)) as player:
        player.next_state()
        before = len(player.said)
        for line in lines:
            player.say(wire.Chat(text=line))
        while not player.said or player.said[-1].text != lines[-1]:
            player.hear()
        return [said.number for said in player.said[before:]]


def everything_old(old: Aging, made: wire.TableMade) -> None:
    old.age(made, DAYS + 1, "tables", "log", "chat")


def test_a_table_at_which_nobody_played_for_long_is_deleted(database: str) -> None:
    old = Aging(database, keep_tables=DAYS)
    try:
        gone, played, talked, young = (old.table() for _ in range(4))
        for made in (gone, played):
            choose(old.port, made)
        for made in (gone, talked):
            talk(old.port, made, "Good evening.")
        everything_old(old, gone)
        old.age(played, DAYS + 1, "tables")
        old.age(talked, DAYS + 1, "tables")
        old.age(young, DAYS - 1, "tables")
        old.run()
        assert old.rows(gone) == 0
        assert [old.status(made) for made in (gone, played, talked, young)] == [403, 200, 200, 200]
        with Player(old.port, gone.table, token_of(gone.url)) as player:
            assert player.error().code == "forbidden"
    finally:
        old.running.stop()


def test_many_tables_go_in_several_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("squander.server.storage.deletion.MOST_AT_ONCE", 2)
    old = Aging(f"sqlite:///{tmp_path / 'a.db'}", keep_tables=DAYS, keep_talk=DAYS)
    try:
        tables = [old.table() for _ in range(5)]
        for made in tables:
            everything_old(old, made)
        old.run()
        assert [old.rows(made) for made in tables] == [0] * 5
    finally:
        old.running.stop()


def test_a_table_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    old = Aging(f"sqlite:///{tmp_path / 'a.db'}", keep_tables=DAYS)
    try:
        made = old.table()
        with Player(old.port, made.table, token_of(made.url)) as player:
            player.my_turn()
            everything_old(old, made)
            old.run()
            assert old.status(made) == 200
    finally:
        old.running.stop()


def test_pages_at_a_table_that_was_deleted_elsewhere_are_told(tmp_path: Path) -> None:
    old = Aging(f"sqlite:///{tmp_path / 'a.db'}", keep_tables=DAYS)
    try:
        made = old.table()
        with Player(old.port, made.table, token_of(made.url)) as player:
            player.my_turn()
            everything_old(old, made)
            room = old.running.services.hub.rooms.pop(made.table)
            old.run()
            old.running.services.hub.rooms[made.table] = room
            old.running.run(old.running.services.hub.hinted(made.table))
            error = player.error()
            assert (error.code, error.text) == ("broken", hub.EXPIRED)
            player.ended()
    finally:
        old.running.stop()


@pytest.mark.parametrize("loaded", [True, False])
def test_old_talk_is_deleted_and_new_talk_counts_on(database: str, loaded: bool) -> None:
    old = Aging(database, keep_talk=DAYS)
    try:
        made = old.table()
        assert talk(old.port, made, "One.", "Two.", "Three.") == [1, 2, 3]
        old.age(made, DAYS + 1, "chat")
        if not loaded:
            old.running.services.hub.rooms.clear()
        old.run()
        with old.running.services.store.engine.connect() as connection:
            rows = connection.execute(text("SELECT number, name, text FROM chat")).all()
        assert [tuple(row) for row in rows] == [(3, "", "")]
        assert talk(old.port, made, "Four.") == [4]
        old.run()
        with Player(old.port, made.table, token_of(made.url)) as player:
            while not player.said:
                player.hear()
            assert [said.text for said in player.said] == ["Four."]
    finally:
        old.running.stop()


def test_nothing_expires_unless_it_is_said(tmp_path: Path) -> None:
    old = Aging(f"sqlite:///{tmp_path / 'a.db'}")
    try:
        made = old.table()
        talk(old.port, made, "Good evening.")
        old.age(made, 10_000, "tables", "log", "chat")
        before = old.rows(made)
        old.run()
        assert old.rows(made) == before
    finally:
        old.running.stop()


def test_it_is_looked_for_once_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = Aging(f"sqlite:///{tmp_path / 'a.db'}", keep_tables=DAYS)
    looks: list[float] = []

    async def look(before: float) -> int:
        looks.append(before)
        return 0

    async def run(*times: float) -> None:
        for now in times:
            monkeypatch.setattr(old.expiry, "clock", lambda now=now: now)
            await old.expiry.run()

    monkeypatch.setattr(old.expiry, "expire_tables", look)
    try:
        asyncio.run(run(1e9, 1e9 + 60, 1e9 + HOUR - 1, 1e9 + HOUR, 1e9 + HOUR + 60))
    finally:
        old.running.stop()
    assert looks == [1e9 - DAYS * DAY, 1e9 + HOUR - DAYS * DAY]
