"""Phase 2, planning: cards, errand boys, actions and the order of the round (LW-PLAN, LW-TWO)."""

from typing import Final

from squander.games.last_will.cards import add_to_hand, cards_left, draw
from squander.games.last_will.player_board import laid_card
from squander.games.last_will.rules.solicitor import OCCUPY_PLAN, forget_rolls
from squander.games.last_will.state import Fortune, fortune
from squander.games.last_will.terms import (
    COMPANIONS,
    DECKS,
    DRAW_ANY,
    DRAW_COMPANIONS,
    DRAW_EVENTS,
    EVENTS,
    NO,
    NOTHING,
    PLAN,
    REGULAR_DECKS,
    SOLO,
    SPECIAL,
    TWO,
    YES,
)
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import count_to, replaced


def planning_order(w: Fortune) -> list[int]:
    """Clockwise from the starting player (LW-PLAN-01); the plan-order board replaces that (LW-VARIANT-08, 15)."""
    n = len(w.seats)
    if not w.plan_order:
        return [(w.starter + i) % n for i in range(n)]
    return w.plan_order[::-1] if w.round == 1 else w.plan_order


class Planning(Rule):
    """Everyone takes a plan; with two players each blocks one before (LW-TWO-02 to 04); against the Solicitor whoever
    has the starting marker is first (LW-SOLO-06)."""

    def run(self, g: Game, f: Frame) -> None:
        order = planning_order(fortune(g))
        if g.players == 1:
            frames = planning_alone(fortune(g))
        elif g.players > 2:
            frames = [Frame(TAKE_PLAN, who) for who in order]
        else:
            first, second = order
            frames = [
                Frame(BLOCK_PLAN, first),
                Frame(BLOCK_PLAN, second),
                Frame(TAKE_PLAN, second),
                Frame(TAKE_PLAN, first),
            ]
        g.todo([*frames, Frame(SET_ORDER)])


def planning_alone(w: Fortune) -> list[Frame]:
    forget_rolls(w)
    frames = [Frame(TAKE_PLAN, 0), Frame(OCCUPY_PLAN)]
    return frames if w.starter == 0 else frames[::-1]


def plan_obstacle(g: Game, plan: int) -> int:
    """A plan with a marker on it is taken (LW-PLAN-03, LW-TWO-06, LW-SOLO-07)."""
    w = fortune(g)
    if plan in w.blocked:
        return TWO + 6 if w.solicitor is None else SOLO + 7
    for s in w.seats:
        if s.plan == plan:
            return PLAN + 3
    return 0


class BlockPlan(Ask):
    """A marker of a colour not in play blocks a plan; it has no other effect (LW-TWO-01, 07, 08)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return count_to(len(fortune(g).layout.plans))

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return plan_obstacle(g, option)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = fortune(g)
        w.blocked = [*w.blocked, option]
        g.note("blocks", f.who, option)


class TakePlan(Ask):
    """One free plan each, nobody passes (LW-PLAN-02 to 05); its cards are drawn at once (LW-PLAN-06)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return count_to(len(fortune(g).layout.plans))

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return plan_obstacle(g, option)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = fortune(g)
        s = w.seats[f.who]
        s.plan = option
        w.wanted = [0, 0, 0, 0]
        g.note("plans", f.who, option)
        helpers = [laid.card for laid in s.board if DRAW_ANY <= laid.row.privilege <= DRAW_COMPANIONS]
        g.todo(
            [
                *[Frame(MAY_DRAW_MORE, f.who, card) for card in helpers],
                Frame(CHOOSE_DRAWS, f.who),
                Frame(DRAW_CARDS, f.who),
            ]
        )


class MayDrawMore(Ask):
    """A helper enlarges the planning draw, in full or not at all (P13 to P15, LW-HELPER-41 to 47).
    `arg` is the helper."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [YES, NO]

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == NO:
            return
        w = fortune(g)
        row = laid_card(w.seats[f.who], f.arg).row
        if row.privilege == DRAW_ANY:
            w.more += row.amount
        else:
            deck = EVENTS if row.privilege == DRAW_EVENTS else COMPANIONS
            count = min(w.wanted[deck] + row.amount, cards_left(w, deck))
            w.wanted = replaced(w.wanted, deck, count)


class ChooseDraws(Rule):
    """The whole split is fixed before a card is seen (LW-PLAN-11): decks are named first, drawn together later."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        count = w.layout.plans[w.seats[f.who].plan].cards + w.more
        w.more = 0
        if count > 0:
            g.then(Frame(CHOOSE_DECK, f.who, count))


class ChooseDeck(Ask):
    """Any split over the four regular decks, the full number (LW-PLAN-07 to 13). `arg` cards are still to be named."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return DECKS

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == SPECIAL:
            return PLAN + 9
        w = fortune(g)
        return 0 if w.wanted[option] < cards_left(w, option) else PLAN + 13

    def options(self, g: Game, f: Frame) -> list[int]:
        w = fortune(g)
        return [deck for deck in REGULAR_DECKS if w.wanted[deck] < cards_left(w, deck)]

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = fortune(g)
        w.wanted = replaced(w.wanted, option, w.wanted[option] + 1)
        if f.arg > 1:
            g.then(Frame(self, f.who, f.arg - 1))


class DrawCards(Rule):
    """All cards of a plan at once, after their decks are named (LW-PLAN-11)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        wanted = w.wanted
        w.wanted = NOTHING
        for deck in REGULAR_DECKS:
            for _ in range(wanted[deck]):
                take_from_deck(g, f.who, deck)


def take_from_deck(g: Game, who: int, deck: int) -> None:
    """Everyone sees the deck, only the owner the card (LW-PLAN-25)."""
    w = fortune(g)
    card = draw(g, w, deck)
    if card:
        add_to_hand(w.seats[who], card)
        g.note("drew", who, deck)
        g.note("draws", who, card, deck, who)


class SetOrder(Rule):
    """From here on turns follow the markers from left to right (LW-PLAN-16, 17)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        order = []
        for plan in range(len(w.layout.plans)):
            for who in range(len(w.seats)):
                if w.seats[who].plan == plan:
                    order.append(who)
        w.order = order


PLANNING: Final = Planning("will.Planning")
BLOCK_PLAN: Final = BlockPlan("will.BlockPlan")
TAKE_PLAN: Final = TakePlan("will.TakePlan")
MAY_DRAW_MORE: Final = MayDrawMore("will.MayDrawMore")
CHOOSE_DRAWS: Final = ChooseDraws("will.ChooseDraws")
CHOOSE_DECK: Final = ChooseDeck("will.ChooseDeck", False, True)
DRAW_CARDS: Final = DrawCards("will.DrawCards")
SET_ORDER: Final = SetOrder("will.SetOrder")
