"""Bots that failed: each is named with where, and the game up to there is written down to be looked at."""

import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from squander.cli import files
from squander.kernel.errors import SquanderError

if TYPE_CHECKING:
    from squander.lab.players import Failure
    from squander.play.records import Record

SHOWN = 3
SOMETHING_FAILED = 1


def check_folder(folder: Path | None) -> None:
    """Before anything is played: records can go there."""
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.CannotWrite(f"{folder}: records cannot go there ({files.reason(error)}).") from None
    files.check_writable(folder / "any.squander")


def tell(failures: "list[Failure]", count: int, folder: Path | None) -> None:
    """After the results, so that nobody overlooks it; a program sees it by the exit code."""
    for failure in failures[:SHOWN]:
        typer.echo(f"{failure.sentence()} {kept(failure.record(), failure.bot, folder)}", err=True)
    if count > SHOWN:
        typer.echo(f"Bots failed {count} times in all.", err=True)
    if count:
        raise typer.Exit(SOMETHING_FAILED)


def kept(record: "Record", bot: str, folder: Path | None = None) -> str:
    """A sentence that says where the game up to a failure is."""
    home = folder or Path(tempfile.mkdtemp(prefix="squander-"))
    name = re.sub(r"[^\w.]+", "-", f"{bot} {record.game} {record.setup.seed} {len(record.choices)}")
    path = home / f"failed-{name[:100]}.squander"
    try:
        files.write_record(path, record)
    except SquanderError as error:
        return f"It could not be saved: {error}"
    return f"The game up to there is in {path}."
