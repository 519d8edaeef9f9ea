"""What cards are worth in Last Will, in pounds that their owner expects to be rid of.

`rounds` is how many rounds are expected after the present one; it is a guess, so it need not be whole.
"""

from typing import Final

from squander.games.last_will.box import Card
from squander.games.last_will.player_board import can_depreciate, value
from squander.games.last_will.privileges import free_trade, total
from squander.games.last_will.rules.black import amount
from squander.games.last_will.state import Fortune, Laid, Seat
from squander.games.last_will.terms import (
    DOG,
    DRAW_ANY,
    DRAW_COMPANIONS,
    DRAW_EVENTS,
    EXTRA_ACTION,
    EXTRA_WHITE_ACTION,
    FREE_FARM_ACTIVATION,
    FREE_FARM_TRADE,
    FREE_HOUSE_ACTIVATION,
    FREE_HOUSE_TRADE,
    HAND_LIMIT,
    HORSE,
    HOUSE_PRICE,
    OPERA_VISIT,
    SPEND_MORE,
)

ACTION: Final = 2.4  # what an action spends when nothing special is done with it
TURNOVER: Final = 0.5  # how much of today's market will still hold when a property is sold in a later round
CHANCE_OF_SYMBOL: Final = 0.25  # cards with a given symbol that one plays from the hand in a round

# Pounds a round of the privileges that do not depend on what else lies on the board.
STEADY: Final = {
    EXTRA_ACTION: ACTION,
    EXTRA_WHITE_ACTION: 1.9,
    DRAW_ANY: 1.3,
    DRAW_EVENTS: 1.5,
    DRAW_COMPANIONS: 1.1,
    HAND_LIMIT: 0.7,
    FREE_HOUSE_TRADE: 0.9,
    HOUSE_PRICE: 0.5,
    FREE_FARM_TRADE: 0.5,
}


# Privileges whose pounds a round depend on the board.
WEIGHED: Final = [SPEND_MORE, FREE_FARM_ACTIVATION, FREE_HOUSE_ACTIVATION]


def engine(s: Seat, laid: Laid) -> float:
    """Pounds a round from a card on the board, beyond what its actions would have spent elsewhere."""
    return use_value(s, laid) + privilege_value(s, laid.row)


def use_value(s: Seat, laid: Laid) -> float:
    """Activating it in a usual round, if that is worth its actions."""
    if not laid.row.activates:
        return 0.0
    gain = activation(s, laid)
    if laid.row.actions > 0 and total_free(s, laid.row) == 0:
        gain -= ACTION * laid.row.actions
    return max(0.0, gain)


def activation(s: Seat, laid: Laid) -> float:
    """Pounds spent by activating it once; a maintained house keeps its value, which is a loss."""
    pounds = amount(s, laid, min(laid.tokens, len(laid.row.pounds) - 1)) + extras(s, laid.row.symbols)
    return pounds - (rot(laid) if can_depreciate(laid) else 0.0)


def rot(laid: Laid) -> float:
    return 1.0 * (laid.row.scale[laid.step] - laid.row.scale[laid.step + 1])


def total_free(s: Seat, row: Card) -> int:
    """Free activations a round that helpers give to this kind of property."""
    if not row.is_property:
        return 0
    wanted = FREE_FARM_ACTIVATION if row.is_farm else FREE_HOUSE_ACTIVATION
    return sum([laid.row.uses for laid in s.board if laid.row.privilege == wanted])


def extras(s: Seat, symbols: int) -> int:
    """What helpers add to a card with these symbols."""
    if symbols == 0:
        return 0
    return sum([x.row.amount for x in s.board if x.row.privilege == SPEND_MORE and x.row.reacts_to & symbols])


