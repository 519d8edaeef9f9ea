"""Events and haunt cards: one of each is revealed in every round (MM-EVENT, MM-HAUNT)."""

from typing import Final

from squander.games.maccreedys_mansion.effects import carry_out
from squander.games.maccreedys_mansion.state import mansion
from squander.games.maccreedys_mansion.terms import EVENT_CARD, HAUNT_CARD
from squander.kernel.game import Frame, Game, Rule


class RevealEvent(Rule):
    """The next event is revealed and carried out (MM-EVENT-01, 02); an empty deck is shuffled anew (MM-EVENT-09)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        if w.event_top == len(w.events):
            w.events = g.rng.shuffled(w.events)
            w.event_top = 0
        card = w.events[w.event_top]
        w.event_top += 1
        g.reveals += 1
        g.note("event", -1, card)
        for effect in w.box.events[card].effects:
            carry_out(g, w, effect, EVENT_CARD, card)


class RevealHaunt(Rule):
    """The same with a haunt card, whether or not a company is closed (MM-HAUNT-01, 10)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        if w.haunt_top == len(w.haunts):
            w.haunts = g.rng.shuffled(w.haunts)
            w.haunt_top = 0
        card = w.haunts[w.haunt_top]
        w.haunt_top += 1
        g.reveals += 1
        g.note("haunt", -1, card)
        for effect in w.box.haunts[card].effects:
            carry_out(g, w, effect, HAUNT_CARD, card)


REVEAL_EVENT: Final = RevealEvent("mansion.RevealEvent")
REVEAL_HAUNT: Final = RevealHaunt("mansion.RevealHaunt")
