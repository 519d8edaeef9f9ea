"""The election as numbers."""

from typing import Final

from squander.envs.core.encoder import Encoder, Section
from squander.envs.core.sheet import Sheet
from squander.games.prodigals_club.election.hyde_park import loudness
from squander.games.prodigals_club.election.state import Campaign, Candidate
from squander.games.prodigals_club.terms import ELECTION, OPEN
from squander.kernel.game import Game

CIRCLES: Final = 32  # room for tiles by number, 0 for none; a box has 25
PLACES: Final = 84  # of a grid; with all tiles of a box it has no more
PER_PLACE: Final = 4
SPREAD: Final = 32  # a place's column and row are told from 0 on
SYMBOLS: Final = 8


class ElectionTable(Section):
    def __init__(self, encoder: Encoder) -> None:
        self.encoder: Final = encoder
        self.players: Final = encoder.players
        add = encoder.layout.add
        self.display: Final = add("circles", CIRCLES, "by tile: 1 + the space where it lies")
        self.placing: Final = add("placing", CIRCLES, "by tile: 1 for the one to be placed")
        self.place: Final = add("place", 1, "1 + the place of the grid where it goes; 0 if not named yet")
        self.stack: Final = add("circles left", 1, "tiles in the stack")
        self.seats: Final = encoder.layout.size
        self.votes: Final = self.own("votes", 1, "votes")
        self.megaphones: Final = self.own("megaphones", 1, "megaphones, as they count in Hyde Park")
        self.in_park: Final = self.own("in park", 1, "1 if it stands in Hyde Park")
        self.symbols: Final = self.own("circle symbols", SYMBOLS, "by symbol: earned by matched edges")
        self.grid: Final = self.own(
            "grid",
            PLACES * PER_PLACE,
            f"by place: its tile (0 open), 1 + quarter turns, {SPREAD} + column, {SPREAD} + row",
        )
        self.stride: Final = encoder.layout.repeat(self.seats, self.players)

    def own(self, name: str, size: int, text: str) -> int:
        return self.encoder.layout.add(f"seat 0: {name}", size, text) - self.seats

    def write(self, g: Game, seat: int, sheet: Sheet) -> None:
        e = g.parts[ELECTION]
        if not isinstance(e, Campaign):
            return
        for i in range(len(e.tiles)):
            if e.tiles[i]:
                sheet.put(self.display + e.tiles[i], 1 + i)
        if e.placing:
            sheet.put(self.placing + e.placing, 1)
        if e.place != OPEN:
            sheet.put(self.place, 1 + e.place)
        sheet.put(self.stack, len(e.stack))
        for who in range(self.players):
            at = self.seats + self.stride * ((who - seat) % self.players)
            sheet.put(at + self.megaphones, loudness(g, who))
            self.write_seat(e.seats[who], at, sheet)

    def write_seat(self, s: Candidate, at: int, sheet: Sheet) -> None:
        sheet.put(at + self.votes, s.votes)
        if s.in_park:
            sheet.put(at + self.in_park, 1)
        for i in range(len(s.symbols)):
            sheet.put(at + self.symbols + i, s.symbols[i])
        place = at + self.grid
        for spot in s.grid:
            if spot.tile:
                sheet.put(place, spot.tile)
                sheet.put(place + 1, 1 + spot.turn)
            sheet.put(place + 2, SPREAD + spot.x)
            sheet.put(place + 3, SPREAD + spot.y)
            place += PER_PLACE
