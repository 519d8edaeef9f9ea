"""`squander lab run`: a spec becomes a folder of tables."""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from squander import __version__, plugins
from squander.extras import require
from squander.games import kind_of
from squander.kernel.pieces import Data
from squander.lab.grid.batches import Job
from squander.lab.grid.cells import Cell, Part, cells_of, parts_of, settled
from squander.lab.grid.columns import check_names
from squander.lab.grid.crew import Play, here
from squander.lab.grid.folder import FORMAT, RunFolder
from squander.lab.grid.metrics import homes_in, metrics_at
from squander.lab.grid.packs_at_hand import path_of_pack
from squander.lab.grid.spec import Spec, tables_of

Progress = Callable[[int], None]


class Study(NamedTuple):
    """A spec with all that it names found and checked."""

    spec: Spec
    cells: list[Cell]
    metrics: dict[str, str]

    @property
    def games(self) -> int:
        return sum(cell.games for cell in self.cells)

    @property
    def parts(self) -> Iterator[Part]:
        return parts_of(self.cells, self.spec.games_a_part)

    def jobs(self, done: set[int]) -> Iterator[Job]:
        tables = tables_of(self.spec)
        for part in self.parts:
            if part.number not in done:
                yield Job(part.number, part.cell, part.start, part.stop, tables, self.metrics)

    def manifest(self) -> Data:
        """All that decides over the bytes of its tables."""
        return {
            "format": FORMAT,
            "version": __version__,
            "rules": {game: kind_of(game).version for game in sorted({cell.game for cell in self.cells})},
            "boxes": sorted({box for cell in self.cells for box in boxes_of(cell)}),
            "games": self.games,
            "tables": tables_of(self.spec),
            "metrics": {name: digest_at(home) for name, home in self.metrics.items()},
            "part": self.spec.games_a_part,
            "cells": msgspec.to_builtins(self.cells),
        }


class Came(NamedTuple):
    """What came of a run: games played now, those that were there, and how often a bot failed."""

    played: int
    found: int
    failed: int


def study_of(spec: Spec, home: Path) -> Study:
    """Whatever is wrong with a spec is raised here, before anything is written."""
    study = Study(spec, cells_of(spec, home), homes_in(spec.metrics, home))
    for cell in study.cells:
        settled(cell, path_of_pack(cell.pack))
    check_names(metrics_at(study.metrics))
    return study


def boxes_of(cell: Cell) -> list[str]:
    return kind_of(cell.game).boxes(settled(cell, None))


def digest_at(home: str) -> str:
    """Of the file that a metric is in; of a module that is installed, its name."""
    file, _, thing = home.rpartition(":")
    if not plugins.is_file_name(file):
        return home
    return f"{thing} {hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16]}"


def run(study: Study, folder: RunFolder, play: Play = here, progress: Progress = lambda _: None) -> Came:
    """Play what is not played yet, then write the tables. `progress` is told how many more games are done."""
    require("lab", "pyarrow")
    folder.begin(study.manifest())
    if folder.finished:
        return Came(0, study.games, 0)
    done = folder.done()
    found = sum(part.stop - part.start for part in study.parts if part.number in done)
    progress(found)
    played = failed = 0
    try:
        for part in play(study.jobs(done)):
            folder.keep(part.number, part.data)
            played += part.games
            failed += part.failed
            progress(part.games)
    except BaseException:
        folder.give_up()
        raise
    folder.finish(sum(1 for _ in study.parts), tables_of(study.spec))
    return Came(played, found, failed)
