"""`squander arena`: bots against bots, seats rotated over the same deals."""

import json
import os
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from squander.cli.named import Game, Pack

if TYPE_CHECKING:
    from squander.lab.arena import Result, Stop
    from squander.lab.contest import Contest, Outcome
    from squander.lab.scores import Scores


def arena(  # noqa: PLR0913 - one argument a flag
    game: Game,
    bots: Annotated[
        str, typer.Option(help="Who plays: planner:0.3s,greedy-0; the last takes all seats that are left.")
    ],
    players: Annotated[int, typer.Option("--players", "-p", help="How many play.")] = 2,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games at most, in whole deals.")] = 400,
    seed: Annotated[str, typer.Option(help="The same seed gives the same result, on any number of cores.")] = "1",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option, as name=value.")] = None,
    pack: Pack = None,
    processes: Annotated[int, typer.Option(help="How many at a time; 0 for one a core.")] = 0,
    early_stop: Annotated[
        bool, typer.Option("--early-stop/--no-early-stop", help="Stop when the test has decided, or play all.")
    ] = True,
    share: Annotated[
        float | None, typer.Option(help="What the first bot is tested against, as 0.6; its fair share if not named.")
    ] = None,
    least: Annotated[int, typer.Option(min=1, help="How many games are played before it may stop.")] = 100,
    records: Annotated[Path | None, typer.Option(help="A folder for the records of all games.")] = None,
    tastes: Annotated[bool, typer.Option("--tastes", help="Count what they take, as characters are told by.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print plain data for programs.")] = False,
) -> None:
    """Let bots play each other: every deal in every seating, so that all meet the same cards in every seat.

    Prints how many games each bot won, with a 95 % interval and its fair share; mean places; ratings, by which 400
    points more are ten times as likely to be ahead; and processor time a choice. After each deal a test asks whether
    the first bot wins another share than its fair one. It is wrong in at most 5 % of arenas, however often one looks,
    so it may stop the arena; the intervals are then those that hold whenever one stops, and wider. With --no-early-stop
    all games are played and the intervals are Wilson's. Of more bots than seats, every choice plays; of fewer, the
    last has all seats that are left, so that two bots and four players are one against three. Where one plays alone,
    every bot plays every deal by itself; a half is fair, and ratings are through the rival whom they all meet.

    \b
    Examples:
      squander arena last-will --players 2 --bots planner:0.3s,greedy-0 --games 400
      squander arena last-will -p 4 --bots planner:100,greedy-0 --no-early-stop --json
      squander arena last-will -p 2 --bots planner:100,greedy,random --games 600 --records games
      squander arena last-will -p 4 --bots landlord,gourmet,gambler,dowager --games 96 --tastes
      squander arena last-will -p 1 --bots greedy,greedy-0 --option solo=solicitor
      squander arena maccreedys-mansion -p 2 --bots greedy,greedy-0 --share 0.6 -o box=e3cfd3e42012
    """
    from squander.bots import listed
    from squander.cli import failed
    from squander.cli.play import options_of
    from squander.lab import board
    from squander.lab.arena import Stop
    from squander.lab.contest import Contest
    from squander.lab.ratings import require_library

    failed.check_folder(records)
    require_library()
    names = tuple(listed(bots))
    options = options_of(game, option or [], pack)
    contest = Contest(game, players, games, seed, names, options, records is not None, tastes)
    began = time.perf_counter()
    result = watched(contest, processes_of(processes), Stop(share, least), early_stop, records)
    seconds = time.perf_counter() - began
    if as_json:
        typer.echo(json.dumps(board.data(result, seconds), indent=2))
    else:
        typer.echo(board.text(result, seconds))
    failed.tell(result.scores.failures, result.scores.failed.total(), records)


def processes_of(wanted: int) -> int:
    from squander.kernel.errors import BadSetup

    if wanted < 0:
        raise BadSetup(f"{wanted} processes cannot play; ask for 1 or more, or 0 for one a core.")
    return wanted or os.cpu_count() or 1


def watched(contest: "Contest", processes: int, stop: "Stop", may_stop: bool, folder: Path | None) -> "Result":
    """Played with a bar of running rates where somebody is watching, and records as they come."""
    from squander.cli.progress import bar
    from squander.lab.arena import play

    with bar(contest.games, "playing") as advance:

        def watch(outcome: "Outcome", scores: "Scores") -> None:
            advance(1, running(scores))
            if folder is not None:
                keep(folder, outcome)

        return play(contest, processes, stop, may_stop, watch)


def running(scores: "Scores") -> str:
    """Each bot's rate so far."""
    return "  ".join(f"{bot} {scores.rate(bot).value:.0%}" for bot in scores.bots if scores.seats[bot])


def keep(folder: Path, outcome: "Outcome") -> None:
    from squander.cli import files

    seats = re.sub(r"[^\w.,-]+", ".", ",".join(outcome.seats))
    path = folder / f"deal-{outcome.deal + 1:04}-{seats}.squander"
    files.check_writable(path)
    files.replace(path, outcome.record)
