"""The line of a page's socket: one that takes nothing any more is cut, whatever its other end sends meanwhile."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "squander.line"
LINGER_SECONDS = 15.0  # for the last words to get out


class NoLine:
    """Where another server than ours calls the application."""

    def bind(self, stall_seconds: float, unsent_bytes: int) -> None: ...

    def cut(self) -> None: ...


def line_of(socket: Any) -> "Line | NoLine":
    found: Line | NoLine = (socket.scope.get("extensions") or {}).get(EXTENSION, NoLine())
    return found


class Line(WebSocketsSansIOProtocol):
    """uvicorn's own waits for the other end without a limit, and answers its pings without looking at what piles up."""

    stall_seconds = 30.0
    unsent_bytes = 1_000_000

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.watch: asyncio.TimerHandle | None = None

    @property
    def unsent(self) -> int:
        return self.transport.get_write_buffer_size()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            offered: dict[str, Any] = self.scope["extensions"] or {}
            offered[EXTENSION] = self

    def bind(self, stall_seconds: float, unsent_bytes: int) -> None:
        """The limits of the application that got this line."""
        self.stall_seconds = stall_seconds
        self.unsent_bytes = unsent_bytes

    def cut(self) -> None:
        self.transport.abort()

    # --- nothing gets out

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait_for_less(self.unsent)

    def wait_for_less(self, unsent: int) -> None:
        self.rest()
        self.watch = self.loop.call_later(self.stall_seconds, self.judge, unsent)

    def judge(self, before: int) -> None:
        """A slow line that takes a little is none that takes nothing."""
        if self.unsent < before:
            self.wait_for_less(self.unsent)
        else:
            self.cut()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.rest()

    def rest(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None

    # --- what would pile up without anybody waiting for it

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.unsent > self.unsent_bytes:
            self.cut()

    # --- the end

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.cut)
