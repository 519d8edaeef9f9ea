"""`squander lab report`: a run as one page."""

from pathlib import Path
from typing import Annotated

import typer


def report(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="The folder of a finished run.")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where it goes; RUN/report.html without.")] = None,
) -> None:
    """Write what a run found as one page that needs nothing else: for a browser, a phone, or paper.

    \b
    Examples:
      squander lab report runs/study
      squander lab report runs/study --out study.html
    """
    from squander.cli import files
    from squander.cli.progress import bar
    from squander.extras import require
    from squander.lab.grid.folder import RunFolder
    from squander.lab.sheets.bound import FORMAT, MOST_CELLS, cells_in
    from squander.lab.sheets.bound import report as written

    require("lab", "pyarrow", "altair", "vl_convert")
    folder = RunFolder(run)
    count = min(MOST_CELLS, len(cells_in(folder.manifest())))
    path = out or run / "report.html"
    files.check_writable(path, FORMAT, "report of the lab")
    with bar(count, "drawing") as advance:
        text = written(folder, lambda done: advance(done, "drawing"))
    files.replace(path, text)
    typer.echo(f"{path}: {len(text) / 1e6:.1f} MB")
