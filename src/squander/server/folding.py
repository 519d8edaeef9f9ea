"""A room from its log."""

import logging

from squander.kernel.errors import BadRecord
from squander.server.room import Room
from squander.server.rows import ChatRow, Entry, SeatRow, TableRow

DOES_NOT_FIT = "This table was stored under other rules or cards; continue it with the version that began it."

logger = logging.getLogger("squander.server")


def restored(row: TableRow, seats: list[SeatRow], log: list[Entry], chat: list[ChatRow]) -> Room:
    """The room that a log adds up to; one sentence if it was written under rules that this program does not play."""
    try:
        return folded(row, seats, log, chat)
    except BadRecord:
        raise
    except Exception as error:
        logger.warning("a table's log does not fit", extra={"game": row.game, "error": type(error).__name__})
        raise BadRecord(DOES_NOT_FIT) from None


def folded(row: TableRow, seats: list[SeatRow], log: list[Entry], chat: list[ChatRow]) -> Room:
    room = Room(row, seats)
    for entry in log:
        room.follow(entry)
    if log:
        room.check(log[-1])
    room.chat = chat
    return room
