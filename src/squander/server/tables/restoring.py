"""A room from its log."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from squander.kernel.errors import BadRecord
from squander.server.logs import mark_of, place_of
from squander.server.storage.rows import ChatRow, Entry, SeatRow, TableRow
from squander.server.storage.store import Store
from squander.server.tables.room import Room, Told

DOES_NOT_FIT = "This table was stored under other rules or cards; continue it with the version that began it."

logger = logging.getLogger("squander.server")


def restored(row: TableRow, seats: list[SeatRow], log: list[Entry], chat: list[ChatRow]) -> Room:
    """The room that a log adds up to; one sentence if it was written under rules that this program does not play."""
    with fitting(row):
        room = Room(row, seats)
    follow_all(room, log)
    room.chat = chat
    return room


def follow_all(room: Room, log: list[Entry]) -> None:
    with fitting(room.row):
        for entry in log:
            room.follow(entry)
        if log:
            room.check(log[-1])


async def retold(store: Store, room: Room) -> list[Told]:
    """What was told at a table, now that somebody is called otherwise."""
    news = await store.news(room.id, 0, 0)
    again = await asyncio.to_thread(restored, room.row, room.seats, news.log[: room.ply], [])
    return again.told


@contextmanager
def fitting(row: TableRow) -> Iterator[None]:
    """Whatever goes wrong with rows that are read is said of the table."""
    try:
        yield
    except BadRecord:
        raise
    except Exception as error:
        log_misfit(row, error)
        raise BadRecord(DOES_NOT_FIT) from None


def log_misfit(row: TableRow, error: Exception) -> None:
    seen = {"table": mark_of(row.id), "error": type(error).__name__, "place": place_of(error)}
    logger.warning("a table's log does not fit", extra={"game": row.game, **seen})
