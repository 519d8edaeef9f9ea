"""What comes in from outside: how much, how slowly, and which characters."""

import asyncio
import json
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

import squander
from squander.play.records import checksum, record_of, write
from squander.server.http.connections import CONNECTIONS, HEADER_BYTES, Prompt
from squander.server.http.start_routes import body_text
from squander.server.settings import Limits
from squander.server.storage.rows import ChatRow
from squander.server.storage.store import Store
from squander.server.storage.writer import Unwritable
from squander.server.tables.making import MOST_SEED
from squander.server.wire.refusals import Refused
from tests.server.client import SECONDS, Player, call, new_table, token_of
from tests.server.conftest import Running, unhurried

NUL, HALF, LONG = "a\0b", "a\ud800b", "x" * (MOST_SEED + 1)


def record_from(seed: str) -> bytes:
    """A record that is sound but for a seed that nobody could type."""
    *lines, _ = write(record_of(squander.new("last-will", 2, seed="stand-in"))).splitlines()
    lines[4] = f"seed {json.dumps(seed)}"
    return "\n".join([*lines, f"end 0 {checksum(lines)}"]).encode()


@pytest.mark.parametrize("seed", [NUL, HALF, LONG])
def test_an_uploaded_seed_is_like_a_typed_one(port: int, seed: str) -> None:
    answer = call(port, "/api/records", record_from(seed))
    assert answer.status == 400
    assert answer.json()["text"].startswith("A seed ")
    assert call(port, "/api/records", record_from("stand-in")).status == 201


@pytest.mark.parametrize("seed", [NUL, HALF, LONG, ""])
def test_a_typed_seed_is_readable_and_short(port: int, seed: str) -> None:
    wish = json.dumps({"game": "last-will", "seats": [{"kind": "you"}] * 2, "seed": seed}).encode()
    answer = call(port, "/api/tables", wish)
    assert answer.status == 400
    assert answer.json()["text"].endswith(".")


@pytest.mark.parametrize("bad", ["\\u0000", "\\ud800"])
def test_names_and_chat_with_odd_characters_never_reach_the_database(port: int, bad: str) -> None:
    """Names lose them; a message that is no text is refused; the table plays on."""
    wish = f'{{"game":"last-will","seats":[{{"kind":"you","name":"A{bad}da"}},{{"kind":"bot","bot":"random"}}]}}'
    answer = call(port, "/api/tables", wish.encode())
    if answer.status == 400:
        return
    made = answer.json()
    with Player(port, made["table"], token_of(made["url"])) as player:
        name = player.next_state().seats[0].name
        assert name == "A da"
        player.say(f'{{"type":"chat","text":"hm{bad}hm"}}')
        while not player.said:
            player.hear()
        assert player.said[0].text == "hm hm"


# --- how much ---------------------------------------------------------------------------------------------------------


class Counted(bytes):
    """Knows how often its length was asked for."""

    asked = 0

    def __len__(self) -> int:
        Counted.asked += 1
        return super().__len__()


class Upload:
    def __init__(self, parts: int) -> None:
        self.parts = parts

    async def stream(self) -> AsyncIterator[bytes]:
        for _ in range(self.parts):
            yield Counted(b"x")


def test_bytes_are_counted_as_they_come() -> None:
    """Each part once: to add all of them up at every part takes a server minutes for one upload of crumbs."""
    Counted.asked = 0
    upload: Any = Upload(2_000)
    assert len(asyncio.run(body_text(upload, 2_000))) == 2_000
    assert Counted.asked < 3 * 2_000
    with pytest.raises(Refused, match="may have 1999 bytes"):
        asyncio.run(body_text(upload, 1_999))


# --- how slowly -------------------------------------------------------------------------------------------------------


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server without patience."""
    monkeypatch.setattr(Prompt, "header_seconds", 0.3)
    monkeypatch.setitem(CONNECTIONS, "timeout_keep_alive", 2)
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", limits=Limits(body_seconds=0.3)))
    yield running
    running.stop()


def said(port: int, *parts: bytes) -> bytes:
    """What the server answers to these bytes before it closes the line; the line itself stays open on our side."""
    with closing(socket.create_connection(("127.0.0.1", port), timeout=SECONDS)) as line:
        for part in parts:
            line.sendall(part)
        heard = b""
        while more := line.recv(65_536):
            heard += more
        return heard


@pytest.mark.parametrize("start", [b"", b"G", b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_headers_have_a_deadline(hasty: Running, start: bytes) -> None:
    assert said(hasty.port, start).startswith(b"HTTP/1.1 408 ")


def test_headers_of_a_second_request_have_one_too(hasty: Running) -> None:
    with closing(socket.create_connection(("127.0.0.1", hasty.port), timeout=SECONDS)) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"GET /api/he")
        heard = b""
        while more := line.recv(65_536):
            heard += more
        assert b"HTTP/1.1 408 " in heard


def test_headers_have_a_size(port: int) -> None:
    heard = said(port, b"GET / HTTP/1.1\r\n", b"X-Much: " + b"y" * (HEADER_BYTES + 1))
    assert b"431" in heard.splitlines()[0] or b"400" in heard.splitlines()[0]


@pytest.mark.parametrize("path", [b"/api/records", b"/api/tables"])
def test_a_body_has_a_deadline(hasty: Running, path: bytes) -> None:
    head = b"POST " + path + b" HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n"
    heard = said(hasty.port, head + b"squander record 1\n")
    assert heard.startswith(b"HTTP/1.1 408 ")
    assert b"This request took too long to arrive." in heard


def test_a_table_outlives_all_these_deadlines(hasty: Running) -> None:
    made = new_table(hasty.port, "you", "link", seed="3", starter=0)
    with Player(hasty.port, made.table, token_of(made.url)) as player:
        state = player.my_turn()
        threading.Event().wait(1.0)
        assert state.question is not None
        assert player.choose(state.question.options[0].id).ply == 1


# --- one bad value in a batch -----------------------------------------------------------------------------------------


async def in_one_batch(store: Store, *rows: tuple[str, ChatRow]) -> list[BaseException | None]:
    """Write them all while the writer is held up, so that they gather."""
    gate = threading.Event()

    def hold(_: Connection) -> None:
        gate.wait(SECONDS)

    held = asyncio.create_task(store.writer.write(hold, []))
    while not store.writer.jobs.empty() or not store.writer.waiting:
        await asyncio.sleep(0.01)
    writes = [asyncio.create_task(store.say(table, row)) for table, row in rows]
    while store.writer.jobs.qsize() < len(rows):
        await asyncio.sleep(0.01)
    gate.set()
    await held
    return await asyncio.gather(*writes, return_exceptions=True)


def test_one_tables_bad_value_refuses_nobody_else(database: str) -> None:
    """PostgreSQL keeps no NUL, and SQLite no number of 65 bits: whoever sends one is refused alone."""
    running = Running(unhurried(database))
    try:
        good, bad = [new_table(running.port, "you", "link").table for _ in range(2)]
        rotten = ChatRow(1 if running.services.store.shared else 1 << 65, 0, "Ada", "a\0b")
        batch = in_one_batch(running.services.store, (bad, rotten), (good, ChatRow(1, 0, "Ben", "Well?")))
        first, second = running.run(batch)
        assert isinstance(first, Unwritable)
        assert second is None
        news = running.run(running.services.store.news(good, 0, 0))
        assert [row.text for row in news.chat] == ["Well?"]
        assert call(running.port, "/api/health").status == 200
    finally:
        running.stop()
