"""Cards on their way between board, hand and table. All of it is open, so hands are public (PC-CARDSET-10)."""

from squander.games.prodigals_club.box import Card
from squander.games.prodigals_club.state import Club, Seat


def add_to_hand(s: Seat, cards: list[int]) -> None:
    """Hands are kept sorted, so that equal hands are equal positions."""
    s.hand = sorted([*s.hand, *cards])


def without(cards: list[int], card: int) -> list[int]:
    return [other for other in cards if other != card]


def remove(c: Club, cards: list[int]) -> None:
    """Out of the game for good (PC-ENDROUND-18, PC-DEAL-16)."""
    if cards:
        c.gone = [*c.gone, *cards]


def different(c: Club, cards: list[int]) -> list[int]:
    """The cards, equal ones once: copies are numbered one after the other, and hands are sorted."""
    rows = c.layout.box.cards
    found: list[int] = []
    last: Card | None = None
    for card in cards:
        row = rows[card]
        if row is not last:
            found.append(card)
            last = row
    return found
