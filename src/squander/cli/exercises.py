"""`squander exercises`: positions to solve, and `squander exercises mine`, which finds them."""

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from squander.cli.named import Game

if TYPE_CHECKING:
    from squander.lab.mining import Mine
    from squander.play.exercises import Exercise, Set

SOLVE = "solve"
HELP = ("-h", "--help")


class OrSolve(TyperGroup):
    """What is no command here is a game whose exercises are solved."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # its type is private to typer
        plain = not args or (args[0] not in self.commands and args[0] not in HELP)
        return super().parse_args(ctx, [SOLVE, *args] if plain else args)


exercises = typer.Typer(
    cls=OrSolve,
    help="Solve positions in which one answer is clearly best, or find new ones.",
    epilog="\b\nExamples:\n  squander exercises last-will\n  squander exercises last-will 12\n"
    "  squander exercises mine last-will --games 20 --seed 2 --out found.toml",
)


@exercises.command()
def solve(
    game: Game,
    number: Annotated[
        int | None, typer.Argument(metavar="NUMBER", help="Which one; without it, all are listed.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs: the list, without the answers.")] = False,
    colour: Annotated[bool, typer.Option("--colour/--no-colour", help="Colours; NO_COLOR is respected.")] = True,
) -> None:
    """List a game's exercises, or solve one: find the best answer, and read what it is better by, and why.

    Stars say how many of the game's levels of bots fail. docs/exercises.md tells how they were found.

    \b
    Examples:
      squander exercises last-will
      squander exercises last-will 12
      squander exercises last-will --json
    """
    from squander.play.exercises import exercise
    from squander.play.exercises import exercises as set_of

    if number is None:
        tell(set_of(game), as_json)
        return
    exercise(game, number)
    if as_json:
        typer.echo(json.dumps(row(set_of(game), number), ensure_ascii=False))
        return
    from squander.cli.solving import solve_from

    solve_from(game, number, colour)


def tell(found: "Set", as_json: bool) -> None:
    rows = [row(found, number) for number in range(1, len(found.exercises) + 1)]
    if as_json:
        typer.echo(json.dumps(rows, ensure_ascii=False))
        return
    from squander.games import kind_of
    from squander.play.exercises import phase_of

    typer.echo(f"{kind_of(found.game).title}: {len(rows)} exercises. Solve one with: squander exercises {found.game} 1")
    for number, one in enumerate(found.exercises, 1):
        about = f"{one.source.players} players, round {one.round}, {phase_of(found.game, one)}"
        typer.echo(f"{number:4}  {'*' * one.stars:6}  {about}")


def row(found: "Set", number: int) -> dict[str, object]:
    """One of the list; what is right is not in it."""
    one = found.exercises[number - 1]
    return {
        "number": number,
        "key": one.key,
        "stars": one.stars,
        "players": one.source.players,
        "round": one.round,
        "seat": one.seat,
        "question": one.asked,
    }


@exercises.command()
def mine(  # noqa: PLR0913 - each is a flag
    game: Game,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games the bots play.")] = 20,
    seed: Annotated[str, typer.Option(help="The same seed finds the same exercises, on any number of cores.")] = "1",
    players: Annotated[str, typer.Option(metavar="COUNTS", help="How many play, in turn from game to game.")] = "2,3,4",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option, as name=value.")] = None,
    worlds: Annotated[int, typer.Option(min=10, help="In how many guessed worlds the best must prove itself.")] = 120,
    points: Annotated[float, typer.Option(min=0.5, help="By how much winning chance the best must be ahead.")] = 3.0,
    most: Annotated[int, typer.Option(min=1, help="How many are kept, of all kinds.")] = 72,
    processes: Annotated[int, typer.Option(help="How many at a time; 0 for one a core.")] = 0,
    about: Annotated[list[str] | None, typer.Option(help="Only such questions, as prodigals-club's club.Act.")] = None,
    out: Annotated[Path | None, typer.Option(help="Where to write; otherwise where the game's exercises lie.")] = None,
    add: Annotated[bool, typer.Option("--add", help="Keep what is in the file, and add to it.")] = False,
) -> None:
    """Find exercises: bots of mixed levels play, and positions are kept in which one answer stands out.

    It must be better than every other by some points of winning chance and three standard errors, in worlds that it
    was not found in, not be what one would answer at once, and some level must fail to find it: docs/exercises.md.

    \b
    Examples:
      squander exercises mine last-will
      squander exercises mine last-will --games 20 --seed 2 --out found.toml
      squander exercises mine last-will --games 10 --seed 3 --add
      squander exercises mine prodigals-club --games 10 --seed 6 --about club.Act --add
    """
    from squander.analysis.standing_out import depth_of
    from squander.cli.arena import processes_of
    from squander.cli.play import options_of
    from squander.lab.mining import Mine, check, gathered

    depth = depth_of(worlds, points / 100)
    search = Mine(
        game, games, seed, counts_of(players), options_of(game, option or [], None), depth, tuple(about or [])
    )
    check(search)
    path = target(game, out)
    before = read_before(game, path) if add else None
    found = watched(search, processes_of(processes))
    lines = [*(before.mined if before else []), said(search, option or [], most)]
    kept = gathered(game, lines, [*(before.exercises if before else []), *found], most)
    keep(path, kept)
    typer.echo("\n".join(told(kept, path)))


@exercises.command()
def explain(
    game: Game,
    out: Annotated[Path | None, typer.Option(help="Which set; otherwise where the game's exercises lie.")] = None,
) -> None:
    """Tell anew why the answers of a set are right, by what the game's expert sees now; nothing else of it changes.

    \b
    Examples:
      squander exercises explain last-will
      squander exercises explain prodigals-club --out found.toml
    """
    from squander.cli.progress import bar
    from squander.lab.mining import explained_anew

    path = target(game, out)
    before = read_before(game, path)
    with bar(len(before.exercises), "explaining") as advance:
        found = []
        for one in before.exercises:
            found.append(explained_anew(game, one))
            advance(1, "explaining")
    keep(path, before._replace(exercises=found))
    changed = sum(one.why != old.why for one, old in zip(found, before.exercises, strict=True))
    typer.echo(f"{len(found)} exercises are in {path}; {changed} are explained otherwise than before.")


def counts_of(players: str) -> tuple[int, ...]:
    from squander.kernel.errors import BadSetup

    counts = [word.strip() for word in players.split(",") if word.strip()]
    if not counts or not all(word.isdecimal() for word in counts):
        raise BadSetup(f"--players is {players!r}; write numbers with commas, such as 2,3,4.")
    return tuple(int(word) for word in counts)


def target(game: str, out: Path | None) -> Path:
    from squander.cli import files
    from squander.games import package_of
    from squander.games.contract import EXERCISES
    from squander.play.exercise_file import HEAD

    path = out or package_of(game).folder / EXERCISES
    files.check_writable(path, HEAD, "set of exercises")
    return path


def read_before(game: str, path: Path) -> "Set":
    from squander.kernel.errors import BadSetup
    from squander.play.exercises import read

    if not path.is_file():
        raise BadSetup(
            f"{path}: there is no such set of exercises yet; 'squander exercises mine {game} --out {path}' makes one."
        )
    return read(game, path)


def watched(search: "Mine", processes: int) -> "list[Exercise]":
    from squander.cli.progress import bar
    from squander.lab.mining import mined

    with bar(search.games, "mining") as advance:
        return mined(search, processes, lambda done, found: advance(done, f"{found} found"))


def keep(path: Path, kept: "Set") -> None:
    from squander.cli import files
    from squander.play.exercise_file import written

    try:
        files.replace(path, written(kept))
    except OSError as error:
        raise files.CannotWrite(f"{path}: the file cannot be written ({files.reason(error)}).") from None


def told(kept: "Set", path: Path) -> list[str]:
    def sums(counts: Counter[str]) -> str:
        return ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))

    ones = kept.exercises
    return [
        f"{len(ones)} exercises of {len({one.source.seed for one in ones})} games are in {path}.",
        f"  stars: {sums(Counter(str(one.stars) for one in ones))}",
        f"  players: {sums(Counter(str(one.source.players) for one in ones))}",
        f"  questions: {sums(Counter(one.asked for one in ones))}",
    ]


def said(search: "Mine", options: list[str], most: int) -> str:
    """The command again, in full."""
    chosen = "".join(f" --option {one}" for one in options)
    counts = ",".join(map(str, search.players))
    return (
        f"squander exercises mine {search.game} --games {search.games} --seed {search.seed} --players {counts}{chosen}"
        f"{''.join(f' --about {one}' for one in search.about)}"
        f" --worlds {search.depth.deep} --points {100 * search.depth.lead:g} --most {most}"
    )
