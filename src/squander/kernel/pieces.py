"""The plain pieces a position and its story are made of."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from squander.kernel.errors import BadPack, BadSetup
from squander.kernel.inheriting import mypyc_attr

EVERYONE: Final = -1

# Plain data, as it is written and sent: of a position or part, and what a seat may see. Whoever knows the game knows it
# by the types of its own package.
Data = dict[str, Any]
View = Mapping[str, Any]

Value = str | int | bool | None | list[str]  # of a setting
Options = dict[str, Value]

BY_LOT: Final = "drawn by lot"
STARTERS: Final[list[int | None]] = [None, 0, 1, 2, 3, 4]  # seats that may be named to start


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of a position, written by one package."""

    def copy(self) -> "Part":
        raise NotImplementedError

    def dump(self) -> Data:
        """Plain data: all of the part, enough to load it again."""
        raise NotImplementedError


class NoPart(Part):
    """Holds the place of a part that this game does without."""

    def copy(self) -> "NoPart":
        return self

    def dump(self) -> Data:
        return {}


class Standing:
    """One line of the final ranking."""

    def __init__(self, place: int, seat: int, score: int, note: str = "") -> None:
        self.place: Final = place
        self.seat: Final = seat
        self.score: Final = score
        self.note: Final = note

    def __repr__(self) -> str:
        tail = f" ({self.note})" if self.note else ""
        return f"{self.place}. seat {self.seat}: {self.score}{tail}"


class Holding:
    """A piece of a seat's deciding number: what it is called, and its sum. Where pieces are compared instead of added,
    only those count that decide. `of` names the piece that it is a piece of."""

    def __init__(self, name: str, amount: int, counts: bool = True, of: str = "") -> None:
        self.name: Final = name
        self.amount: Final = amount
        self.counts: Final = counts
        self.of: Final = of


class Worth:
    """A seat's deciding number, and into what it splits."""

    def __init__(self, amount: int, parts: list[Holding]) -> None:
        self.amount: Final = amount
        self.parts: Final = parts


class Rival:
    """Somebody who plays along without a seat: what they are called, where they stand, and what they have."""

    def __init__(self, name: str, place: int, worth: Worth, note: str = "") -> None:
        self.name: Final = name
        self.place: Final = place
        self.worth: Final = worth
        self.note: Final = note

    def __repr__(self) -> str:
        tail = f" ({self.note})" if self.note else ""
        return f"{self.place}. {self.name}: {self.worth.amount}{tail}"


class Expense:
    """What a note says that somebody gave away: on what, how much, and the sign of the money, if it is money. A
    rival's is told by its number, which no note names."""

    def __init__(self, on: str, amount: int, sign: str, rival: int = -1) -> None:
        self.on: Final = on
        self.amount: Final = amount
        self.sign: Final = sign
        self.rival: Final = rival


class Setup:
    """What a game was started from. Together with the choices it is the whole game."""

    def __init__(self, players: int, seed: str, options: Options) -> None:
        self.players: Final = players
        self.seed: Final = seed
        self.options: Final = options


class Setting:
    """An option of a game: its default, the values it may take (any when empty), and what it is for.

    `offered` are values for a menu where the game takes more than a menu should list. One that is `kept` is for
    records alone: it says by which box or ruling a game began, and nobody is asked for it. `unset` tells what None
    means.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        choices: Sequence[Value],
        text: str,
        offered: Sequence[Value] | None = None,
        kept: bool = False,
        unset: str = "",
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        self.text: Final = text
        self.offered: Final = choices if offered is None else offered
        self.kept: Final = kept
        self.unset: Final = unset


def typed(value: Value) -> str:
    """A value of a setting as people type it."""
    return "none" if value is None else str(value)


def value_of(name: str, given: object) -> Value:
    """What somebody gave a setting, if it is plain data of the kinds that settings have."""
    if isinstance(given, (list, tuple)):
        if all(isinstance(one, str) for one in given):
            return list(given)
    elif given is None or isinstance(given, (str, int)):
        return given
    raise BadSetup(f"{name} cannot be {given!r}; it must be a text, a number, or a list of words.")


def text_of(options: Options, name: str) -> str:
    value = options[name]
    if not isinstance(value, str):
        raise BadSetup(f"{name} cannot be {value!r}; it must be a text.")
    return value


def path_or_none(options: Options, name: str) -> str | None:
    value = options[name]
    if value is not None and not isinstance(value, str):
        raise BadPack(f"{name} is {value!r}; it must be the path of a file.")
    return value


def number_or_none(options: Options, name: str) -> int | None:
    value = options[name]
    if value is None:
        return None
    if not isinstance(value, int):
        raise BadSetup(f"{name} cannot be {value!r}; it must be a number.")
    return value


def texts_of(options: Options, name: str) -> list[str]:
    value = options[name]
    if not isinstance(value, list):
        raise BadSetup(f"{name} cannot be {value!r}; it must be a list of words.")
    return value


class Note:
    """Something that happened: text and animation are made from it elsewhere. `to` is who may know it."""

    def __init__(self, before: "Note | None", what: str, who: int, a: int, b: int, to: int) -> None:
        self.before: Final = before
        self.what: Final = what
        self.who: Final = who
        self.a: Final = a
        self.b: Final = b
        self.to: Final = to

    def row(self) -> list[object]:
        return [self.what, self.who, self.a, self.b, self.to]


def known_log(log: Note | None, seat: int) -> Note | None:
    """The same log without what only others know."""
    kept: list[Note] = []
    while log is not None:
        if log.to == EVERYONE or log.to == seat:
            kept.append(log)
        log = log.before
    fresh: Note | None = None
    for note in kept[::-1]:
        fresh = Note(fresh, note.what, note.who, note.a, note.b, note.to)
    return fresh


def line_of(log: Note | None, since: Note | None = None) -> list[Note]:
    """The log from the first note to the last, or from the one after another."""
    notes: list[Note] = []
    while log is not None and log is not since:
        notes.append(log)
        log = log.before
    return notes[::-1]


COUNTS: Final[list[list[int]]] = [list(range(n)) for n in range(65)]


def count_to(n: int) -> list[int]:
    """0 to n-1, made once and shared: for candidates that are simply all places of a row."""
    return COUNTS[n]


def inserted(values: list[int], value: int) -> list[int]:
    """The sorted list with one more number in its place."""
    at = 0
    for other in values:
        if other > value:
            break
        at += 1
    out = values[:]
    out.insert(at, value)
    return out


def replaced(values: list[int], at: int, value: int) -> list[int]:
    """The list with one number changed."""
    out = values[:]
    out[at] = value
    return out
