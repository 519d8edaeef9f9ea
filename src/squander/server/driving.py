"""Bots at their tables: whose turn it is, what they answer, and who plays on when one fails."""

import asyncio
import contextlib
import hashlib
import logging
import random
from typing import TYPE_CHECKING

from squander.kernel.errors import BadRecord
from squander.server.brains import Brains
from squander.server.catalogue import bots_for
from squander.server.faults import about, log_fault
from squander.server.room import Room
from squander.server.steps import Stale
from squander.server.trouble import StorageFailed

if TYPE_CHECKING:
    from squander.server.hub import Hub

GRACE_SECONDS = 2.0
RETRY_SECONDS = 5.0
STORAGE_SECONDS = 1.0

logger = logging.getLogger("squander.server")


class Drivers:
    def __init__(self, hub: "Hub", brains: Brains) -> None:
        self.hub = hub
        self.brains = brains

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
            log_fault("a bot's turn failed", error, bot=room.bot_at(room.asked), **about(room))
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
        g, seen = room.game, about(room)
        if len(g.options) == 1:
            return g.options[0]
        option = await self.brains.choose(g, bot, seed_of(room), seen)
        if option in g.options:
            return option
        if option is not None:
            logger.error("a bot failed", extra={"bot": bot, "error": "not offered", **seen})
        return None if stand_in(room.row.game, bot) else random.choice(g.options)

    async def replace(self, room: Room, seat: int, bot: str) -> None:
        """Everybody sees who plays on."""
        other = stand_in(room.row.game, bot)
        logger.error("another bot plays on", extra={"bot": bot, "instead": other, "seat": seat, **about(room)})
        await self.hub.seat_bot(room, seat, other)


def stand_in(game: str, bot: str) -> str | None:
    """The next weaker bot; for one that is not known any more, the best there is."""
    names = bots_for(game)
    if bot not in names:
        return names[-1]
    place = names.index(bot)
    return names[place - 1] if place else None


def seed_of(room: Room) -> int:
    """The same table gives its bots the same luck again, and nobody can guess it."""
    return int.from_bytes(hashlib.sha256(f"bot {room.row.seed} {room.ply}".encode()).digest()[:6], "big")
