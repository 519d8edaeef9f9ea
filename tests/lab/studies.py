"""Small studies for tests: specs, and runs of them."""

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from squander.lab.grid.crew import here
from squander.lab.grid.folder import RunFolder
from squander.lab.grid.running import Came, Study, run, study_of
from squander.lab.grid.spec import spec_of

SPEC = """
seed = "s"
games = 6
games_a_part = 2

[grid]
game = "last-will"
players = 2
"""


def study(text: str = SPEC, home: Path = Path()) -> Study:
    return study_of(spec_of(text, "study.toml"), home)


def played(folder: Path, text: str = SPEC, home: Path = Path(), play: Any = here) -> Came:
    return run(study(text, home), RunFolder(folder), play)


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / f"{table}.parquet").to_pylist()
    return found


def tables(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.parquet"))}
