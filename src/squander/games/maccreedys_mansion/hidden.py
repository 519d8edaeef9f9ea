"""What nobody can know: the order of the decks. There are no hands in this game."""

from squander.games.maccreedys_mansion.state import mansion
from squander.kernel.game import Game


def determinize(g: Game, seat: int) -> None:
    """Shuffle what lies face down; the cards that everybody saw go under the job deck stay where they are."""
    w = mansion(g)
    unseen = len(w.deck) - w.under
    w.deck = g.rng.shuffled(w.deck[:unseen]) + w.deck[unseen:]
    w.events = w.events[: w.event_top] + g.rng.shuffled(w.events[w.event_top :])
    w.haunts = w.haunts[: w.haunt_top] + g.rng.shuffled(w.haunts[w.haunt_top :])
