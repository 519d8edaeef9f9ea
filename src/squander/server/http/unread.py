"""What the other end of a line does not read: after a while the line is cut."""

import asyncio
import math


class Unread:
    """A slow line that takes a little is none that takes nothing; but it, too, may have to come to an end."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.due: asyncio.TimerHandle | None = None

    @property
    def bytes(self) -> int:
        return self.transport.get_write_buffer_size()

    def watch(self, stall_seconds: float, most_seconds: float = math.inf) -> None:
        """From now on, until all is out: some of it within each `stall_seconds`, all of it within `most_seconds`."""
        self.wait(stall_seconds, self.loop.time() + most_seconds)

    def wait(self, stall_seconds: float, end: float) -> None:
        self.rest()
        if self.bytes:
            at = min(self.loop.time() + stall_seconds, end)
            self.due = self.loop.call_at(at, self.judge, stall_seconds, end, self.bytes)

    def judge(self, stall_seconds: float, end: float, before: int) -> None:
        if self.bytes >= before or self.loop.time() >= end:
            self.transport.abort()
        else:
            self.wait(stall_seconds, end)

    def rest(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None
