"""Political circle tiles from the file."""

from squander.games.prodigals_club.box import Box, Circle
from squander.games.prodigals_club.central.row import Reader
from squander.games.prodigals_club.election.competition import OFFERED
from squander.games.prodigals_club.terms import ANY_SYMBOL, BLANK
from squander.kernel.errors import BadPack

FIELDS = {"id", "icons", "edges", "source"}
START_TILES = 5


def circle_from(read: Reader, box: Box) -> Circle:
    read.only(FIELDS)
    read.origin()
    codes = {name: i for i, name in enumerate(box.symbols)} | {"?": ANY_SYMBOL, "-": BLANK}
    edges = read.row.get("edges")
    if not isinstance(edges, list) or len(edges) != 4 or any(edge not in list(codes) for edge in edges):
        raise read.wrong(f"edges is {edges!r}; it must be four out of {', '.join(codes)}.")
    return Circle(read.text("id"), [codes[edge] for edge in edges], read.number("icons"))


def check_circles(box: Box, file: str) -> None:
    """A start tile for each of five players, and a stack for all rounds (PC-SETUP-24, 40, PC-TILE-27)."""
    starts = sum(circle.icons == 0 for circle in box.circles[1:])
    stack = len(box.circles) - 1 - starts
    if starts != START_TILES or stack != OFFERED * box.rounds:
        raise BadPack(
            f"{file}, circle_tiles: there must be {START_TILES} start tiles (icons 0) and "
            f"{OFFERED * box.rounds} others, not {starts} and {stack}."
        )
