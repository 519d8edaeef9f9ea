"""Who won by what: each seat's result, split into its own choices, the choices of others, and luck.

Chances of winning are followed from choice to choice. What a choice changes against the best answer is its maker's
doing; everything between two choices is luck: deals, draws, events, and what was hidden coming to light. So the parts
add up, to the last digit, to what the seat won beyond its fair share.
"""

import math
from typing import NamedTuple

from squander.analysis.judging import Chances, Judged


class Part(NamedTuple):
    """In chances of winning, with its standard error."""

    amount: float
    spread: float


class Account(NamedTuple):
    """Of one seat. own + others + luck = result - fair."""

    seat: int
    fair: float
    result: float
    own: Part  # what its choices changed against the best answers: at most zero, but for noise
    others: Part  # what the others' choices gave it or took from it
    luck: Part
    mistakes: int  # choices that cost more than twice what noise can explain
    choices: int  # among several answers

    @property
    def skill(self) -> Part:
        """How much better than its company it chose: nothing, on average, among equals."""
        return Part(self.own.amount + self.others.amount, math.hypot(self.own.spread, self.others.spread))


class Swing(NamedTuple):
    """What happened between two choices, and what it did to each seat's chances: from the one that was made at `ply`,
    or from the start if that is -1, up to the next one or to the end."""

    ply: int
    until: int
    changes: Chances
    spread: Chances


def accounts(judgements: list[Judged], result: Chances) -> list[Account]:
    """By seat. `result` is one for the winner, or shared among those who share the first place."""
    return [account(judgements, result, seat) for seat in range(len(result))]


def fair_share(seats: int) -> float:
    """Who plays alone plays against somebody without a seat."""
    return 1 / max(2, seats)


def account(judgements: list[Judged], result: Chances, seat: int) -> Account:
    fair = fair_share(len(result))
    own = part([one for one in judgements if one.seat == seat], seat)
    others = part([one for one in judgements if one.seat != seat], seat)
    rest = result[seat] - fair - own.amount - others.amount
    luck = Part(rest, math.hypot(own.spread, others.spread))
    mine = [one for one in judgements if one.seat == seat]
    return Account(seat, fair, result[seat], own, others, luck, sum(is_mistake(one) for one in mine), len(mine))


def part(judgements: list[Judged], seat: int) -> Part:
    amount = sum(doing(one)[seat] for one in judgements)
    return Part(amount, math.sqrt(sum(one.spread[seat] ** 2 for one in judgements)))


def is_mistake(one: Judged) -> bool:
    return one.cost > 2 * one.spread[one.seat] and one.cost > 0


def dearest(judgements: list[Judged], most: int = 5) -> list[Judged]:
    """The mistakes that cost most, whoever made them."""
    return sorted(filter(is_mistake, judgements), key=lambda one: -one.cost)[:most]


def swings(judgements: list[Judged], result: Chances, plies: int) -> list[Swing]:
    """Luck, piece by piece: from the fair shares over every choice to the result, without what choices changed."""
    seats = len(result)
    fair, nothing = [fair_share(seats)] * seats, [0.0] * seats
    untouched = [(-1, fair, nothing, nothing)]
    ends = untouched + [(one.ply, one.standing, doing(one), one.noise) for one in judgements]
    begins = [*((one.ply, one.standing, one.noise) for one in judgements), (plies, result, nothing)]
    return [
        Swing(ply, until, [b - a - c for a, b, c in zip(left, right, done, strict=True)], list(map(math.hypot, n, m)))
        for (ply, left, done, n), (until, right, m) in zip(ends, begins, strict=True)
    ]


def doing(one: Judged) -> Chances:
    """What a choice changed for each seat, against the best answer."""
    return [after - before for before, after in zip(one.before, one.after, strict=True)]
