"""`squander sim`: many games by bots, and what came of them."""

import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from squander.lab.run import Run, Tally


def sim(  # noqa: PLR0913 - one argument a flag
    game: Annotated[str, typer.Argument(help="Which game; 'squander games' lists them.")],
    players: Annotated[int, typer.Option("--players", "-p", help="How many play.")] = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same result, on any number of cores.")] = "1",
    bots: Annotated[str, typer.Option(help="Who plays: names with commas; they change seats from game to game.")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option, as name=value.")] = None,
    pack: Annotated[Path | None, typer.Option(help="A file that changes cards or boards.")] = None,
    processes: Annotated[int, typer.Option(help="How many at a time; 0 for one a core.")] = 0,
    balance: Annotated[bool, typer.Option("--balance", help="Measure the game's balance targets.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print plain data for programs.")] = False,
) -> None:
    """Play many games and print a summary. Bots are random ones, and the strongest with --balance.

    \b
    Examples:
      squander sim last-will --players 4 --games 10000 --seed 1
      squander sim last-will -p 3 -n 2000 --balance -o will=100
      squander sim last-will -p 2 -n 500 --bots greedy,random --json
    """
    from squander.cli.play import options_of
    from squander.lab import report
    from squander.lab.run import Run

    names = tuple(name.strip() for name in bots.split(",") if name.strip()) or usual_bots(game, balance)
    run = Run(game, players, games, seed, names, options_of(game, option or [], pack), balance)
    began = time.perf_counter()
    tally = played(run, processes or os.cpu_count() or 1)
    seconds = time.perf_counter() - began
    if as_json:
        typer.echo(json.dumps(report.data(run, tally, seconds), indent=2))
    else:
        typer.echo(report.text(run, tally, seconds))


def usual_bots(game: str, balance: bool) -> tuple[str, ...]:
    from squander.bots import names

    known = names(game)
    return (known[-1] if balance else known[0],)


def played(run: "Run", processes: int) -> "Tally":
    """With a progress bar where somebody is watching."""
    from squander.kernel.errors import BadSetup
    from squander.lab.run import play

    if processes < 1:
        raise BadSetup(f"{processes} processes cannot play; ask for 1 or more, or 0 for one a core.")
    if not sys.stderr.isatty():
        return play(run, processes)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("playing", total=run.games)
        return play(run, processes, lambda done: bar.advance(task, done))
