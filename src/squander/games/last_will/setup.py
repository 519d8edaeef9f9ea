"""Setting up the game (LW-SETUP)."""

from squander.games.last_will.box import Box
from squander.games.last_will.cards import add_to_hand, draw
from squander.games.last_will.rules.rounds import NEXT_ROUND
from squander.games.last_will.state import Fortune, Seat
from squander.games.last_will.terms import CLOCK_SPACE, EVENTS, REGULAR_DECKS, SPECIAL, WILDS
from squander.kernel.game import Frame, Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import Options, Setup, Value, number_or_none
from squander.kernel.rng import Rng, seeded


def set_up(kind: Kind, setup: Setup, box: Box) -> Game:
    """A game that has asked its first question."""
    rng = seeded(setup.seed)
    w = Fortune(box, box.layouts[setup.players], [Seat() for _ in range(setup.players)])
    g = Game(kind, setup, rng, [w])
    lay_out(g, w, setup.options)
    g.then(Frame(NEXT_ROUND))
    return g


def lay_out(g: Game, w: Fortune, options: Options) -> None:
    box = w.box
    w.orders = [shuffled_deck(g.rng, box, deck) for deck in range(EVENTS, SPECIAL + 1)]
    w.tops = [0] * len(w.orders)
    w.piles = [[] for _ in w.orders]
    w.market = g.rng.shuffled(box.market_tokens)
    w.extensions = box.extensions
    w.offering = [0] * len(w.layout.slots)
    w.figures = [-1] * errand_spaces(w, options["plan_order"] is True)
    lay_out_wilds(w)
    money = starting_money(g.rng, box, options["will"])
    for s in w.seats:
        s.cash = money
        first_hand(g, w, s)
    starter = number_or_none(options, "starter")
    w.starter = g.rng.below(g.players) if starter is None else starter
    if options["plan_order"]:
        w.plan_order = g.rng.shuffled(list(range(g.players)))


def errand_spaces(w: Fortune, plan_order: bool) -> int:
    """Clock spaces come last and belong to the plan-order board (LW-VARIANT-06)."""
    return len([space for space in w.layout.spaces if plan_order or space.kind != CLOCK_SPACE])


def shuffled_deck(rng: Rng, box: Box, deck: int) -> list[int]:
    """Each deck is shuffled alone; specials lie by crowns, one on top, three at the bottom (LW-SETUP-10, 12)."""
    if deck != SPECIAL:
        return rng.shuffled(box.decks[deck])
    order: list[int] = []
    for crowns in (1, 2, 3):
        order += rng.shuffled([card for card in box.decks[SPECIAL] if box.cards[card].crowns == crowns])
    return order


def lay_out_wilds(w: Fortune) -> None:
    """The two wild cards lie on their own spaces from the start (LW-SETUP-15, LW-WILD-06)."""
    offering = w.offering[:]
    for i in range(len(w.layout.wild_slots)):
        offering[w.layout.wild_slots[i]] = w.box.decks[WILDS][i]
    w.offering = offering


def starting_money(rng: Rng, box: Box, will: Value) -> int:
    """The same sum for all: £70, a chosen sum, or one drawn will for the table (LW-SETUP-27, 28, 39, LW-VARIANT-01)."""
    if will == "standard":
        return box.start_money
    if will == "drawn":
        return box.wills[rng.below(len(box.wills))]
    assert isinstance(will, int)  # the settings have no other words
    return will


def first_hand(g: Game, w: Fortune, s: Seat) -> None:
    """Three helpers or expenses and three properties (LW-SETUP-29)."""
    for deck in REGULAR_DECKS:
        for _ in range(w.box.first_hand[deck]):
            add_to_hand(s, draw(g, w, deck))
