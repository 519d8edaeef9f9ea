"""End of Day: workers return, served with their resource or not, and extra units fill more spaces (MM-ENDDAY)."""

from typing import Final

from squander.games.maccreedys_mansion.house import lay_marker, lift_marker
from squander.games.maccreedys_mansion.rules.placement import space_obstacle
from squander.games.maccreedys_mansion.state import NO_WORKERS, Mansion, mansion
from squander.games.maccreedys_mansion.terms import DONE, ENDDAY, NOTHING, RESOURCES
from squander.games.maccreedys_mansion.turns import open_companies
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import replaced


class EndOfDay(Rule):
    """Companies do it one after the other (MM-ENDDAY-13)."""

    def run(self, g: Game, f: Frame) -> None:
        g.todo([Frame(RETURN_WORKERS, who) for who in open_companies(mansion(g))])


class ReturnWorkers(Rule):
    """First every worker is served, then extra units may be dedicated (MM-ENDDAY-11)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        if any(w.owner[space] == f.who for space in w.working):
            serve = [Frame(SERVE, f.who, resource) for resource in range(RESOURCES)]
            g.todo([*serve, Frame(ADD_MARKER, f.who), Frame(GO_HOME, f.who)])
        else:
            GO_HOME.run(g, f)


class Serve(Rule):
    """Each worker that needs resource `arg` gets one unit; if they are too few the company chooses
    (MM-ENDDAY-02, 03, 07 to 09)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        needing = in_need(w, f.who, f.arg)
        units = w.companies[f.who].storage[f.arg]
        if units >= len(needing):
            for space in needing:
                serve(g, w, space)
        else:
            g.todo([*[Frame(KEEP_MARKER, f.who, f.arg)] * units, Frame(DROP_UNSERVED, f.who, f.arg)])


class KeepMarker(Ask):
    """Which worker gets a unit of resource `arg` (MM-ENDDAY-09)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return in_need(mansion(g), f.who, f.arg)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        serve(g, mansion(g), option)


class DropUnserved(Rule):
    """Markers of workers without resource `arg` come off (MM-ENDDAY-02)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        for space in in_need(w, f.who, f.arg):
            lift_marker(w, space)
            w.working = [other for other in w.working if other != space]
            g.note("lacks", f.who, space, f.arg)


class AddMarker(Ask):
    """For each additional unit one more marker of the same trade in the same room (MM-ENDDAY-04, 10, 12, 14)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        w = mansion(g)
        rooms = [w.box.space_room[space] for space in w.kept]
        found: list[int] = []
        for room in range(len(w.box.rooms)):
            if room in rooms:
                found += [space for space in w.box.rooms[room].spaces if w.owner[space] < 0]
        return [*found, DONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == DONE:
            return 0
        w = mansion(g)
        if not has_colleague(w, option):
            return ENDDAY + 10
        if w.companies[f.who].storage[w.box.resource_of[w.box.space_trade[option]]] == 0:
            return ENDDAY + 4
        return ENDDAY + 14 if space_obstacle(w, option) else 0

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == DONE:
            return
        w = mansion(g)
        lay_marker(w, option, f.who)
        dedicate(w, f.who, w.box.resource_of[w.box.space_trade[option]])
        g.note("adds marker", f.who, option)
        g.then(f)


class GoHome(Rule):
    """All workers are back on their company board (MM-ENDDAY-01); those never placed need nothing (MM-ENDDAY-16)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        w.companies[f.who].waiting = NO_WORKERS
        w.working = [space for space in w.working if w.owner[space] != f.who]
        w.kept = NOTHING


def in_need(w: Mansion, who: int, resource: int) -> list[int]:
    """Spaces where a worker of the company still waits for this resource."""
    box = w.box
    return [
        space
        for space in w.working
        if w.owner[space] == who and box.resource_of[box.space_trade[space]] == resource and space not in w.kept
    ]


def has_colleague(w: Mansion, space: int) -> bool:
    """A worker whose marker stays, of the same trade in the same room (MM-ENDDAY-10, 12)."""
    trade = w.box.space_trade[space]
    room = w.box.space_room[space]
    return any(w.box.space_trade[other] == trade and w.box.space_room[other] == room for other in w.kept)


def serve(g: Game, w: Mansion, space: int) -> None:
    who = w.owner[space]
    dedicate(w, who, w.box.resource_of[w.box.space_trade[space]])
    w.kept = [*w.kept, space]
    g.note("works", who, space)


def dedicate(w: Mansion, who: int, resource: int) -> None:
    """The unit leaves the storage and is due in Earnings, unless it was paid when taken (MM-ENDDAY-07, MM-EARN-17)."""
    c = w.companies[who]
    c.storage = replaced(c.storage, resource, c.storage[resource] - 1)
    if not w.rulings.pay_on_purchase:
        c.due = replaced(c.due, resource, c.due[resource] + 1)


END_OF_DAY: Final = EndOfDay("mansion.EndOfDay")
RETURN_WORKERS: Final = ReturnWorkers("mansion.ReturnWorkers")
SERVE: Final = Serve("mansion.Serve")
KEEP_MARKER: Final = KeepMarker("mansion.KeepMarker")
DROP_UNSERVED: Final = DropUnserved("mansion.DropUnserved")
ADD_MARKER: Final = AddMarker("mansion.AddMarker")
GO_HOME: Final = GoHome("mansion.GoHome")
