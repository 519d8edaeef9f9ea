"""The possessions as numbers."""

from typing import Final

from squander.envs.core.encoder import Encoder, Section
from squander.envs.core.sheet import Sheet
from squander.games.prodigals_club.possessions.state import Estate
from squander.games.prodigals_club.terms import POSSESSIONS
from squander.kernel.game import Game

TILES: Final = 56  # room for possessions by number, 0 for none; a box has 50


class PossessionsTable(Section):
    def __init__(self, encoder: Encoder) -> None:
        self.players: Final = encoder.players
        add = encoder.layout.add
        self.borough: Final = add("borough", 1, "1 + the borough of the indicator")
        self.offer: Final = add("offer", TILES, "by possession: 1 on display, 2 on its way out in an exchange")
        self.stack: Final = add("possessions left", 1, "tiles in the stack")
        self.seats: Final = encoder.layout.size
        self.pounds: Final = add("seat 0: pounds", 1, "its money") - self.seats
        self.tiles: Final = add("seat 0: possessions", TILES, "by possession: 1 if it owns it") - self.seats
        self.stride: Final = encoder.layout.repeat(self.seats, self.players)

    def write(self, g: Game, seat: int, sheet: Sheet) -> None:
        e = g.parts[POSSESSIONS]
        if not isinstance(e, Estate):
            return
        sheet.put(self.borough, 1 + e.borough)
        sheet.put(self.stack, len(e.stack))
        for tile in e.offer:
            sheet.put(self.offer + tile, 1)
        if e.giving:
            sheet.put(self.offer + e.giving, 2)
        for who in range(self.players):
            at = self.seats + self.stride * ((who - seat) % self.players)
            sheet.put(at + self.pounds, e.pounds[who])
            for tile in e.tiles[who]:
                sheet.put(at + self.tiles + tile, 1)
