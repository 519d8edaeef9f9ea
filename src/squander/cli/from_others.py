"""What a server offers besides, of others: their games, packs and bots."""

from pathlib import Path
from typing import Annotated

import typer

Bots = Annotated[
    str, typer.Option(help="Bots of yours to offer besides, such as ./mine.py:Miser; several with commas.")
]

Games = Annotated[
    list[str] | None,
    typer.Option("--game", help="A game of yours to offer besides, such as ./penny_game:GAME; repeat it for each."),
]

Packs = Annotated[
    list[str] | None,
    typer.Option(
        "--pack", help="A pack to offer, such as dinners.toml, or last-will.feasts=./dinners.toml; repeat it for each."
    ),
]

PackFolder = Annotated[Path | None, typer.Option("--packs", metavar="FOLDER", help="Offer every pack in this folder.")]


def invite_all(
    bots: str, games: list[str] | None = None, packs: list[str] | None = None, folder: Path | None = None
) -> None:
    """Let the server offer games, packs and bots of others; no code of bots runs in its own processes."""
    from squander.bots.guests import invite_apart
    from squander.games import invite, packs_of_others

    for home in games or []:
        invite(home)
    for pack in packs or []:
        packs_of_others.invite(pack)
    if folder is not None:
        packs_of_others.invite_folder(folder)
    for home in [home.strip() for home in bots.split(",") if home.strip()]:
        invite_apart(home)


def tell_of_broken_games() -> None:
    from squander.games import others

    for sentence in others().faults.values():
        typer.echo(sentence, err=True)
