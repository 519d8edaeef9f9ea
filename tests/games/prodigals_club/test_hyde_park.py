"""The Hyde Park phase (PC-HYDEPARK)."""

import pytest

from tests.games.prodigals_club.table import table
from tests.helpers.clauses import clause


def park(megaphones: list[int], round: int = 1, votes: int = 22) -> list[int]:
    """Changes of votes by seat."""
    others = {who: {"megaphones": n, "votes": votes} for who, n in enumerate(megaphones) if who}
    t = table("ES", len(megaphones), phase="park", round=round, megaphones=megaphones[0], votes=votes, others=others)
    return [t.votes(who) - votes for who in range(len(megaphones))]


@clause("PC-HYDEPARK-02", "PC-HYDEPARK-03", "PC-HYDEPARK-09", "PC-HYDEPARK-18")
def test_equal_noise_costs_everybody_a_vote() -> None:
    assert park([2, 2, 2, 2]) == [1, 1, 1, 1]
    assert park([0, 0, 0]) == [1, 1, 1]


@clause("PC-HYDEPARK-04", "PC-HYDEPARK-05", "PC-HYDEPARK-06", "PC-HYDEPARK-08", "PC-HYDEPARK-10", "PC-HYDEPARK-20")
def test_worked_example_of_round_4() -> None:
    assert park([4, 4, 3, 1], round=4) == [-4, -4, -1, 1]


@clause("PC-HYDEPARK-03", "PC-HYDEPARK-07")
def test_only_three_places_are_rewarded() -> None:
    assert park([5, 4, 3, 2, 1], round=5) == [-5, -3, -1, 0, 1]
    assert park([1, 1, 4, 1]) == [1, 1, -1, 1]


@clause("PC-HYDEPARK-11", "PC-HYDEPARK-12", "PC-HYDEPARK-13", "PC-HYDEPARK-14", "PC-HYDEPARK-15", "PC-HYDEPARK-08")
@pytest.mark.parametrize(
    ("round", "losses"), [(1, [1, 1, 1]), (2, [2, 1, 1]), (3, [3, 2, 1]), (4, [4, 2, 1]), (5, [5, 3, 1])]
)
def test_losses_by_round(round: int, losses: list[int]) -> None:
    assert park([6, 4, 2, 0], round) == [*[-n for n in losses], 1]


@clause("PC-HYDEPARK-17")
def test_two_players() -> None:
    assert park([3, 1], round=2) == [-2, 1]
    assert park([2, 2], round=2) == [1, 1]


@clause("PC-HYDEPARK-01", "PC-HYDEPARK-16")
def test_the_boy_in_the_park_counts() -> None:
    t = table("ES", 2, phase="errands", round=4).send("E-hydepark")
    assert t.megaphones(0) == 3


def test_a_view_tells_what_the_park_would_do_now() -> None:
    t = table("ES", 4, phase="errands", round=4, megaphones=4, others={1: {"megaphones": 4}, 2: {"megaphones": 3}})
    seats = t.g.view(0)["election"]["seats"]
    assert [seat["park_loss"] for seat in seats] == [4, 4, 1, -1]
