"""Influence markers and the spaces they stand on, in words."""

from squander.games.prodigals_club.society.moves import Shown
from squander.games.prodigals_club.society.state import COLOUR_NAMES, COLUMN_NAMES, COLUMNS, LADIES, salon
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.text import COLOURS, capital
from squander.kernel.game import Game


def marker_name(marker: int) -> str:
    return "lady" if marker < LADIES else "gentleman"


def marker_word(marker: int) -> str:
    return f"lady.{marker + 1}" if marker < LADIES else f"gentleman.{marker - LADIES + 1}"


def marker_text(g: Game, who: int, marker: int) -> str:
    """Which marker, by where it stands."""
    return f"{marker_name(marker)} on {space_text(g, salon(g).markers[who][marker])}"


def space_text(g: Game, space: int) -> str:
    box = club(g).layout.box
    symbol = box.space_symbols[space]
    there = f" ({box.symbols[symbol]})" if symbol >= 0 else ""
    row = str(box.rows[space // COLUMNS]).replace("-", "−")
    return f"the {COLUMN_NAMES[space % COLUMNS]} {row}{there}"


def going(g: Game, who: int, marker: int, how: str, target: int) -> str:
    """A marker, its way and where that leads."""
    to = f" to {space_text(g, target)}" if target >= 0 else ""
    return f"{capital(marker_text(g, who, marker))}: {how}{to}"


def whom(move: Shown) -> str:
    """Which marker a move is for."""
    return COLOUR_NAMES[move.colour] or "marker"


def whom_all(move: Shown) -> str:
    return COLOURS[whom(move)]
