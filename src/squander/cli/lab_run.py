"""`squander lab run`: a spec becomes a folder of tables."""

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from squander.cli.failed import SOMETHING_FAILED

if TYPE_CHECKING:
    from squander.lab.grid.crew import Play
    from squander.lab.grid.folder import RunFolder
    from squander.lab.grid.running import Came, Study
    from squander.lab.grid.spec import Spec

RUNS = Path("runs")

Processes = Annotated[int, typer.Option(help="How many at a time; 0 for one a core.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print plain data for programs.")]


def run(
    spec: Annotated[Path, typer.Argument(metavar="SPEC.toml", help="What is played; docs/lab.md tells its fields.")],
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where it goes; runs/SPEC if not named.")] = None,
    seed: Annotated[str | None, typer.Option(help="Instead of the seed in the spec.")] = None,
    games: Annotated[int | None, typer.Option("--games", "-n", help="Of each cell, instead of the spec's.")] = None,
    processes: Processes = 0,
    on: Annotated[str, typer.Option(metavar="WHERE", help="Who plays: ray, or ray://HOST:PORT; else processes.")] = "",
    as_json: AsJson = False,
) -> None:
    """Play all that a spec asks for, and write a row for every game, seat and card as Parquet.

    What was interrupted goes on where it stopped when the same command is given again. The same spec gives the same
    bytes on any number of processes, unless a bot's time is limited.

    \b
    Examples:
      squander lab run study.toml
      squander lab run study.toml --out runs/first --processes 4
      squander lab run study.toml --seed again --games 2000 --out runs/again
      squander lab run study.toml --on ray://10.0.0.1:10001
    """
    from squander.extras import require
    from squander.lab.grid.folder import RunFolder
    from squander.lab.grid.running import study_of
    from squander.lab.grid.spec import read_spec

    require("lab", "pyarrow")
    study = study_of(changed(read_spec(spec), seed, games), spec.parent)
    folder = RunFolder(out or RUNS / spec.stem)
    began = time.perf_counter()
    came = played(study, folder, crew_of(on, processes))
    tell(folder, came, time.perf_counter() - began, as_json)
    if came.failed:
        raise typer.Exit(SOMETHING_FAILED)


def changed(spec: "Spec", seed: str | None, games: int | None) -> "Spec":
    import msgspec

    from squander.lab.grid.spec import check_spec

    given = {name: value for name, value in {"seed": seed, "games": games}.items() if value is not None}
    return check_spec(msgspec.structs.replace(spec, **given), "--games" if games is not None else "--seed")


def crew_of(on: str, processes: int) -> "Play":
    from squander.cli.arena import processes_of
    from squander.lab.grid import crew
    from squander.lab.grid.on_ray import crew_on

    return crew_on(on) if on else crew.processes(processes_of(processes))


def played(study: "Study", folder: "RunFolder", play: "Play") -> "Came":
    """With a progress bar where somebody is watching."""
    from squander.cli.progress import bar
    from squander.lab.grid.running import run

    with bar(study.games, "playing") as advance:
        return run(study, folder, play, lambda done: advance(done, "playing"))


def tell(folder: "RunFolder", came: "Came", seconds: float, as_json: bool) -> None:
    """What lies where, and how fast it came about."""
    tables = {name: rows_in(folder.table(name)) for name in folder.manifest()["tables"]}
    if as_json:
        facts = {"folder": str(folder.path), **came._asdict(), "rows": tables, "seconds": round(seconds, 3)}
        typer.echo(json.dumps(facts, indent=2))
        return
    before = f", {came.found} were there" if came.found else ""
    typer.echo(f"{folder.path}: {came.played} games played in {seconds:.1f} s{before}")
    for name, rows in tables.items():
        typer.echo(f"  {name + '.parquet':16} {rows:>12,} rows")
    if came.failed:
        typer.echo(f"Bots failed {came.failed} times; the column 'failed' of seats.parquet says of what.", err=True)


def rows_in(path: Path) -> int:
    import pyarrow.parquet as pq

    return int(pq.read_metadata(path).num_rows)
