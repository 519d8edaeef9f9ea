"""What cards can say about influence markers."""

from squander.games.pictures import Picture, icon, many
from squander.games.prodigals_club.box import Box
from squander.games.prodigals_club.deed import Amount, Deed, Match, N, Once, Per, PerThing, Wrong
from squander.games.prodigals_club.effect import Effect
from squander.games.prodigals_club.society.groups import COLUMN_MOVES, MOST_STEPS, ROW_MOVES
from squander.games.prodigals_club.society.moves import (
    IMMUNE,
    LEAPS,
    MOVE_UP,
    MOVES,
    PER_COLUMN,
    PER_SIX,
    WAY_NAMES,
)
from squander.games.prodigals_club.society.state import COLOUR_NAMES, COLUMN_NAMES
from squander.games.prodigals_club.text import COLOURS, often, plural, steps_text, ways

COLOUR = r"(?: (lady|gentleman))?"
WAYS = r"((?:down|diag|side)(?:/(?:down|diag|side))*)"
COLUMN = r"(left|middle|right)"


def marker(colour: str) -> str:
    return colour or "marker"


def few_steps(text: str) -> int:
    if not 1 <= int(text) < MOST_STEPS:
        raise Wrong(f"a group moves 1 to {MOST_STEPS - 1} steps")
    return int(text)


class Steps(Deed, spelled=rf"move {N} {WAYS}{COLOUR}"):
    is_counted = True

    def __init__(self, line: str, n: int, ways: list[str], colour: str) -> None:
        super().__init__(line)
        self.n = n
        self.ways = ways
        self.colour = colour

    @classmethod
    def read(cls, line: str, m: Match, box: Box) -> "Steps":
        return cls(line, int(m[1]), m[2].split("/"), m[3] or "")

    def effects(self) -> list[tuple[Effect, int]]:
        bits = sum({1 << WAY_NAMES.index(way) for way in self.ways})
        return [(MOVES[3 * bits + COLOUR_NAMES.index(self.colour)], self.n)]

    def words(self) -> str:
        times = f", up to {often(self.n)}" if self.n > 1 else ""
        return f"move a {marker(self.colour)} {ways(self.ways)}{times}"

    def drawn(self) -> Picture:
        signs: Picture = []
        for way in self.ways:
            signs += [*(["/"] if signs else []), icon(f"go_{way}")]
        return [*many(self.n), icon(marker(self.colour)), *signs]


class StepsUp(Amount, spelled=rf"up {N}"):
    rule = MOVE_UP

    def words(self) -> str:
        return f"move a marker up {plural(self.n, 'step')}"

    def drawn(self) -> Picture:
        return [*many(self.n), icon("marker"), icon("go_up")]


class Group(Deed):
    """Markers that go down together; none of them need go."""

    def __init__(self, line: str, n: int, colour: str) -> None:
        super().__init__(line)
        self.n = n
        self.colour = colour

    def told(self, where: str) -> str:
        return f"move any {COLOURS[marker(self.colour)]} of {where} down {steps_text(self.n)}"

    def shown(self, sign: str) -> Picture:
        most: Picture = [{"of": [f"1–{self.n}"]}] if self.n > 1 else []
        return [icon(sign), icon(marker(self.colour)), icon("go_down"), *most]


class RowDown(Group, spelled=rf"row down {N}{COLOUR}"):
    @classmethod
    def read(cls, line: str, m: Match, box: Box) -> "RowDown":
        return cls(line, few_steps(m[1]), m[2] or "")

    def effects(self) -> list[tuple[Effect, int]]:
        return [(ROW_MOVES[COLOUR_NAMES.index(self.colour)], self.n)]

    def words(self) -> str:
        return self.told("one row")

    def drawn(self) -> Picture:
        return self.shown("row")


class ColumnDown(Group, spelled=rf"column {COLUMN}{COLOUR} down {N}"):
    def __init__(self, line: str, n: int, colour: str, column: str) -> None:
        super().__init__(line, n, colour)
        self.column = column

    @classmethod
    def read(cls, line: str, m: Match, box: Box) -> "ColumnDown":
        return cls(line, few_steps(m[3]), m[2] or "", m[1])

    def effects(self) -> list[tuple[Effect, int]]:
        return [(COLUMN_MOVES[COLOUR_NAMES.index(self.colour)][COLUMN_NAMES.index(self.column)], self.n)]

    def words(self) -> str:
        return self.told(f"the {self.column} column")

    def drawn(self) -> Picture:
        return self.shown(f"column_{self.column}")


class Jump(Deed, spelled=rf"leap{COLOUR}"):
    def __init__(self, line: str, colour: str) -> None:
        super().__init__(line)
        self.colour = colour

    @classmethod
    def read(cls, line: str, m: Match, box: Box) -> "Jump":
        return cls(line, m[1] or "")

    def effects(self) -> list[tuple[Effect, int]]:
        return [(LEAPS[COLOUR_NAMES.index(self.colour)], 1)]

    def words(self) -> str:
        return f"let a {marker(self.colour)} jump over the marker right below"

    def drawn(self) -> Picture:
        return [icon(marker(self.colour)), icon("leap")]


class LeftAlone(Once, spelled=r"immune"):
    rule = IMMUNE

    def words(self) -> str:
        return "Dame Beatrice leaves you alone this round"

    def drawn(self) -> Picture:
        return [icon("immune")]


class PerSix(PerThing, spelled=r"six"):
    what = PER_SIX

    def words(self) -> str:
        return "for each of your markers on a 6"

    def drawn(self) -> Picture:
        return ["/", {"style": "fx-six", "label": "markers on a 6", "of": ["6"]}]


class PerColumn(Per, spelled=rf"(lady|gentleman) in {COLUMN}"):
    def __init__(self, colour: str, column: str) -> None:
        super().__init__(PER_COLUMN[COLOUR_NAMES.index(colour)][COLUMN_NAMES.index(column)])
        self.colour = colour
        self.column = column

    @classmethod
    def read(cls, m: Match, box: Box) -> "PerColumn":
        return cls(m[1], m[2])

    def words(self) -> str:
        return f"for each {self.colour} in your {self.column} column"

    def drawn(self) -> Picture:
        return ["/", icon(marker(self.colour)), icon(f"column_{self.column}")]
