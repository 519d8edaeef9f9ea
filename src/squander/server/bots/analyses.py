"""Finished games looked back on, one at a time in a process of its own; what is found stays with the table."""

import asyncio
import sys
from asyncio.subprocess import PIPE

import msgspec

from squander.server import wire
from squander.server.bots.analyst import FOUND, PROGRESS
from squander.server.logs import log_fault
from squander.server.storage.outage import StorageFailed
from squander.server.storage.store import Store
from squander.server.wire.refusals import Refused

LEAST, MOST = 20, 20_000  # playouts that a page may ask for
MOST_WAITING = 20
MOST_BYTES = 16_000_000
SECONDS = 1800.0
BUSY = Refused("too_fast", "Too many games are being looked back on just now; try again in a few minutes.")

decoder = msgspec.json.Decoder(wire.LookedBack)


class Work:
    """One game that is being looked back on, or waits for it."""

    def __init__(self) -> None:
        self.state: str = "waiting"
        self.done = 0
        self.of = 0
        self.task: asyncio.Task[None] | None = None


class Analyses:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.works: dict[str, Work] = {}
        self.one_at_a_time = asyncio.Lock()

    async def look(self, table: str) -> wire.Analysis:
        """How far it has got, and what is known already."""
        known = await self.known(table)
        work = self.works.get(table)
        if work is None:
            return wire.Analysis("none" if known is None else "done", found=known)
        return msgspec.convert(
            {"state": work.state, "done": work.done, "of": work.of, "found": known}, wire.Analysis, from_attributes=True
        )

    async def known(self, table: str) -> wire.LookedBack | None:
        found = await self.store.analysis(table)
        return None if found is None else decoder.decode(found)

    async def start(self, table: str, record: str, playouts: int) -> wire.Analysis:
        """Asked twice, it is done once; a shallower look than one that is known is not taken."""
        if not LEAST <= playouts <= MOST:
            sentence = f"{playouts} playouts a choice can't be played here; ask for {LEAST} to {MOST:,}."
            raise Refused("malformed", sentence)
        under_way = table in self.works and self.works[table].state != "failed"
        known = await self.known(table)
        if not under_way and (known is None or known.playouts < playouts):
            if sum(work.state != "failed" for work in self.works.values()) >= MOST_WAITING:
                raise BUSY
            work = self.works[table] = Work()
            work.task = asyncio.create_task(self.run(table, work, record, playouts))
        return await self.look(table)

    async def run(self, table: str, work: Work, record: str, playouts: int) -> None:
        try:
            async with self.one_at_a_time, asyncio.timeout(SECONDS):
                work.state = "running"
                found = await watched(work, record, playouts)
            await self.store.keep_analysis(table, playouts, found)
            del self.works[table]
        except StorageFailed:
            work.state = "failed"
        except Exception as error:
            work.state = "failed"
            log_fault("looking back failed", error, table=table)

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def watched(work: Work, record: str, playouts: int) -> bytes:
    """What the process finds; how far it is goes to `work` meanwhile."""
    command = [sys.executable, "-m", "squander.server.bots.analyst", str(playouts)]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=MOST_BYTES)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(record.encode())
        await process.stdin.drain()
        process.stdin.close()
        async for line in process.stdout:
            if line.startswith(FOUND):
                return line.removeprefix(FOUND).strip()
            work.done, work.of = map(int, line.removeprefix(PROGRESS).split())
        raise OSError("the process ended before it had found anything")
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
