"""The end of the day: which markers to keep, which to add."""

from squander.games.maccreedys_mansion.bots.sites import Site, mark_workers, open_sites
from squander.games.maccreedys_mansion.state import Mansion
from squander.games.maccreedys_mansion.terms import DONE, TRADES
from squander.games.maccreedys_mansion.turns import has_bit


def keep(w: Mansion, options: tuple[int, ...]) -> int:
    """The marker in the room that pays most for the least."""
    best = options[0]
    most = -1.0
    for space in options:
        value = room_worth(w, w.box.space_room[space])
        if value > most:
            best = space
            most = value
    return best


def room_worth(w: Mansion, room: int) -> float:
    """A marker is worth most in the room that needs least."""
    if room not in w.track:
        return 0.0
    empty = 0
    for space in w.box.rooms[room].spaces:
        if w.owner[space] < 0:
            empty += 1
    return 1.0 * w.box.rooms[room].reward / (1 + empty)


def add(w: Mansion, who: int, options: tuple[int, ...]) -> int:
    """Fill a room that can be finished; leave the others alone."""
    sites = open_sites(w, w.today)
    mark_workers(w, sites)
    for space in options:
        if space != DONE:
            for site in sites:
                if site.room == w.box.space_room[space] and can_finish(w, who, site):
                    return space
    return DONE


def can_finish(w: Mansion, who: int, site: Site) -> bool:
    """Whether the company, with rivals that are still to end their day there, can fill its last spaces today."""
    units = w.companies[who].storage[:]
    for trade in range(TRADES):
        empty = site.empty[trade]
        if empty == 0:
            continue
        if has_bit(site.standing[who], trade):
            units[w.box.resource_of[trade]] -= empty
        elif not has_bit(site.trades, trade):
            return False
    return min(units) >= 0
