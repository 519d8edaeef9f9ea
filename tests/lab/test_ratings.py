"""Ratings against strengths that were put in."""

import random

import pytest

from squander.lab.ratings import ratings
from squander.lab.scores import Deal
from squander.lab.seatings import seatings


def played(strengths: dict[str, float], deals: int, seed: int = 1) -> list[Deal]:
    """Pairs that meet in both seats, and win as their strengths say."""
    chance = random.Random(seed)
    found = []
    for _ in range(deals):
        deal = Deal()
        for one, other in seatings(list(strengths), 2):
            wins = chance.random() < 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
            deal.add((one, other), [1, 2] if wins else [2, 1])
        found.append(deal)
    return found


def test_strengths_are_found_again() -> None:
    strengths = {"strong": 1400.0, "middling": 1150.0, "greedy-0": 1000.0, "weak": 800.0}
    found = ratings(played(strengths, 400, seed=2), list(strengths))
    for bot, strength in strengths.items():
        assert found[bot].low <= strength <= found[bot].high
        assert found[bot].value == pytest.approx(strength, abs=45)
    assert found["greedy-0"] == (1000.0, 1000.0, 1000.0)


def test_intervals_hold_about_as_often_as_they_say() -> None:
    strengths = {"one": 1120.0, "other": 1000.0}
    found = [ratings(played(strengths, 60, seed), list(strengths))["one"] for seed in range(40)]
    assert sum(rating.low <= 1120.0 <= rating.high for rating in found) >= 35


def test_whoever_won_everything_is_not_infinitely_strong_and_the_interval_says_so() -> None:
    deal = Deal()
    deal.add(("a", "b"), [1, 2])
    rating = ratings([deal] * 30, ["a", "b"])["a"]
    assert 1400 < rating.low < rating.value < rating.high < 3000
    assert rating.high - rating.low > 300


def test_without_the_yardstick_the_last_bot_is_the_measure() -> None:
    found = ratings(played({"one": 1100.0, "other": 1000.0}, 50), ["one", "other"])
    assert found["other"].value == 1000.0


def test_the_same_deals_give_the_same_ratings() -> None:
    deals = played({"one": 1100.0, "other": 1000.0}, 20)
    assert ratings(deals, ["one", "other"]) == ratings(deals, ["one", "other"])
