"""The election competition in a view."""

from squander.games.prodigals_club.election.hyde_park import loudness, votes_lost
from squander.games.prodigals_club.election.state import Spot, campaign
from squander.games.prodigals_club.election.text import spot_text
from squander.games.prodigals_club.seen import Circle, Election, ElectionSeat, GridPlace
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import ANY_SYMBOL, BLANK, OPEN
from squander.kernel.game import Game


def edge(g: Game, code: int) -> str:
    """As the tile file spells it; nothing where there is no neighbour."""
    marks = {ANY_SYMBOL: "?", BLANK: "-", OPEN: ""}
    return marks[code] if code in marks else club(g).layout.box.symbols[code]


def tile(g: Game, number: int, turn: int = 0) -> Circle | None:
    if not number:
        return None
    circle = club(g).layout.box.circles[number]
    return {"tile": number, "id": circle.id, "edges": [edge(g, code) for code in circle.edges[turn]]}


def board(g: Game) -> Election:
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


def seat(g: Game, who: int) -> ElectionSeat:
    s = campaign(g).seats[who]
    c = club(g)
    totals = [loudness(g, other) for other in range(g.players)]
    rewards = c.layout.box.park_rewards[c.round - 1] if c.round else []
    return {
        "votes": s.votes,
        "megaphones": loudness(g, who),
        "in_park": s.in_park,
        "park_loss": votes_lost(g, who, totals, rewards),
        "circles": {name: s.symbols[i] for i, name in enumerate(c.layout.box.symbols)},
        "grid": [place(g, number, spot) for number, spot in enumerate(s.grid)],
    }


def place(g: Game, number: int, spot: Spot) -> GridPlace:
    return {
        "place": number,
        "x": spot.x,
        "y": spot.y,
        "at": spot_text(spot),
        "tile": tile(g, spot.tile, spot.turn),
        "needs": [edge(g, code) for code in spot.needs],
    }
