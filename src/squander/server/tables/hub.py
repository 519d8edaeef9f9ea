"""The rooms of this process: loading, committing, and catching up with other processes."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from squander.bots.advice import Advice
from squander.kernel.errors import BadRecord, SquanderError
from squander.server.logs import log_fault
from squander.server.storage.outage import StorageFailed
from squander.server.storage.rows import ChatRow, Entry
from squander.server.storage.store import Store
from squander.server.storage.writer import Conflict
from squander.server.tables.before_deal import Halls
from squander.server.tables.commit import Stale, Step, Steps
from squander.server.tables.dealing import NOT_DEALT
from squander.server.tables.open_page import Page
from squander.server.tables.restoring import follow_all, restored, retold
from squander.server.tables.room import Room
from squander.server.tables.tokens import Holder
from squander.server.wire.refusals import RENEWED, Refused

IDLE_SECONDS = 300.0
LOOK_AGAIN_SECONDS = 1.0
MOST_TALK = 500  # lines of a table's talk that are kept in memory

EXPIRED = "This table is no more: nobody had played at it for a long time."

logger = logging.getLogger("squander.server")


class NoTable(SquanderError):
    """There is no such table."""


async def nobody_advises(_: Room) -> list[Advice] | None:
    return None


class Hub:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.missed: set[str] = set()  # tables of which something was written while they were loaded
        self.tasks: set[asyncio.Task[None]] = set()
        self.choices = 0
        self.clock = time.monotonic
        self.halls = Halls(store)
        # Bots are woken by these, at once or when nobody else has done it.
        self.wake: Callable[[Room], None] = lambda _: None
        self.wake_late: Callable[[Room], None] = lambda _: None
        self.advise: Callable[[Room], Awaitable[list[Advice] | None]] = nobody_advises
        # Other processes hear of these, where there are others.
        self.came_or_went: Callable[[Room], None] = lambda _: None
        self.loaded: Callable[[Room], None] = lambda _: None

    # --- rooms

    async def room(self, id: str) -> Room:
        """The room of a table, made from its log if it is not in memory."""
        room = self.rooms.get(id)
        if room is None:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.load(id))
            room = await asyncio.shield(self.loading[id])
        room.touched = self.clock()
        return room

    async def load(self, id: str) -> Room:
        try:
            found = await self.store.table(id)
            if found is None:
                raise NoTable("There is no such table.")
            if not found[0].dealt:
                raise NOT_DEALT
            news = await self.store.news(id, 0, 0)
            room = await asyncio.to_thread(restored, *found, news.log, news.chat)
            room.renewed, room.claimed, room.again = news.renewed, news.claimed, news.again
            room.touched = self.clock()
            self.rooms[id] = room
            self.loaded(room)
            self.wake(room)
            return room
        finally:
            del self.loading[id]
            if id in self.missed:
                self.missed.remove(id)
                self.hint(id)

    def sweep(self) -> None:
        """Let go of rooms that nobody has looked at for a while; their logs stay."""
        before = self.clock() - IDLE_SECONDS
        for room in list(self.rooms.values()):
            if not room.pages and room.driver is None and not room.lock.locked() and room.touched < before:
                del self.rooms[room.id]

    # --- steps

    async def act(self, room: Room, ply: int, step: Step) -> None:
        await self.act_all(room, ply, lambda: [step()])

    async def act_all(self, room: Room, ply: int, make: Steps) -> None:
        """Commit steps as one, then let them count, then tell everybody. `ply` is the place their maker has seen."""
        async with room.lock:
            if room.suspect:
                await self.caught_up(room)
            if ply != room.ply:
                raise Stale
            steps = make()
            await self.append(room, [entry for _, entry in steps])
            for trial, entry in steps:
                room.take(trial, entry)
            self.choices += len(steps)
        self.tell(room)
        self.wake(room)

    async def append(self, room: Room, entries: list[Entry]) -> None:
        try:
            await self.store.append(room.id, entries)
        except Conflict:
            await self.caught_up(room)
            raise Stale from None
        except (StorageFailed, asyncio.CancelledError):
            self.doubt(room)
            raise

    async def caught_up(self, room: Room) -> None:
        """As `catch_up`, and a room that can't follow its log is given up."""
        try:
            await self.catch_up(room)
        except BadRecord as error:
            self.abandon(room, error)
            raise

    async def catch_up(self, room: Room) -> None:
        """Take what other processes wrote. Called with the room's lock held."""
        news = await self.store.news(room.id, room.ply, room.said)
        if not news.seats:
            raise BadRecord(EXPIRED)
        called, room.seats = room.names, news.seats
        follow_all(room, news.log)
        if room.names != called:
            room.told = await retold(self.store, room)
        self.hear(room, news.chat)
        room.renewed, room.claimed, room.again = news.renewed, news.claimed, news.again
        self.shut_out(room)
        self.tell(room)
        room.suspect = False

    async def hinted(self, id: str) -> None:
        if id in self.loading:
            self.missed.add(id)
        room = self.rooms.get(id)
        if room is None:
            return
        if await self.look_again(room):
            self.wake_late(room)

    async def look_again(self, room: Room) -> bool:
        """Read what was written; whether that could be done."""
        try:
            async with room.lock:
                await self.caught_up(room)
            return True
        except StorageFailed:
            self.doubt(room)
        except BadRecord:
            pass
        return False

    def doubt(self, room: Room) -> None:
        """What is written is not known: it is read as soon as it can be, if anybody waits for it."""
        if not room.suspect:
            room.suspect = True
            self.resolve_soon(room)

    def resolve_soon(self, room: Room) -> None:
        if room.suspect:
            self.keep(asyncio.create_task(self.resolve(room)))

    async def resolve(self, room: Room) -> None:
        while room.suspect and room.pages and self.has(room):
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            if await self.look_again(room):
                self.wake(room)

    def has(self, room: Room) -> bool:
        """It was neither swept away nor given up."""
        return self.rooms.get(room.id) is room

    def abandon(self, room: Room, error: BadRecord) -> None:
        """Another version of the program plays at this table, or it has expired: whoever comes back reads it anew."""
        logger.warning("a table is given up", extra={"why": str(error), **room.for_log()})
        if self.has(room):
            del self.rooms[room.id]
        for page in room.pages:
            page.dismiss(Refused("broken", str(error)))

    def hint(self, id: str) -> None:
        """Something was written that may not be known here; an empty id stands for every table."""
        if self.halls.halls:
            self.keep(asyncio.create_task(self.halls.hinted(id)))
        for table in [id] if id else [*self.rooms, *self.loading]:
            self.keep(asyncio.create_task(self.hinted(table)))

    def keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log_fault("work in the background failed", error)

    def tell(self, room: Room) -> None:
        """Something changed: whatever was shown before is outdated."""
        room.texts.clear()
        for page in room.pages:
            page.turned()

    def enter(self, room: Room, page: Page) -> None:
        room.pages.add(page)
        self.shut_out(room)
        self.tell(room)
        self.came_or_went(room)
        self.resolve_soon(room)
        self.wake(room)

    def leave(self, room: Room, page: Page) -> None:
        room.pages.discard(page)
        self.tell(room)
        self.came_or_went(room)

    # --- talk and seats

    async def say(self, room: Room, seat: int, name: str, text: str) -> None:
        """Talk has a lock of its own: no choice waits for it."""
        async with room.talking:
            while True:
                row = ChatRow(room.said + 1, seat, name, text)
                try:
                    await self.store.say(room.id, row)
                    break
                except Conflict:
                    await self.overhear(room, row.number)
            self.hear(room, [row])

    async def overhear(self, room: Room, number: int) -> None:
        """What was said at another process, from this number on; if that is nothing, nothing can be said."""
        heard = await self.store.chat(room.id, number - 1)
        if not heard:
            raise StorageFailed("A line of talk has no place.")
        self.hear(room, heard)

    def hear(self, room: Room, chat: list[ChatRow]) -> None:
        """Once, however often it was read."""
        fresh = [row for row in chat if row.number > room.said]
        room.chat = [*room.chat, *fresh][-MOST_TALK:]
        for page in room.pages:
            page.hear(fresh)

    async def seat_bot(self, room: Room, seat: int, bot: str | None) -> None:
        async with room.lock:
            await self.store.seat_bot(room.id, seat, bot)
            room.seats = [s._replace(bot=bot) if i == seat else s for i, s in enumerate(room.seats)]
        self.tell(room)
        self.wake(room)

    async def renew(self, room: Room, seat: int, digest: bytes) -> bool:
        """Let another link take the place of a seat's, or of the watchers' for -1; pages with the old one are shut."""
        async with room.lock:
            if not await self.store.renew(room.id, seat, digest):
                return False
            await self.caught_up(room)
        return True

    async def claim(self, table: str, holder: Holder, badge: bytes) -> bool:
        """Whether the seat belongs to the browser with this badge, now that it has opened the link."""
        owner = await self.store.claim(table, holder.key, badge)
        await self.hinted(table)  # whatever is being read just now may not know of it
        return owner == badge

    def shut_out(self, room: Room) -> None:
        for page in room.pages:
            if page.holder.key in room.renewed:
                page.dismiss(RENEWED)

    # --- the end

    async def close(self) -> None:
        self.halls.close()
        for task in self.tasks:
            task.cancel()
        for room in self.rooms.values():
            if room.driver is not None:
                room.driver.cancel()
            for page in list(room.pages):
                page.dismiss()
