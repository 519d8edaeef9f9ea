"""Games that nobody else sits at, counted: one may come second."""

import re

import pytest

from squander.kernel.errors import BadSetup
from squander.kernel.pieces import Options
from squander.lab import arena, board, report
from squander.lab.contest import Contest, Outcome, check
from squander.lab.ratings import ratings
from squander.lab.run import Run, play
from squander.lab.scores import RIVAL, Scores
from squander.lab.thinking import Thinking

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


def test_an_arena_of_one_seat_lets_every_bot_play_every_deal_alone() -> None:
    contest = Contest("last-will", 1, 4, "x", ("greedy-0", "random"), SOLO)
    result = arena.play(contest)
    assert contest.seatings == [("greedy-0",), ("random",)]
    for bot in contest.bots:
        assert (result.rate(bot).sample, result.rate(bot).value, result.scores.fair(bot)) == (2, 0.0, 0.5)
        assert result.scores.mean_place(bot) == 2
    told = board.text(result, 1.0)
    assert told.startswith("last-will, 1 player, 4 games (2 deals, 2 seatings each)")
    assert "it is not refuted that greedy-0 wins 50.0%" in told


def test_one_bot_is_enough_against_the_solicitor_and_nowhere_else() -> None:
    result = arena.play(Contest("last-will", 1, 3, "x", ("random",), SOLO))
    [row] = board.data(result, 1.0)["bots"]
    assert row["games"] == 3
    assert row["rating"] < 1000  # which is his
    with pytest.raises(BadSetup, match="An arena is for different bots"):
        check(Contest("last-will", 2, 3, "x", ("random",), {}))


def test_who_play_alone_are_rated_by_what_they_won() -> None:
    scores = Scores("ab")
    for deal in range(20):
        for bot, place in (("a", 1 + (deal % 4 == 0)), ("b", 1 + (deal % 4 > 0))):
            scores.add(Outcome(deal, (bot,), (place,), {bot: Thinking()}, [], ""))
    assert [scores.rate(bot).value for bot in "ab"] == [0.75, 0.25]
    rated = ratings(scores.deals, scores.rated)
    assert rated["a"].low > rated[RIVAL].value == 1000 > rated["b"].high
