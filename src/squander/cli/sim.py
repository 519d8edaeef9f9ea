"""`squander sim`: many games by bots, and what came of them."""

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from squander.cli.named import Game, Pack

if TYPE_CHECKING:
    from squander.lab.run import Run, Tally


def sim(  # noqa: PLR0913 - one argument a flag
    game: Game,
    players: Annotated[int, typer.Option("--players", "-p", help="How many play.")] = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same result, on any number of cores.")] = "1",
    bots: Annotated[str, typer.Option(help="Who plays: greedy,./mine.py:Miser; they change seats.")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option, as name=value.")] = None,
    pack: Pack = None,
    processes: Annotated[int, typer.Option(help="How many at a time; 0 for one a core.")] = 0,
    records: Annotated[Path | None, typer.Option(help="A folder for games in which a bot failed.")] = None,
    balance: Annotated[bool, typer.Option("--balance", help="Measure the game's balance targets.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print plain data for programs.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print a line for each measurement, for spreadsheets.")] = False,
) -> None:
    """Play many games and print a summary. Bots are random ones, and the strongest with --balance.

    \b
    Examples:
      squander sim last-will --players 4 --games 10000 --seed 1
      squander sim last-will -p 3 -n 2000 --balance -o will=100
      squander sim last-will -p 2 -n 500 --bots greedy,random --json
      squander sim last-will -p 2 -n 500 --bots greedy,random --csv
      squander sim last-will -p 2 -n 500 --bots ./mine.py:Miser,greedy
      squander sim last-will -p 2 -n 20 --bots planner:200,greedy -o box=5d4c33756723
    """
    from squander.bots import listed
    from squander.cli import failed
    from squander.cli.arena import processes_of
    from squander.cli.play import options_of
    from squander.kernel.errors import BadSetup
    from squander.lab import report
    from squander.lab.run import Run

    if as_json and as_csv:
        raise BadSetup("Results are printed as --json or as --csv, not both.")
    failed.check_folder(records)
    names = tuple(listed(bots)) or usual_bots(game, balance)
    run = Run(game, players, games, seed, names, options_of(game, option or [], pack), balance)
    began = time.perf_counter()
    tally = played(run, processes_of(processes))
    seconds = time.perf_counter() - began
    if as_json:
        typer.echo(json.dumps(report.data(run, tally, seconds), indent=2))
    elif as_csv:
        typer.echo(report.table(run, tally, seconds))
    else:
        typer.echo(report.text(run, tally, seconds))
    failed.tell(tally.failures, tally.failed.total(), records)


def usual_bots(game: str, balance: bool) -> tuple[str, ...]:
    from squander.bots import usual

    return (usual(game) if balance else "random",)


def played(run: "Run", processes: int) -> "Tally":
    """With a progress bar where somebody is watching."""
    from squander.cli.progress import bar
    from squander.lab.run import play

    with bar(run.games, "playing") as advance:
        return play(run, processes, lambda done: advance(done, "playing"))
