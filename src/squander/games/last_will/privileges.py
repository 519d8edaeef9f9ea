"""What helpers allow. Each question about them is asked here, at the one place where it matters.

A privilege works while its helper lies on the own board, activated or not (LW-HELPER-04, LW-HELPER-06), helps
nobody else (LW-HELPER-53), and equal ones add up (LW-HELPER-49).
"""

from squander.games.last_will.box import Card
from squander.games.last_will.player_board import mark_privilege
from squander.games.last_will.state import Fortune, Laid, Seat
from squander.games.last_will.terms import (
    EXTRA_ACTION,
    EXTRA_WHITE_ACTION,
    FREE_FARM_ACTIVATION,
    FREE_FARM_TRADE,
    FREE_HOUSE_ACTIVATION,
    FREE_HOUSE_TRADE,
    HAND_LIMIT,
    HOUSE_PRICE,
    SPEND_MORE,
)


def total(s: Seat, privilege: int) -> int:
    amount = 0
    for laid in s.board:
        if laid.row.privilege == privilege:
            amount += laid.row.amount
    return amount


def extra_actions(s: Seat) -> int:
    """P11 (LW-HELPER-32)."""
    return total(s, EXTRA_ACTION)


def hand_limit(w: Fortune, s: Seat) -> int:
    """Two, and two more for each P16 (LW-ENDROUND-09, LW-HELPER-48)."""
    return w.box.hand_limit + total(s, HAND_LIMIT)


def white_actions(s: Seat) -> int:
    """P12: what is left of the actions for white cards only (LW-HELPER-37)."""
    left = 0
    for laid in s.board:
        if laid.row.privilege == EXTRA_WHITE_ACTION:
            left += laid.row.amount - laid.uses
    return left


def use_white_actions(s: Seat, needed: int) -> int:
    """Pay with actions for white cards first, since they serve for nothing else (LW-HELPER-56); what remains to be
    paid."""
    for laid in s.board:
        if laid.row.privilege == EXTRA_WHITE_ACTION and needed > 0 and laid.uses < laid.row.amount:
            mark_privilege(s, laid)
            return use_white_actions(s, needed - 1)
    return needed


def free_trade(s: Seat, row: Card, without: int = 0) -> Laid | None:
    """P1 and P2: a helper that still lets this property be bought or sold without an action."""
    return unused(s, FREE_FARM_TRADE if row.is_farm else FREE_HOUSE_TRADE, without)


def free_activation(s: Seat, row: Card) -> Laid | None:
    """P4 and P5: a helper that still lets this property be activated without an action."""
    if not row.is_property:
        return None
    return unused(s, FREE_FARM_ACTIVATION if row.is_farm else FREE_HOUSE_ACTIVATION, 0)


def unused(s: Seat, privilege: int, without: int) -> Laid | None:
    """Uses are counted for each helper and renewed at the end of the round (LW-HELPER-51)."""
    for laid in s.board:
        if laid.row.privilege == privilege and laid.uses < laid.row.uses and laid.card != without:
            return laid
    return None


def spend_more_helpers(s: Seat, symbols: int) -> list[Laid]:
    """P6 to P10: helpers that react to one of these symbols, each once (LW-HELPER-26)."""
    return [laid for laid in s.board if laid.row.privilege == SPEND_MORE and laid.row.reacts_to & symbols]


def price_helpers(s: Seat, row: Card) -> list[Laid]:
    """P3 for houses, P1 for farms: helpers that may move the price."""
    wanted = FREE_FARM_TRADE if row.is_farm else HOUSE_PRICE
    return [laid for laid in s.board if laid.row.privilege == wanted and price_step(laid.row) > 0]


def price_step(helper: Card) -> int:
    return helper.cheaper if helper.privilege == FREE_FARM_TRADE else helper.amount


def most_discount(s: Seat, row: Card, without: int = 0) -> int:
    discount = 0
    for laid in price_helpers(s, row):
        if laid.card != without:
            discount += price_step(laid.row)
    return discount
