"""Intervals and spreads against values worked out elsewhere."""

from collections import Counter

import pytest

from squander.lab.stats import Spread, median_rate, quantile, spread, wilson


@pytest.mark.parametrize(
    ("hits", "count", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_agree_with_published_ones(hits: int, count: int, low: float, high: float) -> None:
    rate = wilson(hits, count)
    assert rate.value == hits / count
    assert rate.low == pytest.approx(low, abs=5e-5)
    assert rate.high == pytest.approx(high, abs=5e-5)
    assert rate.sample == count


def test_without_a_sample_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0, 0)


def test_spread_of_counted_values() -> None:
    assert spread(Counter({1: 1, 2: 2, 9: 1})) == Spread(3.5, 2.0, 1, 9)


def test_the_median_lies_between_the_middle_two() -> None:
    assert quantile(Counter([1, 2, 3, 4]), 0.5) == 2.5
    assert quantile(Counter([1, 2, 3]), 0.5) == 2


def test_the_interval_of_a_median_narrows_with_the_sample() -> None:
    few, many = Counter(range(10)), Counter(dict.fromkeys(range(10), 1000))
    assert median_rate(few).high - median_rate(few).low > median_rate(many).high - median_rate(many).low
