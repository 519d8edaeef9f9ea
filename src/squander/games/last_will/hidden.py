"""What a seat cannot know, dealt anew.

A seat knows its own hand and what it discarded itself, everything that lies or went away face up, and the cards
others took openly: those are in that player's hand, or among that player's own face-down discards.
"""

from typing import Final

from squander.games.last_will.cards import HIDDEN_BY
from squander.games.last_will.state import Fortune, Seat, fortune
from squander.games.last_will.terms import EVENTS, SPECIAL, WILDS
from squander.kernel.game import Game
from squander.kernel.rng import Rng


def determinize(g: Game, seat: int) -> None:
    """Unknown cards of each deck change places: among hands, face-down discards and the deck itself."""
    w = fortune(g)
    others = [Other(w, who) for who in range(len(w.seats)) if who != seat]
    w.orders, w.tops, w.piles = w.orders[:], w.tops[:], w.piles[:]  # nobody else's from here on
    for deck in range(EVENTS, SPECIAL + 1):
        redeal(g.rng, w, deck, others)
    for other in others:
        s = w.seats[other.who]
        s.hand = other.whole_hand()
        s.kept = guess_kept(g.rng, w, s)


class Other:
    """A player whose cards the seat has to guess, by deck."""

    def __init__(self, w: Fortune, who: int) -> None:
        s = w.seats[who]
        self.who: Final = who
        self.hand: Final = by_deck(w, s.hand)
        self.taken_openly: Final = by_deck(w, s.seen)
        self.buried: list[int] = []  # face down, of the deck that is dealt just now

    def whole_hand(self) -> list[int]:
        return sorted([card for cards in self.hand for card in cards])


def by_deck(w: Fortune, cards: list[int]) -> list[list[int]]:
    rows = w.box.cards
    sorted_out: list[list[int]] = [[] for _ in range(WILDS + 1)]
    for card in cards:
        sorted_out[rows[card].deck].append(card)
    return sorted_out


def redeal(rng: Rng, w: Fortune, deck: int, others: list[Other]) -> None:
    """The pool is sorted first: what comes out depends on what the seat knows and the generator, nothing else."""
    undealt = w.orders[deck][w.tops[deck] :]
    pool = undealt[:]
    face_down = [entry for entry in w.piles[deck] if entry >= HIDDEN_BY]
    for other in others:
        other.buried = [entry % HIDDEN_BY for entry in face_down if entry // HIDDEN_BY == other.who + 1]
        known = other.taken_openly[deck]
        pool += [card for card in other.hand[deck] + other.buried if card not in known]
    pool = stacked(rng, w, deck, sorted(pool))
    rest = pool[: len(pool) - len(undealt)]
    for other in others:
        rest = refill(rng, w, deck, other, rest)
    w.orders[deck] = pool[len(pool) - len(undealt) :]
    w.tops[deck] = 0  # cards already drawn are left out: their order would tell who drew what


def refill(rng: Rng, w: Fortune, deck: int, other: Other, rest: list[int]) -> list[int]:
    """Give a player the cards known to be theirs and unknown ones for the others; what is left of the unknown."""
    size = len(other.hand[deck])
    known = other.taken_openly[deck]
    count = size + len(other.buried) - len(known)
    cards = rng.shuffled(known + rest[:count])
    other.hand[deck] = cards[:size]
    bury(w, deck, other.who, cards[size:])
    return rest[count:]


def stacked(rng: Rng, w: Fortune, deck: int, pool: list[int]) -> list[int]:
    """Shuffled; special cards keep their stacking by crowns, so a higher one cannot have been dealt before a lower."""
    if deck != SPECIAL:
        return rng.shuffled(pool)
    return sorted(rng.shuffled(pool), key=lambda card: w.box.cards[card].crowns)


def bury(w: Fortune, deck: int, who: int, cards: list[int]) -> None:
    """Replace what this seat discarded face down, entry by entry."""
    if not cards:
        return
    left = cards[:]
    pile = []
    for entry in w.piles[deck]:
        pile.append(left.pop() + HIDDEN_BY * (who + 1) if entry // HIDDEN_BY == who + 1 else entry)
    w.piles[deck] = pile


def guess_kept(rng: Rng, w: Fortune, s: Seat) -> list[int]:
    """A choice of cards to keep that is still secret could be any."""
    keepable = [card for card in s.hand if w.box.cards[card].deck != WILDS]
    return sorted(rng.shuffled(keepable)[: len(s.kept)])
