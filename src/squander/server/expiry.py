"""What nobody has touched for so many days is deleted, if this installation says so: whole tables, or their talk."""

import logging
import time

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.sql.expression import ColumnElement

from squander.kernel.errors import BadRecord
from squander.server import schema
from squander.server.hub import EXPIRED, Hub
from squander.server.settings import Settings
from squander.server.store import Store, hint
from squander.server.trouble import StorageFailed

DAY = 86_400.0
HOUR = 3_600.0
MOST_AT_ONCE = 50  # tables in one write, so that choices need not wait long

logger = logging.getLogger("squander.server")


class Expiry:
    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.tables_days = settings.keep_tables
        self.talk_days = settings.keep_talk
        self.store = store
        self.hub = hub
        self.clock = time.time
        self.due = 0.0

    async def run(self) -> None:
        """Once an hour; what fails is tried again in the next."""
        now = self.clock()
        if now < self.due:
            return
        self.due = now + HOUR
        try:
            tables = await self.expire_tables(now - self.tables_days * DAY) if self.tables_days else 0
            talks = await self.expire_talk(now - self.talk_days * DAY) if self.talk_days else 0
        except StorageFailed:
            return
        if tables or talks:
            logger.info("expired", extra={"tables": tables, "talks": talks})

    async def expire_tables(self, before: float) -> int:
        count = 0
        while gone := await self.some_tables(before):
            count += len(gone)
        return count

    async def some_tables(self, before: float) -> list[str]:
        """Tables that somebody looks at stay."""
        spared = [room.id for room in self.hub.rooms.values() if room.is_watched]
        notices: list[str] = []
        gone: list[str] = await self.store.writer.write(lambda c: delete_tables(c, before, spared, notices), notices)
        for id in gone:
            if (room := self.hub.rooms.get(id)) is not None:
                self.hub.abandon(room, BadRecord(EXPIRED))
        return gone

    async def expire_talk(self, before: float) -> int:
        count = 0
        while gone := await self.store.writer.write(lambda c: delete_talk(c, before), []):
            count += len(gone)
            for id in gone:
                await self.forget(id)
        return count

    async def forget(self, id: str) -> None:
        """The talk of a room in memory, too."""
        if (room := self.hub.rooms.get(id)) is not None:
            async with room.talking:
                room.chat = await self.store.chat(id, 0)


def delete_tables(c: Connection, before: float, spared: list[str], notices: list[str]) -> list[str]:
    """Choices that come in between wait for the rows that are locked here; hence the second look."""
    tables = schema.tables
    old = is_old(before) & tables.c.id.not_in(spared)
    locked = select(tables.c.id).where(old).limit(MOST_AT_ONCE).with_for_update(skip_locked=True)
    ids = list(c.execute(locked).scalars())
    ids = list(c.execute(select(tables.c.id).where(old & tables.c.id.in_(ids))).scalars())
    for table in reversed(schema.metadata.sorted_tables):
        if "table_id" in table.c:
            c.execute(delete(table).where(table.c.table_id.in_(ids)))
    c.execute(delete(tables).where(tables.c.id.in_(ids)))
    notices += [hint(id) for id in ids]
    return ids


def is_old(before: float) -> ColumnElement[bool]:
    """Nothing was done or said at the table since."""
    tables, log, chat = schema.tables.c, schema.log.c, schema.chat.c
    played = select(log.ply).where((log.table_id == tables.id) & (log.made_at >= before)).exists()
    talked = select(chat.number).where((chat.table_id == tables.id) & (chat.made_at >= before)).exists()
    return (tables.made_at < before) & ~played & ~talked


def delete_talk(c: Connection, before: float) -> list[str]:
    """The last line of a table stays as a number without words: the next one must not be taken for an old one."""
    chat = schema.chat
    old = (chat.c.made_at < before) & (chat.c.text != "")
    ids = list(c.execute(select(chat.c.table_id).where(old).distinct().limit(MOST_AT_ONCE)).scalars())
    other = chat.alias()
    last = select(func.max(other.c.number)).where(other.c.table_id == chat.c.table_id).scalar_subquery()
    there = chat.c.table_id.in_(ids) & (chat.c.made_at < before)
    c.execute(delete(chat).where(there & (chat.c.number < last)))
    c.execute(update(chat).where(there).values(text="", name=""))
    return ids
