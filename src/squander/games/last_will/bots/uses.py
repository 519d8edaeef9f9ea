"""What the rest of a seat's turn is worth: the best use of its actions over hand and board."""

from squander.games.last_will.bots.affairs import Affairs, Held, Piece
from squander.games.last_will.bots.hand import (
    companion_worth,
    event_extra,
    hand_cards,
    laying_cost,
    laying_gain,
    purchase_gain,
    purchase_price,
)
from squander.games.last_will.bots.knapsack import put, put_blind, put_either, put_event, put_three
from squander.games.last_will.bots.pounds import ACTION, pieces, rot, sale, sale_price, weight
from squander.games.last_will.terms import COMPANION, EVENT, NO_JOB, WILD


def turn_worth(d: Affairs, actions: int, rounds: float, blind: int) -> float:
    """Best of going on as owner and, near the end, of selling everything first; `blind` cards are still to come. Who
    has a job spends what there is."""
    kept = turn_worths(d, actions, rounds, blind)[actions]
    if d.s.job != NO_JOB:
        return min(kept, d.s.cash + 2.0 * rounds)
    if d.s.properties == 0 or rounds >= 1.5:
        return kept
    affordable = d.s.cash + 2.0 * rounds
    return max(kept if kept < affordable else affordable, sold_out(d, actions, rounds))


def turn_worths(d: Affairs, actions: int, rounds: float, blind: int) -> list[float]:
    """By the number of actions, from none to so many."""
    best = [0.0] * (actions + 1)
    for piece in pieces(d):
        put_laid(best, d, piece, rounds)
    put_hand(best, d, rounds)
    put_blind(best, blind, rounds)
    return best


def sold_out(d: Affairs, actions: int, rounds: float) -> float:
    """Sell every property, then spend without a limit."""
    gain = 0.0
    left = actions
    for piece in pieces(d):
        if piece.row.is_property:
            gain += weight(d, piece, rounds) - sale_price(d.w, piece.laid)
            left -= 0 if d.trades_freely(piece.row) else 1
    if left < 0:
        return 0.0
    best = [0.0] * (left + 1)
    for piece in pieces(d):
        if not piece.row.is_property:
            put_laid(best, d, piece, rounds)
    put_hand(best, d, rounds)
    return gain + best[left]


# --- cards of the board


def put_laid(best: list[float], d: Affairs, piece: Piece, rounds: float) -> None:
    """Activate it, or sell it, or both."""
    row, laid = piece.row, piece.laid
    gain = 0.0
    cost = 0
    if row.activates and not laid.used:
        gain = piece.gain
        cost = 0 if d.works_freely(row) else row.actions
    if not row.is_property:
        put(best, cost, gain)
        return
    sold = sale(d, piece, rounds)
    action = 0 if d.trades_freely(row) else 1
    if gain <= 0.0:
        put(best, action, sold)
        return
    both = sold + gain + rot(row, laid.step)
    put_three(best, cost, gain, action, sold, both)


# --- cards of the hand


def put_hand(best: list[float], d: Affairs, rounds: float) -> None:
    for held in hand_cards(d):
        put_card(best, d, held, rounds)


def put_card(best: list[float], d: Affairs, held: Held, rounds: float) -> None:
    row = held.row
    if row.kind == EVENT:
        put_event(best, row, d.white_actions, event_extra(d, held, rounds))
    elif row.kind == COMPANION or row.kind == WILD:
        put(best, 1, companion_worth(held, rounds))
    elif row.is_property:
        put_purchase(best, d, held, rounds)
    else:
        put_black(best, d, held, rounds)


def put_black(best: list[float], d: Affairs, held: Held, rounds: float) -> None:
    """Lay it down, and activate it at once if that is worth the actions."""
    row = held.row
    cost, gain = laying_cost(row), laying_gain(d, held, rounds)
    if gain + ACTION <= 0.0:
        return
    if row.activates:
        put_either(best, cost, gain, cost + row.actions, gain + held.gain)
    else:
        put(best, cost, gain + held.privilege * 0.3)


def put_purchase(best: list[float], d: Affairs, held: Held, rounds: float) -> None:
    row = held.row
    price = purchase_price(d, row)
    if price > d.s.cash or d.s.bankrupt:
        return
    gain = purchase_gain(d, held, price, rounds)
    cost = 0 if d.trades_freely(row) else 1
    if row.activates and price + row.pounds[0] <= d.s.cash:
        put_either(best, cost, gain, cost + row.actions, gain + held.gain)
    else:
        put(best, cost, gain)
