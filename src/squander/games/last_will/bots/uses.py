"""What the rest of a seat's turn is worth: the best use of its actions over hand and board."""

from squander.games.last_will.bots.affairs import Affairs
from squander.games.last_will.bots.hand import (
    companion_worth,
    event_extra,
    laying_cost,
    laying_gain,
    purchase_gain,
    purchase_price,
)
from squander.games.last_will.bots.knapsack import put, put_blind, put_either, put_event, put_three
from squander.games.last_will.bots.pounds import ACTION, activation, burden, privilege_value, rot, sale, sale_price
from squander.games.last_will.box import Card
from squander.games.last_will.state import Laid
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
    for laid in d.s.board:
        put_laid(best, d, laid, rounds)
    put_hand(best, d, rounds)
    put_blind(best, blind, rounds)
    return best


def sold_out(d: Affairs, actions: int, rounds: float) -> float:
    """Sell every property, then spend without a limit."""
    gain = 0.0
    left = actions
    for laid in d.s.board:
        if laid.row.is_property:
            gain += burden(d, laid.row, laid.step, rounds) - sale_price(d.w, laid)
            left -= 0 if d.trades_freely(laid.row) else 1
    if left < 0:
        return 0.0
    best = [0.0] * (left + 1)
    for laid in d.s.board:
        if not laid.row.is_property:
            put_laid(best, d, laid, rounds)
    put_hand(best, d, rounds)
    return gain + best[left]


# --- cards of the board


def put_laid(best: list[float], d: Affairs, laid: Laid, rounds: float) -> None:
    """Activate it, or sell it, or both."""
    row = laid.row
    gain = 0.0
    cost = 0
    if row.activates and not laid.used:
        gain = activation(d, row, laid.step, laid.tokens)
        cost = 0 if d.works_freely(row) else row.actions
    if not row.is_property:
        put(best, cost, gain)
        return
    sold = sale(d, laid, rounds)
    action = 0 if d.trades_freely(row) else 1
    if gain <= 0.0:
        put(best, action, sold)
        return
    both = sold + gain + rot(row, laid.step)
    put_three(best, cost, gain, action, sold, both)


# --- cards of the hand


def put_hand(best: list[float], d: Affairs, rounds: float) -> None:
    cards = d.w.box.cards
    for card in d.s.hand:
        put_card(best, d, cards[card], rounds)


def put_card(best: list[float], d: Affairs, row: Card, rounds: float) -> None:
    if row.kind == EVENT:
        put_event(best, row, d.white_actions, event_extra(d, row, rounds))
    elif row.kind == COMPANION or row.kind == WILD:
        put(best, 1, companion_worth(d, row, rounds))
    elif row.is_property:
        put_purchase(best, d, row, rounds)
    else:
        put_black(best, d, row, rounds)


def put_black(best: list[float], d: Affairs, row: Card, rounds: float) -> None:
    """Lay it down, and activate it at once if that is worth the actions."""
    cost, gain = laying_cost(row), laying_gain(d, row, rounds)
    if gain + ACTION <= 0.0:
        return
    if row.activates:
        put_either(best, cost, gain, cost + row.actions, gain + activation(d, row, 0, 0))
    else:
        put(best, cost, gain + privilege_value(d, row) * 0.3)


def put_purchase(best: list[float], d: Affairs, row: Card, rounds: float) -> None:
    price = purchase_price(d, row)
    if price > d.s.cash or d.s.bankrupt:
        return
    gain = purchase_gain(d, row, price, rounds)
    cost = 0 if d.trades_freely(row) else 1
    if row.activates and price + row.pounds[0] <= d.s.cash:
        put_either(best, cost, gain, cost + row.actions, gain + activation(d, row, 0, 0))
    else:
        put(best, cost, gain)
