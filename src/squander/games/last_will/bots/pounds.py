"""What cards are worth in Last Will, in pounds that their owner expects to be rid of.

`rounds` is how many rounds are expected after the present one; it is a guess, so it need not be whole.
"""

from typing import Final

from squander.games.last_will.bots.affairs import Affairs, Piece
from squander.games.last_will.box import Card
from squander.games.last_will.player_board import value
from squander.games.last_will.state import Fortune, Laid
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
WEIGHED: Final = [SPEND_MORE, FREE_FARM_ACTIVATION, FREE_HOUSE_ACTIVATION]  # those that do
BY_PRIVILEGE: Final = [STEADY.get(kind, 0.0) for kind in range(max(STEADY) + 1)]


def pieces(d: Affairs) -> list[Piece]:
    """Of the board, in its order."""
    if not d.pieces:
        d.pieces = [piece_of(d, laid) for laid in d.s.board]
    return d.pieces


def piece_of(d: Affairs, laid: Laid) -> Piece:
    row = laid.row
    gain = use_gain(d, row, laid.step, laid.tokens)
    return Piece(laid, gain, use_value(d, row, gain) + own_privilege(d, row))


def engine(d: Affairs, row: Card, step: int, tokens: int) -> float:
    """Pounds a round from a card on the board, beyond what its actions would have spent elsewhere."""
    return use_value(d, row, use_gain(d, row, step, tokens)) + own_privilege(d, row)


def use_gain(d: Affairs, row: Card, step: int, tokens: int) -> float:
    """Of activating it once, if it can be activated."""
    return activation(d, row, step, tokens) if row.activates else 0.0


def own_privilege(d: Affairs, row: Card) -> float:
    return privilege_value(d, row) if row.privilege != 0 else 0.0


def use_value(d: Affairs, row: Card, gain: float) -> float:
    """Activating it in a usual round, if that is worth its actions."""
    if not row.activates:
        return 0.0
    if row.actions > 0 and not d.works_freely_each_round(row):
        gain -= ACTION * row.actions
    return gain if gain > 0.0 else 0.0


def activation(d: Affairs, row: Card, step: int, tokens: int) -> float:
    """Pounds spent by activating it once; a maintained house keeps its value, which is a loss."""
    pounds = 1.0 * (d.amount(row, tokens) + d.extras(row.symbols))
    return pounds - rot(row, step) if row.is_property else pounds


def rot(row: Card, step: int) -> float:
    """What a house loses by itself in a round; farms, and houses at the end of their scale, lose nothing."""
    scale = row.scale
    return 1.0 * (scale[step] - scale[step + 1]) if step < len(scale) - 1 else 0.0


def privilege_value(d: Affairs, row: Card) -> float:
    """Pounds a round from a helper's lower half."""
    kind = row.privilege
    if kind == SPEND_MORE:
        return row.amount * uses_of_symbol(d, row.reacts_to)
    if kind == FREE_FARM_ACTIVATION:
        return ACTION * 0.8 * min(row.uses, d.farms_to_work)
    if kind == FREE_HOUSE_ACTIVATION:
        return ACTION * 0.8 * min(row.uses, d.houses_to_work)
    steady = BY_PRIVILEGE[kind]
    if kind == HOUSE_PRICE or kind == FREE_HOUSE_TRADE:
        return steady * (1.0 + 0.5 * d.s.properties)
    return steady


def uses_of_symbol(d: Affairs, symbols: int) -> float:
    """How often a round one uses a card with one of these symbols."""
    often = 0.5 if symbols & OPERA_VISIT else 0.0
    bit = 1
    while bit < OPERA_VISIT:
        if symbols & bit:
            often += CHANCE_OF_SYMBOL
        bit *= 2
    for laid in d.s.board:
        if laid.row.symbols & symbols and laid.row.activates:
            often += 1.0 if laid.row.actions == 0 else 0.6
    return often


def burden(d: Affairs, row: Card, step: int, rounds: float) -> float:
    """Pounds that a property will still weigh in the end: sold in time for an action, or kept with its penalty. Where
    nobody goes bankrupt, beside The Prodigals Club, it weighs what the market pays."""
    w = d.w
    later = value_after(row, step, rounds)
    price = later + w.market[row.type] * (TURNOVER if rounds >= 1.0 else 1.0)
    if price < 0.0:
        price = 0.0
    if not w.box.bankruptcy:
        return price
    sold = price + (0.3 if d.trades_freely(row) else ACTION)
    kept = later + w.box.penalty
    return sold if sold < kept else kept


def weight(d: Affairs, piece: Piece, rounds: float) -> float:
    """The burden of a property on the board, which is asked for more than once."""
    if piece.rounds != rounds:
        piece.rounds = rounds
        piece.burden = burden(d, piece.row, piece.laid.step, rounds)
    return piece.burden


def value_after(row: Card, step: int, rounds: float) -> float:
    """Value of a house left to rot for some rounds, between two steps if need be; farms keep theirs."""
    scale = row.scale
    last = len(scale) - 1
    at = step + rounds
    if at >= last:
        return 1.0 * scale[last]
    whole = int(at)
    return scale[whole] + (at - whole) * (scale[whole + 1] - scale[whole])


def token_gain(d: Affairs, row: Card, tokens: int) -> float:
    """Pounds a round from one more token on a card that takes one."""
    pounds = row.pounds
    gain = 1.0 * (pounds[tokens + 1] - pounds[tokens])
    if tokens + 2 < len(pounds):
        gain += 0.3 * (pounds[tokens + 2] - pounds[tokens + 1])
    if row.is_farm:
        companion = row.tokens[tokens]
        gain += d.per_dog if companion == DOG else d.per_horse if companion == HORSE else 0
    return gain


def wealth(d: Affairs, rounds: float) -> float:
    """What is left to be rid of: cash, and properties at what they will weigh."""
    total = 1.0 * d.s.cash
    if d.s.properties > 0:
        for piece in pieces(d):
            if piece.row.is_property:
                total += weight(d, piece, rounds)
    return total


def running(d: Affairs) -> float:
    """Pounds a round from the whole board."""
    total = 0.0
    for piece in pieces(d):
        total += piece.engine
    return total


def sale_price(w: Fortune, laid: Laid) -> int:
    price = value(laid) + w.market[laid.row.type]
    return price if price > 0 else 0


def sale(d: Affairs, piece: Piece, rounds: float) -> float:
    """What selling a property now is better than keeping it, without the action."""
    return weight(d, piece, rounds) - sale_price(d.w, piece.laid) - piece.engine * rounds
