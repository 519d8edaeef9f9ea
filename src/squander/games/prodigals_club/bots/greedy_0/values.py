"""What cards and symbols are worth to the greedy bot, in points of the competitions they lower.

`weights` says how much a point of each competition matters, by slot: the highest score matters most.
"""

import math
from typing import Final

from squander.games.prodigals_club.possessions.selling import SELL, SELL_ANOTHER
from squander.games.prodigals_club.possessions.spending import RISING, SpendWithTime
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.terms import (
    SOCIETY,
)
from squander.kernel.game import Game

A_TILE: Final = 7.0  # what a possession weighs, with its penalty
SALES: Final = 0.8  # possessions sold in a round to come
UNIT: Final = [1.0, 1.0, 0.7, 1.0, 1.0]  # of a competition, by slot: pounds are the quickest to go
WARMTH: Final = 12.0  # of the soft maximum, for each round to come: which score will be the highest shows late
LAST_WARMTH: Final = 3.0


def highest(scores: list[float], rounds: float) -> float:
    """A soft maximum: the later, the harder."""
    heat = LAST_WARMTH + WARMTH * rounds
    return heat * math.log(sum([UNIT[i] * math.exp(scores[i] / heat) for i in range(len(scores)) if scores[i] > -90.0]))


def softly(scores: list[float], rounds: float) -> list[float]:
    """How much the soft maximum falls with each score."""
    heat = LAST_WARMTH + WARMTH * rounds
    top = max(scores)
    powers = [UNIT[i] * math.exp((scores[i] - top) / heat) if scores[i] > -90.0 else 0.0 for i in range(len(scores))]
    total = sum(powers)
    return [power / total for power in powers]


def uses_time(c: Club, who: int) -> bool:
    for card in [*c.seats[who].hand, *c.seats[who].board]:
        for item in c.layout.box.cards[card].script:
            if isinstance(item.effect, SpendWithTime) and (item.effect.per_card == RISING or item.effect.per_card > 1):
                return True
    return False


def time_gain(c: Club, who: int) -> float:
    """Pounds of an A Little More Time card: more with a card that makes much of it."""
    return 1.1 if uses_time(c, who) else 0.6


def spendable(g: Game, who: int, rounds: float) -> float:
    """All that can be got rid of with the money in hand and sales in sight; debts are for those without possessions."""
    e = estate(g)
    if not e.tiles[who]:
        return 99.0
    sales = min(1.0 * len(e.tiles[who]), SALES * rounds + sales_in_hand(club(g), who))
    return e.pounds[who] + A_TILE * sales


def sales_in_hand(c: Club, who: int) -> int:
    s = c.seats[who]
    scripts = [c.layout.box.cards[card].script for card in s.hand]
    if s.bonus:
        scripts.append(c.layout.box.bonuses[s.bonus].script)
    return len([item for script in scripts for item in script if item.effect is SELL or item.effect is SELL_ANOTHER])


def best_symbol(g: Game, who: int, weights: list[float]) -> float:
    """What one more symbol of the best kind brings this round."""
    c = club(g)
    s = c.seats[who]
    gains = [0.2] * len(c.layout.box.symbols)
    for card in [*s.hand, *[card for card in s.board if card not in s.used]]:
        for item in c.layout.box.cards[card].script:
            if item.counter is not None and item.counter.symbol >= 0:
                gains[item.counter.symbol] += (
                    weights[item.effect.slot] * item.amount * (2 if item.effect.slot == SOCIETY else 1)
                )
    return max(gains)
