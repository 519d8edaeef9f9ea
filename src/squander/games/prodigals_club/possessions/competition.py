"""The possessions competition as the game knows it."""

from typing import Final

from squander.games.prodigals_club.competition import Competition
from squander.games.prodigals_club.layout import Layout
from squander.games.prodigals_club.possessions.spending import pay, payable, receive
from squander.games.prodigals_club.possessions.state import FIELDS, Estate, estate
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import POSSESSIONS
from squander.games.prodigals_club.tiles import stacked
from squander.kernel.game import Game
from squander.kernel.pieces import Data
from squander.kernel.rng import Rng

SETS: Final = ["A", "B", "C", "D", "E"]
OFFERED: Final = 4
THROWN_OUT: Final = 5  # the value of the tile a player starts without in a five-player game


class PossessionsCompetition(Competition):
    def lay_out(self, g: Game) -> None:
        """A lettered set each, the pounds of the table, the indicator anywhere (PC-SETUP-22, 26, 34, 36 to 38)."""
        layout = club(g).layout
        box = layout.box
        e = Estate()
        letters = g.rng.shuffled(list(range(len(SETS))))
        e.tiles = [start_set(g.rng, layout, SETS[letters[who]]) for who in range(g.players)]
        e.pounds = [layout.start.pounds] * g.players
        e.borough = g.rng.below(len(box.boroughs))
        e.stack = stacked(g.rng, list(range(len(box.possessions))), [tile.icons for tile in box.possessions])
        held = {tile for tiles in e.tiles for tile in tiles}
        e.gone = [tile for tile in layout.lettered if tile not in held]
        g.parts[POSSESSIONS] = e

    def load(self, g: Game, data: Data) -> Estate:
        e = Estate()
        for name in FIELDS:
            setattr(e, name, data[name])
        return e

    def handicap(self, g: Game, who: int) -> None:
        """PC-HANDICAP-04."""
        receive(g, who, 1)

    def deal(self, g: Game) -> None:
        """Four tiles beside the board (PC-DEAL-09)."""
        e = estate(g)
        e.offer = e.stack[:OFFERED]
        e.stack = e.stack[OFFERED:]

    def add_symbols(self, g: Game, who: int, found: list[int]) -> None:
        """One for each tile (PC-POSSESSION-04, PC-SYMBOL-06)."""
        tiles = club(g).layout.box.possessions
        for tile in estate(g).tiles[who]:
            symbol = tiles[tile].symbol
            found[symbol] = found[symbol] + 1

    def spend(self, g: Game, who: int, pounds: int) -> None:
        pay(g, who, pounds)

    def payable(self, g: Game, who: int, pounds: int) -> int:
        return payable(g, who, pounds)

    def take(self, g: Game, who: int, pounds: int) -> None:
        receive(g, who, pounds)

    def clear(self, g: Game) -> None:
        """Tiles leave, the indicator goes on clockwise (PC-POSSESSION-07, 12, PC-ENDROUND-12, 16)."""
        e = estate(g)
        e.gone = [*e.gone, *e.offer]
        e.offer = []
        e.borough = (e.borough + 1) % len(club(g).layout.box.boroughs)
        g.note("possessions.borough", -1, e.borough)

    def score(self, g: Game, who: int) -> int:
        """Money, and each tile at its value plus £3; the indicator does not matter (PC-SCORE-01 to 05)."""
        box = club(g).layout.box
        e = estate(g)
        return e.pounds[who] + sum(box.possessions[tile].value + box.penalty for tile in e.tiles[who])

    def guess(self, g: Game) -> None:
        e = estate(g)
        e.stack = stacked(g.rng, e.stack, [tile.icons for tile in club(g).layout.box.possessions])


def start_set(rng: Rng, layout: Layout, letter: str) -> list[int]:
    """All six tiles, or without one of the two worth £5, drawn at random (PC-SETUP-37, 38)."""
    box = layout.box
    tiles = [tile for tile in layout.lettered if box.possessions[tile].letter == letter]
    while len(tiles) > layout.start.possessions:
        fives = [tile for tile in tiles if box.possessions[tile].value == THROWN_OUT]
        lost = fives[rng.below(len(fives))]
        tiles = [tile for tile in tiles if tile != lost]
    return tiles


POSSESSIONS_COMPETITION: Final = PossessionsCompetition("possessions", "P", POSSESSIONS)
