"""`squander analyse`: a finished game looked back on."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from squander.analysis.findings import Told
    from squander.play.records import Record


def analyse(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page to look at.")] = None,
    playouts: Annotated[int, typer.Option(help="How much to try out at each choice: more is deeper and slower.")] = 600,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis on any machine.")] = 0,
    processes: Annotated[int, typer.Option(help="How many at a time; 0 for one a core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="For programs: all that was found out.")] = False,
) -> None:
    """Look back on a finished game: everybody's chance of winning, what each choice cost, and luck apart from skill.

    Each choice is judged by what its player could know. What it cost against the planner's answer is the player's
    doing; what happens between choices is luck. They add up to the result. docs/analysis.md says how.

    \b
    Examples:
      squander analyse evening.squander
      squander analyse evening.squander --html evening.html
      squander analyse evening.squander --playouts 4000 --json
    """
    from squander.cli import files

    if html is not None:
        from squander.analysis.page import FORMAT

        files.check_writable(html, FORMAT, "page of an analysis")
    record = files.read_record(file)
    told = found_out(record, playouts, seed, processes)
    if html is not None:
        from squander.analysis.page import page

        files.replace(html, page(told, str(file)))
    if as_json:
        typer.echo(json.dumps(data(told), indent=2, ensure_ascii=False))
    else:
        typer.echo("\n".join(lines(told, file)))


def found_out(record: "Record", playouts: int, seed: int, processes: int) -> "Told":
    from squander.analysis import analysing
    from squander.analysis.findings import tell
    from squander.cli.arena import processes_of
    from squander.cli.progress import bar
    from squander.cli.replay import who_sat

    with bar(len(record.choices), "analysing") as advance:
        last = [0]

        def watch(done: int, of: int) -> None:
            advance(round(done / of * len(record.choices)) - last[0], "analysing")
            last[0] = round(done / of * len(record.choices))

        found = analysing.analyse(record, playouts, seed, processes_of(processes), watch)
    return tell(record, found, who_sat(record).seen_from(-1).names)


def lines(told: "Told", file: Path) -> list[str]:
    from squander.analysis.numbers import points, summary, with_spread

    width = max(len(name) for name in told.names)
    found = [f"{told.title}: what each won beyond a fair share, in points (a game is 100), and by what", ""]
    heads = "  ".join(f"{name:>13}" for name in ("own choices", *(["others’"] if told.has_company else []), "luck"))
    found.append(f"  {'':{width}}  {'result':>6}  {heads}  mistakes")
    for one in told.accounts:
        parts = "  ".join(f"{with_spread(part):>13}" for part in told.parts_of(one))
        result = points(one.result - one.fair)
        found.append(f"  {told.names[one.seat]:{width}}  {result:>6}  {parts}  {one.mistakes} of {one.choices}")
    found += ["", *(summary(told.names[one.seat], one) for one in told.accounts), ""]
    found += mistake_lines(told, file)
    for swing in told.luckiest:
        name = told.names[swing.seat]
        found.append(f"Luck, round {swing.round}: {name} {points(swing.change)}. {swing.sentence}")
    return found


def mistake_lines(told: "Told", file: Path) -> list[str]:
    from squander.analysis.numbers import advice_on

    found = []
    for number, one in enumerate(told.dearest, 1):
        found.append(f"{number}. {told.names[one.seat]}, round {one.round}: {one.made}")
        found.append(f"   better: {advice_on(one)}: {one.why}.")
        found.append(f"   again from here: squander play --load {file} --ply {one.ply} --seat {one.seat}")
    return found


def data(told: "Told") -> dict[str, object]:
    """Plain data; parts with their standard errors."""
    return {
        **told._asdict(),
        "points": [point._asdict() for point in told.points],
        "accounts": [
            {**one._asdict(), **{name: getattr(one, name)._asdict() for name in ("own", "others", "luck")}}
            for one in told.accounts
        ],
        "dearest": [one._asdict() for one in told.dearest],
        "luckiest": [one._asdict() for one in told.luckiest],
        "choices": [one._asdict() for one in told.choices],
    }
