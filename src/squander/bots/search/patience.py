"""What can wait: an answer that will be offered again is not worth taking before one that others might take first.

Where a seat is asked the same several times in a round, in turn with the others, what an answer is worth is not all: a
place that is kept for the seat may be had last. So to each answer is added what the later ones are likely to bring if
it is the first.
"""

import math

from squander.bots.search.budget import Settings
from squander.bots.search.gestures import Ending
from squander.games.expert import Expert
from squander.kernel.game import Game


def with_patience(expert: Expert, g: Game, found: list[Ending], settings: Settings) -> list[Ending]:
    """The same endings in the same order; the best is worth as much as before, and the others less by as much as they
    are worse to begin with."""
    again = expert.again(g)
    if again <= 0 or len(found) < 2:
        return found
    worths = [one.worth for one in found]
    lasts = lasting(expert, g, worths, settings.caution)
    order = falling(worths)
    totals = [worths[i] + later(worths, lasts, order, again, i) for i in range(len(worths))]
    best = totals.index(max(totals))
    off = totals[best] - worths[best]
    return [Ending(found[i].path, found[i].g, totals[i] - off, found[i].reveals) for i in range(len(found))]


def lasting(expert: Expert, g: Game, worths: list[float], caution: float) -> list[float]:
    """How likely each answer is still to be had the next time: the others like what this seat likes."""
    top = max(worths)
    tastes = [math.exp((worth - top) / caution) for worth in worths]
    whole = sum(tastes)
    found: list[float] = []
    for i in range(len(worths)):
        lasts = 1.0
        if not expert.is_kept(g, g.options[i]):
            for _ in range(g.players - 1):
                lasts *= 1.0 - tastes[i] / whole
        found.append(lasts)
    return found


def falling(worths: list[float]) -> list[int]:
    """Their indices, the best first."""
    order: list[int] = []
    for i in range(len(worths)):
        at = len(order)
        while at > 0 and worths[order[at - 1]] < worths[i]:
            at -= 1
        order.insert(at, i)
    return order


def later(worths: list[float], lasts: list[float], order: list[int], again: int, first: int) -> float:
    """What so many more answers bring after the first, each the best that is left by then."""
    there = [1.0] * len(worths)
    total = 0.0
    for _ in range(again):
        open_ = 1.0
        for i in order:
            if i != first:
                there[i] *= lasts[i]
                taken = open_ * there[i]
                total += taken * worths[i]
                there[i] -= taken
                open_ -= taken
        total += open_ * worths[order[len(order) - 1]]
    return total
