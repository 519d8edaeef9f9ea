"""The Solicitor's part of a round: a die for his plan, one for each errand boy, one for his spending (LW-SOLO)."""

from typing import Final

from squander.games.last_will.box import Space
from squander.games.last_will.cards import discard
from squander.games.last_will.solicitor import MOVES_ON, SEAT, TURNS_OVER, Solicitor
from squander.games.last_will.state import Fortune, fortune
from squander.games.last_will.terms import (
    CARD_SPACE,
    CLOCK_SPACE,
    DEMOTION_SPACE,
    EXTENSION_SPACE,
    MARKET_SPACE,
    NOTHING,
    OPERA_SPACE,
    TRIO_SPACE,
    UNKNOWN_SPACE,
    WILDS,
)
from squander.kernel.game import NOBODY, Frame, Game, Rule
from squander.kernel.pieces import replaced

D6: Final = 6
D10: Final = 10
D12: Final = 12


def him(w: Fortune) -> Solicitor:
    found = w.solicitor
    assert found is not None
    return found


def roll(g: Game, sides: int) -> int:
    """In the open, from the game's own chance; nothing before it is taken back (LW-SOLO-21)."""
    g.reveals += 1
    rolled = g.rng.below(sides) + 1
    g.note("rolls", NOBODY, sides, rolled)
    return rolled


def forget_rolls(w: Fortune) -> None:
    one = him(w)
    one.d6, one.d10, one.d12 = 0, NOTHING, 0


# --- planning


class OccupyPlan(Rule):
    """The d6 counts the free plans from the left; his marker lies on the one it comes to (LW-SOLO-06 to 08)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        one = him(w)
        one.d6 = roll(g, D6)
        free = free_plans(w)
        one.plan = free[(one.d6 - 1) % len(free)]
        w.blocked = [one.plan]
        g.note("occupies", NOBODY, one.plan)


def free_plans(w: Fortune) -> list[int]:
    taken = [s.plan for s in w.seats]
    return [plan for plan in range(len(w.layout.plans)) if plan not in taken]


def goes_first(w: Fortune) -> bool:
    """Whether his plan is further left than yours (LW-SOLO-08)."""
    return him(w).plan < w.seats[0].plan


# --- errands


class RunHisErrand(Rule):
    """The d10 names an errand; the boy goes there, or to the next that is free (LW-SOLO-09, LW-SOLO-10)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        rolled = roll(g, D10)
        him(w).d10 = [*him(w).d10, rolled]
        option = first_free(w, rolled)
        if option >= 0:
            w.figures = replaced(w.figures, option, SEAT)
            g.note("his errand", NOBODY, option)
            do_his_errand(g, w.layout.spaces[option])


def numbered_errands(w: Fortune) -> list[int]:
    """The places of the board in their order, and behind them his own at the unknown card (LW-SOLO-09)."""
    left_out = (UNKNOWN_SPACE, CLOCK_SPACE, DEMOTION_SPACE)
    board = [i for i in range(len(w.figures)) if w.layout.spaces[i].kind not in left_out]
    return board + [i for i in range(len(w.figures)) if is_his_own(w.layout.spaces[i])]


def is_his_own(space: Space) -> bool:
    return space.kind == UNKNOWN_SPACE and space.index == SEAT


def first_free(w: Fortune, rolled: int) -> int:
    """From this number on, and from the first again behind the last; -1 if a boy stands everywhere (LW-SOLO-10)."""
    errands = numbered_errands(w)
    for i in range(len(errands)):
        option = errands[(rolled - 1 + i) % len(errands)]
        if w.figures[option] < 0 and is_worth_a_walk(w, w.layout.spaces[option]):
            return option
    return -1


def is_worth_a_walk(w: Fortune, space: Space) -> bool:
    if space.kind == CARD_SPACE:
        return w.offering[space.index] != 0
    if space.kind == TRIO_SPACE:
        return bool(left_of_three(w))
    return w.extensions > 0 if space.kind == EXTENSION_SPACE else True


def left_of_three(w: Fortune) -> list[int]:
    return [slot for slot in w.layout.trio if w.offering[slot]]


def do_his_errand(g: Game, space: Space) -> None:
    """Cards are gone, the market moves, the opera costs him money; elsewhere his boy is only in the way (LW-SOLO-11 to
    LW-SOLO-14)."""
    w = fortune(g)
    if space.kind == CARD_SPACE:
        clear_away(g, space.index)
    elif space.kind == TRIO_SPACE:
        clear_away(g, left_of_three(w)[0])
    elif space.kind == MARKET_SPACE:
        arrange(g, moved_on(w.market))
    elif space.kind == OPERA_SPACE:
        fall(g, w.box.opera_pounds)


def clear_away(g: Game, slot: int) -> None:
    """To its pile, or to the box; a wild card stays where it is (LW-SOLO-11, LW-SOLO-12)."""
    w = fortune(g)
    card = w.offering[slot]
    if w.box.cards[card].deck == WILDS:
        return
    w.offering = replaced(w.offering, slot, 0)
    discard(w, card)
    g.note("clears away", NOBODY, card, slot)


def moved_on(market: list[int]) -> list[int]:
    """Each token one place on, the last one to the first place (LW-SOLO-13)."""
    return market[-1:] + market[:-1]


def arrange(g: Game, market: list[int]) -> None:
    fortune(g).market = market
    for place in range(len(market)):
        g.note("market", NOBODY, place, market[place])


# --- spending


class HisTurn(Rule):
    """The d12 and the track say what he spends; its ends move the market, too (LW-SOLO-15, LW-SOLO-16)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        one = him(w)
        one.d12 = roll(g, D12)
        if one.d12 == MOVES_ON:
            arrange(g, moved_on(w.market))
        elif one.d12 == TURNS_OVER:
            arrange(g, w.market[::-1])
        fall(g, one.track.spent(w.round, one.d12))


def fall(g: Game, pounds: int) -> None:
    """Below nothing, too; at nothing this round is the last (LW-SOLO-14, 17, 18)."""
    w = fortune(g)
    one = him(w)
    one.fortune -= pounds
    g.note("falls", NOBODY, pounds, one.fortune)
    if one.fortune <= 0 and not one.bankrupt:
        one.bankrupt = True
        w.last_round = True
        g.note("his ruin", NOBODY)


OCCUPY_PLAN: Final = OccupyPlan("will.OccupyPlan")
HIS_ERRAND: Final = RunHisErrand("will.HisErrand")
HIS_TURN: Final = HisTurn("will.HisTurn")
