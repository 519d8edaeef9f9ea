"""Metrics: functions of somebody's, given what was noted in a game, whose answers become columns.

A function names what it wants: `notes`, the list of all that happened; `game`, the finished game; `seat`, if it is
asked once for every seat. The type that it says it returns is the column's: int, float, str or bool; a number if it
says none.
"""

import inspect
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, get_type_hints

from squander import plugins
from squander.kernel.game import Game
from squander.kernel.pieces import Note
from squander.lab.grid.spec import BadSpec

GIVEN = {"notes", "game", "seat"}
TYPES: dict[type, str] = {int: "int64", float: "double", str: "string", bool: "bool"}
Answer = int | float | str | bool | None


class Metric(NamedTuple):
    name: str
    home: str  # as the spec names it, from any folder
    function: Callable[..., Answer]
    wants: frozenset[str]
    returns: type

    @property
    def of_seats(self) -> bool:
        return "seat" in self.wants

    @property
    def column(self) -> str:
        return TYPES[self.returns]

    def of(self, notes: list[Note], game: Game, seat: int = -1) -> Answer:
        """What it finds, as its column takes it; a metric that fails stops the run, since half a column is none."""
        given = {"notes": notes, "game": game, "seat": seat}
        try:
            found = self.function(**{name: given[name] for name in self.wants})
        except Exception as error:
            raise BadSpec(f"The metric {self.name} failed at {place(game)}: {plugins.fault_of(error)}.") from error
        if found is None or isinstance(found, (float, int) if self.returns is float else self.returns):
            return found
        said = self.returns.__name__
        raise BadSpec(f"The metric {self.name} found {found!r} at {place(game)}; it must be {said} or None.")


def place(game: Game) -> str:
    return f"{game.kind.id}, seed {game.setup.seed}"


def homes_in(metrics: Mapping[str, str], home: Path) -> dict[str, str]:
    """Where each function is, from any folder; files are looked for beside the spec."""
    return {name: at(home, where) for name, where in metrics.items()}


def at(home: Path, where: str) -> str:
    file, _, thing = where.rpartition(":")
    return f"{(home / file).absolute()}:{thing}" if plugins.is_file_name(file) else where


def metrics_at(homes: Mapping[str, str]) -> list[Metric]:
    return [metric_at(name, home) for name, home in homes.items()]


def metric_at(name: str, home: str) -> Metric:
    function = plugins.load(home)
    if not callable(function):
        raise BadSpec(f"metrics: {name} is {home}, which is no function.")
    wants = frozenset(inspect.signature(function).parameters)
    if not wants or wants - GIVEN:
        raise BadSpec(
            f"metrics: {home} takes {', '.join(sorted(wants)) or 'nothing'}; it may take notes, game and seat."
        )
    returns = get_type_hints(function).get("return", float)
    if returns not in TYPES:
        said = getattr(returns, "__name__", returns)
        raise BadSpec(f"metrics: {home} returns {said}; a column takes int, float, str or bool.")
    return Metric(name, home, function, wants, returns)
