"""A bot with one idea: it answers by its habit, whatever the others do."""

from typing import Protocol

from squander.bots import Maker
from squander.kernel.game import Game
from squander.play.sight import Sight


class Habit(Protocol):
    """What it does with every question."""

    def answer(self, g: Game) -> int:
        """One of the options."""


class ByHabit:
    """Follows its habit in one guessed world; nothing it looks at differs between them."""

    def __init__(self, name: str, habit: Habit, seed: int) -> None:
        self.name = name
        self.habit = habit
        self.seed = seed

    def choose(self, sight: Sight) -> int:
        return self.habit.answer(sight.world(self.seed))


def by_habit(name: str, habit: Habit) -> Maker:
    return lambda seed: ByHabit(name, habit, seed)
