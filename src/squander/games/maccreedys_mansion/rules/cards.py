"""Events and haunt cards: one of each is revealed in every round (MM-EVENT, MM-HAUNT)."""

from typing import Final

from squander.games.maccreedys_mansion.box import Card
from squander.games.maccreedys_mansion.state import mansion
from squander.games.maccreedys_mansion.terms import EVENT_CARD, HAUNT_CARD
from squander.kernel.game import Frame, Game, Rule


class RevealEvent(Rule):
    """The next event (MM-EVENT-01); an empty deck is shuffled anew (MM-EVENT-09)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        if w.event_top == len(w.events):
            w.events = g.rng.shuffled(w.events)
            w.event_top = 0
        w.event_top += 1
        reveal(g, w.box.events, w.events[w.event_top - 1], EVENT_CARD)


class RevealHaunt(Rule):
    """The next haunt card, whether or not a company is closed (MM-HAUNT-01, 10)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        if w.haunt_top == len(w.haunts):
            w.haunts = g.rng.shuffled(w.haunts)
            w.haunt_top = 0
        w.haunt_top += 1
        reveal(g, w.box.haunts, w.haunts[w.haunt_top - 1], HAUNT_CARD)


def reveal(g: Game, rows: list[Card], card: int, reason: int) -> None:
    """The card is seen by all and carried out (MM-EVENT-02)."""
    g.reveals += 1
    g.note("event" if reason == EVENT_CARD else "haunt", -1, card)
    for effect in rows[card].effects:
        effect.carry_out(g, reason, card)


REVEAL_EVENT: Final = RevealEvent("mansion.RevealEvent")
REVEAL_HAUNT: Final = RevealHaunt("mansion.RevealHaunt")
