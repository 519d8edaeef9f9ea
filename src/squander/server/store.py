"""Reading and writing tables. A choice is acknowledged only after `Store.append` has returned.

All writes go through one thread, which commits whatever has gathered in one transaction: many tables share one
wait for the disk, and each write still stands or falls alone.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from squander.server import schema

CHANNEL = "squander"
MOST_AT_ONCE = 500


class Conflict(Exception):
    """Somebody else wrote this place first."""


class StorageFailed(Exception):
    """Whether the write happened is not known; read again before going on."""


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


Work = Callable[[Connection], Any]


class Job:
    def __init__(self, work: Work) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.outcome: Any = None

    def report(self) -> None:
        self.loop.call_soon_threadsafe(self.settle)

    def settle(self) -> None:
        if self.done.cancelled():
            return
        if isinstance(self.outcome, Exception):
            self.done.set_exception(self.outcome)
        else:
            self.done.set_result(self.outcome)


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writing = engine.execution_options(writing=True)
        self.shared = engine.dialect.name == "postgresql"
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.writes = 0
        self.commit_seconds = 0.0
        self.thread = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Finish what was begun."""
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()

    # --- writing

    async def write(self, work: Work) -> Any:
        job = Job(work)
        self.jobs.put(job)
        return await job.done

    def write_all(self) -> None:
        while (job := self.jobs.get()) is not None:
            batch = [job]
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                following = self.jobs.get()
                if following is None:
                    self.jobs.put(None)
                    break
                batch.append(following)
            self.commit(batch)

    def commit(self, batch: list[Job]) -> None:
        began = time.perf_counter()
        try:
            self.commit_together(batch)
        except Exception as error:
            failed = StorageFailed(str(error))
            for job in batch:
                job.outcome = failed
        self.commits += 1
        self.writes += len(batch)
        self.commit_seconds += time.perf_counter() - began
        for job in batch:
            job.report()

    def commit_together(self, batch: list[Job]) -> None:
        """Conflicts are rare: only when there is one is each write guarded by a savepoint of its own."""
        try:
            with self.writing.begin() as connection:
                for job in batch:
                    job.outcome = job.work(connection)
        except IntegrityError:
            with self.writing.begin() as connection:
                for job in batch:
                    job.outcome = attempt(connection, job.work)

    def hint(self, connection: Connection, table: str) -> None:
        """Tell other processes that a table changed; they read the truth themselves."""
        if self.shared:
            connection.execute(select(func.pg_notify(CHANNEL, table)))

    async def make(self, table: TableRow, seats: list[SeatRow], keys: dict[bytes, KeyRow], log: list[Entry]) -> None:
        await self.write(lambda c: insert_table(c, table, seats, keys, log))

    async def append(self, table: str, entries: list[Entry]) -> None:
        """All of them or none. Raises `Conflict` when a place is taken."""
        await self.write(lambda c: self.insert(c, table, schema.log, *entries))

    async def say(self, table: str, row: ChatRow) -> None:
        await self.write(lambda c: self.insert(c, table, schema.chat, row))

    def insert(self, connection: Connection, table: str, into: Any, *rows: Entry | ChatRow) -> None:
        now = time.time()
        connection.execute(insert(into), [{"table_id": table, "made_at": now, **row._asdict()} for row in rows])
        self.hint(connection, table)

    async def seat_bot(self, table: str, seat: int, bot: str | None) -> None:
        def work(connection: Connection) -> None:
            there = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat)
            connection.execute(update(schema.seats).where(there).values(bot=bot))
            self.hint(connection, table)

        await self.write(work)

    # --- reading

    async def read(self, work: Work) -> Any:
        def reading() -> Any:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            return await asyncio.to_thread(reading)
        except DBAPIError as error:
            raise StorageFailed(str(error)) from None

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        found: tuple[TableRow, list[SeatRow]] | None = await self.read(lambda c: read_table(c, id))
        return found

    async def news(self, id: str, ply: int, number: int) -> tuple[list[SeatRow], list[Entry], list[ChatRow]]:
        """What was written after this entry of the log and this line of chat, and who sits where."""
        work = lambda c: (read_seats(c, id), read_log(c, id, ply), read_chat(c, id, number))  # noqa: E731
        news: tuple[list[SeatRow], list[Entry], list[ChatRow]] = await self.read(work)
        return news

    async def key(self, digest: bytes) -> KeyRow | None:
        found: KeyRow | None = await self.read(lambda c: read_key(c, digest))
        return found

    async def ping(self) -> None:
        await self.read(lambda c: c.execute(text("SELECT 1")))


def attempt(connection: Connection, work: Work) -> Any:
    try:
        with connection.begin_nested():
            return work(connection)
    except IntegrityError:
        return Conflict()


def insert_table(
    c: Connection, table: TableRow, seats: list[SeatRow], keys: dict[bytes, KeyRow], log: list[Entry]
) -> None:
    now = time.time()
    c.execute(insert(schema.tables).values(made_at=now, **table._asdict()))
    rows = [{"table_id": table.id, "seat": i, **seat._asdict()} for i, seat in enumerate(seats)]
    c.execute(insert(schema.seats), rows)
    held = [{"hash": h, "table_id": key.table, "seats": key.seats, "owner": key.owner} for h, key in keys.items()]
    c.execute(insert(schema.keys), held)
    if log:
        c.execute(insert(schema.log), [{"table_id": table.id, "made_at": now, **entry._asdict()} for entry in log])


def read_table(c: Connection, id: str) -> tuple[TableRow, list[SeatRow]] | None:
    columns = [schema.tables.c[name] for name in TableRow._fields]
    row = c.execute(select(*columns).where(schema.tables.c.id == id)).first()
    return None if row is None else (TableRow(*row), read_seats(c, id))


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
    keys = schema.keys.c
    row = c.execute(select(keys.table_id, keys.seats, keys.owner).where(keys.hash == digest)).first()
    return None if row is None else KeyRow(*row)
