"""The plain pieces a position and its story are made of."""

from typing import Any, Final

EVERYONE: Final = -1
BY_LOT: Final = "drawn by lot"
STARTERS: Final[list[Any]] = [None, 0, 1, 2, 3, 4]  # seats that may be named to start


class Part:
    """A piece of a position, written by one package."""

    def copy(self) -> "Part":
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Plain data: all of the part, enough to load it again."""
        raise NotImplementedError


class NoPart(Part):
    """Holds the place of a part that this game does without."""

    def copy(self) -> "NoPart":
        return self

    def dump(self) -> dict[str, Any]:
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


class Setup:
    """What a game was started from. Together with the choices it is the whole game."""

    def __init__(self, players: int, seed: str, options: dict[str, Any]) -> None:
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
        default: Any,
        choices: list[Any],
        text: str,
        offered: list[Any] | None = None,
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


def line_of(log: Note | None) -> list[Note]:
    """The log from the first note to the last."""
    notes: list[Note] = []
    while log is not None:
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
