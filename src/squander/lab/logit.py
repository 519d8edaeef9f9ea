"""Who wins, by weighted aspects of each seat: a conditional logit, fitted by Newton's method.

A case has, for each seat, what was seen of it; chances are in proportion to e to the weighted sum. Weights are pulled
towards what was expected of them, so that few cases don't say more than they know.
"""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from squander.games.weights import dot, shares

STEPS = 12
SMALL = 1e-7
SURE = 1e-9  # a chance is never counted as less


class Case(NamedTuple):
    looks: list[list[float]]
    winner: int


def fitted(cases: Sequence[Case], expected: list[float], pull: float) -> list[float]:
    """Weights. `pull` is how many cases would have to say otherwise until an expectation is given up by half."""
    tied = [pull * strength for strength in strengths(cases, len(expected))]
    weights = list(expected)
    for _ in range(STEPS):
        slope, bend = derivatives(cases, weights)
        for i, much in enumerate(tied):
            slope[i] -= much * (weights[i] - expected[i])
            bend[i][i] += much
        change = solved(bend, slope)
        weights = [weight + step for weight, step in zip(weights, change, strict=True)]
        if max(map(abs, change)) < SMALL:
            break
    return weights


def strengths(cases: Sequence[Case], count: int) -> list[float]:
    """How much a case tells of each weight: how its aspect varies between the seats."""
    total = [SMALL] * count
    for looks, _ in cases:
        for i, column in enumerate(zip(*looks, strict=True)):
            mean = sum(column) / len(column)
            total[i] += sum((one - mean) ** 2 for one in column) / len(column)
    return [one / max(1, len(cases)) for one in total]


def derivatives(cases: Sequence[Case], weights: list[float]) -> tuple[list[float], list[list[float]]]:
    """Of the log-likelihood: the slope, and how it bends, with the sign turned."""
    size = len(weights)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for looks, winner in cases:
        chances = shares([dot(weights, look) for look in looks])
        mean = [sum(c * x for c, x in zip(chances, column, strict=True)) for column in zip(*looks, strict=True)]
        for seat, look in enumerate(looks):
            off = [x - m for x, m in zip(look, mean, strict=True)]
            if seat == winner:
                slope = [s + x for s, x in zip(slope, off, strict=True)]
            add_square(bend, off, chances[seat])
    mirror(bend)
    return slope, bend


def add_square(bend: list[list[float]], off: list[float], chance: float) -> None:
    """Half of it: the rest is the same mirrored. Most aspects of a case are 0, those of other stages."""
    there = [i for i, x in enumerate(off) if x]
    for i in there:
        row, much = bend[i], chance * off[i]
        for j in there:
            if j > i:
                break
            row[j] += much * off[j]


def mirror(square: list[list[float]]) -> None:
    for i in range(len(square)):
        for j in range(i):
            square[j][i] = square[i][j]


def solved(square: list[list[float]], right: list[float]) -> list[float]:
    """The x with square times x equal to right, by elimination; square is positive definite."""
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    size = len(rows)
    for i in range(size):
        head = rows[i]
        for below in rows[i + 1 :]:
            if factor := below[i] / head[i]:
                for j in range(i, size + 1):
                    below[j] -= factor * head[j]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = rest / rows[i][i]
    return found


def log_loss(chances: Sequence[float]) -> float:
    """Of the chances that were given to those who won; the less the better, and log 2 for a coin between two."""
    return -sum(log(max(SURE, chance)) for chance in chances) / max(1, len(chances))
