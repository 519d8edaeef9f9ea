"""The line of a page's socket: one that takes nothing any more is cut, whatever its other end sends meanwhile."""

import asyncio
from typing import cast

from litestar import WebSocket
from litestar.datastructures import State
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from squander.server.http.unread import Unread

SERVICE_RESTART = 1012  # how a socket says that the server stops, and that one may come back
EXTENSION = "squander.line"
LINGER_SECONDS = 15.0  # for the last words to get out
Socket = WebSocket[None, None, State]


class NoLine:
    """Where another server than ours calls the application."""

    def bind(self, stall_seconds: float, unsent_bytes: int) -> None: ...

    def cut(self) -> None: ...


def line_of(socket: Socket) -> "Line | NoLine":
    found: object = (socket.scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, Line) else NoLine()


class Line(WebSocketsSansIOProtocol):
    """uvicorn's own waits for the other end without a limit, and answers its pings without looking at what piles up."""

    stall_seconds = 30.0
    unsent_bytes = 1_000_000
    unread: Unread

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.unread = Unread(self.transport, self.loop)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            offered = cast("dict[str, object]", self.scope["extensions"] or {})
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
        self.unread.watch(self.stall_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.rest()

    # --- what would pile up without anybody waiting for it

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.unread.bytes > self.unsent_bytes:
            self.cut()

    # --- the end

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.rest()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.cut)
