"""Bots at their tables: whose turn it is, what they answer, and who plays on when one fails."""

import asyncio
import contextlib
import hashlib
import logging
import random

from squander.bots import stand_in
from squander.bots.advice import Advice
from squander.bots.luck import luck_of
from squander.games import package_of
from squander.kernel.errors import BadRecord
from squander.server.bots.pool import Brains
from squander.server.logs import log_fault
from squander.server.storage.outage import StorageFailed
from squander.server.tables.commit import Stale
from squander.server.tables.hub import Hub
from squander.server.tables.room import Room

GRACE_SECONDS = 2.0
RETRY_SECONDS = 5.0
STORAGE_SECONDS = 1.0

logger = logging.getLogger("squander.server")


class Drivers:
    def __init__(self, hub: Hub, brains: Brains) -> None:
        self.hub = hub
        self.brains = brains
        hub.wake = self.wake
        hub.wake_late = self.wake_late
        hub.advise = self.advise

    def wake(self, room: Room) -> None:
        """Let a bot answer if it is asked."""
        if room.driver is None and self.is_asked(room):
            room.driver = asyncio.create_task(self.drive(room))

    def is_asked(self, room: Room) -> bool:
        return self.hub.has(room) and room.bot_at(room.asked) is not None

    def wake_late(self, room: Room) -> None:
        """The process that wrote lets the bot play; only if it does not, this one does."""
        ply, patience = room.ply, GRACE_SECONDS + self.brains.seconds
        asyncio.get_running_loop().call_later(patience, lambda: self.wake(room) if room.ply == ply else None)

    async def drive(self, room: Room) -> None:
        again = -1.0
        try:
            while self.is_asked(room):
                await self.turn(room)
        except StorageFailed:
            again = STORAGE_SECONDS
        except BadRecord:
            pass  # the room was given up
        except Exception as error:
            log_fault("a bot's turn failed", error, bot=room.bot_at(room.asked), **room.for_log())
            again = RETRY_SECONDS
        finally:
            room.driver = None
            room.thinking = False
            self.hub.tell(room)
        if again >= 0 and room.is_watched:
            asyncio.get_running_loop().call_later(again, self.wake, room)

    async def turn(self, room: Room) -> None:
        ply, seat, bot = room.ply, room.asked, room.bot_at(room.asked)
        assert bot is not None
        room.thinking = True
        option = await self.answer(room, bot)
        room.thinking = False
        if room.bot_at(seat) != bot:
            return
        if option is None:
            await self.replace(room, seat, bot)
            return
        with contextlib.suppress(Stale):
            await self.hub.act(room, ply, lambda: room.choice(option))

    async def answer(self, room: Room, bot: str) -> int | None:
        """The bot's choice, or nothing if it failed; for the last one to ask, chance decides."""
        g, seen = room.game, room.for_log()
        if len(g.options) == 1:
            return g.options[0]
        option = await self.brains.choose(g, bot, seed_of(room), seen)
        if option in g.options:
            return option
        if option is not None:
            logger.error("a bot failed", extra={"bot": bot, "error": "not offered", **seen})
        return None if stand_in(bot, room.row.game) else random.choice(g.options)

    async def advise(self, room: Room) -> list[Advice] | None:
        """For the page of the asked seat; games that nobody knows well have none."""
        if package_of(room.row.game).expert() is None:
            return None
        return await self.brains.advise(room.game, seed_of(room), room.for_log())

    async def replace(self, room: Room, seat: int, bot: str) -> None:
        """Everybody sees who plays on."""
        other = stand_in(bot, room.row.game)
        logger.error("another bot plays on", extra={"bot": bot, "instead": other, "seat": seat, **room.for_log()})
        await self.hub.seat_bot(room, seat, other)


def seed_of(room: Room) -> int:
    """The same table gives its bots the same luck again, and nobody can guess it; to a day's deal everybody has it."""
    if room.row.day:
        return luck_of(room.row.seed, room.game)
    return int.from_bytes(hashlib.sha256(f"bot {room.row.seed} {room.ply}".encode()).digest()[:6], "big")
