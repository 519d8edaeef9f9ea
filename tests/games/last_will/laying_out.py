"""Positions made to order: the cards and the phase a test begins with."""

from typing import Any

from squander.games.last_will.cards import add_to_hand
from squander.games.last_will.rules.actions import ACT, ACTIONS
from squander.games.last_will.rules.end_of_round import END_OF_ROUND
from squander.games.last_will.rules.errands import ERRANDS
from squander.games.last_will.rules.offering import DEAL_OFFERING
from squander.games.last_will.rules.planning import PLANNING, SET_ORDER
from squander.games.last_will.setup import lay_out_wilds
from squander.games.last_will.state import Fortune, Laid, Seat
from squander.kernel.game import Frame, Game


def slug(name: str) -> str:
    return name.lower().replace("'", "").replace(",", "").replace("é", "e").replace(" ", "_")


class On:
    """A card that lies on a board already."""

    def __init__(self, name: str, tokens: int = 0, step: int = 0, used: bool = False, uses: int = 0) -> None:
        self.name = name
        self.tokens = tokens
        self.step = step
        self.used = used
        self.uses = uses


def on(name: str, tokens: int = 0, step: int = 0, used: bool = False, uses: int = 0) -> On:
    return On(name, tokens, step, used, uses)


def clear(w: Fortune) -> None:
    """Every card back in its deck, in the order of the box."""
    w.orders = [deck[:] for deck in w.box.decks[: len(w.orders)]]
    w.tops = [0] * len(w.orders)
    w.piles = [[] for _ in w.orders]
    w.offering = [0] * len(w.offering)
    lay_out_wilds(w)
    for s in w.seats:
        s.hand, s.seen, s.kept, s.board, s.plan, s.cash = [], [], [], [], -1, 70


def take(w: Fortune, name: str) -> int:
    """Out of its deck, or off the offering if it is a wild card."""
    for deck, order in enumerate(w.orders):
        for card in order:
            if slug(name) in (w.box.cards[card].id, slug(w.box.cards[card].name)):
                w.orders[deck] = [other for other in order if other != card]
                return card
    for slot in w.layout.wild_slots:
        if slug(name) == "wild" and w.offering[slot]:
            card = w.offering[slot]
            w.offering = [0 if i == slot else c for i, c in enumerate(w.offering)]
            return card
    raise AssertionError(f"there is no {name!r} left in the decks")


def deal(w: Fortune, s: Seat, holding: dict[str, Any]) -> None:
    s.cash = holding.get("cash", 70)
    s.extensions = holding.get("extensions", 0) or 0
    w.extensions -= s.extensions
    for name in holding.get("hand") or []:
        card = take(w, name)
        add_to_hand(s, card)
        if w.box.cards[card].id == "wild":
            s.seen = sorted([*s.seen, card])
    for item in holding.get("board") or []:
        laid = item if isinstance(item, On) else On(item)
        card = take(w, laid.name)
        s.board = [*s.board, Laid(card, w.box.cards[card], laid.step, laid.tokens, laid.used, laid.uses)]
    s.properties = sum(laid.row.is_property for laid in s.board)
    s.bankrupt = s.cash <= 0 and not s.properties
    w.last_round = w.last_round or s.bankrupt


def lay_offering(w: Fortune, offering: dict[str, str]) -> None:
    for slot, name in offering.items():
        at = w.layout.slot_names.index(slot)
        card = take(w, name)
        w.offering = [card if i == at else c for i, c in enumerate(w.offering)]


def begin_phase(g: Game, w: Fortune, phase: str, plans: list[int] | None, dealing: bool, actions: int) -> None:
    g.agenda.clear()
    g.asked, g.options = None, ()
    g.then(Frame(END_OF_ROUND))
    if phase != "planning":
        for who, s in enumerate(w.seats):
            s.plan = plans[who] if plans else who
    if phase == "actions":
        SET_ORDER.run(g, Frame(SET_ORDER))
        g.todo([Frame(ACT, who) for who in w.order])
        for s in w.seats:
            s.actions = actions
    elif phase == "errands":
        g.todo([Frame(SET_ORDER), Frame(ERRANDS), Frame(ACTIONS)])
    elif phase == "planning":
        g.todo([Frame(PLANNING), Frame(ERRANDS), Frame(ACTIONS)])
    else:
        SET_ORDER.run(g, Frame(SET_ORDER))
    if dealing and phase in ("errands", "planning"):
        g.then(Frame(DEAL_OFFERING))
    g.advance()
