"""Cards on their way: hands, decks, piles."""

from typing import Final

from squander.games.last_will.state import Fortune, Seat
from squander.games.last_will.terms import NOTHING, SPECIAL
from squander.kernel.game import Game
from squander.kernel.pieces import inserted, replaced

HIDDEN_BY: Final = 256  # a pile entry is card + HIDDEN_BY * (seat + 1) when only that seat saw the face go there


def add_to_hand(s: Seat, card: int) -> None:
    """Hands are kept sorted, so that equal hands are equal positions."""
    s.hand = inserted(s.hand, card)


def without(cards: list[int], card: int) -> list[int]:
    """The list without the first such card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def leave_hand(s: Seat, card: int) -> None:
    """Take a card out of the hand in the open."""
    s.hand = without(s.hand, card)
    if card in s.seen:
        s.seen = without(s.seen, card)


def discard(w: Fortune, card: int, hidden_by: int = -1) -> None:
    """Put a card on its pile; a wild card returns to the offering, a special one to the box (LW-SPECIAL-04)."""
    deck = w.box.cards[card].deck
    if deck > SPECIAL:
        return_wild(w, card)
        return
    piles = w.piles[:]
    piles[deck] = piles[deck] + [card + HIDDEN_BY * (hidden_by + 1)]
    w.piles = piles


def return_wild(w: Fortune, card: int) -> None:
    """A used or unused wild card goes back to the offering board (LW-WILD-08, LW-WILD-09)."""
    offering = w.offering[:]
    for slot in w.layout.wild_slots:
        if offering[slot] == 0:
            offering[slot] = card
            break
    w.offering = offering


def draw(g: Game, w: Fortune, deck: int) -> int:
    """The top card of a deck; an empty one is made anew from its pile (LW-ROUND-14 to 17). 0: there is none."""
    if w.tops[deck] == len(w.orders[deck]):
        reshuffle(g, w, deck)
    top, order = w.tops[deck], w.orders[deck]
    if top == len(order):
        return 0
    w.tops = replaced(w.tops, deck, top + 1)
    g.reveals += 1
    return order[top]


def reshuffle(g: Game, w: Fortune, deck: int) -> None:
    """Special cards never come back (LW-ROUND-18); the other decks are not touched (LW-ROUND-16)."""
    if deck == SPECIAL or not w.piles[deck]:
        return
    forget_seen(w, deck)
    orders = w.orders[:]
    orders[deck] = g.rng.shuffled([entry % HIDDEN_BY for entry in w.piles[deck]])
    w.orders = orders
    tops = w.tops[:]
    tops[deck] = 0
    w.tops = tops
    piles = w.piles[:]
    piles[deck] = NOTHING
    w.piles = piles
    g.note("reshuffled", -1, deck)


def forget_seen(w: Fortune, deck: int) -> None:
    """Once hidden discards are shuffled in, nobody knows any more which openly taken cards are still in a hand."""
    for who in range(len(w.seats)):
        if any(entry // HIDDEN_BY == who + 1 for entry in w.piles[deck]):
            s = w.seats[who]
            s.seen = [card for card in s.seen if w.box.cards[card].deck != deck]


def cards_left(w: Fortune, deck: int) -> int:
    """How many cards deck and pile can still give."""
    return len(w.orders[deck]) - w.tops[deck] + len(w.piles[deck])
