"""Rows of the box files, read strictly."""

import tomllib
from pathlib import Path
from typing import Any

from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.row import Grammar, Wrong
from squander.kernel.errors import BadPack

SOURCES = ["rulebook", "report", "house"]


class Source:
    """A file's text, to say on which line something stands."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except FileNotFoundError:
            raise BadPack(f"{path}: there is no such file; name an existing pack.") from None
        except (OSError, UnicodeDecodeError) as error:
            raise BadPack(f"{path}: the file cannot be read ({error}); a pack is a TOML text file.") from None
        except tomllib.TOMLDecodeError as error:
            raise BadPack(f"{path}: this is not valid TOML ({error}); correct that place.") from None

    def line(self, id: str) -> int:
        quoted = f'"{id}"'
        for number, text in enumerate(self.text.splitlines(), 1):
            if quoted in text:
                return number
        return 1

    def fault(self, id: str, message: str) -> BadPack:
        return BadPack(f"{self.path.name}, line {self.line(id)}, {id}: {message}")


class Reader:
    """Reads the fields of one row and says what is wrong with them."""

    def __init__(self, row: dict[str, Any], source: Source) -> None:
        self.row = row
        self.source = source
        self.id = str(row.get("id", "?"))

    def wrong(self, message: str) -> BadPack:
        return self.source.fault(self.id, message)

    def only(self, fields: set[str]) -> None:
        for field in self.row:
            if field not in fields:
                raise self.wrong(f"there is no field {field!r} here; use {', '.join(sorted(fields))}.")

    def text(self, field: str) -> str:
        value = self.row.get(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(f"{field} is missing; it must be a text.")
        return value

    def word(self, field: str, known: list[str]) -> int:
        value = self.row.get(field)
        if value not in known:
            raise self.wrong(f"{field} is {value!r}; use one of {', '.join(known)}.")
        return known.index(value)

    def number(self, field: str, least: int = 0, default: int | None = None) -> int:
        value = self.row.get(field, default)
        if type(value) is not int or value < least:
            raise self.wrong(f"{field} is {value!r}; it must be a whole number, {least} or more.")
        return value

    def script(self, field: str, grammar: Grammar) -> list[Item]:
        try:
            return grammar.script(str(self.row.get(field, "")))
        except Wrong as error:
            raise self.wrong(f"{field}: {error}.") from None

    def source_is_known(self) -> None:
        self.word("source", SOURCES)
