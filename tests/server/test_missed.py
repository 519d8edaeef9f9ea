"""What is written while a table is being read is not missed: nobody says it twice."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from squander.server.storage.rows import News
from squander.server.storage.store import Store
from squander.server.tables.hub import Hub
from squander.server.tables.room import Room
from squander.server.tables.tokens import Holder, hash_of
from tests.server.client import call, new_table, token_of
from tests.server.conftest import Running, unhurried

Claiming = Callable[[Hub, str, bytes], Coroutine[Any, Any, set[int]]]


class SlowStore:
    """Its news of a table arrive only when somebody lets them, as old as they are by then."""

    def __init__(self, store: Store) -> None:
        self.read = asyncio.Event()
        self.go = asyncio.Event()
        self.news, store.news = store.news, self.late  # type: ignore[method-assign]

    async def late(self, id: str, ply: int, number: int) -> News:
        news = await self.news(id, ply, number)
        self.read.set()
        await self.go.wait()
        return news


def running_at(folder: Path) -> Running:
    return Running(unhurried(f"sqlite:///{folder / 'a.db'}"))


async def claimed(hub: Hub, room: Room) -> set[int]:
    while hub.tasks:
        await asyncio.gather(*hub.tasks)
    return room.claimed


async def claim_while_loading(hub: Hub, table: str, key: bytes) -> set[int]:
    hub.rooms.clear()
    slow = SlowStore(hub.store)
    loading = asyncio.create_task(hub.room(table))
    await slow.read.wait()
    assert await hub.claim(table, Holder([1], False, key), b"ben's")
    await asyncio.sleep(0)  # the hint finds a table that is not there yet
    slow.go.set()
    return await claimed(hub, await loading)


async def claim_while_catching_up(hub: Hub, table: str, key: bytes) -> set[int]:
    room = await hub.room(table)
    slow = SlowStore(hub.store)
    looking = asyncio.create_task(hub.look_again(room))
    await slow.read.wait()
    claiming = asyncio.create_task(hub.claim(table, Holder([1], False, key), b"ben's"))
    while not (stored := await hub.store.key(key)) or not stored.claimed_by:
        await asyncio.sleep(0.01)
    slow.go.set()
    assert await looking
    assert await claiming
    return room.claimed


@pytest.mark.parametrize("claiming", [claim_while_loading, claim_while_catching_up])
def test_a_link_that_is_opened_while_its_table_is_read(tmp_path: Path, claiming: Claiming) -> None:
    running = running_at(tmp_path)
    try:
        made = new_table(running.port, "you", "link")
        key = hash_of(token_of(made.links[0].url))
        assert running.run(claiming(running.services.hub, made.table, key)) == {1}
    finally:
        running.stop()


async def choose_while_loading(hub: Hub, table: str) -> tuple[int, int]:
    """As another process would: written, then told by a hint while the table is read here."""
    room = await hub.room(table)
    hub.rooms.clear()
    slow = SlowStore(hub.store)
    loading = asyncio.create_task(hub.room(table))
    await slow.read.wait()
    _, entry = room.choice(room.game.options[0])
    await hub.store.append(table, [entry])
    hub.hint(table)
    await asyncio.sleep(0)
    slow.go.set()
    found = await loading
    await claimed(hub, found)
    return found.ply, entry.ply


def test_a_choice_that_is_written_while_its_table_is_read(tmp_path: Path) -> None:
    running = running_at(tmp_path)
    try:
        made = new_table(running.port, "you", "link", seed="3", starter=0)
        assert call(running.port, f"/api/tables/{made.table}/state", token=token_of(made.url)).status == 200
        found, written = running.run(choose_while_loading(running.services.hub, made.table))
        assert found == written
    finally:
        running.stop()
