"""`squander replay`: a saved game, step by step."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from squander.play.records import Record
    from squander.play.seating import Seats


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    ply: Annotated[int | None, typer.Option(help="Where to begin; not in a terminal, the only one shown.")] = None,
    seat: Annotated[int | None, typer.Option(help="Through whose eyes; -1 sees only what all see.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs: every ply, or with --ply its table.")] = False,
    colour: Annotated[bool, typer.Option("--colour/--no-colour", help="Colours; NO_COLOR is respected.")] = True,
) -> None:
    """Step through a saved game. In a pipe, print each ply as a line.

    \b
    Examples:
      squander replay evening.squander
      squander replay evening.squander --ply 40 --seat 1
      squander replay evening.squander | less
      squander replay evening.squander --ply 40 --json
    """
    from squander.cli.files import read_record
    from squander.cli.paper import Paper
    from squander.cli.reel import Reel
    from squander.play.table import resumed

    record = read_record(file)
    paper = Paper(colour)
    seats = who_sat(record)
    eyes = viewer(seat, seats)
    reel = Reel(resumed(record), seats if seat is None else seats.seen_from(eyes), eyes, paper)
    reel.check(ply)
    if as_json:
        typer.echo(json.dumps(reel.data() if ply is None else reel.position(ply), indent=2, ensure_ascii=False))
    elif paper.terminal:
        reel.step_through(ply or 0)
    elif ply is not None:
        reel.show(ply)
        reel.table(ply)
    else:
        reel.print_all()


def who_sat(record: "Record") -> "Seats":
    from squander.play.seating import UNKNOWN, Seats, seats_of

    players = record.setup.players
    unknown = Seats([UNKNOWN] * players, [f"Seat {who}" for who in range(players)])
    return seats_of(record.about, players) or unknown


def viewer(seat: int | None, seats: "Seats") -> int:
    """The one person who played, or a spectator."""
    from squander.kernel.errors import BadSetup

    if seat is None:
        return seats.people[0] if len(seats.people) == 1 else -1
    if not -1 <= seat < len(seats.players):
        raise BadSetup(f"There is no seat {seat}; the seats are 0 to {len(seats.players) - 1}, and -1 is a spectator.")
    return seat
