"""What the rest of a seat's turn is worth: the best use of its actions, as a small knapsack.

Each card of the hand and the board is a group of alternatives, at most one of which is used.
"""

from typing import Final

from squander.games.last_will.bots.greedy_0.effects import effect_value
from squander.games.last_will.bots.greedy_0.values import (
    ACTION,
    activation,
    burden,
    engine,
    extras,
    privilege_value,
    rot,
    sale_price,
    token_gain,
)
from squander.games.last_will.box import Card
from squander.games.last_will.player_board import can_depreciate, capacity
from squander.games.last_will.privileges import free_activation, free_trade, hand_limit, most_discount, white_actions
from squander.games.last_will.rules.property import market_price
from squander.games.last_will.state import Fortune, Laid, Seat
from squander.games.last_will.terms import COMPANION, EVENT, EXTRA_ACTION, WILD, WILDS

COMPANION_KEPT: Final = 0.9  # what a companion is worth that is not used up now
KEPT: Final = 0.75  # how much of a card's surplus survives being kept for a later round


class Use:
    """Something to do in the turn: what it costs in actions and what it brings in pounds."""

    def __init__(self, actions: int, pounds: float) -> None:
        self.actions: Final = actions
        self.pounds: Final = pounds


def turn_worth(w: Fortune, s: Seat, actions: int, rounds: float, blind: int) -> float:
    """Best of going on as owner and, near the end, of selling everything first; `blind` cards are still to come."""
    if s.properties == 0:
        return best_use(uses(w, s, rounds, True) + blind_uses(blind, rounds), actions)
    kept = best_use(uses(w, s, rounds, False) + blind_uses(blind, rounds), actions)
    if rounds >= 1.5:
        return kept
    return max(min(kept, s.cash + 2.0 * rounds), sold_out(w, s, actions, rounds))


def sold_out(w: Fortune, s: Seat, actions: int, rounds: float) -> float:
    """Sell every property, then spend without a limit."""
    gain = 0.0
    left = actions
    for laid in s.board:
        if laid.row.is_property:
            gain += burden(w, s, laid, rounds) - sale_price(w, laid)
            left -= 0 if free_trade(s, laid.row) is not None else 1
    if left < 0:
        return 0.0
    return gain + best_use(uses(w, s, rounds, True), left)


def best_use(groups: list[list[Use]], actions: int) -> float:
    """The most pounds from at most one use of each group."""
    best = [0.0] * (actions + 1)
    for group in groups:
        for have in range(actions, -1, -1):
            most = best[have]
            for use in group:
                if use.actions <= have:
                    pounds = best[have - use.actions] + use.pounds
                    if pounds > most:
                        most = pounds
            best[have] = most
    return best[actions]


def blind_uses(cards: int, rounds: float) -> list[list[Use]]:
    """Cards not seen yet: the more of them, the better the best."""
    groups: list[list[Use]] = []
    for i in range(cards):
        pounds = 2.0 + 0.3 * rounds + 1.2 * (1.0 - (i + 1.0) / (cards + 1.0))
        groups.append([Use(1, pounds), Use(2, pounds * 1.8)])
    return groups


def uses(w: Fortune, s: Seat, rounds: float, sold: bool) -> list[list[Use]]:
    """Everything the seat could do in its turn; as if without properties when they are `sold`."""
    groups: list[list[Use]] = []
    for laid in s.board:
        if not (sold and laid.row.is_property):
            groups.append(board_uses(w, s, laid, rounds))
    for card in s.hand:
        row = w.box.cards[card]
        made = hand_uses(w, s, row, rounds)
        if made:
            groups.append(made)
    return groups


def board_uses(w: Fortune, s: Seat, laid: Laid, rounds: float) -> list[Use]:
    """Activate it, or sell it, or both."""
    found: list[Use] = []
    gain = 0.0
    cost = 0
    if laid.row.activates and not laid.used:
        gain = activation(s, laid)
        cost = 0 if free_activation(s, laid.row) is not None else laid.row.actions
        if gain > 0.0:
            found.append(Use(cost, gain))
    if laid.row.is_property:
        sale = burden(w, s, laid, rounds) - sale_price(w, laid) - engine(s, laid) * rounds
        action = 0 if free_trade(s, laid.row) is not None else 1
        found.append(Use(action, sale))
        if gain > 0.0:
            again = rot(laid) if can_depreciate(laid) else 0.0
            found.append(Use(action + cost, sale + gain + again))
    return found


