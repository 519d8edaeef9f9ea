"""Positions with jobs made to order: who has which, and what of it is covered."""

from typing import Any

from squander.games.last_will.box import Job
from squander.games.last_will.rules.jobs import PAY_INCOME
from squander.kernel.game import Ask, Frame
from tests.games.last_will.table import Table, table


def employed(job: str = "doctor", covered: tuple[str, ...] = (), players: int = 2, **given: Any) -> Table:
    """A table at which seat 0 has this job, with the lines of these symbols covered; all others are sacked."""
    t = table(players, **{"jobs": True, **given})
    for s in t.w.seats:
        s.job, s.covered, s.demoted = -1, 0, False
    return employ(t, 0, job, covered)


def employ(t: Table, who: int, job: str, covered: tuple[str, ...] = ()) -> Table:
    """Bankruptcy is settled anew, because who has a job can't be bankrupt."""
    s = t.seat(who)
    s.job = [row.id for row in t.box.jobs].index(job)
    s.covered = sum(1 << symbols(job_of(t, who)).index(symbol) for symbol in covered)
    s.bankrupt = False
    t.w.last_round = any(one.bankrupt for one in t.w.seats)
    f = t.g.asked
    assert f is not None
    assert isinstance(f.rule, Ask)
    t.g.options = tuple(f.rule.options(t.g, f))  # which may be others now
    return t


def job_of(t: Table, who: int = 0) -> Job:
    return t.box.jobs[t.seat(who).job]


def symbols(job: Job) -> list[str]:
    return [line.symbol for line in job.lines]


def uncovered(t: Table, who: int = 0) -> list[str]:
    """The symbols of the lines still open; none for who is sacked."""
    s = t.seat(who)
    return [] if s.job < 0 else [symbol for i, symbol in enumerate(symbols(job_of(t, who))) if not s.covered >> i & 1]


def line(t: Table, symbol: str, who: int = 0) -> str:
    """The word of a line."""
    return f"line.{symbols(job_of(t, who)).index(symbol) + 1}"


def pay_day(t: Table) -> Table:
    """What happens between setup and planning."""
    PAY_INCOME.run(t.g, Frame(PAY_INCOME))
    return t
