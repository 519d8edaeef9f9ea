"""Counting and judging samples: everything here adds up, so parts of a run can be merged in any order."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


class Rate(NamedTuple):
    """A share with its 95 % interval, and what it was measured on."""

    value: float
    low: float
    high: float
    sample: int


def wilson(hits: float, count: int, effect: float = 1.0) -> Rate:
    """A proportion and its Wilson score interval; without a sample it could be anything. An `effect`
    of 2 makes it as wide as half the sample would."""
    if count == 0:
        return Rate(0.0, 0.0, 1.0, 0)
    share = hits / count
    counted = count / effect
    spread = Z * Z / counted
    middle = (share + spread / 2) / (1 + spread)
    reach = Z * sqrt(share * (1 - share) / counted + spread / (4 * counted)) / (1 + spread)
    return Rate(share, max(0.0, middle - reach), min(1.0, middle + reach), count)


def clustered(groups: Sequence[tuple[float, int]]) -> Rate:
    """The proportion over groups of hits and counts that are independent of each other, while those within a group need
    not be. Never narrower than if all were: a group that evens itself out, as two seats of one deal do, is no proof."""
    hits, count = sum(hits for hits, _ in groups), sum(count for _, count in groups)
    return wilson(hits, count, max(1.0, design_effect(groups)))


def design_effect(groups: Sequence[tuple[float, int]]) -> float:
    """How many times the variance of independent draws the groups have."""
    hits, count, sample = sum(hits for hits, _ in groups), sum(count for _, count in groups), len(groups)
    if sample < 2 or not 0 < hits < count:
        return 1.0
    share = hits / count
    between = sum((hits - share * count) ** 2 for hits, count in groups) * sample / (sample - 1)
    return between / (count * share * (1 - share))


def median_rate(values: Counter[int]) -> Rate:
    """The median and the 95 % interval between the ranks that hold it."""
    count = values.total()
    reach = Z * sqrt(count) / 2
    low, high = quantile(values, 0.5 - reach / count), quantile(values, 0.5 + reach / count)
    return Rate(quantile(values, 0.5), low, high, count)


def quantile(values: Counter[int], share: float) -> float:
    """The smallest value that at least this share does not exceed; halfway when the share falls between two."""
    target = min(max(share, 0.0), 1.0) * values.total()
    seen = 0
    ordered = sorted(values)
    for i, value in enumerate(ordered):
        seen += values[value]
        if seen == target and i + 1 < len(ordered):
            return (value + ordered[i + 1]) / 2
        if seen >= target:
            return float(value)
    raise ValueError("nothing was counted")


class Spread(NamedTuple):
    """Mean with its 95 % interval, median and range of what was counted."""

    mean: float
    low: float
    high: float
    median: float
    least: int
    most: int
    sample: int


def spread(values: Counter[int]) -> Spread:
    count = values.total()
    mean = sum(value * times for value, times in values.items()) / count
    squares = sum(times * (value - mean) ** 2 for value, times in values.items())
    reach = Z * sqrt(squares / (count - 1) / count) if count > 1 else float("inf")
    return Spread(mean, mean - reach, mean + reach, quantile(values, 0.5), min(values), max(values), count)
