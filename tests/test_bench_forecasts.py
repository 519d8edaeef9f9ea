"""What the measuring of forecasts makes of a game and of few numbers."""

import pytest

from bench.forecasts import ERRANDS, TURNS, Look, looks, row, slope
from squander.games.prodigals_club.terms import ELECTION, SOCIETY


def look(forecast: float, final: float) -> Look:
    return Look(SOCIETY, 2, TURNS, forecast, 0.5, final)


def test_a_game_is_looked_at_twice_a_round() -> None:
    found = list(looks("prodigals-club", 2, "forecasts", "random", {"competitions": ["election", "society"]}))
    first = [one for one in found if one.round == 1]
    assert {(one.slot, one.before) for one in first} == {
        (slot, before) for slot in (ELECTION, SOCIETY) for before in (ERRANDS, TURNS)
    }
    assert len(first) == 8
    for one in found:
        same_end = [other.final for other in found if other.slot == one.slot]
        assert one.final in same_end
        assert len(set(same_end)) <= 2, "one for each seat"


def test_what_is_usual_is_what_was_lost_without_cards() -> None:
    """Before the first errands there is no card, so that all of it came from errands and from cards unseen."""
    first = next(iter(looks("prodigals-club", 2, "forecasts", "random", {"competitions": ["election", "society"]})))
    assert first.slot == ELECTION
    assert first.usual * 18 == pytest.approx(26 - first.final, abs=1.0)


def test_a_slope_is_that_of_the_best_line() -> None:
    assert slope([look(1.0, 10.0), look(3.0, 11.0)]) == pytest.approx(0.5)
    assert slope([look(1.0, 10.0), look(1.0, 12.0)]) == 0.0


def test_a_row_says_how_far_forecasts_were_off() -> None:
    assert row("society", [look(1.0, 10.0), look(3.0, 11.0)]) == (
        "| society | 2, turns | 2.0 | 10.5 | 8.5 | 0.5 | 0.50 | 0.50 | 2 |"
    )
