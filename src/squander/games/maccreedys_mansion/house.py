"""Rooms, spaces and the markers in them."""

from squander.games.maccreedys_mansion.state import DAY, Mansion
from squander.games.maccreedys_mansion.terms import CLOSED_FOR_GOOD, RESOURCES
from squander.kernel.pieces import replaced


def is_covered(w: Mansion, room: int) -> bool:
    return (w.covered >> room) & 1 == 1


def is_complete(w: Mansion, room: int) -> bool:
    """Every space carries a marker (MM-SETUP-12)."""
    owner = w.owner
    for space in w.box.rooms[room].spaces:
        if owner[space] < 0:
            return False
    return True


def is_restored(w: Mansion) -> bool:
    """Every uncovered room is complete (MM-END-05)."""
    for room in range(len(w.box.rooms)):
        if not is_covered(w, room) and not is_complete(w, room):
            return False
    return True


def markers_in(w: Mansion, room: int) -> int:
    return len([space for space in w.box.rooms[room].spaces if w.owner[space] >= 0])


def own_markers(w: Mansion, room: int, who: int) -> int:
    """What a company contributed, older markers included (MM-INSPECT-05)."""
    return len([space for space in w.box.rooms[room].spaces if w.owner[space] == who])


def lay_marker(w: Mansion, space: int, who: int) -> None:
    w.owner = replaced(w.owner, space, who)
    w.stamp = replaced(w.stamp, space, w.round * DAY + w.laid)
    w.laid += 1


def lift_marker(w: Mansion, space: int) -> None:
    w.owner = replaced(w.owner, space, -1)
    w.stamp = replaced(w.stamp, space, 0)


def useful_units(w: Mansion) -> list[int]:
    """Empty spaces of uncovered rooms by the resource they use (MM-HIRE-05)."""
    box = w.box
    units = [0] * RESOURCES
    for space in range(len(box.space_trade)):
        if w.owner[space] < 0 and not is_covered(w, box.space_room[space]):
            units[box.resource_of[box.space_trade[space]]] += 1
    return units


def completed_by(w: Mansion, room: int) -> list[int]:
    """Who completed a room: those with a marker of the round that filled it, or, by option, of any round; largest
    contribution first, then turn order (MM-INSPECT-04, MM-EARN-04). A company closed for good has no share; if nobody
    else worked in that round, all who have markers there come in for it (MM-EARN-07)."""
    spaces = w.box.rooms[room].spaces
    last = max([w.stamp[space] for space in spaces]) // DAY
    sharers = builders(w, room, 0 if w.rulings.all_markers_share else last)
    if not sharers and w.rulings.others_inherit:
        sharers = builders(w, room, 0)
    return by_contribution(w, room, sharers)


def builders(w: Mansion, room: int, since: int) -> list[int]:
    """Companies in business with a marker there of that round or later, in turn order."""
    owners = [w.owner[space] for space in w.box.rooms[room].spaces if w.stamp[space] // DAY >= since]
    return [who for who in w.order if who in owners and w.companies[who].status != CLOSED_FOR_GOOD]


def by_contribution(w: Mansion, room: int, sharers: list[int]) -> list[int]:
    sizes = [own_markers(w, room, who) for who in sharers]
    found: list[int] = []
    for size in range(len(w.box.rooms[room].spaces), 0, -1):
        found += [sharers[i] for i in range(len(sharers)) if sizes[i] == size]
    return found
