"""A part of a study: sent to whoever plays it, and what comes back: bytes that are the same wherever it was played."""

import gc
from typing import NamedTuple

import msgspec

from squander import __version__
from squander.lab.grid.cells import Cell, settled
from squander.lab.grid.columns import Rows
from squander.lab.grid.metrics import metrics_at
from squander.lab.grid.packs_at_hand import path_of_pack
from squander.lab.grid.playing import play
from squander.lab.grid.spec import BadSpec

YOUNG = 50_000  # objects before somebody looks for garbage: a game is tens of thousands that all go at its end


class Job(msgspec.Struct, frozen=True):
    """All that somebody needs to play a part, on this machine or another."""

    number: int
    cell: Cell
    start: int
    stop: int
    tables: list[str]
    metrics: dict[str, str]
    version: str = __version__


class Done(NamedTuple):
    """A part that was played: its number, its tables as bytes, how many games they hold, and how often a bot failed."""

    number: int
    data: bytes
    games: int
    failed: int


def play_part(job: Job) -> Done:
    if job.version != __version__:
        raise BadSpec(f"A worker has Squander {__version__} and the run {job.version}; install the same everywhere.")
    if gc.get_threshold()[0] < YOUNG:
        gc.set_threshold(YOUNG, 20, 20)
    options = settled(job.cell, path_of_pack(job.cell.pack))
    rows = Rows(job.cell, job.tables, metrics_at(job.metrics))
    failed = 0
    for number in range(job.start, job.stop):
        played = play(job.cell, options, number, rows.wanted)
        failed += len(played.failures)
        rows.add(played)
    return Done(job.number, packed(rows), job.stop - job.start, failed)


def packed(rows: Rows) -> bytes:
    import pyarrow as pa

    options = pa.ipc.IpcWriteOptions(compression="lz4")
    found = {}
    for table in rows.tables:
        batch = rows.batch(table)
        sink = pa.BufferOutputStream()
        with pa.ipc.new_stream(sink, batch.schema, options=options) as writer:
            writer.write_batch(batch)
        found[table] = sink.getvalue().to_pybytes()
    return msgspec.msgpack.encode(found)


def unpacked(data: bytes) -> dict[str, bytes]:
    return msgspec.msgpack.decode(data, type=dict[str, bytes])
