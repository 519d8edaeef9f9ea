"""Hiring and purchasing: round the table until all pass in a row (MM-HIRE)."""

from typing import Final

from squander.games.maccreedys_mansion.house import useful_units
from squander.games.maccreedys_mansion.state import Mansion, company, mansion
from squander.games.maccreedys_mansion.terms import (
    HIRE,
    HIRE_ONE,
    NOTHING,
    PASS,
    RESOURCES,
    REST,
    TAKE_SOME,
    TRADES,
)
from squander.games.maccreedys_mansion.turns import following, has_bit, open_companies
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import replaced

CHOICES: Final = [
    *[HIRE_ONE + trade for trade in range(TRADES)],
    *[TAKE_SOME + resource for resource in range(RESOURCES)],
    PASS,
    REST,
]


class Hiring(Rule):
    """The pool is complete but for pieces haunted out of work (MM-HIRE-03, 13)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        w.pool = [w.box.pool[trade] - w.today.missing[trade] for trade in range(TRADES)]
        companies = open_companies(w)
        if companies:
            w.useful = useful_units(w)
            g.then(Frame(HIRE_OR_PASS, companies[0]))


class HireOrPass(Ask):
    """One worker, some units of one resource, or a pass (MM-HIRE-07). `arg` counts the passes in a row."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return CHOICES

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        w = mansion(g)
        if option == PASS:
            return 0
        if option == REST:
            return 0 if can_act(w, f.who) else HIRE + 17
        if option < TAKE_SOME:
            return hiring_obstacle(w, option - HIRE_ONE)
        return 0 if most_units(w, f.who, option - TAKE_SOME) > 0 else HIRE + 5

    def options(self, g: Game, f: Frame) -> list[int]:
        """The same predicates in one pass."""
        w = mansion(g)
        found = [HIRE_ONE + trade for trade in range(TRADES) if w.pool[trade] > 0]
        found += [TAKE_SOME + resource for resource in range(RESOURCES) if most_units(w, f.who, resource) > 0]
        return [*found, PASS, REST] if found else [PASS]

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == PASS or option == REST:
            self.step_back(g, f, option)
        elif option < TAKE_SOME:
            hire(g, f.who, option - HIRE_ONE)
            next_turn(g, f.who, 0)
        else:
            g.then(Frame(TAKE_UNITS, f.who, option - TAKE_SOME))

    def step_back(self, g: Game, f: Frame, option: int) -> None:
        """A pass is not final (MM-HIRE-08), unless one says so (MM-HIRE-17)."""
        if option == REST:
            mansion(g).resting |= 1 << f.who
        g.note("rests" if option == REST else "passes", f.who)
        next_turn(g, f.who, f.arg + 1)


class TakeUnits(Ask):
    """Any number of units of one resource, `arg` (MM-HIRE-05, 07)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return list(range(1, most_units(mansion(g), f.who, f.arg) + 1))

    def choose(self, g: Game, f: Frame, option: int) -> None:
        c = company(g, f.who)
        c.storage = replaced(c.storage, f.arg, c.storage[f.arg] + option)
        if mansion(g).rulings.pay_on_purchase:
            c.due = replaced(c.due, f.arg, c.due[f.arg] + option)
        g.note("takes", f.who, f.arg, option)
        next_turn(g, f.who, 0)


def hiring_obstacle(w: Mansion, trade: int) -> int:
    """A limited pool, less what is haunted (MM-HIRE-04, 13)."""
    if w.pool[trade] > 0:
        return 0
    return HIRE + 13 if w.today.missing[trade] > 0 else HIRE + 4


def most_units(w: Mansion, who: int, resource: int) -> int:
    """No more in storage than the house could still use (MM-HIRE-05)."""
    return w.useful[resource] - w.companies[who].storage[resource]


def can_act(w: Mansion, who: int) -> bool:
    for trade in range(TRADES):
        if w.pool[trade] > 0:
            return True
    for resource in range(RESOURCES):
        if most_units(w, who, resource) > 0:
            return True
    return False


def hire(g: Game, who: int, trade: int) -> None:
    """The worker moves to the company board; nothing is paid now (MM-HIRE-06, 12)."""
    w = mansion(g)
    c = w.companies[who]
    w.pool = replaced(w.pool, trade, w.pool[trade] - 1)
    c.workers = replaced(c.workers, trade, c.workers[trade] + 1)
    g.note("hires", who, trade)


def next_turn(g: Game, who: int, passes: int) -> None:
    """The next company that still wants to be asked, until all have passed in a row (MM-HIRE-01, 02)."""
    w = mansion(g)
    companies = open_companies(w)
    for other in following(companies, who):
        if passes >= len(companies):
            break
        if not has_bit(w.resting, other):
            g.then(Frame(HIRE_OR_PASS, other, passes))
            return
        passes += 1
    w.resting = 0
    w.useful = NOTHING


HIRING: Final = Hiring("mansion.Hiring")
HIRE_OR_PASS: Final = HireOrPass("mansion.HireOrPass")
TAKE_UNITS: Final = TakeUnits("mansion.TakeUnits")
