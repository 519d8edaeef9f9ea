"""What the election competition says."""

from squander.games.prodigals_club.central.names import none_or, said
from squander.games.prodigals_club.election.circles import SIDES, has_tile
from squander.games.prodigals_club.election.state import Spot, campaign
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import ANY_SYMBOL, BLANK, NONE
from squander.games.prodigals_club.text import plural
from squander.games.saying import Prompt, Say
from squander.kernel.game import Frame, Game

SIDE_NAMES = ["north", "east", "south", "west"]


def edge_text(g: Game, edge: int) -> str:
    marks = {ANY_SYMBOL: "?", BLANK: "blank"}
    return marks[edge] if edge in marks else club(g).layout.box.symbols[edge]


def edges_text(g: Game, tile: int, turn: int) -> str:
    edges = club(g).layout.box.circles[tile].edges[turn]
    return ", ".join(f"{edge_text(g, edge)} {side}" for side, edge in zip(SIDE_NAMES, edges, strict=True))


def coordinates(spot: Spot) -> str:
    """Steps from the first tile, such as 2E1N; the first tile itself is 0."""
    across = f"{abs(spot.x)}{'E' if spot.x > 0 else 'W'}" if spot.x else ""
    along = f"{abs(spot.y)}{'S' if spot.y > 0 else 'N'}" if spot.y else ""
    return across + along or "0"


def label_place(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "Discard the tile"
    grid = campaign(g).seats[f.who].grid
    spot = grid[option - 1]
    near = [side for side, (dx, dy) in zip(SIDE_NAMES, SIDES, strict=True) if has_tile(grid, spot.x + dx, spot.y + dy)]
    return f"{coordinates(spot)}, tiles to the {' and '.join(near)}"


PROMPTS: dict[str, Prompt] = {
    "election.TreatAtPub": lambda g, f: said(g, "how many of these cards do you play together?"),
    "election.ChooseTile": lambda g, f: "Which political circle tile do you take? The others are discarded.",
    "election.PlaceTile": lambda g, f: (
        f"Where does the tile go? It has {edges_text(g, campaign(g).placing, 0)}, and may be turned."
    ),
    "election.TurnTile": lambda g, f: "Which way round?",
}

LABELS: dict[str, Say] = {
    "election.TreatAtPub": lambda g, f, o: (
        f"{plural(o, 'card')}: lose {plural(club(g).layout.box.pub_votes[o - 1], 'vote')}"
    ),
    "election.ChooseTile": lambda g, f, o: edges_text(g, o, 0).capitalize() if o else "Neither",
    "election.PlaceTile": label_place,
    "election.TurnTile": lambda g, f, o: edges_text(g, campaign(g).placing, o).capitalize(),
}

WORDS: dict[str, Say] = {
    "election.TreatAtPub": lambda g, f, o: f"cards.{o}",
    "election.ChooseTile": none_or(lambda g, f, o: club(g).layout.box.circles[o].id),
    "election.PlaceTile": none_or(lambda g, f, o: coordinates(campaign(g).seats[f.who].grid[o - 1])),
    "election.TurnTile": lambda g, f, o: f"turn.{o}",
}

PLACES: dict[str, Say] = {
    "election.ChooseTile": lambda g, f, o: f"tile:{o}" if o else "",
    "election.PlaceTile": lambda g, f, o: f"grid:{o - 1}" if o else "",
    "election.TurnTile": lambda g, f, o: f"turn:{o}",
}
