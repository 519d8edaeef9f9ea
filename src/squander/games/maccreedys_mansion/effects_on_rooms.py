"""What events and haunts do to rooms: break, mend, seal."""

from typing import Final

from squander.games.maccreedys_mansion.box import Effect
from squander.games.maccreedys_mansion.house import is_complete, is_covered, lay_marker, lift_marker, markers_in
from squander.games.maccreedys_mansion.jobs import reopen_job, without
from squander.games.maccreedys_mansion.state import Mansion, mansion
from squander.games.maccreedys_mansion.terms import ANY_STATE, COMPLETE, DEAREST, FULLEST, INCOMPLETE
from squander.games.maccreedys_mansion.turns import has_bit, open_companies
from squander.kernel.game import Game


class Rooms:
    """Which rooms a card means, and how many of them it picks in what way."""

    def __init__(self, storey: int, trade: int, rooms: int, pick: int) -> None:
        self.storey: Final = storey  # -1: any
        self.trade: Final = trade  # -1: any
        self.rooms: Final = rooms
        self.pick: Final = pick

    def matching(self, w: Mansion, state: int) -> list[int]:
        """Uncovered rooms of the storey, in the state, with a marker of the trade."""
        found: list[int] = []
        for room in range(len(w.box.rooms)):
            if is_covered(w, room) or (self.storey >= 0 and w.box.rooms[room].storey != self.storey):
                continue
            if in_state(w, room, state) and (self.trade < 0 or marked_spaces(w, room, self.trade)):
                found.append(room)
        return found

    def picked(self, g: Game, w: Mansion, rooms: list[int]) -> list[int]:
        """As many of the rooms as the card names, by its way of picking; ties in the order of the plan."""
        picked: list[int] = []
        left = rooms
        while left and len(picked) < self.rooms:
            room = pick_one(g, w, left, self.pick)
            picked.append(room)
            left = without(left, room)
        return picked


def in_state(w: Mansion, room: int, state: int) -> bool:
    """`any` means at least one marker."""
    if state == ANY_STATE:
        return markers_in(w, room) > 0
    return is_complete(w, room) == (state == COMPLETE)


def marked_spaces(w: Mansion, room: int, trade: int) -> list[int]:
    """Spaces with a marker, oldest first; of one trade, or of all (-1)."""
    found: list[int] = []
    for space in w.box.rooms[room].spaces:
        if w.owner[space] >= 0 and (trade < 0 or w.box.space_trade[space] == trade):
            at = 0
            while at < len(found) and w.stamp[found[at]] < w.stamp[space]:
                at += 1
            found.insert(at, space)
    return found


def pick_one(g: Game, w: Mansion, rooms: list[int], pick: int) -> int:
    if pick == DEAREST:
        sizes = [w.box.rooms[room].reward for room in rooms]
    elif pick == FULLEST:
        sizes = [markers_in(w, room) for room in rooms]
    else:
        g.reveals += 1
        return rooms[g.rng.below(len(rooms))]
    return rooms[sizes.index(max(sizes))]


class Break(Effect):
    """The oldest markers come off (MM-EVENT-03, 08; MM-HAUNT-08)."""

    def __init__(self, which: Rooms, state: int, count: int) -> None:
        self.which: Final = which
        self.state: Final = state
        self.count: Final = count

    def carry_out(self, g: Game, reason: int, card: int) -> None:
        w = mansion(g)
        for room in self.which.picked(g, w, self.which.matching(w, self.state)):
            break_room(g, w, room, marked_spaces(w, room, self.which.trade)[: self.count])


def break_room(g: Game, w: Mansion, room: int, spaces: list[int]) -> None:
    """Take markers off; a job that was complete is to be done again (MM-EVENT-04, MM-HAUNT-09)."""
    complete = is_complete(w, room)
    for space in spaces:
        g.note("breaks", w.owner[space], space)
        lift_marker(w, space)
    if complete:
        reopen_job(g, w, room)


class Mend(Effect):
    """The open company with most markers in the room gets more of them for nothing."""

    def __init__(self, which: Rooms, count: int) -> None:
        self.which: Final = which
        self.count: Final = count

    def carry_out(self, g: Game, reason: int, card: int) -> None:
        w = mansion(g)
        rooms = [room for room in self.which.matching(w, INCOMPLETE) if leader(w, room) >= 0]
        for room in self.which.picked(g, w, rooms):
            who = leader(w, room)
            empty = [space for space in w.box.rooms[room].spaces if w.owner[space] < 0]
            for space in empty[: self.count]:
                lay_marker(w, space, who)
                g.note("mends", who, space)


def leader(w: Mansion, room: int) -> int:
    """The open company with most markers, earlier in turn order on a tie; -1 if there is none."""
    best = -1
    most = 0
    for who in open_companies(w):
        count = len([space for space in w.box.rooms[room].spaces if w.owner[space] == who])
        if count > most:
            best = who
            most = count
    return best


class Seal(Effect):
    def __init__(self, which: Rooms) -> None:
        self.which: Final = which

    def carry_out(self, g: Game, reason: int, card: int) -> None:
        w = mansion(g)
        rooms = [room for room in self.which.matching(w, INCOMPLETE) if not has_bit(w.tomorrow.sealed, room)]
        for room in self.which.picked(g, w, rooms):
            seal_room(g, w, room)


def seal_room(g: Game, w: Mansion, room: int) -> None:
    """No placement and no extra markers there tomorrow (MM-HAUNT-04, 16)."""
    day = w.tomorrow.anew()
    day.sealed |= 1 << room
    w.tomorrow = day
    g.note("seals", -1, room)
