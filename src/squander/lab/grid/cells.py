"""The cells of a study: each one game with its players, bots, options and seed, played many times over."""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from squander import bots
from squander.games import kind_of, seed_of
from squander.games.packs_of_others import path_of
from squander.games.source import read_text
from squander.games.typed_options import meant
from squander.kernel.pieces import Data, Options
from squander.lab.grid.spec import MOST_CELLS, BadSpec, Grid, Spec, grids

T = TypeVar("T")

PLAIN = "random"
PART, THINKING_PART = 250, 25  # games that are played in one go; bots that think take longer over them


class Pack(msgspec.Struct, frozen=True):
    """A file with what is in it, so that it can be played with where there is no such file."""

    name: str
    text: str


class Cell(msgspec.Struct, frozen=True):
    number: int
    game: str
    players: int
    bots: list[str]
    pack: Pack | None
    options: Data  # what was named; the rest is as usual
    seed: str
    games: int


class Part(NamedTuple):
    """Some games of a cell, played in one go and kept as one."""

    number: int
    cell: Cell
    start: int
    stop: int


def cells_of(spec: Spec, home: Path) -> list[Cell]:
    """All combinations, in the order of the file; files that it names are looked for beside it."""
    found: list[Cell] = []
    for grid in grids(spec):
        for game, players, named, pack, options, seed in combined(spec, grid):
            if len(found) == MOST_CELLS:
                raise BadSpec(f"The grid has more than {MOST_CELLS} cells; leave something out.")
            cell = Cell(len(found), game, players, bots_in(named, home), pack_in(pack, home), options, seed, spec.games)
            check(cell)
            found.append(cell)
    return found


Combination = tuple[str, int, str, str, Data, str]


def combined(spec: Spec, grid: Grid) -> Iterator[Combination]:
    for game in listed(grid.game):
        rows = product(listed(grid.players), listed(grid.bots), listed(grid.pack), options_of(game, grid))
        for (players, named, pack, options), seed in product(rows, listed(spec.seed)):
            yield game, players, named, pack, options, seed


def listed(given: T | list[T]) -> list[T]:
    return given if isinstance(given, list) else [given]


def options_of(game: str, grid: Grid) -> list[Data]:
    """Every combination of the values of options."""
    kind = kind_of(game)
    values = [[value_of(kind.id, name, value) for value in listed(given)] for name, given in grid.options.items()]
    return [dict(zip(grid.options, row, strict=True)) for row in product(*values)]


def value_of(game: str, name: str, given: object) -> object:
    """A text means what it means after -o on the command line."""
    if name.endswith("pack"):
        raise BadSpec(f"options: {name} is no option here; name the file under pack.")
    if isinstance(given, str):
        return meant(kind_of(game), name, given)
    return given


def bots_in(text: str, home: Path) -> list[str]:
    """Those of files count from the folder of the spec."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    return [found for name in names for found in bots.listed(name if bots.is_plain(name) else beside(home, name))]


def beside(home: Path, name: str) -> str:
    return str(home / name) if name.startswith(".") or ".py" in name else name


def pack_in(name: str, home: Path) -> Pack | None:
    if not name:
        return None
    path = path_of(name)
    if path == Path(name) and not path.is_absolute():
        path = home / path
    return Pack(name, read_text(path))


def check(cell: Cell) -> None:
    """Raise now what would otherwise be raised by every process."""
    kind = kind_of(cell.game)
    seed_of(cell.seed)
    if not cell.bots:
        raise BadSpec("bots is empty; name one or more, such as greedy.")
    if len(cell.bots) > cell.players:
        raise BadSpec(f"There are {len(cell.bots)} bots for {cell.players} seats; name as many as seats, or fewer.")
    kind.settle(cell.players, cell.options)
    for name in cell.bots:
        bots.make(name, cell.game, 0)


def parts_of(cells: list[Cell], size: int = 0) -> Iterator[Part]:
    """The same for any number of workers, so that what was played once need not be played again."""
    number = 0
    for cell in cells:
        step = size or (PART if set(cell.bots) == {PLAIN} else THINKING_PART)
        for start in range(0, cell.games, step):
            yield Part(number, cell, start, min(start + step, cell.games))
            number += 1


def label(cell: Cell, cells: list[Cell]) -> str:
    """A cell by what it differs in from the others."""
    differing = [
        text
        for i, text in enumerate(facets(cell))
        if len({facets(other)[i] for other in cells}) > 1 and (text or i != 3)
    ]
    return ", ".join(differing) or cell.game


def facets(cell: Cell) -> list[str]:
    given = ", ".join(f"{name}={json.dumps(value)}" for name, value in cell.options.items())
    pack = f"pack {cell.pack.name}" if cell.pack else "no pack"
    return [
        cell.game,
        f"{cell.players} players",
        ",".join(cell.bots),
        pack,
        given or "usual options",
        f"seed {cell.seed}",
    ]


def settled(cell: Cell, pack: str | None) -> Options:
    """The full options of its games, with the pack at this path."""
    return kind_of(cell.game).settle(cell.players, {**cell.options, **({"pack": pack} if pack else {})})
