"""What nobody has touched for so many days is deleted, if this installation says so: whole tables, or their talk."""

import logging
import time
from datetime import UTC, datetime

from squander.kernel.errors import BadRecord
from squander.server.settings import Settings
from squander.server.storage.day_rows import delete_days
from squander.server.storage.deletion import delete_tables, delete_talk
from squander.server.storage.outage import StorageFailed
from squander.server.storage.store import Store
from squander.server.tables.hub import EXPIRED, Hub

DAY = 86_400.0
HOUR = 3_600.0
RESULTS_DAYS = 30  # for which what came of a day's deal is listed

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
            await self.forget_days(now - RESULTS_DAYS * DAY)
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

    async def forget_days(self, before: float) -> None:
        oldest = datetime.fromtimestamp(before, UTC).date().isoformat()
        await self.store.writer.write(lambda c: delete_days(c, oldest), [])

    async def forget(self, id: str) -> None:
        """The talk of a room in memory, too."""
        if (room := self.hub.rooms.get(id)) is not None:
            async with room.talking:
                room.chat = await self.store.chat(id, 0)