def privilege_value(s: Seat, row: Card) -> float:
    """Pounds a round from a helper's lower half."""
    if row.privilege == 0:
        return 0.0
    if row.privilege == SPEND_MORE:
        return row.amount * uses_of_symbol(s, row.reacts_to)
    if row.privilege == FREE_FARM_ACTIVATION or row.privilege == FREE_HOUSE_ACTIVATION:
        return ACTION * 0.8 * min(row.uses, properties_to_maintain(s, row.privilege == FREE_FARM_ACTIVATION))
    if row.privilege not in STEADY:
        return 0.0  # it came after this bot was frozen
    steady = STEADY[row.privilege]
    if row.privilege == HOUSE_PRICE or row.privilege == FREE_HOUSE_TRADE:
        return steady * (1.0 + 0.5 * s.properties)
    return steady


def uses_of_symbol(s: Seat, symbols: int) -> float:
    """How often a round one uses a card with one of these symbols."""
    often = 0.5 if symbols & OPERA_VISIT else 0.0
    bit = 1
    while bit < OPERA_VISIT:
        if symbols & bit:
            often += CHANCE_OF_SYMBOL
        bit *= 2
    for laid in s.board:
        if laid.row.symbols & symbols and laid.row.activates:
            often += 1.0 if laid.row.actions == 0 else 0.6
    return often


def properties_to_maintain(s: Seat, farms: bool) -> int:
    return len([x for x in s.board if x.row.is_property and x.row.is_farm == farms and x.row.actions > 0])


def burden(w: Fortune, s: Seat, laid: Laid, rounds: float) -> float:
    """Pounds that a property will still weigh in the end: sold in time for an action, or kept with its penalty. Where
    nobody goes bankrupt, beside The Prodigals Club, it weighs what the market pays."""
    later = value_after(laid.row, laid.step, rounds)
    market = w.market[laid.row.type] * (TURNOVER if rounds >= 1.0 else 1.0)
    if not w.box.bankruptcy:
        return max(0.0, later + market)
    action = 0.3 if free_trade(s, laid.row) is not None else ACTION
    return min(max(0.0, later + market) + action, later + w.box.penalty)


def value_after(row: Card, step: int, rounds: float) -> float:
    """Value of a house left to rot for some rounds, between two steps if need be; farms keep theirs."""
    at = min(step + rounds, len(row.scale) - 1.0)
    whole = int(at)
    if whole >= len(row.scale) - 1:
        return 1.0 * row.scale[len(row.scale) - 1]
    return row.scale[whole] + (at - whole) * (row.scale[whole + 1] - row.scale[whole])


def token_gain(s: Seat, laid: Laid, companion: int) -> float:
    """Pounds a round from one more token on a card, or nothing if it does not fit."""
    row = laid.row
    if laid.tokens >= len(row.tokens) or row.tokens[laid.tokens] != companion:
        return 0.0
    gain = 1.0 * (row.pounds[laid.tokens + 1] - row.pounds[laid.tokens])
    if laid.tokens + 2 < len(row.pounds):
        gain += 0.3 * (row.pounds[laid.tokens + 2] - row.pounds[laid.tokens + 1])
    return gain + counted_on_farms(s, laid, companion)


def counted_on_farms(s: Seat, laid: Laid, companion: int) -> float:
    if not laid.row.is_farm:
        return 0.0
    if companion == DOG:
        return 1.0 * sum([x.row.per_dog for x in s.board])
    return 1.0 * sum([x.row.per_horse for x in s.board]) if companion == HORSE else 0.0


def wealth(w: Fortune, s: Seat, rounds: float) -> float:
    """What is left to be rid of: cash, and properties at what they will weigh."""
    return s.cash + sum([burden(w, s, laid, rounds) for laid in s.board if laid.row.is_property], 0.0)


def running(s: Seat) -> float:
    """Pounds a round from the whole board."""
    return sum([engine(s, laid) for laid in s.board], 0.0)


def more_actions(s: Seat) -> int:
    return total(s, EXTRA_ACTION)


def sale_price(w: Fortune, laid: Laid) -> int:
    return max(0, value(laid) + w.market[laid.row.type])
