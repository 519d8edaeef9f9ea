"""What a closed company does to the others."""

from squander.games.maccreedys_mansion.bots.evening import room_worth
from squander.games.maccreedys_mansion.bots.foreman import SCARCE
from squander.games.maccreedys_mansion.house import is_complete, is_covered
from squander.games.maccreedys_mansion.state import DAY, Mansion
from squander.games.maccreedys_mansion.terms import (
    HAUNT_BREAK,
    HAUNT_INSPECTOR,
    HAUNT_ROOM,
    HAUNT_WORKER,
    NO_HAUNT,
)


def haunt(w: Mansion, who: int, options: tuple[int, ...]) -> int:
    """Spoil an inspection that would pay others, break a house that is nearly done, otherwise get in the way."""
    if HAUNT_INSPECTOR in options and pays_others(w, who):
        return HAUNT_INSPECTOR
    if HAUNT_BREAK in options and rooms_to_do(w) <= 4:
        return HAUNT_BREAK
    for action in (HAUNT_WORKER, HAUNT_ROOM):
        if action in options:
            return action
    return NO_HAUNT


def pays_others(w: Mansion, who: int) -> bool:
    for room in w.track:
        if is_complete(w, room):
            for space in w.box.rooms[room].spaces:
                if w.owner[space] != who and w.stamp[space] // DAY == w.round:
                    return True
    return False


def rooms_to_do(w: Mansion) -> int:
    count = 0
    for room in range(len(w.box.rooms)):
        if not is_covered(w, room) and not is_complete(w, room):
            count += 1
    return count


def haunt_worker(options: tuple[int, ...]) -> int:
    """The scarcest there is."""
    for trade in SCARCE:
        if trade in options:
            return trade
    return options[0]


def haunt_room(w: Mansion, options: tuple[int, ...]) -> int:
    """The one that others would like best to finish."""
    best = options[0]
    most = -1.0
    for room in options:
        value = room_worth(w, room)
        if value > most:
            best = room
            most = value
    return best


def haunt_marker(w: Mansion, options: tuple[int, ...]) -> int:
    """The dearest finished room, at the trade that is hardest to get."""
    box = w.box
    best = options[0]
    most = -1
    for space in options:
        value = box.rooms[box.space_room[space]].reward * 10 + box.list_price[box.space_trade[space]]
        if value > most:
            best = space
            most = value
    return best
