"""How long bots think: processor time of choices, counted in classes so that any number of them adds up."""

from collections import Counter
from math import exp, log

FINEST = 1e-6  # seconds
CLASS = log(1.02)  # each is 2 % longer than the one before


class Thinking:
    """Of one bot, over all its choices that were a choice."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.classes: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.classes[round(log(max(seconds, FINEST) / FINEST) / CLASS)] += 1

    def __iadd__(self, other: "Thinking") -> "Thinking":
        self.seconds += other.seconds
        self.classes.update(other.classes)
        return self

    @property
    def choices(self) -> int:
        return self.classes.total()

    @property
    def mean(self) -> float:
        return self.seconds / self.choices if self.choices else 0.0

    def quantile(self, share: float) -> float:
        """The time that this share of choices did not exceed, to 2 %."""
        seen = 0
        for number in sorted(self.classes):
            seen += self.classes[number]
            if seen >= share * self.choices:
                return FINEST * exp(number * CLASS)
        return 0.0
