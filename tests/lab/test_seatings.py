"""Everybody sits everywhere, as often as everybody else."""

from collections import Counter

import pytest

from squander.lab.seatings import lineups, seatings


def test_two_bots_change_seats() -> None:
    assert seatings(["a", "b"], 2) == [("a", "b"), ("b", "a")]


@pytest.mark.parametrize("named", ["ab", "abbb"])
def test_one_against_three_sits_in_every_seat_once(named: str) -> None:
    found = seatings(list(named), 4)
    assert [seats.index("a") for seats in found] == [0, 3, 2, 1]
    assert all(seats.count("b") == 3 for seats in found)


def test_three_bots_also_sit_the_other_way_round() -> None:
    assert len(seatings(["a", "b", "c"], 3)) == 6


def test_the_last_bot_takes_all_seats_that_are_left() -> None:
    assert lineups(["a", "b", "c"], 5) == [("a", "b", "c", "c", "c")]
    assert seatings(["a", "b", "a", "b"], 4) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_of_more_bots_than_seats_every_choice_plays() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(["a", "b", "a"], 2) == [("a", "b")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", ["ab", "abc", "abb", "abbbb", "aabb", "abcdef"])
def test_every_bot_has_every_seat_equally_often(bots: str, players: int) -> None:
    found = seatings(list(bots), players)
    for bot in set(bots):
        taken = Counter(seat for seats in found for seat, name in enumerate(seats) if name == bot)
        assert len(set(taken.values())) == 1
        assert len(taken) == players
