"""Records on the disk: whatever goes wrong is one sentence, and a file is written whole or not at all."""

import contextlib
import os
from pathlib import Path

from squander.kernel.errors import BadRecord, SquanderError
from squander.play import records
from squander.play.records import Record


class CannotWrite(SquanderError):
    """A file cannot be written."""


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadRecord(f"{path}: there is no such file; name a saved game.") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is no text, so no record of a game.") from None
    except OSError as error:
        raise BadRecord(f"{path}: the file cannot be read ({reason(error)}).") from None


def read_record(path: Path, edited: bool = False) -> Record:
    try:
        return records.read(read_text(path), edited)
    except BadRecord as error:
        raise BadRecord(str(error) if str(error).startswith(str(path)) else f"{path}: {error}") from None


def check_writable(path: Path, start: str = records.FORMAT, called: str = "record") -> None:
    """Before a long game: would saving here work? Never over something that is no record, or whatever is written."""
    folder = path.parent
    if path.is_dir():
        raise CannotWrite(f"{path}: this is a folder; give a file name in it.")
    if not folder.is_dir():
        raise CannotWrite(f"{path}: there is no folder {folder}; make it first or choose another place.")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise CannotWrite(f"{path}: this may not be written; choose another place.")
    if path.exists() and not begins(path, start):
        raise CannotWrite(f"{path}: this file is there already and is no {called}; choose another name.")


def begins(path: Path, start: str) -> bool:
    """Or is empty."""
    with path.open("rb") as file:
        found = file.read(len(start))
    return found in (b"", start.encode())


def write_record(path: Path, record: Record) -> None:
    check_writable(path)
    text = records.write(record)
    try:
        replace(path, text)
    except OSError as error:
        raise CannotWrite(f"{path}: the file cannot be written ({reason(error)}).") from None


def replace(path: Path, text: str) -> None:
    """Through a neighbour, so that a full disk cannot spoil an earlier save."""
    neighbour = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        neighbour.write_text(text, encoding="utf-8")
        neighbour.replace(path)
    finally:
        with contextlib.suppress(OSError):
            neighbour.unlink()


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
