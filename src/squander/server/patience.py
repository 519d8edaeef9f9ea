"""How long a connection may take: over its headers, over its body, and over nothing at all."""

import asyncio
from typing import Any

from litestar.types import HTTPReceiveMessage, Receive
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from squander.server.lines import Line
from squander.server.refusals import Refused

HEADER_SECONDS = 10.0
HEADER_BYTES = 64_000
IDLE_SECONDS = 5  # between two requests on one connection
PING_SECONDS = 20.0  # a socket that does not answer a ping for as long is closed
TOO_SLOW = Refused("too_slow", "This request took too long to arrive.")

Http: Any = AutoHTTPProtocol


class Prompt(Http):  # type: ignore[misc]
    """A connection that has to say what it wants within a time and a number of bytes: uvicorn waits for ever."""

    header_seconds = HEADER_SECONDS

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.heading = 0  # bytes of headers that are not complete yet
        self.due: asyncio.TimerHandle | None = None
        self.expect()

    def data_received(self, data: bytes) -> None:
        self.heading += len(data)
        super().data_received(data)
        if self.is_served():
            self.content()
        elif self.heading > HEADER_BYTES:
            self.hang_up("431 Request Header Fields Too Large")
        else:
            self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.content()
        super().connection_lost(exc)

    def is_served(self) -> bool:
        """A request is being answered, or the connection has become a socket."""
        answering = self.cycle is not None and not self.cycle.response_complete
        return answering or self.transport.get_protocol() is not self

    def expect(self) -> None:
        if self.due is None:
            self.due = self.loop.call_later(self.header_seconds, self.hang_up, "408 Request Timeout")

    def content(self) -> None:
        self.heading = 0
        if self.due is not None:
            self.due.cancel()
            self.due = None

    def hang_up(self, status: str) -> None:
        self.content()
        self.transport.write(f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode())
        self.transport.close()


# How uvicorn has to be run, for the command and for tests alike.
CONNECTIONS: dict[str, Any] = {
    "http": Prompt,
    "ws": Line,
    "ws_max_size": 256_000,
    "ws_per_message_deflate": False,
    "ws_ping_interval": PING_SECONDS,
    "ws_ping_timeout": PING_SECONDS,
    "timeout_keep_alive": IDLE_SECONDS,
    "log_config": None,
}


def timely(receive: Receive, seconds: float) -> Receive:
    """The body of a request has to be there in time; afterwards one may wait for whatever comes."""
    deadline = asyncio.get_running_loop().time() + seconds
    whole = False

    async def receiving() -> HTTPReceiveMessage:
        nonlocal whole
        if whole:
            return await receive()  # type: ignore[return-value]
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise TOO_SLOW from None
        whole = not message.get("more_body", False)
        return message  # type: ignore[return-value]

    return receiving
