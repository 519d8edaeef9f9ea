"""`squander daily`: the deal of the day, alone against the same bots as everybody."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from squander.cli.named import Game

if TYPE_CHECKING:
    from squander.play.daily_deal import Daily, Result
    from squander.play.seating import Seats


def daily(  # noqa: PLR0913 - each is a flag
    game: Game,
    date: Annotated[str | None, typer.Option(metavar="DATE", help="An earlier day, such as 2026-11-17.")] = None,
    deal: Annotated[
        str | None, typer.Option(metavar="MARK", help="The mark in somebody's line: refuse to play another deal.")
    ] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="What you are called.")] = "",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record here.")] = None,
    result: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Don't play: check a finished record, and tell its line.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Don't play: the deal, or the result, for programs.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Don't wait before a turn ends by itself.")] = False,
    colour: Annotated[bool, typer.Option("--colour/--no-colour", help="Colours; NO_COLOR is respected.")] = True,
) -> None:
    """Play the deal of the day: the same cards and the same bots for everybody who has this version.

    A day begins at midnight by UTC. At the end there is a line to share. docs/daily.md tells what counts where.

    \b
    Examples:
      squander daily last-will
      squander daily last-will --date 2026-11-17 --save today.squander
      squander daily last-will --date 2026-11-17 --result today.squander
      squander daily last-will --json
    """
    from squander.play.daily_deal import daily as daily_deal
    from squander.play.daily_deal import day_of, require_mark, today

    dealt = daily_deal(game, today() if date is None else day_of(date, today()))
    if deal is not None:
        require_mark(dealt, deal)
    if result is not None:
        tell(dealt, looked_through(dealt, result), as_json)
    elif as_json:
        typer.echo(json.dumps(data(dealt), ensure_ascii=False))
    else:
        play(dealt, name, save, quick, colour)


def play(dealt: "Daily", name: str, save: Path | None, quick: bool, colour: bool) -> None:
    from squander.cli import files
    from squander.cli.paper import Paper
    from squander.cli.play import welcome
    from squander.cli.session import Session
    from squander.games import begin
    from squander.play.daily_deal import line, result_of, spoken
    from squander.play.table import Table

    if save is not None:
        files.check_writable(save)
    g = begin(dealt.game, dealt.players, dealt.seed, dealt.options)
    g.noting = True
    seats = seated(dealt, name)
    table, paper = Table(g, seats.about()), Paper(colour)
    welcome(table, paper)
    against = f", against {' and '.join(seats.names[1:])}" if dealt.bots else ""
    paper.line(f"The deal of {spoken(dealt.day)}, mark {dealt.mark}{against}.")
    session = Session(table, seats, paper, quick=quick)
    session.run(save)
    if session.game.over and session.game.setup == g.setup:  # another game may have been loaded meanwhile
        typer.echo(line(dealt, result_of(session.game)))  # in one piece, to be copied


def seated(dealt: "Daily", name: str) -> "Seats":
    """Everybody by name; what the person is called has to be readable."""
    from squander.bots.people import called
    from squander.cli.seats import seated as sit

    seats = sit(dealt.players, 1, 0, dealt.bots, [name] if name else [])
    return seats._replace(names=[seats.names[0], *[called(dealt.game, bot) for bot in dealt.bots]])


def looked_through(dealt: "Daily", file: Path) -> "Result":
    from squander.bots.daily_record import checked
    from squander.cli.files import read_record
    from squander.kernel.errors import BadRecord

    record = read_record(file)
    try:
        return checked(record, dealt)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None


def tell(dealt: "Daily", result: "Result", as_json: bool) -> None:
    from squander.play.daily_deal import line

    told = line(dealt, result)
    typer.echo(json.dumps({**data(dealt), **result._asdict(), "line": told}, ensure_ascii=False) if as_json else told)


def data(dealt: "Daily") -> dict[str, object]:
    return {**dealt._asdict(), "seed": dealt.seed}
