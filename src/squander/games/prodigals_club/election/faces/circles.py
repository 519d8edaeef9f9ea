"""Faces of political circle tiles: which one, where it goes, and which way round."""

from squander.games.english import listed
from squander.games.face import INSIDE, SHOWN, Face, first_offered
from squander.games.prodigals_club.central.faces.shared import USE_OF_CARDS, at, none_or
from squander.games.prodigals_club.election.circles import (
    ChooseTile,
    PlaceTile,
    TurnTile,
    edges_match,
    fits,
    fits_somehow,
    matched_symbol,
    squares_completed,
)
from squander.games.prodigals_club.election.state import campaign
from squander.games.prodigals_club.election.text import SIDE_NAMES, edges_text, needs_text, spot_text, spot_word
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.text import capital, edge_text, plural
from squander.kernel.game import Frame, Game


def prompt_tile(g: Game, f: Frame) -> str:
    tiles = len([tile for tile in campaign(g).tiles[: f.arg] if tile])
    rest = f" The other{'s are' if tiles > 2 else ' is'} discarded." if tiles > 1 else ""
    return f"Which political circle tile do you take?{rest}"


# --- where it goes --------------------------------------------------------------------------------------------


def prompt_place(g: Game, f: Frame) -> str:
    return f"Where does the tile go? It has {edges_text(g, campaign(g).placing, 0)}, and may be turned."


def label_place(g: Game, f: Frame, option: int) -> str:
    """With what must match there, and the inner circles it would join."""
    e = campaign(g)
    grid = e.seats[f.who].grid
    spot = grid[option - 1]
    fit = fits_somehow(club(g).layout.box.circles[e.placing], spot.needs)
    squares = squares_completed(grid, spot.x, spot.y) if fit else 0
    joined = f"; joins {plural(squares, 'inner circle')}" if squares else ""
    return f"{capital(spot_text(spot))}, to match {needs_text(g, spot.needs)}{joined}"


def place_word(g: Game, f: Frame, option: int) -> str:
    return spot_word(campaign(g).seats[f.who].grid[option - 1])


def no_place(g: Game, f: Frame, option: int) -> str:
    needs = campaign(g).seats[f.who].grid[option - 1].needs
    return f"However it is turned, the tile cannot match {needs_text(g, needs)}."


# --- which way round ------------------------------------------------------------------------------------------


def label_turn(g: Game, f: Frame, option: int) -> str:
    """Which way round, and the symbols it would bring (PC-TILE-12, 13)."""
    e = campaign(g)
    box = club(g).layout.box
    needs = e.seats[f.who].grid[e.place].needs
    edges = box.circles[e.placing].edges[option]
    text = capital(edges_text(g, e.placing, option))
    if not fits(edges, needs):
        return text
    earned = [matched_symbol(edge, need) for edge, need in zip(edges, needs, strict=True)]
    symbols = [f"a {box.symbols[symbol]} symbol" for symbol in earned if symbol >= 0]
    return f"{text}: brings {listed(symbols) or 'no symbol'}"


def no_match(g: Game, f: Frame, option: int) -> str:
    e = campaign(g)
    box = club(g).layout.box
    edges, needs = box.circles[e.placing].edges[option], e.seats[f.who].grid[e.place].needs
    wrong = [
        f"{edge_text(box, edge)} does not match {edge_text(box, need)} to the {side}"
        for side, edge, need in zip(SIDE_NAMES, edges, needs, strict=True)
        if not edges_match(edge, need)
    ]
    return f"{capital(listed(wrong))}."


FACES = [
    Face(
        asks=ChooseTile,
        prompt=prompt_tile,
        phase=USE_OF_CARDS,
        label=none_or(lambda g, f, o: capital(edges_text(g, o, 0)), "Discard them"),
        word=none_or(lambda g, f, o: club(g).layout.box.circles[o].id),
        place=none_or(at("tile"), ""),
        deed=none_or(lambda g, f, o: "Take it", "Discard them"),
        gesture=INSIDE,
    ),
    Face(
        asks=PlaceTile,
        prompt=prompt_place,
        phase=USE_OF_CARDS,
        label=none_or(label_place, "Discard the tile"),
        word=none_or(place_word),
        place=none_or(lambda g, f, o: f"grid:{o - 1}", ""),
        deed=none_or(lambda g, f, o: "Lay it", "Discard it"),
        gesture=INSIDE,
        reasons={"PC-TILE-04": no_place},
    ),
    Face(
        asks=TurnTile,
        prompt="Which way round?",
        phase=USE_OF_CARDS,
        label=label_turn,
        word=lambda g, f, o: f"turn.{o}",
        place=at("turn"),
        deed="Lay it",
        gesture=SHOWN,
        assume=first_offered,
        reasons={"PC-TILE-04": no_match},
    ),
]
