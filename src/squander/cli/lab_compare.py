"""`squander lab compare`: did a change matter?"""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from squander.cli.failed import SOMETHING_FAILED
from squander.cli.lab_run import AsJson, Processes
from squander.cli.named import invited

if TYPE_CHECKING:
    from squander.lab.comparing.pairing import Comparison, Limits
    from squander.lab.grid.cells import Cell

SIDE = "usual, a pack, an option as will=100, bots=greedy, or several of these in quotes."


def compare(  # noqa: PLR0913 - one argument a flag
    a: Annotated[str, typer.Argument(metavar="A", help=f"One side: {SIDE}")],
    b: Annotated[str, typer.Argument(metavar="B", help="The other side, in the same words.")],
    game: Annotated[str, typer.Option("--game", "-g", help="Which game.", callback=invited)] = "last-will",
    players: Annotated[int, typer.Option("--players", "-p", help="How many play.")] = 4,
    bots: Annotated[str, typer.Option(help="Who plays on both sides; the strongest that answers at once.")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of both sides.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many deals at most, each played twice.")] = 2000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same result, on any number of cores.")] = "1",
    early_stop: Annotated[
        bool, typer.Option("--early-stop/--no-early-stop", help="Stop when something differs, or play all.")
    ] = True,
    least: Annotated[int, typer.Option(help="How many deals are played before it may stop.")] = 200,
    processes: Processes = 0,
    as_json: AsJson = False,
) -> None:
    """Play the same deals on two sides, and say what differs: length, ends, seats, scores, and wins by card.

    Every deal is played on both sides with the same luck of every seat. Each outcome is tested by betting, which may
    be looked at after every deal, and all of them are corrected together: if the change does not matter at all,
    something is found to differ in at most 5 % of comparisons. The intervals hold together in 95 % of them.

    \b
    Examples:
      squander lab compare usual mine.toml --game last-will --players 4
      squander lab compare will=70 will=100 -n 500 --bots greedy
      squander lab compare bots=greedy bots=random --game maccreedys-mansion -p 3 --json
      squander lab compare mine.toml "mine.toml will=100" --no-early-stop -n 1000
    """
    from squander.lab.comparing import told
    from squander.lab.comparing.pairing import Limits
    from squander.lab.comparing.two_sides import side_of

    base = shared(game, players, bots, option or [], games, seed)
    sides = (side_of(base, a, 0), side_of(base, b, 1))
    found = watched(sides, Limits(games, least, early_stop), processes)
    if as_json:
        typer.echo(json.dumps(told.data(found, (a, b)), indent=2))
    else:
        typer.echo("\n".join(told.text(found, (a, b))))
    if found.failed:
        typer.echo(f"Bots failed {found.failed} times; 'squander sim' says at what.", err=True)
        raise typer.Exit(SOMETHING_FAILED)


def shared(game: str, players: int, bots: str, option: list[str], games: int, seed: str) -> "Cell":
    from pathlib import Path

    from squander.bots import usual
    from squander.cli.play import options_of
    from squander.lab.grid.cells import Cell, bots_in

    names = bots_in(bots, Path()) or [usual(game)]
    return Cell(0, game, players, names, None, options_of(game, option, None), seed, games)


def watched(sides: "tuple[Cell, Cell]", limits: "Limits", processes: int) -> "Comparison":
    from squander.cli.arena import processes_of
    from squander.cli.progress import bar
    from squander.lab.comparing.pairing import compare

    with bar(limits.deals, "playing") as advance:
        return compare(sides, limits, processes_of(processes), lambda done: advance(done, "playing"))
