"""What closed companies do to the others (MM-HAUNT)."""

from typing import Final

from squander.games.maccreedys_mansion.effects import haunt_inspector, inspector_is_spared, keep_from_work
from squander.games.maccreedys_mansion.effects_on_rooms import break_room, seal_room
from squander.games.maccreedys_mansion.house import is_complete, is_covered
from squander.games.maccreedys_mansion.state import Company, Mansion, mansion
from squander.games.maccreedys_mansion.terms import (
    HAUNT,
    HAUNT_BREAK,
    HAUNT_INSPECTOR,
    HAUNT_ROOM,
    HAUNT_WORKER,
    NO_HAUNT,
    OPEN,
    TRADES,
)
from squander.games.maccreedys_mansion.turns import has_bit
from squander.kernel.game import Ask, Frame, Game, Rule

ACTIONS: Final = [HAUNT_WORKER, HAUNT_ROOM, HAUNT_BREAK, HAUNT_INSPECTOR, NO_HAUNT]


class Haunting(Rule):
    """One action for each closed company, in turn order, also if it is closed for good (MM-HAUNT-11 to 14)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        g.todo([Frame(CHOOSE_HAUNT, who) for who in w.order if w.companies[who].status != OPEN])


class ChooseHaunt(Ask):
    """An action or none (MM-HAUNT-02 to 06, 12)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return ACTIONS

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        w = mansion(g)
        if option == NO_HAUNT:
            return 0
        if is_spent(w, w.companies[f.who]):
            return HAUNT + 12
        if option == HAUNT_INSPECTOR:
            return inspector_obstacle(w)
        return 0 if targets(w, option) else HAUNT + 20

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == NO_HAUNT:
            return
        w = mansion(g)
        w.companies[f.who].hauntings += 1
        g.note("haunts", f.who, option)
        if option == HAUNT_INSPECTOR:
            haunt_inspector(g, w)
        else:
            g.then(Frame(TARGETS[option], f.who))


class HauntWorker(Ask):
    """Keep a worker from tomorrow's pool (MM-HAUNT-03, 15)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return targets(mansion(g), HAUNT_WORKER)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        keep_from_work(mansion(g), option, 1)
        g.note("scares", f.who, option)


class HauntRoom(Ask):
    """Keep an incomplete room from being fixed tomorrow (MM-HAUNT-04, 16)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return targets(mansion(g), HAUNT_ROOM)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        seal_room(g, mansion(g), option)


class HauntMarker(Ask):
    """Break a completed room by a marker of one's choice (MM-HAUNT-05, 17)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return targets(mansion(g), HAUNT_BREAK)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = mansion(g)
        break_room(g, w, w.box.space_room[option], [option])


def is_spent(w: Mansion, c: Company) -> bool:
    """So many actions in a game, 0 for no limit (MM-HAUNT-12)."""
    return 0 < w.rulings.hauntings <= c.hauntings


def inspector_obstacle(w: Mansion) -> int:
    """Not in two consecutive rounds, not twice in one (MM-HAUNT-07, 19, 20)."""
    if inspector_is_spared(w):
        return HAUNT + 7
    return HAUNT + 20 if w.inspector == w.round else 0


def targets(w: Mansion, action: int) -> list[int]:
    """What the action could be done to (MM-HAUNT-20): trades, rooms or spaces."""
    if action == HAUNT_WORKER:
        return [trade for trade in range(TRADES) if w.tomorrow.missing[trade] < w.box.pool[trade]]
    rooms = [room for room in range(len(w.box.rooms)) if not is_covered(w, room)]
    if action == HAUNT_ROOM:
        return [room for room in rooms if not is_complete(w, room) and not has_bit(w.tomorrow.sealed, room)]
    found: list[int] = []
    for room in rooms:
        if is_complete(w, room):
            found += w.box.rooms[room].spaces
    return found


HAUNTING: Final = Haunting("mansion.Haunting")
CHOOSE_HAUNT: Final = ChooseHaunt("mansion.ChooseHaunt")
TARGETS: Final[dict[int, Ask]] = {
    HAUNT_WORKER: HauntWorker("mansion.HauntWorker"),
    HAUNT_ROOM: HauntRoom("mansion.HauntRoom"),
    HAUNT_BREAK: HauntMarker("mansion.HauntMarker"),
}
