"""How strong bots are, on one scale: 400 points more mean to be placed ahead ten times as often.

The strengths under which the places that were taken are likeliest (Bradley and Terry), found by choix. A pair that met
is given half a point each way, so that whoever never lost is not infinitely strong. Intervals come from weighing whole
deals anew, by chance (Rubin's bootstrap), because games of one deal and pairs of one game depend on each other; the
half points are weighed anew, too, so that an interval does not vanish where everything was won.
"""

from collections.abc import Iterator, Sequence
from math import log
from typing import TYPE_CHECKING, NamedTuple

from squander.extras import require
from squander.kernel.rng import words_of
from squander.lab.scores import Deal

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

ANCHOR = "greedy-0"
ANCHORED_AT = 1000.0
ELO = 400.0 / log(10.0)
PRIOR = 0.5
LEAST_PRIOR = 0.01
DRAWS = 400
ROUNDS = 1000


class Rating(NamedTuple):
    value: float
    low: float
    high: float


def ratings(deals: Sequence[Deal], bots: Sequence[str], anchor: str = ANCHOR) -> dict[str, Rating]:
    """Of each bot; the yardstick, or the last bot if it did not play, has 1000 by definition."""
    import numpy as np

    base = bots.index(anchor) if anchor in bots else len(bots) - 1
    ahead = np.array([[[deal.ahead.get((one, other), 0.0) for other in bots] for one in bots] for deal in deals])
    found = strengths(ahead.sum(axis=0) + PRIOR * met(ahead), base)
    spread = np.array([strengths(one, base) for one in weighed_anew(ahead)])
    low, high = np.percentile(spread, [2.5, 97.5], axis=0)
    return {bot: Rating(float(found[i]), float(low[i]), float(high[i])) for i, bot in enumerate(bots)}


def met(ahead: "Array") -> "Array":
    """1 for each pair of which one was ahead of the other at any time."""
    total: Array = ahead.sum(axis=0)
    return ((total + total.T) > 0.0).astype(float)


def weighed_anew(ahead: "Array") -> "Iterator[Array]":
    import numpy as np

    chance = np.random.default_rng(words_of("deals weighed anew"))
    for _ in range(DRAWS):
        prior = np.maximum(chance.standard_gamma(PRIOR, ahead.shape[1:]), LEAST_PRIOR)
        yield np.tensordot(chance.standard_exponential(len(ahead)), ahead, 1) + prior * met(ahead)


def strengths(ahead: "Array", base: int) -> "Array":
    """Points of each, from how often each was ahead of which other."""
    from choix import ilsr_pairwise_dense

    found: Array = ilsr_pairwise_dense(ahead, max_iter=ROUNDS)
    points: Array = ANCHORED_AT + ELO * (found - found[base])
    return points


def require_library() -> None:
    """Before a long run, not after it."""
    require("lab", "choix")
