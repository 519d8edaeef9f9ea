"""An open page at a table: whose eyes it has, and what it still has to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable

from squander.server import wire
from squander.server.settings import Limits
from squander.server.storage.rows import ChatRow
from squander.server.tables.room import Room
from squander.server.tables.tokens import Holder
from squander.server.throttle import Bucket
from squander.server.wire.codec import encoder
from squander.server.wire.refusals import Refused


class Page:
    """One open page at a table, whatever line leads to it; `cut` ends that at once."""

    def __init__(self, room: Room, holder: Holder, limits: Limits, since: int, cut: Callable[[], None]) -> None:
        self.room = room
        self.holder = holder
        self.limits = limits
        self.cut = cut
        self.look = holder.seats[0] if len(holder.seats) == 1 else -1
        # Many pages of one link have together what one has.
        self.messages = bucket_of(room.messages, holder, limits.messages_burst, limits.messages_per_second)
        self.talks = bucket_of(room.talks, holder, limits.chat_burst, limits.chat_per_second)
        # Whoever looked before the line broke may not be the one who looks now.
        self.sent = -1 if holder.shared else min(since, room.ply)
        self.waiting: deque[str] = deque()
        self.waiting_bytes = 0
        self.news = asyncio.Event()
        self.changed = True
        self.dismissed = False
        self.farewell: Refused | None = None
        self.news.set()

    @property
    def viewer(self) -> int:
        return self.look

    def turned(self) -> None:
        """Something changed. On a shared screen the cards of a player whose turn is over are covered, also while
        somebody elsewhere thinks; a bot's moves are over at once."""
        room = self.room
        moved_on = room.asked >= 0 and room.bot_at(room.asked) is None and room.asked != self.look
        if self.holder.shared and self.look != -1 and moved_on:
            self.look_at(-1)
        self.changed = True
        self.news.set()

    def look_at(self, seat: int) -> None:
        """Another pair of eyes: the log is told anew, as this seat knows it."""
        self.look = seat
        self.sent = -1
        self.changed = True
        self.news.set()

    def hear(self, chat: list[ChatRow]) -> None:
        for row in chat:
            if row.text:  # of talk that has expired only the number is left
                self.post(wire.Said(number=row.number, seat=row.seat, name=row.name, text=row.text))

    def post(self, message: wire.Tried | wire.Advised | wire.Said | wire.Error) -> None:
        """Whoever does not read, while more and more comes, is cut off."""
        text = encoder.encode(message).decode()
        self.waiting.append(text)
        self.waiting_bytes += len(text)
        self.news.set()
        if self.waiting_bytes > self.limits.waiting_bytes:
            self.cut()

    def refuse(self, refused: Refused) -> None:
        self.post(wire.Error(code=refused.code, text=str(refused), ply=self.room.ply))
        if refused.code == "stale":
            self.changed = True

    def dismiss(self, reason: Refused | None = None) -> None:
        """Close it, for a reason or because the server stops."""
        self.dismissed = True
        self.farewell = reason
        self.news.set()


def bucket_of(buckets: dict[bytes, Bucket], holder: Holder, burst: float, per_second: float) -> Bucket:
    return buckets.setdefault(holder.key, Bucket(burst, per_second))
