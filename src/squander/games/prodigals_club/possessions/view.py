"""The possessions competition in a view."""

from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.seen import Possession, Possessions, PossessionsSeat
from squander.games.prodigals_club.state import club
from squander.kernel.game import Game


def tile(g: Game, number: int) -> Possession:
    box = club(g).layout.box
    row = box.possessions[number]
    return {
        "tile": number,
        "id": row.id,
        "name": row.name,
        "value": row.value,
        "symbol": box.symbols[row.symbol],
        "borough": box.boroughs[row.borough],
    }


def board(g: Game) -> Possessions:
    e = estate(g)
    boroughs = club(g).layout.box.boroughs
    return {
        "borough": boroughs[e.borough],
        "less": club(g).layout.box.borough_discount,
        "boroughs": boroughs,
        "offer": [tile(g, number) for number in e.offer],
        "stack": len(e.stack),
        "giving": e.giving,
        "seats": [seat(g, who) for who in range(g.players)],
    }


def seat(g: Game, who: int) -> PossessionsSeat:
    e = estate(g)
    return {"pounds": e.pounds[who], "tiles": [tile(g, number) for number in e.tiles[who]]}
