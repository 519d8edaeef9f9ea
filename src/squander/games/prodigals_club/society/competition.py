"""The society competition as the game knows it."""

from typing import Final

from squander.games.prodigals_club.competition import Competition
from squander.games.prodigals_club.society.beatrice import DAME_BEATRICE
from squander.games.prodigals_club.society.moves import step, step_obstacle
from squander.games.prodigals_club.society.state import COLUMNS, FIELDS, MARKERS, UP, Salon, salon
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import SOCIETY
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Data


class SocietyCompetition(Competition):
    def lay_out(self, g: Game) -> None:
        """Markers by the layout for the player count; the tiles shuffled (PC-SETUP-27, 41, 44)."""
        layout = club(g).layout
        s = Salon()
        s.markers = [layout.start.markers for _ in range(g.players)]
        s.immune = [0] * g.players
        s.stack = g.rng.shuffled(list(range(1, len(layout.box.dames))))
        g.parts[SOCIETY] = s

    def load(self, g: Game, data: Data) -> Salon:
        s = Salon()
        for name in FIELDS:
            setattr(s, name, data[name])
        return s

    def handicap(self, g: Game, who: int) -> None:
        """The rightmost marker, the upper one of two, goes straight up; blocked, nothing (PC-HANDICAP-06, 14 to 16)."""
        mine = salon(g).markers[who]
        best = 0
        for marker in range(1, MARKERS):
            column, other = mine[marker] % COLUMNS, mine[best] % COLUMNS
            if column > other or (column == other and mine[marker] < mine[best]):
                best = marker
        if step_obstacle(g, who, best, UP) == 0:
            step(g, who, best, UP)

    def deal(self, g: Game) -> None:
        """The tile of the round (PC-DEAL-12 to 14)."""
        s = salon(g)
        s.dame = s.stack[0]
        s.stack = s.stack[1:]
        g.note("society.dame", -1, s.dame)

    def add_symbols(self, g: Game, who: int, found: list[int]) -> None:
        """As long as a marker stands on them (PC-SOCIETY-07)."""
        there = club(g).layout.box.space_symbols
        for space in salon(g).markers[who]:
            symbol = there[space]
            if symbol >= 0:
                found[symbol] = found[symbol] + 1

    def phases(self) -> list[Frame]:
        return [Frame(DAME_BEATRICE)]

    def clear(self, g: Game) -> None:
        """The tile goes, and freedom from it (PC-SOCIETY-16, PC-ENDROUND-12)."""
        s = salon(g)
        s.dame = 0
        s.immune = [0] * g.players

    def score(self, g: Game, who: int) -> int:
        """What is printed under the markers (PC-SOCIETY-01, 05, PC-SCORE-07)."""
        rows = club(g).layout.box.rows
        return sum(rows[space // COLUMNS] for space in salon(g).markers[who])

    def guess(self, g: Game) -> None:
        s = salon(g)
        s.stack = g.rng.shuffled(sorted(s.stack))


SOCIETY_COMPETITION: Final = SocietyCompetition("society", "S", SOCIETY)
