"""Box files and packs as text: to read a field strictly, and to say on which line something is wrong."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from squander.kernel.errors import BadPack

SOURCES = ["rulebook", "report", "house"]

Toml = dict[str, Any]  # a table of a file, as it was read


class Source:
    """A TOML file."""

    def __init__(self, path: Path, text: str) -> None:
        self.name = path.name
        self.text = text
        try:
            self.data: Toml = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise BadPack(f"{path}: this is not valid TOML ({error}); correct that place.") from None

    def line(self, path: list[str]) -> int:
        """Where the last of these names stands, each looked for after the one before."""
        lines = self.text.splitlines()
        at = 0
        for name in path:
            at = find(lines, at, name)
        return at + 1

    def fault(self, name: str, message: str) -> BadPack:
        return Place(self, [name]).fault(message)


def open_source(path: Path) -> Source:
    return Source(path, read_text(path))


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadPack(f"{path}: there is no such file; name an existing pack.") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadPack(f"{path}, line {line}: this is not UTF-8; a pack is a TOML text file.") from None
    except (OSError, ValueError) as error:
        cause = str(getattr(error, "strerror", None) or error).lower()
        raise BadPack(f"{path}: the file cannot be read ({cause}); a pack is a TOML text file.") from None


def find(lines: list[str], start: int, name: str) -> int:
    """The first line that gives the name as an id, else as a key, else at all; the start if none does."""
    word = re.escape(name)
    for pattern in (rf"\bid\s*=\s*[\"']{word}[\"']", rf"(^|[\[{{,.])\s*{word}\s*[\].=]", rf"\b{word}\b"):
        for at in range(start, len(lines)):
            if re.search(pattern, lines[at]):
                return at
    return start


class Place:
    """Where in a file something stands: the names on the way there."""

    def __init__(self, source: Source, path: list[str]) -> None:
        self.source = source
        self.path = path

    def inside(self, name: str) -> "Place":
        return Place(self.source, [*self.path, name])

    def fault(self, message: str) -> BadPack:
        where = self.path[-1] if self.path else "file"
        return BadPack(f"{self.source.name}, line {self.source.line(self.path)}, {where}: {message}")


class Reader:
    """Reads the fields of one table and says what is wrong with them."""

    greatest = 999

    def __init__(self, row: Mapping[str, object], place: Place, part: str = "") -> None:
        self.row = row
        self.place = place
        self.part = part

    def wrong(self, message: str) -> BadPack:
        return self.place.fault(f"{self.part}{message}")

    def word(self, field: str, known: list[str], default: str | None = None) -> int:
        value = self.row.get(field, default)
        if value not in known:
            raise self.wrong(f"{field} is {value!r}; use one of {', '.join(known)}.")
        return known.index(value)

    def text(self, field: str) -> str:
        value = self.row.get(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(f"{field} is {'missing' if value is None else repr(value)}; it must be a text.")
        return value

    def remark(self, field: str) -> str:
        """A text that may be left out."""
        value = self.row.get(field, "")
        if not isinstance(value, str):
            raise self.wrong(f"{field} is {value!r}; it must be a text.")
        return value

    def number(self, field: str, least: int = 0, default: int | None = None, most: int | None = None) -> int:
        value = self.row.get(field, default)
        most = self.greatest if most is None else most
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(f"{field} is {value!r}; it must be a whole number from {least} to {most}.")
        return value

    def numbers(self, field: str, least: int = 0) -> list[int]:
        values = self.row.get(field, [])
        if not isinstance(values, list) or any(type(v) is not int or not least <= v <= self.greatest for v in values):
            raise self.wrong(
                f"{field} is {values!r}; it must be a list of whole numbers from {least} to {self.greatest}."
            )
        return list(values)

    def words(self, field: str, known: list[str]) -> list[int]:
        values = self.row.get(field, [])
        if not isinstance(values, list) or any(value not in known for value in values):
            raise self.wrong(f"{field} is {values!r}; it must be a list out of {', '.join(known)}.")
        return [known.index(value) for value in values]

    def table(self, field: str) -> "Reader":
        """A part of a row, or an empty one."""
        value = self.row.get(field, {})
        if not isinstance(value, dict):
            raise self.wrong(f"{field} is {value!r}; it must be a table in braces.")
        return Reader(value, self.place, f"{self.part}{field}: ")

    def inside(self, field: str) -> "Reader":
        """A table with lines of its own."""
        return Reader(self.table(field).row, self.place.inside(field))

    def tables(self, field: str) -> list["Reader"]:
        values = self.row.get(field, [])
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise self.wrong(f"{field} is {values!r}; it must be a list of tables in braces.")
        return [Reader(value, self.place, f"{self.part}{field}: ") for value in values]

    def only(self, known: set[str]) -> None:
        for field in self.row:
            if field not in known:
                raise self.wrong(f"there is no field {field!r}; use {', '.join(sorted(known))}.")

    def origin(self) -> str:
        """Where the row comes from."""
        return SOURCES[self.word("source", SOURCES)]


class RowReader(Reader):
    """Reads one row of a list, found again in its file by its id."""

    def __init__(self, row: Mapping[str, object], source: Source) -> None:
        self.id = str(row.get("id", "?"))
        super().__init__(row, Place(source, [self.id]))


def merged(board: Toml, changes: object, place: Place) -> Toml:
    """The boards with these entries replaced, each by one of its own type."""
    if not isinstance(changes, dict):
        raise place.fault("this must be a table, as in the box.")
    result = board.copy()
    for key, value in changes.items():
        if key not in board:
            raise place.inside(key).fault(f"there is no such entry; use one of {', '.join(board)}.")
        if type(value) is not type(board[key]):
            raise place.inside(key).fault(f"{value!r} must be of type {type(board[key]).__name__}, as in the box.")
        result[key] = merged(board[key], value, place.inside(key)) if isinstance(value, dict) else value
    return result
