"""What cards and symbols are worth to the greedy bot, in points of the competitions they lower.

`weights` says how much a point of each competition matters, by slot: the highest score matters most.
"""

import math
from typing import Final

from squander.games.prodigals_club.box import Card
from squander.games.prodigals_club.central.choices import Choose, Swap
from squander.games.prodigals_club.central.errands import EXTRA_ERRAND
from squander.games.prodigals_club.effect import Effect, Item, in_play
from squander.games.prodigals_club.election.circles import CHOOSE_TILE, TAKE_TILE
from squander.games.prodigals_club.election.pub import TREAT_AT_PUB
from squander.games.prodigals_club.election.votes import LOSE_VOTES, MEGAPHONES
from squander.games.prodigals_club.money import SPEND
from squander.games.prodigals_club.possessions.selling import EXCHANGE, SELL, SELL_ANOTHER
from squander.games.prodigals_club.possessions.spending import RISING, SpendWithTime
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.society.groups import ColumnMove, RowMove
from squander.games.prodigals_club.society.moves import Leap, Move
from squander.games.prodigals_club.society.state import COLUMNS, DOWN, DOWN_LEFT, is_of, salon
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.terms import (
    ANY_PARTY,
    ELECTION,
    INNER_CIRCLE,
    ON_MEGAPHONE,
    ON_PARTY,
    ON_PUB,
    ON_SALE,
    POSSESSIONS,
    SOCIETY,
)
from squander.kernel.game import Game

STEP: Final = 2.0  # points of a row
AN_ERRAND: Final = 2.0
A_SWAP: Final = 0.25  # what is left of a gain when its price is paid
A_CIRCLE_TILE: Final = 0.8
A_TILE: Final = 7.0  # what a possession weighs, with its penalty
SALES: Final = 0.8  # possessions sold in a round to come
FULL_PRICE: Final = 3.0  # what selling a tile at its value is worth: its penalty
MEGAPHONE: Final = [0.0, 0.7, 0.8, 0.9, 1.0, 1.1]  # by round
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


def script_gain(g: Game, who: int, script: list[Item], weights: list[float], times: float, gain: list[float]) -> None:
    """Add what running a script now would bring, by slot, so many times over."""
    for item in script:
        if not item.effect.is_void(g):
            effect_gain(g, who, item.effect, item.times(g, who) * times, weights, gain)


def effect_gain(g: Game, who: int, effect: Effect, amount: float, weights: list[float], gain: list[float]) -> None:
    if isinstance(effect, Choose):
        script_gain(g, who, best_alternative(g, who, effect.alternatives, weights), weights, amount, gain)
    elif isinstance(effect, Swap):
        script_gain(g, who, best_alternative(g, who, effect.gains, weights), weights, A_SWAP * amount, gain)
    elif effect.slot == ELECTION:
        gain[ELECTION] += votes_of(club(g), who, effect, amount)
    elif effect.slot == SOCIETY:
        gain[SOCIETY] += STEP * steps_of(g, who, effect, amount)
    elif effect.slot == POSSESSIONS:
        gain[club(g).layout.purse.slot] += pounds_of(g, who, effect, amount)
    elif effect is EXTRA_ERRAND:
        gain[weights.index(max(weights))] += AN_ERRAND


def best_alternative(g: Game, who: int, scripts: list[list[Item]], weights: list[float]) -> list[Item]:
    best, most = scripts[0], -1.0
    for script in scripts:
        worth = script_worth(g, who, script, weights)
        if worth > most:
            best, most = script, worth
    return best


def script_worth(g: Game, who: int, script: list[Item], weights: list[float]) -> float:
    gain = [0.0] * len(weights)
    script_gain(g, who, script, weights, 1.0, gain)
    return weighed(gain, weights)


def weighed(gain: list[float], weights: list[float]) -> float:
    total = 0.0
    for i in range(len(gain)):
        total += gain[i] * weights[i]
    return total


