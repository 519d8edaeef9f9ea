"""What a balanced game should look like, measured.

A game's targets live in a module named in `HOMES`, which offers `TARGETS`.
"""

from collections import Counter
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from squander.kernel.game import Game
from squander.lab.stats import Rate

HOMES = {
    "last-will": "squander.lab.targets.last_will",
    "prodigals-club": "squander.lab.targets.prodigals_club",
    "maccreedys-mansion": "squander.lab.targets.maccreedys_mansion",
}


class Verdict(NamedTuple):
    """One line of the balance table. The target is met when the measured value lies between its bounds."""

    group: str
    name: str
    target: str
    least: float
    most: float
    rate: Rate
    percent: bool = True

    @property
    def met(self) -> bool:
        return self.rate.sample > 0 and self.least <= self.rate.value <= self.most


class Targets(Protocol):
    """What a game measures about itself. See docs/bots.md."""

    def first_seat(self, g: Game) -> int:
        """The seat that begins a game just started; win rates are counted from it."""

    def collect(self, before: Game, after: Game, facts: Counter[str]) -> None:
        """Count what matters in one game: its start, and its end with all notes in `after.log`."""

    def judge(self, facts: Counter[str], games: int, players: int, options: dict[str, Any]) -> list[Verdict]:
        """The targets with what was measured."""


def targets_of(game: str) -> Targets | None:
    return cast(Targets, import_module(HOMES[game]).TARGETS) if game in HOMES else None
