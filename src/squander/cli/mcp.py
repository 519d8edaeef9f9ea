"""`squander mcp`: a seat for an assistant."""

from typing import Annotated

import typer

from squander.cli.named import Game, Pack


def mcp(
    game: Game,
    players: Annotated[int, typer.Option("--players", "-p", help="How many play.")] = 2,
    seat: Annotated[int, typer.Option(help="Which seat the assistant has, from 0.")] = 0,
    bots: Annotated[str, typer.Option(help="Who holds the other seats: one bot for all, or one for each.")] = "greedy",
    seed: Annotated[str | None, typer.Option(help="The deal; without one, by chance.")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option, as name=value.")] = None,
    pack: Pack = None,
) -> None:
    """Seat an assistant at a table, by the Model Context Protocol over standard input and output.

    The assistant's program starts this command. It may look, ask why not, and choose, and is told what its seat may
    know.

    \b
    Examples:
      squander mcp last-will
      squander mcp prodigals-club --players 3 --bots casual --seed 7
    """
    from squander.bots import listed
    from squander.cli.play import options_of
    from squander.envs.assistant import seat_for
    from squander.envs.text import Table

    options = options_of(game, option or [], pack)
    seat_for(Table(game, players, listed(bots), seat, seed, **options)).run("stdio")
