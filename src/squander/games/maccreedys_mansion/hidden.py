"""What nobody can know: the order of the decks. There are no hands in this game."""

from squander.games.maccreedys_mansion.state import mansion
from squander.kernel.game import Game
from squander.kernel.rng import Rng


def determinize(g: Game, seat: int) -> None:
    """Shuffle what lies face down; the cards that everybody saw go under the job deck stay where they are."""
    w = mansion(g)
    unseen = len(w.deck) - w.under
    w.deck = guessed(g.rng, w.deck[:unseen]) + w.deck[unseen:]
    w.events = w.events[: w.event_top] + guessed(g.rng, w.events[w.event_top :])
    w.haunts = w.haunts[: w.haunt_top] + guessed(g.rng, w.haunts[w.haunt_top :])


def guessed(rng: Rng, cards: list[int]) -> list[int]:
    """Sorted first, so that the real order has no part in the guess."""
    return rng.shuffled(sorted(cards))
