"""Moving the markers of a row or column together (PC-EFFECT-22 to 25)."""

from typing import Final

from squander.games.prodigals_club.society.moves import Shown, step
from squander.games.prodigals_club.society.state import (
    ANYBODY,
    COLOUR_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    DOWN,
    GENTLEMAN,
    LADY,
    MARKERS,
    is_of,
    salon,
)
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import EFFECT, MOVE, NONE, NOTHING
from squander.kernel.game import Ask, Frame, Game

MOST_STEPS: Final = 4  # an option of a group move is 4 * marker + steps


class RowMove(Shown):
    """Choose a row; each marker of the colour in it may go down up to `arg` (PC-EFFECT-22, 24). Options are row + 1."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        rows = sorted([space // COLUMNS + 1 for space in salon(g).markers[f.who]])
        return [*[rows[i] for i in range(len(rows)) if i == 0 or rows[i] != rows[i - 1]], NONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return 0 if option == NONE or self.group(g, f.who, option) else EFFECT + 24

    def group(self, g: Game, who: int, option: int) -> list[int]:
        mine = salon(g).markers[who]
        return [m for m in range(MARKERS) if is_of(m, self.colour) and mine[m] // COLUMNS + 1 == option]

    def make(self, g: Game, who: int, option: int, amount: int) -> None:
        salon(g).group = self.group(g, who, option)
        g.then(Frame(MOVE_GROUP, who, amount))


class ColumnMove(Shown):
    """All markers of the colour in the column may go down up to `arg` (PC-EFFECT-23)."""

    def __init__(self, name: str, colour: int, column: int) -> None:
        super().__init__(name, colour)
        self.column: Final = column

    def run(self, g: Game, f: Frame) -> None:
        salon(g).group = self.group(g, f.who)
        g.then(Frame(MOVE_GROUP, f.who, f.arg))

    def group(self, g: Game, who: int) -> list[int]:
        mine = salon(g).markers[who]
        return [m for m in range(MARKERS) if is_of(m, self.colour) and mine[m] % COLUMNS == self.column]

    def candidates(self, g: Game, f: Frame) -> list[int]:
        """Beside other moves it begins with one of its markers."""
        return [*group_steps(self.group(g, f.who), f.arg), NONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return 0 if option == NONE else group_obstacle(g, f.who, option)

    def make(self, g: Game, who: int, option: int, amount: int) -> None:
        salon(g).group = self.group(g, who)
        g.then(Frame(MOVE_GROUP, who, amount))
        move_one(g, who, option)


def group_steps(group: list[int], most: int) -> list[int]:
    return [MOST_STEPS * marker + n for marker in group for n in range(1, most + 1)]


def group_obstacle(g: Game, who: int, option: int) -> int:
    """Without jumping (PC-EFFECT-23, 24, PC-MOVE-03)."""
    mine = salon(g).markers[who]
    target = mine[option // MOST_STEPS]
    for _ in range(option % MOST_STEPS):
        target = club(g).layout.box.steps[DOWN][target]
        if target < 0:
            return MOVE + 6
        if target in mine:
            return MOVE + 3
    return 0


def move_one(g: Game, who: int, option: int) -> None:
    """Each marker belongs to the group once (PC-EFFECT-25)."""
    marker = option // MOST_STEPS
    for _ in range(option % MOST_STEPS):
        step(g, who, marker, DOWN)
    s = salon(g)
    s.group = [other for other in s.group if other != marker]


class MoveGroup(Ask):
    """One marker of the group after the other, each once, at most `arg` steps, without jumping (PC-EFFECT-25)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [*group_steps(salon(g).group, f.arg), NONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return 0 if option == NONE else group_obstacle(g, f.who, option)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == NONE:
            salon(g).group = NOTHING
            return
        move_one(g, f.who, option)
        g.then(f)


MOVE_GROUP: Final = MoveGroup("society.MoveGroup")
ROW_MOVES: Final = [RowMove(f"society.RowMove:{name}".rstrip(":"), colour) for colour, name in enumerate(COLOUR_NAMES)]
COLUMN_MOVES: Final = [
    [
        ColumnMove(f"society.ColumnMove:{COLUMN_NAMES[column]}:{COLOUR_NAMES[colour]}".rstrip(":"), colour, column)
        for column in range(COLUMNS)
    ]
    for colour in (ANYBODY, LADY, GENTLEMAN)
]
