"""Games that nobody else sits at, counted: one may come second."""

import re

import pytest

from squander.kernel.errors import BadSetup
from squander.kernel.pieces import Options
from squander.lab import report
from squander.lab.contest import Contest, check
from squander.lab.run import Run, play

SOLO: Options = {"solo": "solicitor", "difficulty": "chancery"}


def test_a_run_in_which_the_solicitor_always_wins_says_so() -> None:
    run = Run("last-will", 1, 4, "alone", ("random",), SOLO, balance=True)
    tally = play(run)
    assert (tally.games, tally.seats.total(), tally.winners.total(), tally.bots.total()) == (4, 0, 0, 0)
    told = report.data(run, tally, 1.0)
    assert told["winning_scores"]["mean"] is None
    assert told["seats"][0]["value"] == 0
    text = report.text(run, tally, 1.0)
    assert re.search(r"wins: the player +0\.0%", text)
    assert re.search(r"wins: The Solicitor +100\.0%", text)
    assert "wins against the chancery" in text
    assert "winner's score" not in text


def test_a_run_counts_what_is_won() -> None:
    """At a will of £70 against somebody who spends next to nothing."""
    run = Run("last-will", 1, 2, "alone", ("greedy",), {"solo": "solicitor"})
    tally = play(run)
    wins = tally.seats[0]
    assert tally.bots["greedy"] == wins == tally.winners.total()
    assert 0 <= wins <= 2


def test_an_arena_wants_company() -> None:
    with pytest.raises(BadSetup, match="An arena wants two players or more"):
        check(Contest("last-will", 1, 2, "x", ("greedy", "random"), SOLO))
