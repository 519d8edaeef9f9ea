"""What the aspects of a position count, by the number of players and by how far the end is.

The numbers come from `squander fit`, and lie in a file beside the expert that uses them.
"""

import math
import tomllib
from pathlib import Path
from typing import Any, Final


class Weights:
    """For one number of players. Between two stages it is read off the line between them, outside at the nearest."""

    def __init__(self, stages: list[float], spreads: list[float], counts: list[list[float]]) -> None:
        self.stages: Final = stages
        self.sharpness: Final = [1.0 / spread for spread in spreads]  # how much a unit of value is worth in chances
        self.logits: Final = [[count / spreads[i] for count in counts[i]] for i in range(len(counts))]

    def values(self, stage: float, looks: list[list[float]]) -> list[float]:
        """In the game's own unit."""
        at = place_of(stage, self.stages)
        sharpness = between(self.sharpness, at)
        return [logit / sharpness for logit in self.logits_at(at, looks)]

    def sharpness_at(self, stage: float) -> float:
        """How much of a chance a unit of value is worth."""
        return between(self.sharpness, place_of(stage, self.stages))

    def counted(self, stage: float, look: list[float]) -> list[float]:
        """What each aspect of one seat adds to its value."""
        at = place_of(stage, self.stages)
        sharpness = between(self.sharpness, at)
        return [between([logits[i] for logits in self.logits], at) * look[i] / sharpness for i in range(len(look))]

    def chances(self, stage: float, looks: list[list[float]]) -> list[float]:
        return shares(self.logits_at(place_of(stage, self.stages), looks))

    def logits_at(self, at: float, looks: list[list[float]]) -> list[float]:
        low = int(at)
        part = at - low
        lower = self.logits[low]
        if part <= 0.0:
            return [dot(lower, look) for look in looks]
        higher = self.logits[low + 1]
        return [on_the_way(lower, higher, part, look) for look in looks]


def dot(counts: list[float], look: list[float]) -> float:
    total = 0.0
    for i in range(len(look)):
        total += counts[i] * look[i]
    return total


def on_the_way(lower: list[float], higher: list[float], part: float, look: list[float]) -> float:
    """What both stages say, in one go; many aspects of a position are nothing."""
    before = after = 0.0
    for i, amount in enumerate(look):
        if amount != 0.0:
            before += lower[i] * amount
            after += higher[i] * amount
    return before + part * (after - before)


def place_of(stage: float, stages: list[float]) -> float:
    """Which of the stages it is, and what part of the way to the next."""
    last = len(stages) - 1
    if stage <= stages[0]:
        return 0.0
    for i in range(last):
        if stage < stages[i + 1]:
            return i + (stage - stages[i]) / (stages[i + 1] - stages[i])
    return 1.0 * last


def between(numbers: list[float], at: float) -> float:
    low = int(at)
    part = at - low
    return numbers[low] + part * (numbers[low + 1] - numbers[low]) if part > 0.0 else numbers[low]


def shares(logits: list[float]) -> list[float]:
    """Chances that add up to one: who is ahead by one wins e times as often."""
    most = max(logits)
    weights = [math.exp(logit - most) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]


def read_weights(path: Path, aspects: list[str]) -> dict[int, Weights]:
    """By the number of players. What the file doesn't name counts nothing."""
    data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    return {int(players): weights_of(columns, aspects) for players, columns in data["players"].items()}


def weights_of(columns: dict[str, list[float]], aspects: list[str]) -> Weights:
    stages = columns["stage"]
    nothing = [0.0] * len(stages)
    counts = [[columns.get(aspect, nothing)[i] for aspect in aspects] for i in range(len(stages))]
    return Weights(stages, columns["spread"], counts)
