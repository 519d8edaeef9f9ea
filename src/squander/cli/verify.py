"""`squander verify`: is this record what happened?"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypedDict

import typer

if TYPE_CHECKING:
    from squander.play.records import Record


class Finding(TypedDict):
    """What a program may want to know."""

    file: str
    game: str
    rules: int
    boxes: list[str]
    plies: int
    fine: bool
    differs_at: int | None
    reason: str
    checksum: bool
    commitment: str
    promise: str


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Saved games.")],
    as_json: Annotated[bool, typer.Option("--json", help="For programs, a line for each file.")] = False,
    commitment: Annotated[str, typer.Option(help="What the table promised when you sat down.")] = "",
) -> None:
    """Recompute records and report the first ply that differs. Exit code 0: fine, 1: one differs, 2: one is unreadable.

    \b
    Examples:
      squander verify evening.squander
      squander verify evening.squander --json
      squander verify games/*.squander
      squander verify evening.squander --commitment 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
    """
    promised = seen(commitment)
    check_promise(promised, files)
    raise typer.Exit(max([verified(file, promised, as_json) for file in files]))


def check_promise(promised: str, files: list[Path]) -> None:
    from squander.kernel.errors import BadRecord

    if promised and len(files) > 1:
        raise BadRecord("--commitment is what one table promised: name one saved game with it.")


def verified(file: Path, commitment: str, as_json: bool) -> int:
    """The exit code for it alone. What can't be read is said, and the next file is."""
    from squander.cli.files import read_record, read_text
    from squander.kernel.errors import SquanderError

    try:
        result = verdict(file, read_record(file, edited=True), intact(read_text(file)), commitment)
    except SquanderError as error:
        typer.echo(str(error), err=True)
        return 2
    typer.echo(json.dumps(result) if as_json else f"{file}: {sentence(result)}")
    return 0 if result["fine"] else 1


def seen(commitment: str) -> str:
    """A commitment as it is shown: 64 hexadecimal digits."""
    from squander.kernel.errors import BadRecord

    given = commitment.strip().lower()
    if given and (len(given) != 64 or set(given) - set("0123456789abcdef")):
        raise BadRecord(f"{commitment!r} is no commitment: that has 64 hexadecimal digits.")
    return given


def intact(text: str) -> bool:
    from squander.kernel.errors import BadRecord
    from squander.play import records

    try:
        records.read(text)
    except BadRecord:
        return False
    return True


def verdict(file: Path, record: "Record", checksum: bool, commitment: str = "") -> Finding:
    from squander.play.promise import told

    boxes = boxes_of(record)
    ply, reason = first_difference(record, commitment)
    return {
        "file": str(file),
        "game": record.game,
        "rules": record.rules,
        "boxes": boxes,
        "plies": len(record.choices),
        "fine": ply is None and not reason and checksum,
        "differs_at": ply,
        "reason": reason,
        "checksum": checksum,
        "commitment": record.about.get("commitment") or "",
        "promise": told(record.about),
    }


def first_difference(record: "Record", commitment: str) -> tuple[int | None, str]:
    from squander.kernel.errors import BadRecord
    from squander.play import records
    from squander.play.promise import objection

    if broken := objection(record.setup.seed, record.about, commitment):
        return 0, broken
    difference = records.verify(record)
    if difference is not None:
        return difference.ply, difference.reason
    try:
        records.resume(record)
    except BadRecord as error:
        return None, str(error)
    return None, ""


def boxes_of(record: "Record") -> list[str]:
    """The hashes of the boxes it is played with. A record of other rules is not wrong, only not ours to judge."""
    from squander.games import kind_of

    kind = kind_of(record.game)
    options = kind.settle(record.setup.players, kind.as_played(record.rules, record.setup.options))
    return kind.boxes(options)


def sentence(result: Finding) -> str:
    plies = f"all {result['plies']} plies"
    tail = "" if result["checksum"] else " Its checksum does not fit: the file was changed after it was written."
    if result["differs_at"] is not None:
        return f"differs at ply {result['differs_at']}. {result['reason']}{tail}"
    reason = f" {result['reason']}" if result["reason"] else ""
    return f"{plies} fit.{reason}{tail} {recomputed(result)} {result['promise']}".rstrip()


def recomputed(result: Finding) -> str:
    """What it was held against."""
    boxes = " and ".join(result["boxes"])
    kept = f" with the box{'es' if len(result['boxes']) > 1 else ''} {boxes}" if boxes else ""
    return f"Recomputed under rules {result['rules']}{kept}."
