"""One thread that writes for everybody. It commits whatever has gathered in one transaction: many tables share one
wait for the disk, and each write still stands or falls alone."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import TypeVar, cast

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from squander.server.storage.outage import StorageFailed, Trouble

MOST_AT_ONCE = 500

T = TypeVar("T")
Work = Callable[[Connection], object]
Values = dict[str, object]  # of one row, by column


class Conflict(Exception):
    """Somebody else wrote this place first."""


class Unwritable(StorageFailed):
    """The database is well, but does not take this value; nothing was written."""


class Rows:
    """Rows to insert, all or none. Those that gather go in one statement."""

    def __init__(self, into: sa.Table, values: list[Values]) -> None:
        self.into = into
        self.values = values

    def __call__(self, connection: Connection) -> None:
        connection.execute(insert(self.into), self.values)


def carried(found: T) -> T:
    """What may leave the thread of its connection. A cursor may not: wherever it is forgotten, that thread waits
    for whatever the connection does by then, and on the event loop everybody with it."""
    if isinstance(found, sa.CursorResult):
        raise TypeError("Read the rows where the connection is; a cursor can't leave its thread.")
    return found


class Job:
    def __init__(self, work: Work, notices: list[str]) -> None:
        self.work = work
        self.notices = notices
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[object] = self.loop.create_future()
        self.outcome: object = None
        self.late = False  # nobody waits for it any more

    def settle(self) -> None:
        if self.done.done():
            return
        if isinstance(self.outcome, Exception):
            self.done.set_exception(self.outcome)
        else:
            self.done.set_result(self.outcome)


class Writer:
    def __init__(self, engine: Engine, notify: Callable[[Connection, list[str]], None], patience: float) -> None:
        self.engine = engine.execution_options(writing=True)
        self.notify = notify
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.writes = 0
        self.waiting = 0
        self.seconds = 0.0
        self.patience = patience
        self.trouble = Trouble("writes")
        self.thread = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Finish what was begun."""
        self.jobs.put(None)
        self.thread.join()

    async def write(self, work: Callable[[Connection], T], notices: list[str]) -> T:
        """Returns after the commit. Other processes get the notices with it. What can't be begun in time is dropped."""
        job = Job(work, notices)
        self.waiting += 1
        self.jobs.put(job)
        try:
            async with asyncio.timeout(self.patience):
                return cast(T, await job.done)
        except TimeoutError as error:
            job.late = True
            raise self.trouble.met(error) from None
        finally:
            self.waiting -= 1

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
            self.commit_together([job for job in batch if not job.late])
            self.trouble.passed()
        except Exception as error:
            failed = self.trouble.met(error)
            for job in batch:
                job.outcome = failed
        self.commits += 1
        self.writes += len(batch)
        self.seconds += time.perf_counter() - began
        batch[0].loop.call_soon_threadsafe(settle_all, batch)

    def commit_together(self, batch: list[Job]) -> None:
        """Conflicts and bad values are rare: only when there is one is each write guarded by a savepoint of its own,
        so that nobody's write fails for another's."""
        try:
            with self.engine.begin() as connection:
                write_together(connection, batch)
                self.notify(connection, [notice for job in batch for notice in job.notices])
        except Exception as error:
            if is_outage(error):
                raise
            with self.engine.begin() as connection:
                for job in batch:
                    job.outcome = attempt(connection, job.work)
                self.notify(connection, [notice for job in batch for notice in job.notices])


def settle_all(batch: list[Job]) -> None:
    for job in batch:
        job.settle()


def write_together(connection: Connection, batch: list[Job]) -> None:
    """Who waits for a write has not sent the next one yet, so the order within a batch is free."""
    gathered: dict[sa.Table, list[Values]] = {}
    for job in batch:
        if isinstance(job.work, Rows):
            gathered.setdefault(job.work.into, []).extend(job.work.values)
        else:
            job.outcome = carried(job.work(connection))
    for into, rows in gathered.items():
        connection.execute(insert(into), rows)


def attempt(connection: Connection, work: Work) -> object:
    """What it came to, or why it could not be."""
    try:
        with connection.begin_nested():
            return carried(work(connection))
    except IntegrityError:
        return Conflict()
    except Exception as error:
        if is_outage(error):
            raise
        return Unwritable(type(error).__name__)


def is_outage(error: Exception) -> bool:
    """The database itself fails: it is gone, locked, full or broken, and trying each write would only take longer."""
    gone = isinstance(error, DBAPIError) and error.connection_invalidated
    broken = type(error) is DatabaseError or isinstance(error, InternalError)
    return gone or broken or isinstance(error, OperationalError | InterfaceError | PoolTimeout | OSError)
