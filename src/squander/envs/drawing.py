"""The table as text, and the same text as a picture."""

from io import StringIO
from typing import TYPE_CHECKING

from squander.games import package_of
from squander.kernel.game import Game

if TYPE_CHECKING:
    from rich.console import Console

WIDTH = 100
ANSI = "ansi"
SVG = "svg"
HUMAN = "human"
MODES = (HUMAN, ANSI, SVG)


def names_of(g: Game) -> list[str]:
    return [f"Player {who + 1}" for who in range(g.players)]


def text(g: Game, seat: int, names: list[str] | None = None, whole: bool = True) -> str:
    """The table as the seat sees it; not whole, what matters for the question."""
    return on_paper(g, seat, names or names_of(g), whole).export_text(clear=False)


def svg(g: Game, seat: int) -> str:
    return on_paper(g, seat, names_of(g), True).export_svg(title=g.kind.title, unique_id="squander")


def on_paper(g: Game, seat: int, names: list[str], whole: bool) -> "Console":
    """What the terminal would show."""
    from rich.console import Console

    from squander.cli.screens import seen_by

    screen = package_of(g.kind.id).screen()
    seen = seen_by(g, seat, names, screen)
    paper = Console(record=True, file=StringIO(), width=WIDTH, markup=False, highlight=False, emoji=False)
    paper.print(screen.heading(seen), style="bold")
    for line in screen.table(seen, whole):
        paper.print(line)
    return paper
