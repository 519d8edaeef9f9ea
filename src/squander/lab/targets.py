"""What a balanced game should look like, measured. A game brings its own targets."""

from collections import Counter
from typing import NamedTuple, Protocol

from squander.kernel.game import Game
from squander.kernel.pieces import Options
from squander.lab.stats import Rate


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

    def judge(self, facts: Counter[str], games: int, players: int, options: Options) -> list[Verdict]:
        """The targets with what was measured."""
