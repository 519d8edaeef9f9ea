"""What the election competition says."""

from squander.games.prodigals_club.central.names import none_or, said
from squander.games.prodigals_club.election.circles import fits, fits_somehow, matched_symbol, squares_completed
from squander.games.prodigals_club.election.state import Spot, campaign
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import NONE, ON_PUB, OPEN
from squander.games.prodigals_club.text import capital, edge_text, often, phrases, plural
from squander.games.saying import Prompt, Say, listed
from squander.kernel.game import Frame, Game

SIDE_NAMES = ["north", "east", "south", "west"]


def edges_text(g: Game, tile: int, turn: int) -> str:
    box = club(g).layout.box
    edges = box.circles[tile].edges[turn]
    return listed([f"{edge_text(box, edge)} {side}" for side, edge in zip(SIDE_NAMES, edges, strict=True)])


def coordinates(spot: Spot) -> str:
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


def label_place(g: Game, f: Frame, option: int) -> str:
    """With what must match there, and the inner circles it would join."""
    if option == NONE:
        return "Discard the tile"
    e = campaign(g)
    grid = e.seats[f.who].grid
    spot = grid[option - 1]
    fit = fits_somehow(club(g).layout.box.circles[e.placing], spot.needs)
    squares = squares_completed(grid, spot.x, spot.y) if fit else 0
    joined = f"; joins {plural(squares, 'inner circle')}" if squares else ""
    return f"{capital(spot_text(spot))}, to match {needs_text(g, spot.needs)}{joined}"


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


def label_pub(g: Game, f: Frame, option: int) -> str:
    """With what standing bonuses add for each card (PC-PUB-07)."""
    c = club(g)
    cards = [c.layout.box.cards[card] for card in c.seats[f.who].board]
    triggered = [row for row in cards if row.trigger.kind == ON_PUB]
    more = [f"; {row.name}: {phrases(row.trigger.script)} {often(str(option))}" for row in triggered]
    return f"{plural(option, 'card')}: lose {plural(c.layout.box.pub_votes[option - 1], 'vote')}{''.join(more)}"


def prompt_tile(g: Game, f: Frame) -> str:
    tiles = len([tile for tile in campaign(g).tiles[: f.arg] if tile])
    rest = f" The other{'s are' if tiles > 2 else ' is'} discarded." if tiles > 1 else ""
    return f"Which political circle tile do you take?{rest}"


PROMPTS: dict[str, Prompt] = {
    "election.TreatAtPub": lambda g, f: said(g, "how many of these cards do you play together?"),
    "election.ChooseTile": prompt_tile,
    "election.PlaceTile": lambda g, f: (
        f"Where does the tile go? It has {edges_text(g, campaign(g).placing, 0)}, and may be turned."
    ),
    "election.TurnTile": lambda g, f: "Which way round?",
}

LABELS: dict[str, Say] = {
    "election.TreatAtPub": label_pub,
    "election.ChooseTile": lambda g, f, o: capital(edges_text(g, o, 0)) if o else "Discard them",
    "election.PlaceTile": label_place,
    "election.TurnTile": label_turn,
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
