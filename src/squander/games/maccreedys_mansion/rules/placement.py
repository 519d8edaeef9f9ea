"""Placement: each company in turn puts a worker with a marker on a space of its trade (MM-PLACE)."""

from typing import Final

from squander.games.maccreedys_mansion.house import is_covered, lay_marker
from squander.games.maccreedys_mansion.state import Mansion, company, mansion
from squander.games.maccreedys_mansion.terms import HAUNT, PLACE, SETUP, TRADES
from squander.games.maccreedys_mansion.turns import following, has_bit
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import replaced


class Placement(Rule):
    """Everybody who was hired waits for a space (MM-PLACE-01, 03)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        for c in w.companies:
            c.waiting = c.workers
        next_placement(g, w, w.order)


class PlaceWorker(Ask):
    """Which worker and which space; there is no passing (MM-PLACE-01, 02, 06, 08)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        spaces: list[int] = []
        for trade in range(TRADES):
            spaces += mansion(g).box.trade_spaces[trade]
        return spaces

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        w = mansion(g)
        if w.companies[f.who].waiting[w.box.space_trade[option]] == 0:
            return PLACE + 4
        return space_obstacle(w, option)

    def options(self, g: Game, f: Frame) -> list[int]:
        """The same predicate, asked only of spaces whose trade is waiting."""
        w = mansion(g)
        waiting = w.companies[f.who].waiting
        found: list[int] = []
        for trade in range(TRADES):
            if waiting[trade]:
                found += [space for space in w.box.trade_spaces[trade] if space_obstacle(w, space) == 0]
        return found

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = mansion(g)
        c = company(g, f.who)
        trade = w.box.space_trade[option]
        c.waiting = replaced(c.waiting, trade, c.waiting[trade] - 1)
        lay_marker(w, option, f.who)
        w.working = [*w.working, option]
        g.note("places", f.who, option)
        next_placement(g, w, following(w.order, f.who))


def space_obstacle(w: Mansion, space: int) -> int:
    """An empty space in an uncovered, unhaunted room (MM-SETUP-10, 15; MM-PLACE-04, 05; MM-HAUNT-04)."""
    if w.owner[space] >= 0:
        return SETUP + 10
    room = w.box.space_room[space]
    if is_covered(w, room):
        return SETUP + 15
    return HAUNT + 4 if has_bit(w.today.sealed, room) else 0


def can_place(w: Mansion, who: int) -> bool:
    waiting = w.companies[who].waiting
    for trade in range(TRADES):
        if waiting[trade]:
            for space in w.box.trade_spaces[trade]:
                if space_obstacle(w, space) == 0:
                    return True
    return False


def next_placement(g: Game, w: Mansion, seats: list[int]) -> None:
    """Whoever cannot place is passed over and keeps the worker on its board (MM-PLACE-03, 07)."""
    for who in seats:
        if can_place(w, who):
            g.then(Frame(PLACE_WORKER, who))
            return


PLACEMENT: Final = Placement("mansion.Placement")
PLACE_WORKER: Final = PlaceWorker("mansion.PlaceWorker")
