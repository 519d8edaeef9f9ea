"""What a study plays, as somebody wrote it down: a TOML file, read strictly."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from squander.kernel.errors import SquanderError
from squander.kernel.pieces import Data

ALWAYS = ("games", "seats")  # tables that every run has
TABLES = (*ALWAYS, "cards", "picks", "rounds", "choices")
USUAL = ("cards", "picks", "rounds")
MOST_GAMES = 100_000_000
MOST_CELLS = 100_000

T = TypeVar("T")
Texts = str | list[str]


class BadSpec(SquanderError):
    """A spec, or what it names, cannot be used."""


class Grid(msgspec.Struct, forbid_unknown_fields=True):
    """Every combination of these is a cell. A list holds what is taken in turn."""

    game: Texts
    players: int | list[int] = 2
    bots: Texts = "random"  # each as after --bots: greedy,random
    pack: Texts = ""  # a file, a name that is installed, or nothing
    options: Data = {}  # of each, a value or a list of them


class Spec(msgspec.Struct, forbid_unknown_fields=True):
    grid: list[Grid] | Grid
    games: int = 100  # of each cell
    seed: Texts = "1"
    tables: list[str] = msgspec.field(default_factory=lambda: list(USUAL))  # beside games and seats
    metrics: dict[str, str] = {}  # a column, and the function that finds it: loans = "loans.py:loans"
    games_a_part: int = 0  # what is played in one go; 0 for what suits the bots


FIELDS = {
    "": Spec.__struct_fields__,
    "grid": Grid.__struct_fields__,
}
WORDS_OF_TYPES = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}
COLUMN = re.compile(r"[a-z][a-z0-9_]*")


def read_spec(path: Path) -> Spec:
    """The spec in a file; whatever is wrong with it is one sentence that begins with the file's name."""
    return spec_of(text_of_file(path), str(path))


def text_of_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadSpec(f"{path}: there is no such file; name a spec, as docs/lab.md shows one.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadSpec(f"{path}: this cannot be read as text ({type(error).__name__}).") from None


def spec_of(text: str, called: str) -> Spec:
    return check_spec(decoded(text, called, Spec, FIELDS), called)


def decoded(text: str, called: str, shape: type[T], fields: Mapping[str, Sequence[str]]) -> T:
    """A text as one of our structs; `fields` are what each table may have, for who misspelt one."""
    try:
        return msgspec.toml.decode(text, type=shape)
    except msgspec.ValidationError as error:
        raise BadSpec(f"{called}: {told(str(error), fields)}") from None
    except msgspec.DecodeError as error:
        raise BadSpec(f"{called}: this is no TOML ({str(error).rstrip('.')}).") from None


def check_spec(spec: Spec, called: str) -> Spec:
    for fault in faults(spec):
        raise BadSpec(f"{called}: {fault}")
    return spec


def told(message: str, fields: Mapping[str, Sequence[str]]) -> str:
    """What the decoder found, with the field's name as the file has it."""
    what, _, place = message.partition(" - at `$")
    place = place.rstrip("`").lstrip(".").replace("[...]", "")
    if found := re.search(r"unknown field `(.*)`", what):
        known = fields.get(place.partition("[")[0], ())
        return f"{place + ' has' if place else 'there is'} no field {found[1]!r}; it may have {', '.join(known)}."
    if found := re.search(r"missing required field `(.*)`", what):
        return f"{place + ' lacks' if place else 'there is no'} {found[1]}; see docs/lab.md for what a file needs."
    if found := re.search(r"Expected `(.*)`, got `(.*)`", what):
        return (
            f"{place or 'this'} must be {' or '.join(map(in_words, found[1].split(' | ')))}, not {in_words(found[2])}."
        )
    return f"{place + ': ' if place else ''}{what[:1].lower()}{what[1:]}."


def in_words(of: str) -> str:
    return WORDS_OF_TYPES.get(of, of)


def faults(spec: Spec) -> list[str]:
    """What is wrong with values that have the right types."""
    found = []
    if not 1 <= spec.games <= MOST_GAMES:
        found.append(f"games is {spec.games}; it must be from 1 to {MOST_GAMES}.")
    if spec.games_a_part < 0:
        found.append(f"games_a_part is {spec.games_a_part}; it must be 1 or more, or 0 for what suits the bots.")
    unknown = [name for name in spec.tables if name not in TABLES]
    if unknown:
        found.append(f"there is no table {unknown[0]!r}; choose from {', '.join(TABLES)}.")
    named = [name for name in spec.metrics if not COLUMN.fullmatch(name)]
    if named:
        found.append(f"metrics: {named[0]!r} cannot name a column; use small letters, digits and underscores.")
    empty = [name for grid in grids(spec) for name in ("game", "players", "bots", "pack") if getattr(grid, name) == []]
    if empty or spec.seed == [] or spec.grid == []:
        found.append(f"{empty[0] if empty else 'seed' if spec.seed == [] else 'grid'} is empty; name one or more.")
    return found


def grids(spec: Spec) -> list[Grid]:
    return spec.grid if isinstance(spec.grid, list) else [spec.grid]


def tables_of(spec: Spec) -> list[str]:
    """In the order in which they are listed everywhere."""
    return [name for name in TABLES if name in (*ALWAYS, *spec.tables)]