def hand_uses(w: Fortune, s: Seat, row: Card, rounds: float) -> list[Use]:
    if row.kind == EVENT:
        return white_uses(w, s, row, rounds)
    if row.kind == COMPANION or row.kind == WILD:
        gain = best_token(s, row) * (rounds + 0.8) - (
            COMPANION_KEPT if rounds >= 0.5 and row.kind == COMPANION else 0.0
        )
        return [Use(1, gain)] if gain > 0.0 else []
    return property_uses(w, s, row, rounds) if row.is_property else black_uses(w, s, row, rounds)


def best_token(s: Seat, row: Card) -> float:
    """The most pounds a round that this companion's token could bring."""
    most = 0.0
    for laid in s.board:
        if laid.tokens < len(laid.row.tokens):
            wanted = laid.row.tokens[laid.tokens]
            if row.deck == WILDS or row.companion == wanted:
                most = max(most, token_gain(s, laid, wanted))
    return most


def white_uses(w: Fortune, s: Seat, row: Card, rounds: float) -> list[Use]:
    more = extras(s, row.symbols) + company(w, s, row) + effect_value(w, s, row, rounds)
    free = white_actions(s)
    return [
        Use(max(0, row.option_actions[i] - free), row.option_pounds[i] + more) for i in range(len(row.option_actions))
    ]


def company(w: Fortune, s: Seat, row: Card) -> float:
    """What companions of the hand add to a white card."""
    pounds = 0.0
    free: list[int] = []
    for card in s.hand:
        if w.box.cards[card].kind == COMPANION or w.box.cards[card].kind == WILD:
            free.append(card)
    for i in range(len(row.company)):
        for card in free:
            if w.box.cards[card].kind == WILD or w.box.cards[card].companion == row.company[i]:
                pounds += row.company_pounds[i] - (0.0 if w.box.cards[card].kind == WILD else 0.5)
                free = [other for other in free if other != card]
                break
    return pounds


def black_uses(w: Fortune, s: Seat, row: Card, rounds: float) -> list[Use]:
    """Lay it down, and activate it at once if that is worth the actions."""
    laid = Laid(0, row, 0, 0, False, 0)
    cost = 1 + row.lay_actions - (row.amount if row.privilege == EXTRA_ACTION else 0)
    gain = row.lay_pounds + engine(s, laid) * rounds - space_price(w, s, rounds)
    if gain + ACTION <= 0.0:
        return []
    if not row.activates:
        return [Use(cost, gain + privilege_value(s, row) * 0.3)]
    first = activation(s, laid)
    return [Use(cost + row.actions, gain + first), Use(cost, gain)]


def property_uses(w: Fortune, s: Seat, row: Card, rounds: float) -> list[Use]:
    """Buy it; what it will weigh in the end is the loss."""
    price = market_price(w, row, 0) - most_discount(s, row)
    if price > s.cash or s.bankrupt:
        return []
    laid = Laid(0, row, 0, 0, False, 0)
    gain = max(0, price) - burden(w, s, laid, rounds) + engine(s, laid) * rounds - space_price(w, s, rounds)
    cost = 0 if free_trade(s, row) is not None else 1
    found = [Use(cost, gain)]
    if row.activates and price + row.pounds[0] <= s.cash:
        found.append(Use(cost + row.actions, gain + activation(s, laid)))
    return found


def space_price(w: Fortune, s: Seat, rounds: float) -> float:
    """What it costs to take a space: little while there are many, the weakest card once there is none."""
    room = capacity(w, s) - len(s.board)
    if room > 0:
        return 0.4 * rounds / room
    weakest = 99.0
    for laid in s.board:
        if not laid.row.is_property:
            weakest = min(weakest, engine(s, laid) * rounds)
    return weakest


def kept_worth(w: Fortune, s: Seat, rounds: float, blind: int) -> float:
    """The best cards of the hand as far as they may be kept, for use in later rounds."""
    if rounds < 0.3:
        return 0.0
    worths = [later_worth(w, s, card, rounds) for card in s.hand]
    worths += [0.7] * blind
    worths.sort(reverse=True)
    return sum(worths[: hand_limit(w, s)], 0.0) * min(1.0, rounds)


def later_worth(w: Fortune, s: Seat, card: int, rounds: float) -> float:
    """What a card in hand is worth at the end of a round: its surplus over plain actions, one round later."""
    row = w.box.cards[card]
    if row.kind == WILD:
        return 0.0
    if row.kind == COMPANION:
        return COMPANION_KEPT + 0.4 * best_token(s, row) * max(0.0, rounds - 1.0)
    most = 0.0
    for use in hand_uses(w, s, row, max(0.0, rounds - 1.0)):
        most = max(most, use.pounds - ACTION * use.actions)
    return 0.3 + KEPT * most
