"""Society as numbers."""

from typing import Final

from squander.envs.core.encoder import Encoder, Section
from squander.envs.core.sheet import Sheet
from squander.games.prodigals_club.society.state import COLUMNS, MARKERS, Salon
from squander.games.prodigals_club.terms import SOCIETY
from squander.kernel.game import Game

DAMES: Final = 10  # room for tiles by number, 0 for none; a box has 6
ROWS: Final = 12
SQUARES: Final = ROWS * COLUMNS


class SocietyTable(Section):
    def __init__(self, encoder: Encoder) -> None:
        self.players: Final = encoder.players
        add = encoder.layout.add
        self.dame: Final = add("Dame Beatrice", DAMES, "by tile: 1 for the one of the round")
        self.stack: Final = add("dames left", 1, "tiles in the stack")
        self.group: Final = add("group", MARKERS, "by marker of who is asked: 1 if it may still move in the group")
        self.seats: Final = encoder.layout.size
        self.immune: Final = add("seat 0: immune", 1, "1 if it annoys Dame Beatrice this round") - self.seats
        self.ladies: Final = (
            add("seat 0: markers", MARKERS * SQUARES, "by marker and space: 1 where it stands") - self.seats
        )
        self.stride: Final = encoder.layout.repeat(self.seats, self.players)

    def write(self, g: Game, seat: int, sheet: Sheet) -> None:
        s = g.parts[SOCIETY]
        if not isinstance(s, Salon):
            return
        if s.dame:
            sheet.put(self.dame + s.dame, 1)
        sheet.put(self.stack, len(s.stack))
        for marker in s.group:
            sheet.put(self.group + marker, 1)
        for who in range(self.players):
            at = self.seats + self.stride * ((who - seat) % self.players)
            sheet.put(at + self.immune, s.immune[who])
            for marker in range(MARKERS):
                sheet.put(at + self.ladies + marker * SQUARES + s.markers[who][marker], 1)
