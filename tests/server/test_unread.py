"""Whoever asks over plain HTTP and does not read the answer keeps no connection for ever."""

import asyncio
import contextlib
import heapq
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from squander.server.http.connections import HEADER_BYTES, Prompt
from squander.server.http.unread import Unread
from tests.server.client import SECONDS
from tests.server.conftest import WIDE, Running, unhurried
from tests.server.test_crowds import narrow, wait_until

STALL, MOST = 30.0, 300.0
LEAST = 40_000  # bytes of every answer here


def asking(path: bytes, *headers: bytes) -> bytes:
    return b"\r\n".join([b"GET " + path + b" HTTP/1.1", b"Host: x", *headers, b"", b""])


LONG = b"/api/games/prodigals-club/rules"
LARGE = asking(LONG)
DEAF_REQUESTS = {
    "to a large answer": LARGE,
    "to the last answer": asking(LONG, b"Connection: close"),
    "to many small ones": asking(b"/api/health") * 400,
    "after headers without end": LARGE + b"GET / HTTP/1.1\r\nX-Slow: ",
}


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(Prompt, "stall_seconds", 0.5)
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", limits=WIDE))
    narrow(running)
    yield running
    running.stop()


def line_to(running: Running) -> socket.socket:
    line = socket.socket()
    line.settimeout(SECONDS)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", running.port))
    return line


@pytest.mark.parametrize("how", DEAF_REQUESTS)
def test_who_does_not_listen_is_cut_off(hasty: Running, how: str) -> None:
    """Closing alone would wait until all of it is out."""
    connections = hasty.server.server_state.connections
    with line_to(hasty) as line:
        line.sendall(DEAF_REQUESTS[how])
        assert line.recv(1) == b"H"
        wait_until(lambda: not connections)
        assert len(heard_on(line)) < LEAST


def heard_on(line: socket.socket) -> bytes:
    heard = b""
    with contextlib.suppress(ConnectionError):
        while more := line.recv(1000):
            heard += more
    return heard


def test_who_listens_hears_all(hasty: Running) -> None:
    with line_to(hasty) as line:
        line.sendall(asking(LONG, b"Connection: close"))
        heard = heard_on(line)
    assert len(heard) > LEAST
    head, _, body = heard.partition(b"\r\n\r\n")
    assert f"content-length: {len(body)}".encode() in head.lower()


# --- the watch, by a clock of its own ---------------------------------------------------------------------------------


class Timer:
    def __init__(self, at: float, call: Callable[[], object]) -> None:
        self.at, self.call, self.off = at, call, False

    def __lt__(self, other: "Timer") -> bool:
        return self.at < other.at

    def cancel(self) -> None:
        self.off = True


class ByHand:
    """What a watch needs of a loop."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, callback: Callable[..., object], *args: object) -> Timer:
        timer = Timer(when, lambda: callback(*args))
        heapq.heappush(self.timers, timer)
        return timer

    def wait(self, seconds: float) -> None:
        end = self.now + seconds
        while self.timers and self.timers[0].at <= end:
            timer = heapq.heappop(self.timers)
            self.now = timer.at
            if not timer.off:
                timer.call()
        self.now = end


class Pipe(asyncio.Transport):
    protocol: asyncio.BaseProtocol

    def __init__(self, unsent: int) -> None:
        super().__init__()
        self.unsent = unsent
        self.cut = False

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.cut = True

    def write(self, data: object) -> None:
        assert isinstance(data, bytes)
        self.unsent += len(data)

    def close(self) -> None:
        """As the real one, it waits until all is out."""


def watched(unsent: int) -> tuple[Pipe, ByHand, Unread]:
    pipe, loop = Pipe(unsent), ByHand()
    unread = Unread(pipe, cast("asyncio.AbstractEventLoop", loop))
    unread.watch(STALL, MOST)
    return pipe, loop, unread


def test_a_line_that_takes_nothing_is_cut() -> None:
    pipe, loop, _ = watched(1000)
    loop.wait(STALL - 1)
    assert not pipe.cut
    loop.wait(1)
    assert pipe.cut


def test_a_line_that_takes_a_little_has_its_time() -> None:
    pipe, loop, _ = watched(1000)
    while loop.now < MOST - 1:
        pipe.unsent -= 1
        loop.wait(STALL - 1)
        assert not pipe.cut or loop.now >= MOST
    loop.wait(STALL)
    assert pipe.cut


def test_a_line_that_took_all_is_left_alone() -> None:
    pipe, loop, unread = watched(1000)
    pipe.unsent = 0
    loop.wait(MOST)
    assert not pipe.cut
    assert unread.due is None or not loop.timers
    unread.watch(STALL, MOST)
    assert not loop.timers


def test_a_line_that_is_lost_is_watched_no_more() -> None:
    pipe, loop, unread = watched(1000)
    unread.rest()
    loop.wait(MOST)
    assert not pipe.cut


async def no_app(_scope: object, _receive: object, _send: object) -> None:
    """Nothing gets that far."""


@pytest.mark.parametrize("said", [b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nX-Much: " + b"y" * HEADER_BYTES])
def test_a_last_word_is_watched_too(said: bytes) -> None:
    """It may find full what the system keeps for a line."""

    async def answered() -> tuple[Pipe, Prompt]:
        pipe, prompt = Pipe(0), Prompt(Config(no_app, log_config=None), ServerState(), {})
        pipe.protocol = prompt
        prompt.connection_made(pipe)
        prompt.data_received(said)
        return pipe, prompt

    pipe, prompt = asyncio.run(answered())
    assert pipe.unsent > 0
    assert prompt.unread.due is not None
