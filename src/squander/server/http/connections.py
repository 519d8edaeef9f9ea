"""How long a connection may take: over its headers, its body, what it is answered, and nothing at all."""

import asyncio
from typing import TypedDict

from litestar.types import HTTPReceiveMessage, Receive
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from squander.server.http.socket_line import Line
from squander.server.http.unread import Unread
from squander.server.wire.refusals import Refused

HEADER_SECONDS = 10.0
HEADER_BYTES = 64_000
IDLE_SECONDS = 5  # between two requests on one connection
PING_SECONDS = 20.0  # a socket that does not answer a ping for as long is closed
STALL_SECONDS = 30.0  # in which some of an answer has to be taken
ANSWER_SECONDS = 300.0  # in which all of it has to be
TOO_SLOW = Refused("too_slow", "This request took too long to arrive.")


class Prompt(HttpToolsProtocol):
    """A connection that has to say what it wants within a time and a number of bytes, and to take its answer: uvicorn
    waits for ever."""

    header_seconds = HEADER_SECONDS
    stall_seconds = STALL_SECONDS
    answer_seconds = ANSWER_SECONDS

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's own
        super().connection_made(transport)
        self.unread = Unread(transport, self.loop)
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
        self.unread.rest()
        super().connection_lost(exc)

    def is_served(self) -> bool:
        """A request is being answered, or the connection has become a socket."""
        cycle: object = self.cycle  # there is none before the first request
        answering = isinstance(cycle, RequestResponseCycle) and not cycle.response_complete
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
        self.be_read()

    # --- what is answered: closing a connection waits until all of it is out

    def be_read(self) -> None:
        self.unread.watch(self.stall_seconds, self.answer_seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.be_read()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.be_read()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self.be_read()


class Connections(TypedDict):
    """Settings of uvicorn."""

    http: type[asyncio.Protocol]
    ws: type[asyncio.Protocol]
    ws_max_size: int
    ws_per_message_deflate: bool
    ws_ping_interval: float
    ws_ping_timeout: float
    timeout_keep_alive: int
    log_config: None


class Serving(Connections):
    """With those that the command adds."""

    factory: bool
    host: str
    port: int
    workers: int
    access_log: bool
    server_header: bool
    proxy_headers: bool
    forwarded_allow_ips: str
    timeout_graceful_shutdown: int
    timeout_worker_healthcheck: int


# How uvicorn has to be run, for the command and for tests alike.
CONNECTIONS: Connections = {
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
