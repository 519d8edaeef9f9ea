"""The election competition in a view."""

from typing import Any

from squander.games.prodigals_club.election.hyde_park import loudness
from squander.games.prodigals_club.election.names import spot_text
from squander.games.prodigals_club.election.state import Spot, campaign
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import ANY_SYMBOL, BLANK, OPEN
from squander.kernel.game import Game


def edge(g: Game, code: int) -> str:
    """As the tile file spells it; nothing where there is no neighbour."""
    marks = {ANY_SYMBOL: "?", BLANK: "-", OPEN: ""}
    return marks[code] if code in marks else club(g).layout.box.symbols[code]


def tile(g: Game, number: int, turn: int = 0) -> dict[str, Any] | None:
    if not number:
        return None
    circle = club(g).layout.box.circles[number]
    return {"tile": number, "id": circle.id, "edges": [edge(g, code) for code in circle.edges[turn]]}


def board(g: Game) -> dict[str, Any]:
    e = campaign(g)
    c = club(g)
    box = c.layout.box
    return {
        "tiles": [tile(g, number) for number in e.tiles],
        "stack": len(e.stack),
        "placing": tile(g, e.placing),
        "place": e.place,
        "park_megaphones": box.park_megaphones,
        "park_rewards": box.park_rewards,
        "vote_cap": box.vote_cap,
        "seats": [seat(g, who) for who in range(g.players)],
    }


def seat(g: Game, who: int) -> dict[str, Any]:
    s = campaign(g).seats[who]
    return {
        "votes": s.votes,
        "megaphones": loudness(g, who),
        "in_park": s.in_park,
        "circles": {name: s.symbols[i] for i, name in enumerate(club(g).layout.box.symbols)},
        "grid": [place(g, number, spot) for number, spot in enumerate(s.grid)],
    }


def place(g: Game, number: int, spot: Spot) -> dict[str, Any]:
    return {
        "place": number,
        "x": spot.x,
        "y": spot.y,
        "at": spot_text(spot),
        "tile": tile(g, spot.tile, spot.turn),
        "needs": [edge(g, code) for code in spot.needs],
    }
