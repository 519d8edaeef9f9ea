"""`squander verify`: is this record what happened?"""

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from squander.play.records import Record


def verify(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Recompute a record and report the first ply that differs. Exit code 0: fine, 1: differs, 2: unreadable.

    \b
    Examples:
      squander verify evening.squander
      squander verify evening.squander --json
    """
    from squander.cli.files import read_record, read_text

    record = read_record(file, edited=True)
    result = verdict(record, intact(read_text(file)))
    typer.echo(json.dumps(result) if as_json else f"{file}: {sentence(result)}")
    raise typer.Exit(0 if result["fine"] else 1)


def intact(text: str) -> bool:
    from squander.kernel.errors import BadRecord
    from squander.play import records

    try:
        records.read(text)
    except BadRecord:
        return False
    return True


def verdict(record: "Record", checksum: bool) -> dict[str, Any]:
    """What a program may want to know."""
    boxes = boxes_of(record)
    ply, reason = first_difference(record)
    return {
        "game": record.game,
        "rules": record.rules,
        "boxes": boxes,
        "plies": len(record.choices),
        "fine": ply is None and not reason and checksum,
        "differs_at": ply,
        "reason": reason,
        "checksum": checksum,
    }


def first_difference(record: "Record") -> tuple[int | None, str]:
    from squander.kernel.errors import BadRecord
    from squander.play import records

    if not keeps_promise(record):
        return 0, "The seed is not the one that was promised at the start: its hash differs."
    difference = records.verify(record)
    if difference is not None:
        return difference.ply, difference.reason
    try:
        records.resume(record)
    except BadRecord as error:
        return None, str(error)
    return None, ""


def keeps_promise(record: "Record") -> bool:
    """A server shows the seed's hash before the first card is dealt."""
    promised = record.about.get("commitment")
    return not promised or promised == hashlib.sha256(record.setup.seed.encode()).hexdigest()


def boxes_of(record: "Record") -> list[str]:
    """The hashes of the boxes it is played with. A record of other rules is not wrong, only not ours to judge."""
    from squander.games import kind_of

    kind = kind_of(record.game)
    options = kind.settle(record.setup.players, kind.as_played(record.rules, record.setup.options))
    return kind.boxes(options)


def sentence(result: dict[str, Any]) -> str:
    plies = f"all {result['plies']} plies"
    tail = "" if result["checksum"] else " Its checksum does not fit: the file was changed after it was written."
    if result["differs_at"] is not None:
        return f"differs at ply {result['differs_at']}. {result['reason']}{tail}"
    return f"{plies} fit.{' ' if result['reason'] else ''}{result['reason']}{tail} {recomputed(result)}"


def recomputed(result: dict[str, Any]) -> str:
    """What it was held against."""
    boxes = " and ".join(result["boxes"])
    kept = f" with the box{'es' if len(result['boxes']) > 1 else ''} {boxes}" if boxes else ""
    return f"Recomputed under rules {result['rules']}{kept}."
