"""The rows of the database as values, and how they are read."""

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from squander.kernel.pieces import Data, Options
from squander.server.storage import schema
from squander.server.storage.shuffle import Deal


class TableRow(NamedTuple):
    id: str
    game: str
    rules: int
    players: int
    seed: str
    options: Options
    commitment: str
    archive: bool
    start: Data | None
    deal: Deal | None = None
    hints: bool = False
    lesson: str = ""
    day: str = ""
    exercise: str = ""  # its key

    @property
    def dealt(self) -> bool:
        return self.deal is None or self.deal.done

    def values(self) -> dict[str, object]:
        """As they are stored."""
        return {**self._asdict(), "deal": None if self.deal is None else msgspec.to_builtins(self.deal)}


class SeatRow(NamedTuple):
    name: str
    kind: str
    bot: str | None
    hints: int = 0


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


class Again(NamedTuple):
    """The table at which the people of this one play again, and the seat that made it."""

    table: str
    who: int


class News(NamedTuple):
    """What was written since, who sits where, the hashes of links that no longer hold, the seats whose link was
    opened, and where it is played again."""

    seats: list[SeatRow]
    log: list[Entry]
    chat: list[ChatRow]
    renewed: set[bytes]
    claimed: set[int]
    again: Again | None


def read_table(c: Connection, id: str) -> tuple[TableRow, list[SeatRow]] | None:
    columns = [schema.tables.c[name] for name in TableRow._fields]
    row = c.execute(select(*columns).where(schema.tables.c.id == id)).first()
    return None if row is None else (TableRow(*row)._replace(deal=deal_of(row.deal)), read_seats(c, id))


def deal_of(stored: object) -> Deal | None:
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
    log, chat = read_log(c, id, ply), read_chat(c, id, number)
    return News(read_seats(c, id), log, chat, renewed, claimed, read_again(c, id))


def read_again(c: Connection, id: str) -> Again | None:
    tables = schema.tables.c
    row = c.execute(select(tables.again_at, tables.again_by).where(tables.id == id)).first()
    return Again(*row) if row is not None and row.again_at is not None else None


KEY = [schema.keys.c[name] for name in ("table_id", "seats", "owner", "renewed_at", "claimed_by")]
