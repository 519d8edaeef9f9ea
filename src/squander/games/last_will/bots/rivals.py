"""Heirs with one idea each, to measure others by: who plays well loses to none of them more than its share.

Each has its own likings; among what it likes alike it answers at a glance.
"""

from squander.games.last_will.bots.quick import quick_answer
from squander.games.last_will.box import Card
from squander.games.last_will.rules.actions import ACT
from squander.games.last_will.rules.end_of_round import KEEP_CARDS
from squander.games.last_will.rules.errands import DRAW_UNKNOWN, SEND_ERRAND_BOY, TAKE_OF_THREE
from squander.games.last_will.rules.offering import KEEP_FIRST_CARDS
from squander.games.last_will.rules.planning import CHOOSE_DECK, TAKE_PLAN
from squander.games.last_will.state import Fortune, fortune
from squander.games.last_will.terms import (
    CARD_SPACE,
    COMPANION,
    EVENT,
    EVENTS,
    FARM,
    NONE,
    PROPERTIES,
    TRIO_SPACE,
    UNKNOWN_SPACE,
    WILD,
)
from squander.kernel.game import Frame, Game


class Rival:
    """Does what it likes best; what is usual if it likes nothing better."""

    def answer(self, g: Game) -> int:
        f = g.asked
        assert f is not None
        usual, w = quick_answer(g), fortune(g)
        most = max(self.liking(w, f, option) for option in g.options)
        liked = [option for option in g.options if self.liking(w, f, option) == most]
        return usual if usual in liked else liked[0]

    def liking(self, w: Fortune, f: Frame, option: int) -> int:
        """How much more than usual it wants an answer; nothing for what it has no idea of."""
        raise NotImplementedError


class AtAGlance(Rival):
    """Has no idea of its own: answers as playouts do, a hundred times as fast as one that looks ahead."""

    def liking(self, w: Fortune, f: Frame, option: int) -> int:
        return 0


class Early(Rival):
    """Is served first: takes the plan furthest to the left."""

    def liking(self, w: Fortune, f: Frame, option: int) -> int:
        return -option if f.rule is TAKE_PLAN else 0


class Busy(Rival):
    """Takes the plan with the most actions."""

    def liking(self, w: Fortune, f: Frame, option: int) -> int:
        return w.layout.plans[option].actions if f.rule is TAKE_PLAN else 0


class EmptyHanded(Rival):
    """Never runs an errand for cards while there is another."""

    def liking(self, w: Fortune, f: Frame, option: int) -> int:
        if f.rule is not SEND_ERRAND_BOY:
            return 0
        return -1 if w.layout.spaces[option].kind in (CARD_SPACE, TRIO_SPACE, UNKNOWN_SPACE) else 0


class Fancier(Rival):
    """Wants one kind of card, and will not use some others."""

    deck: int

    def wants(self, row: Card) -> bool:
        raise NotImplementedError

    def shuns(self, row: Card) -> bool:
        raise NotImplementedError

    def liking(self, w: Fortune, f: Frame, option: int) -> int:
        rule = f.rule
        if rule is CHOOSE_DECK or rule is DRAW_UNKNOWN:
            return int(option == self.deck)
        if rule is ACT:
            return self.liking_to_use(w, f, option)
        cards = [w.box.cards[card] for card in cards_named(w, f, option)]
        return int(any(self.wants(row) for row in cards))

    def liking_to_use(self, w: Fortune, f: Frame, option: int) -> int:
        """Of what is in hand; whatever lies on the board is used as it is worth."""
        if option not in w.seats[f.who].hand:
            return 0
        row = w.box.cards[option]
        return int(self.wants(row)) - int(self.shuns(row))


def cards_named(w: Fortune, f: Frame, option: int) -> list[int]:
    """The cards that an answer would bring, or keep."""
    if f.rule is KEEP_CARDS or f.rule is KEEP_FIRST_CARDS:
        return [option] if option in w.seats[f.who].hand else []
    if f.rule is TAKE_OF_THREE:
        return offered(w, [option])
    if f.rule is not SEND_ERRAND_BOY:
        return []
    space = w.layout.spaces[option]
    if space.kind == TRIO_SPACE:
        return offered(w, w.layout.trio)
    return offered(w, [space.index]) if space.kind == CARD_SPACE else []


def offered(w: Fortune, slots: list[int]) -> list[int]:
    return [w.offering[slot] for slot in slots if w.offering[slot] != NONE]


class Farmer(Fancier):
    """Buys farms and nothing but farms, as soon as it can pay."""

    deck = PROPERTIES

    def wants(self, row: Card) -> bool:
        return row.is_property and row.type == FARM

    def shuns(self, row: Card) -> bool:
        return row.is_property and row.type != FARM


class Reveller(Fancier):
    """Spends on events alone: it lays nothing, buys nothing."""

    deck = EVENTS

    def wants(self, row: Card) -> bool:
        return row.kind == EVENT

    def shuns(self, row: Card) -> bool:
        return row.kind not in (EVENT, COMPANION, WILD)
