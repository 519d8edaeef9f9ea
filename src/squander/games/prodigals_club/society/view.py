"""The society competition in a view."""

from squander.games.prodigals_club.seen import Marker, Society, SocietySeat
from squander.games.prodigals_club.society.state import COLUMN_NAMES, COLUMNS, LADIES, salon
from squander.games.prodigals_club.state import club
from squander.kernel.game import Game


def board(g: Game) -> Society:
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


def seat(g: Game, who: int) -> SocietySeat:
    s = salon(g)
    markers = [marker_view(g, marker, space) for marker, space in enumerate(s.markers[who])]
    return {"immune": bool(s.immune[who]), "markers": markers}


def marker_view(g: Game, marker: int, space: int) -> Marker:
    return {
        "marker": marker,
        "colour": "lady" if marker < LADIES else "gentleman",
        "space": space,
        "row": space // COLUMNS,
        "column": space % COLUMNS,
        "value": club(g).layout.box.rows[space // COLUMNS],
    }
