"""Phase 3, errands (LW-ERRAND)."""

from typing import Final

from squander.games.last_will.box import Space
from squander.games.last_will.cards import add_to_hand, cards_left
from squander.games.last_will.rules.jobs import BE_DEMOTED, offer_demotion
from squander.games.last_will.rules.jobs import errand_obstacle as demotion_obstacle
from squander.games.last_will.rules.money import OFFER_EXTRAS, PAY, may_spend
from squander.games.last_will.rules.planning import take_from_deck
from squander.games.last_will.rules.solicitor import HIS_ERRAND, goes_first, him
from squander.games.last_will.state import Fortune, fortune, seat
from squander.games.last_will.terms import (
    CARD_SPACE,
    CLOCK_SPACE,
    DECKS,
    DEMOTION_SPACE,
    ERRAND,
    EXTENSION_SPACE,
    MARKET_SPACE,
    NO_DECK,
    NOTHING,
    OPERA_SPACE,
    OPERA_VISIT,
    REGULAR_DECKS,
    ROUND,
    SPECIAL,
    TRIO_SPACE,
    UNKNOWN_SPACE,
    VARIANT,
)
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import count_to, inserted, replaced


class Errands(Rule):
    """One errand boy a turn in plan order, then a second pass of those who have another (LW-ERRAND-01 to 03)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        boys = [w.layout.plans[s.plan].errand_boys for s in w.seats]
        if w.solicitor is not None:
            g.todo(errands_alone(w, boys[0]))
            return
        g.todo([Frame(SEND_ERRAND_BOY, who) for turn in range(max(boys)) for who in w.order if boys[who] > turn])


def errands_alone(w: Fortune, yours: int) -> list[Frame]:
    """The same order of turns with the Solicitor's boys between yours (LW-SOLO-08)."""
    his = w.layout.plans[him(w).plan].errand_boys
    frames: list[Frame] = []
    for turn in range(max(yours, his)):
        both = [Frame(SEND_ERRAND_BOY, 0)] if yours > turn else []
        if his > turn:
            both.insert(0 if goes_first(w) else len(both), Frame(HIS_ERRAND))
        frames += both
    return frames


class SendErrandBoy(Ask):
    """Place a figure on a free space and do its errand at once (LW-ERRAND-04 to 06)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return count_to(len(fortune(g).figures))

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return errand_obstacle(fortune(g), f.who, option)

    def options(self, g: Game, f: Frame) -> list[int]:
        w = fortune(g)
        return [option for option in count_to(len(w.figures)) if errand_obstacle(w, f.who, option) == 0]

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = fortune(g)
        w.figures = replaced(w.figures, option, f.who)
        g.note("errand", f.who, option)
        do_errand(g, f.who, w.layout.spaces[option])


def errand_obstacle(w: Fortune, who: int, option: int) -> int:
    space = w.layout.spaces[option]
    if w.figures[option] >= 0:
        return occupied_clause(w, space, who)
    return space_obstacle(w, who, space)


def occupied_clause(w: Fortune, space: Space, who: int) -> int:
    """One figure a space, said in the way that fits the space (LW-ERRAND-05, 13, 29, 33, 34, LW-VARIANT-10)."""
    kind = space.kind
    if kind == UNKNOWN_SPACE:
        return ERRAND + (33 if space.index == who else 34)
    if kind == TRIO_SPACE and all(w.figures[i] >= 0 for i in spaces_of(w, TRIO_SPACE)):
        return ERRAND + 13
    if kind == MARKET_SPACE:
        return ERRAND + 29
    return VARIANT + 10 if kind == CLOCK_SPACE else ERRAND + 5


def spaces_of(w: Fortune, kind: int) -> list[int]:
    return [i for i in range(len(w.figures)) if w.layout.spaces[i].kind == kind]


def space_obstacle(w: Fortune, who: int, space: Space) -> int:
    """What each errand asks for besides a free space."""
    kind = space.kind
    if kind == CARD_SPACE:
        return 0 if w.offering[space.index] else ERRAND + 17
    if kind == TRIO_SPACE:
        return 0 if trio_cards(w) else ERRAND + 17
    if kind == EXTENSION_SPACE:
        return 0 if w.extensions > 0 else ERRAND + 23
    if kind == UNKNOWN_SPACE:
        if space.index != who:
            return ERRAND + 34
        return 0 if a_deck_is_left(w) else ROUND + 17
    if kind == OPERA_SPACE:
        return 0 if may_spend(w.seats[who], w.box.opera_pounds) else ERRAND + 39
    return demotion_obstacle(w, who) if kind == DEMOTION_SPACE else 0


def a_deck_is_left(w: Fortune) -> bool:
    for deck in REGULAR_DECKS:
        if cards_left(w, deck) > 0:
            return True
    return False


def do_errand(g: Game, who: int, space: Space) -> None:
    kind = space.kind
    if kind == CARD_SPACE:
        take_offered(g, who, space.index)
    elif kind == TRIO_SPACE:
        g.then(Frame(TAKE_OF_THREE, who))
    elif kind == EXTENSION_SPACE:
        take_extension(g, who)
    elif kind == MARKET_SPACE:
        g.then(Frame(ARRANGE_MARKET, who))
    elif kind == UNKNOWN_SPACE:
        g.then(Frame(DRAW_UNKNOWN, who))
    elif kind == OPERA_SPACE:
        visit_opera(g, who)
    elif kind == DEMOTION_SPACE:
        g.then(Frame(BE_DEMOTED, who))
    else:
        turn_clock(g, who, space.index)


def take_offered(g: Game, who: int, slot: int) -> None:
    """The card of the space goes to the hand, for all to see (LW-ERRAND-08)."""
    w = fortune(g)
    s = w.seats[who]
    card = w.offering[slot]
    w.offering = replaced(w.offering, slot, 0)
    add_to_hand(s, card)
    s.seen = inserted(s.seen, card)
    g.note("takes", who, card, slot)


def trio_cards(w: Fortune) -> list[int]:
    return [slot for slot in w.layout.trio if w.offering[slot]]


class TakeOfThree(Ask):
    """Two errand spaces serve three cards: any of those left (LW-ERRAND-10 to 13)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return fortune(g).layout.trio

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return 0 if fortune(g).offering[option] else ERRAND + 17

    def choose(self, g: Game, f: Frame, option: int) -> None:
        take_offered(g, f.who, option)


