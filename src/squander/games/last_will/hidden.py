"""What a seat cannot know, dealt anew.

A seat knows its own hand and what it discarded itself, everything that lies or went away face up, and the cards
others took openly: those are in that player's hand, or among that player's own face-down discards.
"""

from squander.games.last_will.cards import HIDDEN_BY
from squander.games.last_will.state import Fortune, Seat, fortune
from squander.games.last_will.terms import EVENTS, SPECIAL, WILDS
from squander.kernel.game import Game
from squander.kernel.pieces import replaced
from squander.kernel.rng import Rng


def determinize(g: Game, seat: int) -> None:
    """Unknown cards of each deck change places: among hands, face-down discards and the deck itself."""
    w = fortune(g)
    for deck in range(EVENTS, SPECIAL + 1):
        redeal(g.rng, w, deck, seat)
    for who in range(len(w.seats)):
        if who != seat:
            w.seats[who].kept = guess_kept(g.rng, w, w.seats[who])


def redeal(rng: Rng, w: Fortune, deck: int, seat: int) -> None:
    """The pool is sorted first: what comes out depends on what the seat knows and the generator, nothing else."""
    others = [who for who in range(len(w.seats)) if who != seat]
    undealt = w.orders[deck][w.tops[deck] :]
    pool = undealt[:]
    for who in others:
        taken_openly = openly_taken(w, deck, who)
        pool += [card for card in [*in_hand(w, deck, who), *buried(w, deck, who)] if card not in taken_openly]
    pool = stacked(rng, w, deck, sorted(pool))
    rest = pool[: len(pool) - len(undealt)]
    for who in others:
        rest = refill(rng, w, deck, who, rest)
    set_deck(w, deck, pool[len(pool) - len(undealt) :])


def set_deck(w: Fortune, deck: int, cards: list[int]) -> None:
    """Cards already drawn are left out: their order would tell who drew what."""
    w.orders = [*w.orders[:deck], cards, *w.orders[deck + 1 :]]
    w.tops = replaced(w.tops, deck, 0)


def refill(rng: Rng, w: Fortune, deck: int, who: int, rest: list[int]) -> list[int]:
    """Give a player the cards known to be theirs and unknown ones for the others; what is left of the unknown."""
    size = len(in_hand(w, deck, who))
    known = openly_taken(w, deck, who)
    count = size + len(buried(w, deck, who)) - len(known)
    cards = rng.shuffled(known + rest[:count])
    put_hand(w, who, deck, cards[:size])
    bury(w, deck, who, cards[size:])
    return rest[count:]


def in_hand(w: Fortune, deck: int, who: int) -> list[int]:
    return [card for card in w.seats[who].hand if w.box.cards[card].deck == deck]


def openly_taken(w: Fortune, deck: int, who: int) -> list[int]:
    return [card for card in w.seats[who].seen if w.box.cards[card].deck == deck]


def buried(w: Fortune, deck: int, who: int) -> list[int]:
    """What this seat discarded face down."""
    return [entry % HIDDEN_BY for entry in w.piles[deck] if entry // HIDDEN_BY == who + 1]


def stacked(rng: Rng, w: Fortune, deck: int, pool: list[int]) -> list[int]:
    """Shuffled; special cards keep their stacking by crowns, so a higher one cannot have been dealt before a lower."""
    if deck != SPECIAL:
        return rng.shuffled(pool)
    return sorted(rng.shuffled(pool), key=lambda card: w.box.cards[card].crowns)


def put_hand(w: Fortune, who: int, deck: int, cards: list[int]) -> None:
    s = w.seats[who]
    s.hand = sorted([card for card in s.hand if w.box.cards[card].deck != deck] + cards)


def bury(w: Fortune, deck: int, who: int, cards: list[int]) -> None:
    """Replace what this seat discarded face down, entry by entry."""
    left = cards[:]
    pile = []
    for entry in w.piles[deck]:
        pile.append(left.pop() + HIDDEN_BY * (who + 1) if entry // HIDDEN_BY == who + 1 else entry)
    w.piles = [*w.piles[:deck], pile, *w.piles[deck + 1 :]]


def guess_kept(rng: Rng, w: Fortune, s: Seat) -> list[int]:
    """A choice of cards to keep that is still secret could be any."""
    keepable = [card for card in s.hand if w.box.cards[card].deck != WILDS]
    return sorted(rng.shuffled(keepable)[: len(s.kept)])
