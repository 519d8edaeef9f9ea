"""The test that may be looked at any time keeps its promise, and decides when there is something to decide."""

import random
from collections import Counter

import pytest

from squander.lab.betting import ERROR, any_time, capital, refutes


def drawn(chance: random.Random, mean: float, count: int) -> list[float]:
    """Deals of two games that even each other out now and then."""
    return [(sum(chance.random() < mean for _ in range(2))) / 2 for _ in range(count)]


def is_ever_refuted(results: list[float], share: float) -> bool:
    seen: Counter[float] = Counter()
    for result in results:
        seen[result] += 1
        if refutes(seen, share):
            return True
    return False


@pytest.mark.parametrize("share", [0.5, 0.25, 0.9])
def test_whoever_looks_after_every_deal_is_seldom_misled(share: float) -> None:
    chance = random.Random(3)
    misled = sum(is_ever_refuted(drawn(chance, share, 200), share) for _ in range(200))
    assert misled <= 200 * ERROR


def test_whoever_has_a_true_advantage_is_found_out() -> None:
    chance = random.Random(3)
    assert sum(is_ever_refuted(drawn(chance, 0.65, 200), 0.5) for _ in range(50)) >= 45
    assert sum(is_ever_refuted(drawn(chance, 0.35, 200), 0.5) for _ in range(50)) >= 45


def test_a_fair_bet_neither_gains_nor_loses() -> None:
    """Over all results, each as often as claimed, no bet is expected to bring anything."""
    expected = sum(0.5 * capital(Counter([result]), 0.5) for result in (0.0, 1.0))
    assert expected == pytest.approx(1.0)


def test_the_interval_is_what_is_not_refuted() -> None:
    results = Counter({1.0: 70, 0.5: 20, 0.0: 10})
    rate = any_time(results, 200)
    assert (rate.value, rate.sample) == (0.8, 200)
    assert 0.6 < rate.low < 0.8 < rate.high < 0.95
    assert not refutes(results, rate.low + 0.001)
    assert refutes(results, rate.low - 0.001)
    assert refutes(results, rate.high + 0.001)


def test_the_interval_holds_where_everything_was_won() -> None:
    rate = any_time(Counter({1.0: 50}), 100)
    assert (rate.value, rate.high) == (1.0, 1.0)
    assert 0.8 < rate.low < 1.0
    assert any_time(Counter({0.0: 50}), 100).low == 0.0


def test_a_long_run_does_not_overflow() -> None:
    assert refutes(Counter({1.0: 100_000}), 0.5)
    assert any_time(Counter({1.0: 90_000, 0.0: 10_000}), 100_000).low == pytest.approx(0.9, abs=0.01)