def votes_of(c: Club, who: int, effect: Effect, amount: float) -> float:
    if effect is LOSE_VOTES:
        return amount
    if effect is MEGAPHONES:
        return MEGAPHONE[c.round] * amount
    if effect is TREAT_AT_PUB:
        pubs = len([card for card in c.seats[who].hand if c.layout.box.cards[card].is_pub])
        table = c.layout.box.pub_votes
        return table[min(pubs, len(table)) - 1] / pubs if pubs else 1.0
    return A_CIRCLE_TILE if effect is TAKE_TILE or effect is CHOOSE_TILE else 0.0


def steps_of(g: Game, who: int, effect: Effect, amount: float) -> float:
    if isinstance(effect, Move):
        if DOWN in effect.directions:
            return amount
        return amount * (1.0 if DOWN_LEFT in effect.directions else 0.1)
    mine = salon(g).markers[who]
    if isinstance(effect, RowMove):
        rows = [space // COLUMNS for m, space in enumerate(mine) if is_of(m, effect.colour)]
        return amount * max([rows.count(row) for row in rows])
    if isinstance(effect, ColumnMove):
        there = [m for m, space in enumerate(mine) if is_of(m, effect.colour) and space % COLUMNS == effect.column]
        return amount * max(0.7, 1.0 * len(there))
    return 1.2 if isinstance(effect, Leap) else 0.0


def pounds_of(g: Game, who: int, effect: Effect, amount: float) -> float:
    if effect is SPEND:
        return amount
    if isinstance(effect, SpendWithTime):
        return amount + 0.3 * effect.more(time_cards(club(g), who))
    if not in_play(g, POSSESSIONS) or not estate(g).tiles[who]:
        return 0.0
    if effect is SELL:
        return FULL_PRICE + amount
    if effect is SELL_ANOTHER:
        return FULL_PRICE + amount if len(estate(g).tiles[who]) > 1 else 0.0
    return min(amount, 3.0) if effect is EXCHANGE else 0.0


def time_cards(c: Club, who: int) -> int:
    return len([card for card in c.seats[who].hand if c.layout.box.cards[card].is_time])


def uses_time(c: Club, who: int) -> bool:
    for card in [*c.seats[who].hand, *c.seats[who].board]:
        for item in c.layout.box.cards[card].script:
            if isinstance(item.effect, SpendWithTime) and (item.effect.per_card == RISING or item.effect.per_card > 1):
                return True
    return False


def time_gain(c: Club, who: int) -> float:
    """Pounds of an A Little More Time card: more with a card that makes much of it."""
    return 1.1 if uses_time(c, who) else 0.6


def standing_gain(g: Game, who: int, row: Card, rounds: float, weights: list[float], gain: list[float]) -> None:
    """What the bottom half of a black card will bring in so many rounds and with the cards in hand."""
    trigger = row.trigger
    c = club(g)
    cards = [c.layout.box.cards[card] for card in c.seats[who].hand]
    if trigger.kind == ON_PARTY:
        fitting = len([card for card in cards if card.party & trigger.mask])
        often = fitting + (0.8 if trigger.mask == ANY_PARTY else 0.35) * rounds
        script_gain(g, who, trigger.script, weights, often, gain)
    elif trigger.kind == ON_PUB:
        pubs = len([card for card in cards if card.is_pub])
        script_gain(g, who, trigger.script, weights, pubs + 0.3 * rounds, gain)
    elif trigger.kind == ON_MEGAPHONE:
        script_gain(g, who, trigger.script, weights, 1.0 + 0.8 * rounds, gain)
    elif trigger.kind == ON_SALE and in_play(g, POSSESSIONS):
        tiles = c.layout.box.possessions
        mine = [tile for tile in estate(g).tiles[who] if tiles[tile].borough == trigger.mask]
        gain[POSSESSIONS] += trigger.amount * (0.6 * len(mine) + 0.1)
    elif trigger.kind == INNER_CIRCLE:
        gain[ELECTION] += 0.6 * rounds


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
