"""Phase 2, errands: one boy a turn onto a free space of any board, its errand at once (PC-ERRAND)."""

from typing import Final

from squander.games.prodigals_club.box import Space
from squander.games.prodigals_club.cards import add_to_hand
from squander.games.prodigals_club.effect import Effect, frames_of, refusal_of
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.terms import (
    ANY_SET,
    CARD_SPACE,
    CARDSET,
    CENTRAL,
    CENTRALCARD,
    EFFECT,
    EFFECT_SPACE,
    ERRAND,
    NAMELESS,
    NONE,
    NOTHING,
    ORDER,
    ORDER_SPACE,
    RENAISSANCE,
    RENAISSANCE_SPACE,
    SET_SPACE,
)
from squander.kernel.game import NOBODY, Ask, Frame, Game, Rule
from squander.kernel.pieces import replaced


class Errands(Rule):
    """Turns follow the order until all boys are out; then the boy held up by the central card (PC-ERRAND-01, 09)."""

    def run(self, g: Game, f: Frame) -> None:
        c = club(g)
        for s in c.seats:
            s.boys = c.layout.boys
        turns = [Frame(SEND_ERRAND_BOY, who) for _ in range(c.layout.boys) for who in c.order]
        g.todo([*turns, Frame(SEND_LATE_BOY)])


