"""The rooms of this process: loading, committing, catching up with other processes, and letting bots play."""

import asyncio
import hashlib
import logging
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from squander.kernel.errors import BadRecord, SquanderError
from squander.play.table import Table
from squander.server.brains import Brains
from squander.server.folding import restored
from squander.server.refusals import RENEWED, Refused
from squander.server.room import Room
from squander.server.rows import ChatRow, Entry
from squander.server.store import Store
from squander.server.writer import Conflict, StorageFailed

if TYPE_CHECKING:
    from squander.server.sockets import Page

IDLE_SECONDS = 300.0
GRACE_SECONDS = 2.0
RETRY_SECONDS = 5.0

logger = logging.getLogger("squander.server")


class NoTable(SquanderError):
    """There is no such table."""


class Stale(Exception):
    """The table has moved on."""


Step = Callable[[], tuple[Table, Entry]]
Steps = Callable[[], list[tuple[Table, Entry]]]


class Hub:
    def __init__(self, store: Store, brains: Brains) -> None:
        self.store = store
        self.brains = brains
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.choices = 0
        # Other processes hear of these, where there are others.
        self.came_or_went: Callable[[Room], None] = lambda _: None
        self.loaded: Callable[[Room], None] = lambda _: None

    # --- rooms

    async def room(self, id: str) -> Room:
        """The room of a table, made from its log if it is not in memory."""
        if id not in self.rooms:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.load(id))
            await asyncio.shield(self.loading[id])
        room = self.rooms[id]
        room.touched = time.monotonic()
        return room

    async def load(self, id: str) -> Room:
        try:
            found = await self.store.table(id)
            if found is None:
                raise NoTable("There is no such table.")
            news = await self.store.news(id, 0, 0)
            room = await asyncio.to_thread(restored, *found, news.log, news.chat)
            room.renewed = news.renewed
            self.rooms[id] = room
            self.loaded(room)
            self.wake_bot(room)
            return room
        finally:
            del self.loading[id]

    def sweep(self) -> None:
        """Let go of rooms that nobody has looked at for a while; their logs stay."""
        before = time.monotonic() - IDLE_SECONDS
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
                await self.catch_up(room)
            if ply != room.ply:
                raise Stale
            steps = make()
            await self.append(room, [entry for _, entry in steps])
            for trial, entry in steps:
                room.take(trial, entry)
            self.choices += len(steps)
        self.tell(room)
        self.wake_bot(room)

    async def append(self, room: Room, entries: list[Entry]) -> None:
        try:
            await self.store.append(room.id, entries)
        except Conflict:
            await self.catch_up(room)
            raise Stale from None
        except (StorageFailed, asyncio.CancelledError):
            room.suspect = True
            raise

    async def catch_up(self, room: Room) -> None:
        """Take what other processes wrote. Called with the room's lock held."""
        news = await self.store.news(room.id, room.ply, room.said)
        room.seats = news.seats
        for entry in news.log:
            room.follow(entry)
        if news.log:
            room.check(news.log[-1])
        self.hear(room, news.chat)
        room.renewed = news.renewed
        self.shut_out(room)
        self.tell(room)
        room.suspect = False

    async def hinted(self, id: str) -> None:
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            try:
                await self.catch_up(room)
            except StorageFailed:
                room.suspect = True
                return
            except BadRecord as error:
                self.abandon(room, error)
                return
        # The process that wrote lets the bot play; only if it does not, another one does.
        patience = GRACE_SECONDS + self.brains.seconds
        asyncio.get_running_loop().call_later(patience, self.wake_late, room, room.ply)

    def abandon(self, room: Room, error: BadRecord) -> None:
        """Another version of the program plays at this table: whoever comes back reads it anew."""
        logger.warning("a table's log does not fit", extra={"game": room.row.game})
        self.rooms.pop(room.id, None)
        for page in room.pages:
            page.dismiss(Refused("broken", str(error)))

    def hint(self, id: str) -> None:
        """Another process wrote something; an empty id stands for every table."""
        for table in [id] if id else list(self.rooms):
            self.keep(asyncio.create_task(self.hinted(table)))

    def keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def tell(self, room: Room) -> None:
        """Something changed: whatever was shown before is outdated."""
        room.texts.clear()
        for page in room.pages:
            page.turned()

    def enter(self, room: Room, page: "Page") -> None:
        room.pages.add(page)
        self.shut_out(room)
        self.tell(room)
        self.came_or_went(room)

    def leave(self, room: Room, page: "Page") -> None:
        room.pages.discard(page)
        self.tell(room)
        self.came_or_went(room)

    # --- talk and seats

    async def say(self, room: Room, seat: int, name: str, text: str) -> None:
        async with room.lock:
            row = ChatRow(room.said + 1, seat, name, text)
            try:
                await self.store.say(room.id, row)
            except Conflict:
                await self.catch_up(room)
                row = row._replace(number=room.said + 1)
                await self.store.say(room.id, row)
            self.hear(room, [row])

    def hear(self, room: Room, chat: list[ChatRow]) -> None:
        room.chat += [row for row in chat if row.number > room.said]
        for page in room.pages:
            page.hear(chat)

    async def seat_bot(self, room: Room, seat: int, bot: str | None) -> None:
        async with room.lock:
            await self.store.seat_bot(room.id, seat, bot)
            room.seats = [s._replace(bot=bot) if i == seat else s for i, s in enumerate(room.seats)]
        self.tell(room)
        self.wake_bot(room)

    async def renew(self, room: Room, seat: int, digest: bytes) -> bool:
        """Let another link take the place of a seat's, or of the watchers' for -1; pages with the old one are shut."""
        async with room.lock:
            if not await self.store.renew(room.id, seat, digest):
                return False
            await self.catch_up(room)
        return True

    def shut_out(self, room: Room) -> None:
        for page in room.pages:
            if page.holder.key in room.renewed:
                page.dismiss(RENEWED)

    # --- bots

    def wake_bot(self, room: Room) -> None:
        """Let a bot answer if it is asked."""
        if room.driver is None and room.bot_at(room.asked) is not None:
            room.driver = asyncio.create_task(self.drive(room))

    def wake_late(self, room: Room, ply: int) -> None:
        if room.ply == ply:
            self.wake_bot(room)

    async def drive(self, room: Room) -> None:
        try:
            while (bot := room.bot_at(room.asked)) is not None:
                await self.bot_turn(room, bot)
        except Exception:
            logger.exception("a bot's turn failed", extra={"game": room.row.game, "bot": room.bot_at(room.asked)})
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake_bot, room)
        finally:
            room.driver = None
            room.thinking = False
            self.tell(room)

    async def bot_turn(self, room: Room, bot: str) -> None:
        ply, seat = room.ply, room.asked
        room.thinking = True
        option = await self.answer(room, bot)
        room.thinking = False
        if room.bot_at(seat) is None:
            return
        try:
            await self.act(room, ply, lambda: room.choice(option))
        except Stale:
            pass
        except StorageFailed:
            await asyncio.sleep(1.0)

    async def answer(self, room: Room, bot: str) -> int:
        """The bot's choice; chance decides when it fails, so that a table never hangs."""
        g = room.game
        if len(g.options) == 1:
            return g.options[0]
        option = await self.brains.choose(g, bot, bot_seed(room))
        return option if option in g.options else random.choice(g.options)

    # --- the end

    async def close(self) -> None:
        for room in self.rooms.values():
            if room.driver is not None:
                room.driver.cancel()
            for page in list(room.pages):
                page.dismiss()


def bot_seed(room: Room) -> int:
    """The same table gives its bots the same luck again, and nobody can guess it."""
    return int.from_bytes(hashlib.sha256(f"bot {room.row.seed} {room.ply}".encode()).digest()[:6], "big")
