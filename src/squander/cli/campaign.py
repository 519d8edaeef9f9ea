"""`squander campaign`: seven wills against the Solicitor, one after the other."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from squander.cli.paper import Paper
    from squander.kernel.game import Game
    from squander.play.records import Record
    from squander.play.table import Table

GAME = "last-will"
WILL = " will "  # between a campaign's seed and the number of its will


def campaign(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of the will that is played.")],
    difficulty: Annotated[
        str | None, typer.Option(metavar="NAME", help="Of a new campaign: clerk, junior, senior or chancery.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="Of a new campaign: deals the same wills.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Don't wait before a turn ends by itself.")] = False,
    colour: Annotated[bool, typer.Option("--colour/--no-colour", help="Colours; NO_COLOR is respected.")] = True,
) -> None:
    """Play Last Will alone, through seven wills against your uncle's Solicitor.

    A file that is not there begins a campaign; one that is goes on with it. What one will came to decides how the next
    begins. Four wills won are a campaign won.

    \b
    Examples:
      squander campaign uncle.squander --difficulty junior
      squander campaign uncle.squander
    """
    from squander.cli import files
    from squander.cli.paper import Paper

    files.check_writable(file)
    paper = Paper(colour)
    table: Table | None = gone_on(file, difficulty, seed) if file.exists() else begun(difficulty, seed)
    while table is not None:
        play(table, paper, file, quick)
        table = following(table, paper)


def begun(difficulty: str | None, seed: str | None) -> "Table":
    import os

    from squander.games.last_will.seven_wills import BEGIN
    from squander.games.last_will.solicitor import DIFFICULTIES

    name = difficulty or DIFFICULTIES[0]
    return dealt(f"{seed or os.urandom(8).hex()}{WILL}1", {"difficulty": name, "campaign": BEGIN})


def dealt(seed: str, options: dict[str, object]) -> "Table":
    from squander.cli.seats import seated
    from squander.games import begin
    from squander.games.last_will.solicitor import SOLICITOR
    from squander.play.table import Table

    g = begin(GAME, 1, seed, {"solo": SOLICITOR, **options}, noting=True)
    return Table(g, seated(1, 1, 0, [], []).about())


def gone_on(file: Path, difficulty: str | None, seed: str | None) -> "Table":
    """The will under way, or the one after a finished one."""
    from squander.cli.files import read_record
    from squander.kernel.errors import BadRecord, BadSetup
    from squander.play.table import resumed

    if difficulty is not None or seed is not None:
        raise BadSetup(f"{file} is a campaign that has begun; leave --difficulty and --seed out.")
    record = read_record(file)
    if not is_campaign(record):
        raise BadRecord(f"{file}: this is no will of a campaign; name another file.")
    table = resumed(record)
    return (sequel(table.game) or table) if table.game.over else table


def is_campaign(record: "Record") -> bool:
    return record.game == GAME and isinstance(record.setup.options.get("campaign"), list)


def sequel(g: "Game") -> "Table | None":
    """The next will; none behind the last."""
    from squander.games.last_will.seven_wills import next_of

    past = next_of(g)
    if past is None:
        return None
    seed = f"{g.setup.seed.partition(WILL)[0]}{WILL}{len(past) + 1}"
    return dealt(seed, {"difficulty": g.setup.options["difficulty"], "campaign": past})


def play(table: "Table", paper: "Paper", file: Path, quick: bool) -> None:
    from squander.cli.play import welcome
    from squander.cli.session import Session
    from squander.play.seating import seats_of

    seats = seats_of(table.about, 1)
    assert seats is not None
    if not table.game.over:
        welcome(table, paper)
    Session(table, seats, paper, quick=quick).run(file)


def following(table: "Table", paper: "Paper") -> "Table | None":
    """How the campaign stands, and its next will for whoever wants it."""
    if not table.game.over:
        return None
    tell(table.game, paper)
    after = sequel(table.game)
    if after is None:
        return None
    try:
        go_on = paper.ask("Enter opens the next will, quit leaves it for another day: ") == ""
    except (EOFError, KeyboardInterrupt):
        go_on = False
    return after if go_on else None


def tell(g: "Game", paper: "Paper") -> None:
    from squander.cli.screens.parts import counted
    from squander.games.last_will.seven_wills import ENOUGH, SUMS, is_won, outcome_of, read_outcomes, wills_won

    outcomes = [*read_outcomes(g.setup.options["campaign"]), outcome_of(g)]
    won, played = wills_won(outcomes), len(outcomes)
    paper.line(f"The campaign: {won} of {counted(played, 'will')} won; {ENOUGH} of {len(SUMS)} are enough.", "bold")
    if played == len(SUMS):
        paper.line("The fortune is yours." if is_won(outcomes) else "The Solicitor keeps the fortune, for his trouble.")
