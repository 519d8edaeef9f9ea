"""What one names on the command line: a game by its id or by where it is, a pack by its path or as it is installed."""

from pathlib import Path
from typing import Annotated

import typer


def invited(game: str | None) -> str | None:
    """The id of a game, which is loaded if it is named by where it is."""
    from squander import plugins
    from squander.games import invite

    return invite(game) if game and plugins.is_name(game) else game


WHICH = typer.Argument(
    metavar="GAME", help="Which game; 'squander games' lists them. One of yours: ./penny_game:GAME.", callback=invited
)
Game = Annotated[str, WHICH]
Pack = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="A file that changes cards or boards, or the name of one that is installed."),
]