def take_extension(g: Game, who: int) -> None:
    """One more card space for the rest of the game (LW-ERRAND-19 to 21)."""
    fortune(g).extensions -= 1
    seat(g, who).extensions += 1
    g.note("extends", who)


class ArrangeMarket(Ask):
    """Name the token for each place in turn: any order of the four, also the present one (LW-ERRAND-25 to 27).
    Options are the tokens' numbers; `arg` places are settled."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return count_to(len(fortune(g).market))

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return ERRAND + 27 if option in fortune(g).arranging else 0

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = fortune(g)
        w.arranging = [*w.arranging, option]
        if len(w.arranging) < len(w.market):
            g.then(Frame(self, f.who, f.arg + 1))
            return
        w.market = [w.box.market_tokens[token] for token in w.arranging]
        w.arranging = NOTHING
        for place in range(len(w.market)):
            g.note("market", f.who, place, w.market[place])


class DrawUnknown(Ask):
    """One card from the top of a regular deck, or none; helpers add nothing here (LW-ERRAND-30, 31, 36, 43)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [*DECKS, NO_DECK] if g.setup.options["unknown_card"] == "may" else DECKS

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == NO_DECK:
            return 0
        if option == SPECIAL:
            return ERRAND + 31
        return 0 if cards_left(fortune(g), option) > 0 else ROUND + 17

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == NO_DECK:
            g.note("draws none", f.who)
        else:
            take_from_deck(g, f.who, option)


def visit_opera(g: Game, who: int) -> None:
    """Two pounds at once, more with a helper for it (LW-ERRAND-37 to 40, LW-HELPER-24)."""
    w = fortune(g)
    w.due = w.box.opera_pounds
    offer_demotion(g, who, OPERA_VISIT)
    g.todo([Frame(OFFER_EXTRAS, who), Frame(PAY, who)])


def turn_clock(g: Game, who: int, target: int) -> None:
    """Plan-order board: move up to the clock's space, the others close the gap (LW-VARIANT-11 to 14)."""
    w = fortune(g)
    if w.plan_order.index(who) <= target:
        return
    order = [other for other in w.plan_order if other != who]
    w.plan_order = [*order[:target], who, *order[target:]]
    g.note("clock", who, target)


ERRANDS: Final = Errands("will.Errands")
SEND_ERRAND_BOY: Final = SendErrandBoy("will.SendErrandBoy", False, True)
TAKE_OF_THREE: Final = TakeOfThree("will.TakeOfThree")
ARRANGE_MARKET: Final = ArrangeMarket("will.ArrangeMarket")
DRAW_UNKNOWN: Final = DrawUnknown("will.DrawUnknown")
