"""The society competition in a view."""

from typing import Any

from squander.games.prodigals_club.society.state import COLUMN_NAMES, COLUMNS, LADIES, salon
from squander.games.prodigals_club.state import club
from squander.kernel.game import Game


def board(g: Game) -> dict[str, Any]:
    s = salon(g)
    box = club(g).layout.box
    return {
        "dame": box.dames[s.dame].id if s.dame else None,
        "stack": len(s.stack),
        "rows": box.rows,
        "columns": COLUMN_NAMES,
        "symbols": [box.symbols[symbol] if symbol >= 0 else None for symbol in box.space_symbols],
        "group": s.group,
        "seats": [seat(g, who) for who in range(g.players)],
    }


def seat(g: Game, who: int) -> dict[str, Any]:
    s = salon(g)
    return {
        "immune": bool(s.immune[who]),
        "markers": [
            {
                "marker": marker,
                "colour": "lady" if marker < LADIES else "gentleman",
                "space": space,
                "row": space // COLUMNS,
                "column": space % COLUMNS,
                "value": club(g).layout.box.rows[space // COLUMNS],
            }
            for marker, space in enumerate(s.markers[who])
        ],
    }
