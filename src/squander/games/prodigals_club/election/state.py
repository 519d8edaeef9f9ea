"""Votes, megaphones and circle grids."""

from typing import Final, cast

from squander.games.prodigals_club.terms import ELECTION, NOTHING, OPEN
from squander.kernel.game import Game
from squander.kernel.pieces import Data, Part


class Spot:
    """A place of a grid: a tile, or an open place with what its edges must match. Never changed: a new one takes its
    place. North is up: y grows to the south."""

    def __init__(self, x: int, y: int, needs: list[int], tile: int, turn: int) -> None:
        self.x: Final = x
        self.y: Final = y
        self.needs: Final = needs  # by side: the neighbour's edge, or OPEN
        self.tile: Final = tile
        self.turn: Final = turn

    def dump(self) -> list[object]:
        return [self.x, self.y, self.needs, self.tile, self.turn]


class Candidate:
    """One player in the election."""

    def __init__(self) -> None:
        self.votes = 0
        self.megaphones = 0
        self.in_park = False
        self.symbols: list[int] = NOTHING  # earned by matched edges, by symbol
        self.grid: list[Spot] = []  # tiles and open places; a place keeps its number for good

    def copy(self) -> "Candidate":
        s = Candidate()
        s.votes = self.votes
        s.megaphones = self.megaphones
        s.in_park = self.in_park
        s.symbols = self.symbols
        s.grid = self.grid
        return s


SEAT_FIELDS: Final = ["votes", "megaphones", "in_park", "symbols"]
PART_FIELDS: Final = ["stack", "tiles", "gone", "placing", "place"]


class Campaign(Part):
    """The election board."""

    def __init__(self, seats: list[Candidate]) -> None:
        self.seats = seats
        self.stack: list[int] = NOTHING
        self.tiles: list[int] = NOTHING  # on the four tile spaces, 0 for none
        self.gone: list[int] = NOTHING
        self.placing = 0  # the tile in hand
        self.place = OPEN  # where it goes

    def copy(self) -> "Campaign":
        e = Campaign([s.copy() for s in self.seats])
        e.stack = self.stack
        e.tiles = self.tiles
        e.gone = self.gone
        e.placing = self.placing
        e.place = self.place
        return e

    def dump(self) -> Data:
        data: Data = {name: getattr(self, name) for name in PART_FIELDS}
        data["seats"] = [dump_seat(s) for s in self.seats]
        return data


def dump_seat(s: Candidate) -> Data:
    data: Data = {name: getattr(s, name) for name in SEAT_FIELDS}
    data["grid"] = [spot.dump() for spot in s.grid]
    return data


def load_campaign(data: Data) -> Campaign:
    seats = []
    for row in data["seats"]:
        s = Candidate()
        for name in SEAT_FIELDS:
            setattr(s, name, row[name])
        s.grid = [Spot(x, y, needs, tile, turn) for x, y, needs, tile, turn in row["grid"]]
        seats.append(s)
    e = Campaign(seats)
    for name in PART_FIELDS:
        setattr(e, name, data[name])
    return e


def campaign(g: Game) -> Campaign:
    parts = cast("list[object]", g.parts)  # or the compiler would ask twice what it takes out
    return cast(Campaign, parts[ELECTION])


def candidate(g: Game, who: int) -> Candidate:
    return campaign(g).seats[who]
