"""The folder of a run: what is played there, the parts that are done, and at the end its tables as Parquet.

Every part is kept as soon as it is played, under a number that says where its rows belong. So a run goes on where it
stopped, and its tables have the same bytes in whatever order the parts came.
"""

import contextlib
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from squander.kernel.errors import SquanderError
from squander.kernel.pieces import Data
from squander.lab.grid.batches import unpacked

if TYPE_CHECKING:
    import pyarrow as pa
    import pyarrow.parquet as pq

RUN = "run.json"
PARTS = "parts"
FORMAT = 2
ROWS_AT_ONCE = 100_000  # of a table, before they are written as one group


class BadRun(SquanderError):
    """A folder holds no run, or another one."""


class RunFolder:
    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def finished(self) -> bool:
        return bool(self.manifest()["finished"])

    def manifest(self) -> Data:
        return read_manifest(self.path)

    def begin(self, manifest: Data) -> None:
        """Lay out a new run, or find that it is this one that began here; anything else is left alone."""
        if not (self.path / RUN).exists():
            check_empty(self.path)
            make_folder(self.path / PARTS)
            self.write_manifest({**manifest, "finished": False})
        elif other := difference(self.manifest(), manifest):
            raise BadRun(f"{self.path} holds another run ({other}); choose another folder with --out, or delete it.")

    def begin_anew(self, manifest: Data) -> None:
        """As `begin`, where another run may go: of a folder that is somebody's own to fill."""
        if (self.path / RUN).exists() and difference(self.manifest(), manifest):
            shutil.rmtree(self.path)
        self.begin(manifest)

    def write_manifest(self, manifest: Data) -> None:
        write_whole(self.path / RUN, json.dumps(manifest, indent=1, ensure_ascii=False).encode())

    def give_up(self) -> None:
        """What was begun and brought nothing is not left behind; a mended metric may begin anew."""
        if not self.done():
            shutil.rmtree(self.path / PARTS, ignore_errors=True)
            (self.path / RUN).unlink(missing_ok=True)
            with contextlib.suppress(OSError):
                self.path.rmdir()

    def done(self) -> set[int]:
        """The numbers of the parts that need not be played again."""
        return {int(path.stem) for path in (self.path / PARTS).glob("*.part")}

    def keep(self, number: int, data: bytes) -> None:
        write_whole(self.part(number), data)

    def part(self, number: int) -> Path:
        return self.path / PARTS / f"{number:08}.part"

    def finish(self, count: int, tables: list[str]) -> None:
        """All parts in their order, streamed into one file a table; then they are no longer needed."""
        made = [self.write_table(table, count) for table in tables]
        for neighbour, path in made:
            neighbour.replace(path)
        self.write_manifest({**self.manifest(), "finished": True})
        shutil.rmtree(self.path / PARTS, ignore_errors=True)

    def write_table(self, table: str, count: int) -> tuple[Path, Path]:
        import pyarrow.parquet as pq

        path = self.path / f"{table}.parquet"
        neighbour = self.path / f".{table}.parquet"
        batches = self.batches(table, count)
        first = next(batches)
        with pq.ParquetWriter(neighbour, first.schema, compression="zstd", store_schema=False) as writer:
            stream(writer, first, batches)
        return neighbour, path

    def batches(self, table: str, count: int) -> "Iterator[pa.RecordBatch]":
        import pyarrow as pa

        for number in range(count):
            data = unpacked(self.part(number).read_bytes())[table]
            yield from pa.ipc.open_stream(data)

    def table(self, name: str) -> Path:
        """Where one of its tables is, once it is finished."""
        if not self.finished:
            raise BadRun(f"{self.path}: this run is not finished; 'squander lab run' with its spec goes on with it.")
        path = self.path / f"{name}.parquet"
        if not path.exists():
            raise BadRun(f'{self.path}: there is no {path.name}; the spec asks for it with tables = ["{name}"].')
        return path

    def has(self, name: str) -> bool:
        return (self.path / f"{name}.parquet").exists()


def stream(writer: "pq.ParquetWriter", first: "pa.RecordBatch", rest: "Iterator[pa.RecordBatch]") -> None:
    """In groups of some size, which depends on the rows alone."""
    waiting = [first]
    for batch in rest:
        waiting.append(batch)
        if sum(one.num_rows for one in waiting) >= ROWS_AT_ONCE:
            writer.write_table(joined(waiting))
            waiting = []
    if waiting:
        writer.write_table(joined(waiting))


def joined(batches: "list[pa.RecordBatch]") -> "pa.Table":
    """As one piece; each part has numbered its words for itself."""
    import pyarrow as pa

    return pa.Table.from_batches(batches).unify_dictionaries().combine_chunks()


def read_manifest(path: Path) -> Data:
    if not (path / RUN).exists():
        raise BadRun(f"{path}: there is no run here; 'squander lab run SPEC.toml --out {path}' makes one.")
    found = read_json(path / RUN, "run")
    if found.get("format") != FORMAT:
        raise BadRun(f"{path}: this run was written by another version of the lab; play it again with this one.")
    return found


def read_json(path: Path, of: str) -> Data:
    try:
        found: Data = json.loads(path.read_bytes())
    except (OSError, ValueError):
        raise BadRun(f"{path}: this cannot be read as the account of a {of}.") from None
    return found


def difference(kept: Data, wanted: Data) -> str:
    """In what the run that is there differs, or nothing."""
    other = [name for name in wanted if kept.get(name) != wanted[name]]
    if not other:
        return ""
    if other[0] == "version":
        return f"begun by Squander {kept.get('version')}, this is {wanted['version']}"
    return f"its {other[0]} differ"


def check_empty(path: Path) -> None:
    """Tables of a run never go among somebody's other files."""
    if path.is_file() or (path.is_dir() and any(path.iterdir())):
        raise BadRun(f"{path} is there already and holds no run; choose another folder with --out.")


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRun(f"{path} cannot be made ({reason(error)}); choose another --out.") from None


def write_whole(path: Path, data: bytes) -> None:
    """Through a neighbour: what is there is whole."""
    neighbour = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        neighbour.write_bytes(data)
        neighbour.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            neighbour.unlink()
        raise BadRun(f"{path} cannot be written ({reason(error)}).") from None


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
