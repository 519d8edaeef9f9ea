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
    found = spread(Counter({1: 1, 2: 2, 9: 1}))
    assert found == Spread(3.5, found.low, found.high, 2.0, 1, 9, 4)
    assert found.low == pytest.approx(-0.123, abs=1e-3)
    assert found.high == pytest.approx(7.123, abs=1e-3)


def test_the_interval_of_a_mean_narrows_with_the_sample_and_one_value_says_nothing() -> None:
    few, many = spread(Counter({1: 2, 3: 2})), spread(Counter({1: 200, 3: 200}))
    assert few.low < many.low < 2 < many.high < few.high
    assert spread(Counter([5])).high == float("inf")


def test_the_median_lies_between_the_middle_two() -> None:
    assert quantile(Counter([1, 2, 3, 4]), 0.5) == 2.5
    assert quantile(Counter([1, 2, 3]), 0.5) == 2


def test_the_interval_of_a_median_narrows_with_the_sample() -> None:
    few, many = Counter(range(10)), Counter(dict.fromkeys(range(10), 1000))
    assert median_rate(few).high - median_rate(few).low > median_rate(many).high - median_rate(many).low