class SendErrandBoy(Ask):
    """Nobody passes while a space is free (PC-ERRAND-06). Without a boy or a space the turn goes by
    (PC-ERRAND-13, 14, PC-CENTRAL-05)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        c = club(g)
        return spaces_to_try(c) if c.seats[f.who].boys > 0 else NOTHING

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        c = club(g)
        if option == CENTRAL_CARD and c.seats[f.who].boys < c.layout.card_boys and not c.figures[option]:
            return CENTRALCARD + 10
        return space_obstacle(g, c, f.who, option)

    def options(self, g: Game, f: Frame) -> list[int]:
        """The same obstacles in one pass: this is the question with the most candidates."""
        c = club(g)
        boys = c.seats[f.who].boys
        if boys == 0:
            return NOTHING
        found = open_spaces(g, c, f.who)
        return found[1:] if boys < c.layout.card_boys and found and found[0] == CENTRAL_CARD else found

    def choose(self, g: Game, f: Frame, option: int) -> None:
        c = club(g)
        c.seats[f.who].boys -= c.layout.card_boys if option == CENTRAL_CARD else 1
        send(g, f.who, option)


class SendLateBoy(Rule):
    """Who sent two boys for the central card plays one of them now (PC-CENTRAL-04 to 08, 11 to 13)."""

    def run(self, g: Game, f: Frame) -> None:
        c = club(g)
        if c.layout.card_boys == 1 or not c.figures[CENTRAL_CARD]:
            return
        for who in c.order:
            if c.figures[CENTRAL_CARD] & (1 << who):
                c.seats[who].boys = 1
                g.then(Frame(SEND_ERRAND_BOY, who))


class ExtraErrand(Effect):
    """One more boy in the actions phase, or none; all limits hold (PC-EFFECT-10 to 13)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [*spaces_to_try(club(g)), NONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == NONE:
            return 0
        c = club(g)
        if option == CENTRAL_CARD and c.layout.card_boys > 1 and not c.figures[option]:
            return EFFECT + 12
        return space_obstacle(g, c, f.who, option)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option != NONE:
            send(g, f.who, option)


def spaces_to_try(c: Club) -> list[int]:
    """All spaces; of free card-taking spaces that serve the same sets only the first, for they are equal."""
    spaces = c.layout.spaces
    return [i for i in range(1, len(spaces)) if c.figures[i - 1] or not is_equal_to_last(spaces[i], spaces[i - 1])]


def is_equal_to_last(space: Space, last: Space) -> bool:
    return space.index == ANY_SET and last.index == ANY_SET and last.slot == space.slot


def open_spaces(g: Game, c: Club, who: int) -> list[int]:
    return [number for number in spaces_to_try(c) if space_obstacle(g, c, who, number) == 0]


def space_obstacle(g: Game, c: Club, who: int, number: int) -> int:
    space = c.layout.spaces[number]
    there = c.figures[number]
    if there and (not space.colour or there & (1 << who)):
        return occupied_clause(space)
    if space.kind == EFFECT_SPACE:
        return refusal_of(g, who, space.script)
    if space.kind == ORDER_SPACE and reserved_place(c, who) != NOBODY:
        return ORDER + 8
    return 0


def occupied_clause(space: Space) -> int:
    """PC-ERRAND-02, PC-ERRAND-05."""
    if space.kind == CARD_SPACE:
        return CENTRALCARD + 9
    if space.kind == RENAISSANCE_SPACE:
        return RENAISSANCE + 1
    return ERRAND + (12 if space.colour else 5)


def reserved_place(c: Club, who: int) -> int:
    """The place in next round's order where the player has a boy (PC-ORDER-08)."""
    for number in c.layout.order_spaces:
        if c.figures[number] & (1 << who):
            return c.layout.spaces[number].index
    return NOBODY


def send(g: Game, who: int, number: int) -> None:
    """The space is closed from now on, used or not (PC-ERRAND-05, 15)."""
    c = club(g)
    c.figures = replaced(c.figures, number, c.figures[number] | (1 << who))
    g.note("club.errand", who, number)
    space = c.layout.spaces[number]
    if space.kind == EFFECT_SPACE:
        g.todo(frames_of(g, who, space.script))
    elif space.kind == SET_SPACE:
        go_for_set(g, who, space)
    elif space.kind == CARD_SPACE:
        take_central(g, who)
    elif space.kind == ORDER_SPACE:
        g.then(Frame(TAKE_BONUS, who, space.index))
    else:
        take_renaissance(g, who)


def go_for_set(g: Game, who: int, space: Space) -> None:
    if space.index == ANY_SET:
        g.then(Frame(TAKE_SET, who, space.slot))
    else:
        take_set(g, who, space.index)


class TakeSet(Ask):
    """With 2 or 3 players: any set that is left on the board of competition `arg` (PC-CARDSET-03 to 05)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        sets = club(g).layout.sets
        return [i for i in range(len(sets)) if sets[i].slot == f.arg]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return 0 if club(g).left[option] else CARDSET + 5

    def choose(self, g: Game, f: Frame, option: int) -> None:
        take_set(g, f.who, option)


def take_set(g: Game, who: int, index: int) -> None:
    """All its cards, and what else the space offers this round (PC-CARDSET-07, PC-DEAL-07)."""
    c = club(g)
    add_to_hand(c.seats[who], c.sets[index])
    for card in c.sets[index]:
        g.note("club.takes", who, card, index)
    c.sets = [*c.sets[:index], NOTHING, *c.sets[index + 1 :]]
    c.left = replaced(c.left, index, 0)
    g.todo(frames_of(g, who, c.layout.sets[index].scripts[c.round - 1]))


def take_central(g: Game, who: int) -> None:
    """Not replaced before the next round (PC-CENTRAL-01, 02)."""
    c = club(g)
    add_to_hand(c.seats[who], [c.central])
    g.note("club.takes", who, c.central, -1)
    c.central = 0


class TakeBonus(Ask):
    """With a place in the order comes a bonus tile, while there is one (PC-ORDER-03, 14, 15). `arg` is the place."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return club(g).bonuses

    def choose(self, g: Game, f: Frame, option: int) -> None:
        c = club(g)
        c.bonuses = [tile for tile in c.bonuses if tile != option]
        c.seats[f.who].bonus = option
        g.note("club.bonus", f.who, option)


def take_renaissance(g: Game, who: int) -> None:
    """PC-RENAISSANCE-01, PC-RENAISSANCE-04."""
    c = club(g)
    c.renaissance = who
    c.named = [NAMELESS] * c.layout.box.renaissance_symbols
    g.note("club.renaissance", who)


CENTRAL_CARD: Final = 1  # its space comes first on every layout

ERRANDS: Final = Errands("club.Errands")
SEND_ERRAND_BOY: Final = SendErrandBoy("club.SendErrandBoy", may_vanish=True)
SEND_LATE_BOY: Final = SendLateBoy("club.SendLateBoy")
EXTRA_ERRAND: Final = ExtraErrand("club.ExtraErrand", CENTRAL)
TAKE_SET: Final = TakeSet("club.TakeSet")
TAKE_BONUS: Final = TakeBonus("club.TakeBonus", may_vanish=True)
