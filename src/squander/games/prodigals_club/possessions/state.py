"""Money, possession tiles and the borough indicator."""

from typing import Final, cast

from squander.games.prodigals_club.terms import NOTHING, POSSESSIONS
from squander.kernel.game import Game
from squander.kernel.pieces import Data, Part

FIELDS: Final = ["pounds", "tiles", "borough", "stack", "offer", "gone", "giving"]


class Estate(Part):
    """Everybody's tiles and pounds, by seat, and the possessions board."""

    def __init__(self) -> None:
        self.pounds: list[int] = NOTHING
        self.tiles: list[list[int]] = []
        self.borough = 0
        self.stack: list[int] = NOTHING
        self.offer: list[int] = NOTHING  # the four tiles beside the board
        self.gone: list[int] = NOTHING
        self.giving = 0  # the tile on its way out in an exchange

    def copy(self) -> "Estate":
        e = Estate()
        e.pounds = self.pounds
        e.tiles = self.tiles
        e.borough = self.borough
        e.stack = self.stack
        e.offer = self.offer
        e.gone = self.gone
        e.giving = self.giving
        return e

    def dump(self) -> Data:
        return {name: getattr(self, name) for name in FIELDS}


def estate(g: Game) -> Estate:
    parts = cast("list[object]", g.parts)  # or the compiler would ask twice what it takes out
    return cast(Estate, parts[POSSESSIONS])


def set_tiles(e: Estate, who: int, tiles: list[int]) -> None:
    """Kept sorted, so that equal possessions are equal positions."""
    e.tiles = [*e.tiles[:who], sorted(tiles), *e.tiles[who + 1 :]]
