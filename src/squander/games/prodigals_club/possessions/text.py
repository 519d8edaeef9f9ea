"""Possession tiles in words."""

from squander.games.prodigals_club.state import club
from squander.kernel.game import Game


def tile_text(g: Game, tile: int) -> str:
    box = club(g).layout.box
    row = box.possessions[tile]
    return f"{row.name} (£{row.value}, {box.symbols[row.symbol]}, {box.boroughs[row.borough]})"
