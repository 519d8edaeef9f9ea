"""Moving the markers of a row or column together (PC-EFFECT-22 to 25)."""

from typing import Final

from squander.games.prodigals_club.effect import Effect
from squander.games.prodigals_club.society.moves import step, step_obstacle
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
from squander.games.prodigals_club.terms import EFFECT, MOVE, NONE, NOTHING, SOCIETY
from squander.kernel.game import Ask, Frame, Game

MOST_STEPS: Final = 4  # an option of a group move is 4 * marker + steps


class RowMove(Effect):
    """Choose a row; each marker of the colour in it may go down up to `arg` (PC-EFFECT-22, 24). Options are row + 1."""

    def __init__(self, name: str, colour: int) -> None:
        super().__init__(name, SOCIETY)
        self.colour: Final = colour

    def candidates(self, g: Game, f: Frame) -> list[int]:
        rows = sorted([space // COLUMNS + 1 for space in salon(g).markers[f.who]])
        return [*[rows[i] for i in range(len(rows)) if i == 0 or rows[i] != rows[i - 1]], NONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return 0 if option == NONE or self.group(g, f.who, option) else EFFECT + 24

    def group(self, g: Game, who: int, option: int) -> list[int]:
        mine = salon(g).markers[who]
        return [m for m in range(MARKERS) if is_of(m, self.colour) and mine[m] // COLUMNS + 1 == option]

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option != NONE:
            salon(g).group = self.group(g, f.who, option)
            g.then(Frame(MOVE_GROUP, f.who, f.arg))


class ColumnMove(Effect):
    """All markers of the colour in the column may go down up to `arg` (PC-EFFECT-23)."""

    def __init__(self, name: str, colour: int, column: int) -> None:
        super().__init__(name, SOCIETY)
        self.colour: Final = colour
        self.column: Final = column

    def run(self, g: Game, f: Frame) -> None:
        s = salon(g)
        mine = s.markers[f.who]
        s.group = [m for m in range(MARKERS) if is_of(m, self.colour) and mine[m] % COLUMNS == self.column]
        g.then(Frame(MOVE_GROUP, f.who, f.arg))


class MoveGroup(Ask):
    """One marker of the group after the other, each once, at most `arg` steps, without jumping (PC-EFFECT-25)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        steps = range(1, f.arg + 1)
        return [*[MOST_STEPS * marker + n for marker in salon(g).group for n in steps], NONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == NONE:
            return 0
        marker = option // MOST_STEPS
        reason = step_obstacle(g, f.who, marker, DOWN)
        if reason:
            return reason
        s = salon(g)
        target = s.markers[f.who][marker]
        for _ in range(option % MOST_STEPS):
            target = club(g).layout.box.steps[DOWN][target]
            if target < 0:
                return MOVE + 6
            if target in s.markers[f.who]:
                return EFFECT + 23
        return 0

    def choose(self, g: Game, f: Frame, option: int) -> None:
        s = salon(g)
        if option == NONE:
            s.group = NOTHING
            return
        marker = option // MOST_STEPS
        for _ in range(option % MOST_STEPS):
            step(g, f.who, marker, DOWN)
        s.group = [other for other in s.group if other != marker]
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
