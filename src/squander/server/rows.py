"""The rows of the database as values, and how they are read."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from squander.server import schema
from squander.server.dealing import Deal


class TableRow(NamedTuple):
    id: str
    game: str
    rules: int
    players: int
    seed: str
    options: dict[str, Any]
    commitment: str
    archive: bool
    start: dict[str, Any] | None
    deal: Deal | None = None

    @property
    def dealt(self) -> bool:
        return self.deal is None or self.deal.done

    def values(self) -> dict[str, Any]:
        """As they are stored."""
        return {**self._asdict(), "deal": None if self.deal is None else msgspec.to_builtins(self.deal)}


class SeatRow(NamedTuple):
    name: str
    kind: str
    bot: str | None


class Entry(NamedTuple):
    """One line of a table's log: a choice, or how many choices are left after some were taken back."""

    ply: int
    kind: str
    who: int
    question: str
    option: int
    word: str
    digest: str


class ChatRow(NamedTuple):
    number: int
    seat: int
    name: str
    text: str


class KeyRow(NamedTuple):
    table: str
    seats: list[int]
    owner: bool
    renewed_at: float | None = None  # another key took its place
    claimed_by: bytes | None = None  # the hash of the badge of the browser that opened it first


class News(NamedTuple):
    """What was written since, who sits where, the hashes of links that no longer hold, and the seats whose link was
    opened."""

    seats: list[SeatRow]
    log: list[Entry]
    chat: list[ChatRow]
    renewed: set[bytes]
    claimed: set[int]


def read_table(c: Connection, id: str) -> tuple[TableRow, list[SeatRow]] | None:
    columns = [schema.tables.c[name] for name in TableRow._fields]
    row = c.execute(select(*columns).where(schema.tables.c.id == id)).first()
    return None if row is None else (TableRow(*row)._replace(deal=deal_of(row.deal)), read_seats(c, id))


def deal_of(stored: dict[str, Any] | None) -> Deal | None:
    return None if stored is None else msgspec.convert(stored, Deal)


def read_seats(c: Connection, id: str) -> list[SeatRow]:
    columns = [schema.seats.c[name] for name in SeatRow._fields]
    rows = c.execute(select(*columns).where(schema.seats.c.table_id == id).order_by(schema.seats.c.seat))
    return [SeatRow(*row) for row in rows]


def read_log(c: Connection, id: str, after: int) -> list[Entry]:
    log = schema.log.c
    columns = [log[name] for name in Entry._fields]
    rows = c.execute(select(*columns).where((log.table_id == id) & (log.ply > after)).order_by(log.ply))
    return [Entry(*row) for row in rows]


def read_chat(c: Connection, id: str, after: int) -> list[ChatRow]:
    chat = schema.chat.c
    columns = [chat[name] for name in ChatRow._fields]
    rows = c.execute(select(*columns).where((chat.table_id == id) & (chat.number > after)).order_by(chat.number))
    return [ChatRow(*row) for row in rows]


def read_key(c: Connection, digest: bytes) -> KeyRow | None:
    row = c.execute(select(*KEY).where(schema.keys.c.hash == digest)).first()
    return None if row is None else KeyRow(*row)


def read_keys(c: Connection, id: str) -> dict[bytes, KeyRow]:
    rows = c.execute(select(schema.keys.c.hash, *KEY).where(schema.keys.c.table_id == id))
    return {bytes(digest): KeyRow(*row) for digest, *row in rows}


def read_news(c: Connection, id: str, ply: int, number: int) -> News:
    keys = read_keys(c, id)
    renewed = {digest for digest, key in keys.items() if key.renewed_at is not None}
    claimed = {seat for digest, key in keys.items() if key.claimed_by and digest not in renewed for seat in key.seats}
    return News(read_seats(c, id), read_log(c, id, ply), read_chat(c, id, number), renewed, claimed)


KEY = [schema.keys.c[name] for name in ("table_id", "seats", "owner", "renewed_at", "claimed_by")]
