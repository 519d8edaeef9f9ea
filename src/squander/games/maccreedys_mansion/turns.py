"""Whose turn it is."""

from squander.games.maccreedys_mansion.state import Mansion
from squander.games.maccreedys_mansion.terms import CLOSED_FOR_GOOD, OPEN


def following(order: list[int], who: int) -> list[int]:
    """The others after `who`, round the table, and `who` at last."""
    at = order.index(who) + 1
    return order[at:] + order[:at]


def open_companies(w: Mansion) -> list[int]:
    """In turn order (MM-HIRE-15)."""
    return [who for who in w.order if w.companies[who].status == OPEN]


def in_business(w: Mansion) -> list[int]:
    """All that are not closed for good, in turn order (MM-END-08)."""
    return [who for who in w.order if w.companies[who].status != CLOSED_FOR_GOOD]


def has_bit(bits: int, at: int) -> bool:
    return (bits >> at) & 1 == 1
