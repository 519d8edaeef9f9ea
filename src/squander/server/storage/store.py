"""Reading and writing tables. A choice is acknowledged only after `Store.append` has returned."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, delete, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from squander.server.storage import schema
from squander.server.storage.outage import Trouble
from squander.server.storage.rows import (
    Again,
    ChatRow,
    Entry,
    KeyRow,
    News,
    SeatRow,
    TableRow,
    read_again,
    read_chat,
    read_key,
    read_keys,
    read_news,
    read_table,
)
from squander.server.storage.shuffle import Deal
from squander.server.storage.writer import Rows, Values, Work, Writer, carried

READERS = 10
LEEWAY_SECONDS = 1.0  # for the database to say itself what is wrong
CHANNEL = "squander"
WATCHING = -1
NOTIFY = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")
# Changes nothing, but has to get to the disk like a choice.
TOUCH = text("UPDATE alembic_version SET version_num = version_num")

T = TypeVar("T")


class Store:
    def __init__(self, engine: Engine, seconds: float = 5.0) -> None:
        self.engine = engine
        self.patience = seconds + LEEWAY_SECONDS
        # Reads that hang have threads of their own, so that whatever else needs one has it.
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.trouble = Trouble("reads")
        self.shared = engine.dialect.name == "postgresql"
        self.process = secrets.token_hex(4)  # what others on this database know this process by
        self.writer = Writer(engine, self.notify, self.patience)

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown(cancel_futures=True)
        self.engine.dispose()

    # --- writing

    def notify(self, connection: Connection, notices: list[str]) -> None:
        """Tell other processes; of what a table has become they read the truth themselves."""
        if self.shared and notices:
            signed = [f"{self.process} {notice}" for notice in notices]
            connection.execute(NOTIFY, {"channel": CHANNEL, "notices": signed})

    async def announce(self, notice: str) -> None:
        """A notice without a write."""
        if self.shared:
            await self.writer.write(lambda _: None, [notice])

    async def make(self, table: TableRow, seats: list[SeatRow], keys: dict[bytes, KeyRow], log: list[Entry]) -> None:
        await self.writer.write(lambda c: insert_table(c, table, seats, keys, log), [])

    async def append(self, table: str, entries: list[Entry]) -> None:
        """All of them or none. Raises `Conflict` when a place is taken."""
        await self.writer.write(Rows(schema.log, values_of(table, entries)), [hint(table)])

    async def say(self, table: str, row: ChatRow) -> None:
        await self.writer.write(Rows(schema.chat, values_of(table, [row])), [hint(table)])

    async def seat_bot(self, table: str, seat: int, bot: str | None) -> None:
        there = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat)
        change = update(schema.seats).where(there).values(bot=bot)
        await self.writer.write(doing(change), [hint(table)])

    async def rename(self, table: str, seat: int, name: str) -> None:
        there = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat)
        change = update(schema.seats).where(there).values(name=name)
        await self.writer.write(doing(change), [hint(table)])

    async def advised(self, table: str, seat: int) -> None:
        """A seat was given a hint."""
        there = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat)
        change = update(schema.seats).where(there).values(hints=schema.seats.c.hints + 1)
        await self.writer.write(doing(change), [hint(table)])

    async def renew(self, table: str, seat: int, digest: bytes) -> bool:
        """Put a new key in the place of a seat's, or of the watchers' for seat -1; whether there was one."""
        return await self.writer.write(lambda c: renew_key(c, table, seat, digest), [hint(table)])

    async def claim(self, table: str, key: bytes, badge: bytes) -> bytes:
        """Let the first who opens a link have it; whose it is then."""
        return await self.writer.write(lambda c: claim_key(c, key, badge), [hint(table)])

    async def play_again(self, table: str, again: Again) -> Again:
        """Let the first new table be the one at which it is played again; which one that is."""
        return await self.writer.write(lambda c: set_again(c, table, again), [hint(table)])

    async def keys(self, id: str) -> dict[bytes, KeyRow]:
        return await self.read(lambda c: read_keys(c, id))

    async def deal(self, table: str, change: Callable[[Deal], Deal]) -> Deal:
        """Take a step towards the deal of a table; how far it is then, whoever took the step."""
        return await self.writer.write(lambda c: change_deal(c, table, change), [hint(table)])

    async def keep_analysis(self, table: str, playouts: int, found: bytes) -> None:
        """In the place of what an earlier look found."""
        values = {"table_id": table, "playouts": playouts, "found": found.decode(), "made_at": time.time()}
        await self.writer.write(lambda c: replace_analysis(c, table, values), [])

    # --- reading

    async def read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self.engine.connect() as connection:
                return carried(work(connection))

        try:
            async with asyncio.timeout(self.patience):
                found = await asyncio.get_running_loop().run_in_executor(self.readers, reading)
        except (SQLAlchemyError, OSError) as error:
            raise self.trouble.met(error) from None
        self.trouble.passed()
        return found

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        return await self.read(lambda c: read_table(c, id))

    async def news(self, id: str, ply: int, number: int) -> News:
        """What was written after this entry of the log and this line of chat."""
        return await self.read(lambda c: read_news(c, id, ply, number))

    async def chat(self, id: str, number: int) -> list[ChatRow]:
        return await self.read(lambda c: read_chat(c, id, number))

    async def key(self, digest: bytes) -> KeyRow | None:
        return await self.read(lambda c: read_key(c, digest))

    async def analysis(self, table: str) -> str | None:
        found = select(schema.analyses.c.found).where(schema.analyses.c.table_id == table)
        return await self.read(lambda c: c.execute(found).scalar_one_or_none())

    async def ping(self) -> None:
        """Raises `StorageFailed` unless the database can be read and, if the last write failed, be written again."""
        await self.read(lambda c: c.execute(text("SELECT 1")).scalar_one())
        if self.writer.trouble.lasts:
            await self.writer.write(doing(TOUCH), [])


def doing(statement: Executable) -> Work:
    def work(c: Connection) -> None:
        c.execute(statement)

    return work


def change_deal(c: Connection, table: str, change: Callable[[Deal], Deal]) -> Deal:
    there = schema.tables.c.id == table
    stored = c.execute(select(schema.tables.c.deal).where(there).with_for_update()).scalar_one()
    before = msgspec.convert(stored, Deal)
    after = before if before.done else change(before)
    if after != before:
        c.execute(update(schema.tables).where(there).values(deal=msgspec.to_builtins(after), seed=after.seed))
    return after


def replace_analysis(c: Connection, table: str, values: Values) -> None:
    c.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table))
    c.execute(insert(schema.analyses).values(**values))


def hint(table: str) -> str:
    return f"log {table}"


def values_of(table: str, rows: Sequence[Entry | ChatRow]) -> list[Values]:
    now = time.time()
    return [{"table_id": table, "made_at": now, **row._asdict()} for row in rows]


def insert_table(
    c: Connection, table: TableRow, seats: list[SeatRow], keys: dict[bytes, KeyRow], log: list[Entry]
) -> None:
    now = time.time()
    c.execute(insert(schema.tables).values(made_at=now, **table.values()))
    rows = [{"table_id": table.id, "seat": i, **seat._asdict()} for i, seat in enumerate(seats)]
    c.execute(insert(schema.seats), rows)
    c.execute(insert(schema.keys), [key_values(digest, key) for digest, key in keys.items()])
    if log:
        c.execute(insert(schema.log), [{"table_id": table.id, "made_at": now, **entry._asdict()} for entry in log])


def key_values(digest: bytes, key: KeyRow) -> dict[str, object]:
    return {"hash": digest, "table_id": key.table, "seats": key.seats, "owner": key.owner, "renewed_at": None}


def renew_key(c: Connection, table: str, seat: int, digest: bytes) -> bool:
    keys = [(old, key) for old, key in read_keys(c, table).items() if key.renewed_at is None and opens(key, seat)]
    for old, key in keys:
        there = (schema.keys.c.hash == old) & schema.keys.c.renewed_at.is_(None)
        if c.execute(update(schema.keys).where(there).values(renewed_at=time.time())).rowcount == 1:
            c.execute(insert(schema.keys), key_values(digest, key))
            return True
    return False


def claim_key(c: Connection, key: bytes, badge: bytes) -> bytes:
    there = schema.keys.c.hash == key
    c.execute(update(schema.keys).where(there & schema.keys.c.claimed_by.is_(None)).values(claimed_by=badge))
    return bytes(c.execute(select(schema.keys.c.claimed_by).where(there)).scalar_one())


def set_again(c: Connection, table: str, again: Again) -> Again:
    there = (schema.tables.c.id == table) & schema.tables.c.again_at.is_(None)
    c.execute(update(schema.tables).where(there).values(again_at=again.table, again_by=again.who))
    return read_again(c, table) or again


def opens(key: KeyRow, seat: int) -> bool:
    return seat in key.seats if seat != WATCHING else not key.seats and not key.owner
