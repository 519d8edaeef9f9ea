"""Edges and places of political circle tiles in words."""

from squander.games.english import listed
from squander.games.prodigals_club.election.state import Spot
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import OPEN
from squander.games.prodigals_club.text import edge_text
from squander.kernel.game import Game

SIDE_NAMES = ["north", "east", "south", "west"]


def edges_text(g: Game, tile: int, turn: int) -> str:
    box = club(g).layout.box
    edges = box.circles[tile].edges[turn]
    return listed([f"{edge_text(box, edge)} {side}" for side, edge in zip(SIDE_NAMES, edges, strict=True)])


def spot_word(spot: Spot) -> str:
    """Steps from the first tile as the record writes them, such as 2E1N; the first tile itself is 0."""
    across = f"{abs(spot.x)}{'E' if spot.x > 0 else 'W'}" if spot.x else ""
    along = f"{abs(spot.y)}{'S' if spot.y > 0 else 'N'}" if spot.y else ""
    return across + along or "0"


def spot_text(spot: Spot) -> str:
    """The same for a player."""
    across = f"{abs(spot.x)} {'east' if spot.x > 0 else 'west'}" if spot.x else ""
    along = f"{abs(spot.y)} {'south' if spot.y > 0 else 'north'}" if spot.y else ""
    steps = listed([part for part in (across, along) if part])
    return f"{steps} of the first tile" if steps else "the first place"


def needs_text(g: Game, needs: list[int]) -> str:
    """What a tile there must match, side by side."""
    box = club(g).layout.box
    met = [(edge, side) for side, edge in zip(SIDE_NAMES, needs, strict=True) if edge != OPEN]
    return listed([f"{edge_text(box, edge)} to the {side}" for edge, side in met])
