"""Bots against bots until all is played, or until a test has decided."""

from collections.abc import Callable
from contextlib import closing
from typing import NamedTuple

from squander.kernel.errors import BadSetup
from squander.lab.betting import any_time, refutes
from squander.lab.contest import Contest, Outcome, check, outcomes
from squander.lab.scores import Scores
from squander.lab.stats import Rate

LEAST_GAMES = 100


class Stop(NamedTuple):
    """What an arena may stop for: that its first bot wins more or less than a share, the fair one if none is named."""

    share: float | None = None
    least: int = LEAST_GAMES  # games that are played in any case


class Finding(NamedTuple):
    """What the test found about the first bot."""

    bot: str
    share: float
    found: str  # "more", "less" or "undecided"


class Result(NamedTuple):
    contest: Contest
    scores: Scores
    may_stop: bool
    finding: Finding

    @property
    def stopped(self) -> bool:
        return self.scores.games < self.contest.deals * len(self.contest.seatings)

    def rate(self, bot: str) -> Rate:
        """Where looking on could stop the arena, an interval that holds whenever it stops."""
        if not self.may_stop:
            return self.scores.rate(bot)
        return any_time(self.scores.by_deal(bot), self.scores.played(bot))


def play(
    contest: Contest,
    processes: int = 1,
    stop: Stop = Stop(),  # noqa: B008 - it never changes
    may_stop: bool = True,
    watch: Callable[[Outcome, Scores], None] = lambda *_: None,
) -> Result:
    """`watch` is told of each game, in order, with what they add up to."""
    check(contest)
    check_stop(stop)
    scores = Scores(contest.bots)
    with closing(outcomes(contest, processes)) as played:
        for outcome in played:
            scores.add(outcome)
            watch(outcome, scores)
            if may_stop and is_decided(contest, scores, stop):
                break
    return Result(contest, scores, may_stop, finding(scores, stop))


def check_stop(stop: Stop) -> None:
    if stop.share is not None and not 0.0 < stop.share < 1.0:
        raise BadSetup(f"A share of {stop.share:g} cannot be tested; it lies between 0 and 1, as 0.6 does.")


def is_decided(contest: Contest, scores: Scores, stop: Stop) -> bool:
    """Only whole deals are looked at."""
    whole = scores.games % len(contest.seatings) == 0
    return whole and scores.games >= stop.least and finding(scores, stop).found != "undecided"


def finding(scores: Scores, stop: Stop) -> Finding:
    bot = scores.bots[0]
    share = scores.fair(bot) if stop.share is None else stop.share
    results = scores.by_deal(bot)
    if not refutes(results, share):
        return Finding(bot, share, "undecided")
    return Finding(bot, share, "more" if any_time(results, 0).value > share else "less")
