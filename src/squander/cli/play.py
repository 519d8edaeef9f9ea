"""`squander play`: a game in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from squander.cli.named import WHICH, Pack

if TYPE_CHECKING:
    from squander.cli.paper import Paper
    from squander.kernel.pieces import Options
    from squander.play.records import Record
    from squander.play.seating import Seats
    from squander.play.table import Table

USUAL_PLAYERS = 3


def play(  # noqa: PLR0913 - each is a flag
    game: Annotated[str | None, WHICH] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help=f"How many play; {USUAL_PLAYERS} if not named.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="The same seed deals the same game.")] = None,
    bots: Annotated[str, typer.Option(metavar="NAMES", help="Who else plays: greedy, ./mine.py:Miser, both.")] = "",
    seat: Annotated[int | None, typer.Option(metavar="N", help="Your seat, from 0; that if not named.")] = None,
    humans: Annotated[
        int | None, typer.Option(metavar="N", help="How many people share this terminal; you alone if not named.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="What a person is called; repeat it for each.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option, as name=value.")
    ] = None,
    pack: Pack = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    ply: Annotated[
        int | None, typer.Option(metavar="N", help="With --load: before which choice; otherwise where the game stands.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record here when you leave or the game ends.")
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=3600, metavar="SECONDS", help="Show each move of a bot for so many seconds.")
    ] = 0,
    quick: Annotated[bool, typer.Option("--quick", help="Don't wait before a turn ends by itself.")] = False,
    colour: Annotated[bool, typer.Option("--colour/--no-colour", help="Colours; NO_COLOR is respected.")] = True,
) -> None:
    """Play in the terminal, against bots or with people beside you.

    \b
    Examples:
      squander play last-will --players 3
      squander play last-will -p 4 --seed 7 -o will=drawn --save evening.squander
      squander play last-will -p 2 --humans 2 --name Ada --name Ben
      squander play last-will --bots ./mine.py:Miser
      squander play --load evening.squander
      squander play --load evening.squander --ply 40 --seat 1 --bots barrister
    """
    from squander.cli import files
    from squander.cli.paper import Paper
    from squander.cli.session import Session

    if save is not None:
        files.check_writable(save)
    paper = Paper(colour)
    if load is not None:
        fixed = {"GAME": game, "--players": players, "--seed": seed, "--humans": humans}
        refuse_beside_load({**fixed, "--name": name, "--option": option, "--pack": pack})
        table, seats = loaded(load, ply, bots, seat)
    else:
        refuse_without_load(ply)
        chosen = game or choose_game(paper)
        options = options_of(chosen, option or [], pack)
        sitting = (1 if humans is None else humans, seat or 0, bots, name or [])
        table, seats = fresh(
            chosen, usual_players(chosen, options) if players is None else players, seed, options, sitting
        )
    welcome(table, paper)
    Session(table, seats, paper, pace, quick).run(save)


def usual_players(game: str, options: "Options") -> int:
    """One, for who asks to play alone."""
    from squander.games import kind_of

    return 1 if options.get(kind_of(game).alone) else USUAL_PLAYERS


def start() -> None:
    """Two quick questions at most, then play."""
    from squander.cli.paper import Paper
    from squander.games import kind_of

    paper = Paper()
    try:
        game = choose_game(paper)
        kind = kind_of(game)
        players = choose_number(paper, f"How many players, {kind.least} to {kind.most}, you included?", USUAL_PLAYERS)
    except (EOFError, KeyboardInterrupt):
        paper.line()
        return
    play(game, players, None, "", None, None, None, None, None, None, None, None, 0, False, True)


def choose_game(paper: "Paper") -> str:
    from squander.games import games, kind_of

    ids = games()
    for number, id in enumerate(ids, 1):
        paper.line(f"{number:4}  {kind_of(id).title}")
    return ids[choose_number(paper, f"Which game, 1 to {len(ids)}?", 1, len(ids)) - 1]


def choose_number(paper: "Paper", question: str, usual: int, most: int | None = None) -> int:
    """Enter takes the usual; nonsense is asked again."""
    while True:
        answer = paper.ask(f"{question} [{usual}] ")
        if not answer:
            return usual
        if answer.isdecimal() and 0 < int(answer) <= (most or int(answer)):
            return int(answer)
        paper.line("Please type one of these numbers, or Enter.")


def fresh(
    game: str, players: int, seed: str | None, options: "Options", sitting: tuple[int, int, str, list[str]]
) -> "tuple[Table, Seats]":
    """A new game, with everybody seated."""
    from squander.cli.seats import seated
    from squander.games import begin
    from squander.play.table import Table

    g = begin(game, players, seed, options)
    g.noting = True
    humans, seat, bots, names = sitting
    seats = seated(players, humans, seat, known_bots(bots, game), names)
    return Table(g, seats.about()), seats


def refuse_beside_load(flags: dict[str, object]) -> None:
    """What a saved game says itself is not overheard."""
    from squander.kernel.errors import BadSetup

    given = [flag for flag, value in flags.items() if value is not None]
    if given:
        raise BadSetup(f"A saved game says {' and '.join(given)} itself; leave that out beside --load.")


def refuse_without_load(ply: int | None) -> None:
    from squander.kernel.errors import BadSetup

    if ply is not None:
        raise BadSetup("--ply names a choice of a saved game; say which game with --load FILE.")


def loaded(path: Path, ply: int | None, bots: str, seat: int | None) -> "tuple[Table, Seats]":
    """A saved game with everybody seated as it says; played again from an earlier choice, with whoever wants to."""
    from squander.cli.files import read_record
    from squander.kernel.errors import BadRecord
    from squander.play.records import cut
    from squander.play.table import resumed

    record = read_record(path)
    if ply is not None:
        record = cut(record, ply)
    try:
        table = resumed(record)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    anew = ply is not None and (bots != "" or seat is not None)
    seats = seated_anew(record, bots, seat or 0) if anew else seated_again(record, bots, seat)
    table.about = {**record.about, **seats.about()}
    return table, seats


def seated_anew(record: "Record", bots: str, seat: int) -> "Seats":
    """Somebody wants to play it again, in any seat and against others."""
    from squander.cli.seats import seated

    return seated(record.setup.players, 1, seat, known_bots(bots, record.game), [])


def seated_again(record: "Record", bots: str, seat: int | None) -> "Seats":
    """As the record has it; where it doesn't say who was a bot, as the flags say, under the same names."""
    from squander.cli.seats import seated
    from squander.play.seating import UNKNOWN, seats_of

    players = record.setup.players
    known = seats_of(record.about, players)
    wanted = known_bots(bots, record.game)
    if known is not None and UNKNOWN not in known.players:
        others = bots if set(wanted) - set(known.players) else ""
        refuse_beside_load({"--bots": others or None, "--seat": seat})
        return known
    seats = seated(players, 1, seat or 0, wanted, [])
    return seats._replace(names=known.names) if known else seats


def known_bots(bots: str, game: str) -> list[str]:
    """The names, each tried so that a wrong one is found before the game begins; the usual one when none is given."""
    from squander.bots import listed, make, usual

    wanted = listed(bots) or [usual(game)]
    for bot in wanted:
        make(bot, game, 0)
    return wanted


def options_of(game: str, given: list[str], pack: Path | None) -> "Options":
    """The flags as the game's own options."""
    from squander.games import kind_of
    from squander.games.typed_options import meant
    from squander.kernel.errors import BadSetup

    kind = kind_of(game)
    options: Options = {} if pack is None else {"pack": str(pack)}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"--option {text!r} has no value; write it as name=value.")
        options[name] = meant(kind, name, value)
    return options


def welcome(table: "Table", paper: "Paper") -> None:
    from squander.games import package_of

    kind = table.game.kind
    paper.rule(kind.title)
    if goal := package_of(kind.id).screen().goal(table.game):
        paper.line(goal)
    paper.line("Answer with a number or part of a label. ? tells what is refused and why; help lists the rest.", "dim")
