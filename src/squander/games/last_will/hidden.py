"""What a seat cannot know, dealt anew.

A seat knows its own hand and what it discarded itself, everything that lies or went away face up, and the cards
others took openly: those are in that player's hand, or among that player's own face-down discards.
"""

from squander.games.last_will.cards import HIDDEN_BY
from squander.games.last_will.state import Fortune, Seat, fortune
from squander.games.last_will.terms import EVENTS, SPECIAL, WILDS
from squander.kernel.game import Game
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
    others = [who for who in range(len(w.seats)) if who != seat]
    hands = {who: [card for card in w.seats[who].hand if w.box.cards[card].deck == deck] for who in others}
    sure = {who: [card for card in w.seats[who].seen if w.box.cards[card].deck == deck] for who in others}
    buried = {who: hidden_in_pile(w, deck, who) for who in others}
    known = [card for who in others for card in sure[who]]
    undealt = w.orders[deck][w.tops[deck] :]
    pool = undealt[:]
    for who in others:
        pool += [card for card in [*hands[who], *buried[who]] if card not in known]
    pool = stacked(rng, w, deck, pool)
    fresh_order = pool[len(pool) - len(undealt) :]
    rest = rng.shuffled(pool[: len(pool) - len(undealt)])
    for who in others:
        count = len(hands[who]) + len(buried[who]) - len(sure[who])
        mine = rng.shuffled([*sure[who], *rest[:count]])
        rest = rest[count:]
        put_hand(w, who, deck, mine[: len(hands[who])])
        bury(w, deck, who, mine[len(hands[who]) :])
    set_undealt(w, deck, fresh_order)


def stacked(rng: Rng, w: Fortune, deck: int, pool: list[int]) -> list[int]:
    """Shuffled; special cards keep their stacking by crowns, so a higher one cannot have been dealt before a lower."""
    if deck != SPECIAL:
        return rng.shuffled(pool)
    return sorted(rng.shuffled(pool), key=lambda card: w.box.cards[card].crowns)


def hidden_in_pile(w: Fortune, deck: int, who: int) -> list[int]:
    return [entry % HIDDEN_BY for entry in w.piles[deck] if entry // HIDDEN_BY == who + 1]


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


def set_undealt(w: Fortune, deck: int, cards: list[int]) -> None:
    order = w.orders[deck][: w.tops[deck]] + cards
    w.orders = [*w.orders[:deck], order, *w.orders[deck + 1 :]]


def guess_kept(rng: Rng, w: Fortune, s: Seat) -> list[int]:
    """A choice of cards to keep that is still secret could be any."""
    keepable = [card for card in s.hand if w.box.cards[card].deck != WILDS]
    return sorted(rng.shuffled(keepable)[: len(s.kept)])
