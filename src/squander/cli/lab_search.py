"""`squander lab search`: numbers of a pack moved until targets are met."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from squander.cli.lab_run import RUNS, AsJson, Processes

if TYPE_CHECKING:
    from squander.lab.tuning.proving import Line
    from squander.lab.tuning.searching import Search, Trial


def search(
    spec: Annotated[Path, typer.Argument(metavar="SEARCH.toml", help="Numbers and targets; docs/lab.md tells how.")],
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where it goes; runs/SEARCH without.")] = None,
    seed: Annotated[str | None, typer.Option(help="Instead of the seed in the file.")] = None,
    processes: Processes = 0,
    as_json: AsJson = False,
) -> None:
    """Move numbers of a pack within ranges until outcomes meet targets, and measure what was found on fresh deals.

    The folder gets found.toml, a pack to play with; report.html, in which the old numbers and the new ones played deals
    that the search never saw; and all that was tried, so that the same command goes on where it stopped.

    \b
    Examples:
      squander lab search dinners.toml
      squander lab search dinners.toml --out runs/dinners --processes 4
    """
    import msgspec

    from squander.cli.arena import processes_of
    from squander.extras import require
    from squander.lab.grid import crew
    from squander.lab.tuning.proving import prove
    from squander.lab.tuning.searching import Search, best_of
    from squander.lab.tuning.wishes import read_wishes

    require("lab", "optuna", "pyarrow", "altair", "vl_convert")
    wishes = read_wishes(spec)
    wanted = Search(msgspec.structs.replace(wishes, seed=seed) if seed is not None else wishes, spec.parent)
    folder, count = out or RUNS / spec.stem, processes_of(processes)
    best = best_of(watched(wanted, folder, count))
    lines = prove(wanted, best, folder, crew.processes(count), count)
    if as_json:
        typer.echo(json.dumps(data(wanted, best, lines, folder), indent=2))
    else:
        typer.echo("\n".join(text(wanted, best, lines, folder)))


def watched(wanted: "Search", folder: Path, processes: int) -> "list[Trial]":
    from squander.cli.progress import bar
    from squander.lab.tuning.searching import search

    with bar(wanted.wishes.trials, "searching") as advance:
        return search(wanted, folder, processes, advance)


def data(wanted: "Search", best: "Trial", lines: "list[Line]", folder: Path) -> dict[str, object]:
    return {
        "folder": str(folder),
        "trials": wanted.wishes.trials,
        "numbers": {name: {"before": wanted.now[name], "found": value} for name, value in best.numbers.items()},
        "targets": [
            {**one._asdict(), "before": one.before.mean, "after": one.after.mean, "met": one.met} for one in lines
        ],
    }


def text(wanted: "Search", best: "Trial", lines: "list[Line]", folder: Path) -> Iterator[str]:
    from squander.lab.tuning.proving import cells_of

    wishes = wanted.wishes
    yield f"{folder}: {wishes.trials} trials of {wishes.games} games; found.toml and report.html are there"
    for name, found in best.numbers.items():
        yield f"  {name:44} {wanted.now[name]:>8g} -> {found:g}"
    yield "on fresh deals, means with 95 % intervals:"
    for name, before, after, wished, met in map(cells_of, lines):
        yield f"  {name:24} {before:>9} -> {after:20} wanted {wished}{'' if met == 'yes' else ', NOT MET'}"
