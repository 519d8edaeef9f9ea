"""`squander ladder`: all levels of a game, each against the one below it."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from squander.cli.arena import processes_of, running
from squander.cli.named import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squander.lab.arena import Result
    from squander.lab.contest import Outcome
    from squander.lab.ladder import Ladder, Level
    from squander.lab.scores import Scores

END = "<!-- end -->"
TITLE = ["level", "rating", "wins against the one below", "points above it", "ms a choice, p95"]
INVERTED = 1


def ladder(  # noqa: PLR0913 - one argument a flag
    game: Game,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games each two neighbours play.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed deals the same games.")] = "1",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option, as name=value.")] = None,
    processes: Annotated[int, typer.Option(help="How many at a time; 0 for one a core.")] = 0,
    docs: Annotated[Path | None, typer.Option(help="The page with the table; docs/bots.md of a checkout.")] = None,
    write: Annotated[bool, typer.Option("--write/--no-write", help="Put the table into the page, too.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print plain data for programs.")] = False,
) -> None:
    """Measure the levels of a game, neighbour against neighbour with two players, and write the table of the docs.

    The lowest level is rated 1000; 400 points more win ten games for each one lost. The page is written after every
    rung, from below, so that what was measured stays if it is ended early. Where a level is weaker than the one below
    it, that is said and the exit code is 1.

    \b
    Examples:
      squander ladder last-will
      squander ladder maccreedys-mansion --games 400 --seed 2 --no-write
    """
    from squander.cli import failed
    from squander.cli.play import options_of
    from squander.lab.ladder import inverted, ladder_of, levels
    from squander.lab.ratings import require_library

    require_library()
    climbed = ladder_of(game, games, seed, options_of(game, option or [], None))
    page = docs or page_of_checkout() if write else None
    if page is not None:
        with_table(page, game, "")
    rungs: list[Result] = []
    text = ""
    for rung in results(climbed, processes_of(processes)):
        rungs.append(rung)
        text = table(levels(climbed, rungs), climbed.levels, command(climbed, option or []))
        if page is not None:
            page.write_text(with_table(page, game, text), encoding="utf-8")
    found = levels(climbed, rungs)
    typer.echo(json.dumps({"game": game, "seed": seed, "levels": found}, indent=2) if as_json else text)
    failures = [failure for rung in rungs for failure in rung.scores.failures]
    failed.tell(failures, sum(rung.scores.failed.total() for rung in rungs), None)
    if weaker := inverted(found):
        typer.echo(f"Weaker than the level below: {', '.join(weaker)}.", err=True)
        raise typer.Exit(INVERTED)


def results(climbed: "Ladder", processes: int) -> "Iterator[Result]":
    from squander.cli.progress import bar
    from squander.lab.ladder import climb

    with bar(sum(rung.deals * len(rung.seatings) for rung in climbed.rungs()), "climbing") as advance:

        def watch(_: "Outcome", scores: "Scores") -> None:
            advance(1, running(scores))

        yield from climb(climbed, processes, watch)


def page_of_checkout() -> Path | None:
    import squander

    page = Path(squander.__file__).parents[2] / "docs" / "bots.md"
    return page if page.is_file() else None


def with_table(page: Path, game: str, text: str) -> str:
    """The page with another table between its marks."""
    from squander.cli.files import CannotWrite, read_text

    whole, mark = read_text(page), f"<!-- ladder {game} -->"
    before, found, after = whole.partition(mark)
    _, end, rest = after.partition(END)
    if not found or not end:
        raise CannotWrite(f"{page}: there is no place for this table; put lines {mark} and {END} there.")
    return f"{before}{mark}\n\n{text}\n\n{END}{rest}"


def command(climbed: "Ladder", options: list[str]) -> str:
    given = "".join(f" -o {option}" for option in options)
    return f"./squander ladder {climbed.game} --games {climbed.games} --seed {climbed.seed}{given}"


def table(found: "list[Level]", names: tuple[str, ...], typed: str) -> str:
    """The strongest first; those that were not played yet are named, too."""
    waiting = [[f"`{name}`", "not measured yet", "", "", ""] for name in reversed(names[len(found) :])]
    rows = [TITLE, ["---"] * len(TITLE), *waiting, *(cells(level) for level in reversed(found))]
    games = max(level["games"] for level in found)
    day = datetime.now(UTC).date()
    told = f"{day}, `{typed}`: two players, {games} games a rung, every deal in both seatings, 95 % intervals."
    return "\n".join([*(f"| {' | '.join(row)} |" for row in rows), "", told])


def cells(level: "Level") -> list[str]:
    won = between(level["win_rate"], ".0%") if level["win_rate"] else ""
    step = between(level["step"], "+.0f") if level["step"] else ""
    rating = between(level["rating"], ".0f")
    return [f"`{level['bot']}`", rating, won, step, f"{level['ms_mean']:.3g}, {level['ms_p95']:.3g}"]


def between(values: list[float], form: str) -> str:
    value, low, high = (format(number, form) for number in values)
    return f"{value} ({low} to {high})" if low != high else value
