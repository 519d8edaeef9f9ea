"""Single steps of influence markers (PC-MOVE)."""

from typing import Final

from squander.games.prodigals_club.effect import Counter, Effect
from squander.games.prodigals_club.society.state import (
    ANYBODY,
    COLOUR_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    DIRECTION_NAMES,
    DOWN,
    DOWN_LEFT,
    DOWN_RIGHT,
    GENTLEMAN,
    LADY,
    LEFT,
    MARKERS,
    RIGHT,
    UP,
    is_of,
    move_marker,
    salon,
)
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import EFFECT, MOVE, NONE, SOCIETY
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import replaced

WAYS: Final = {"down": [DOWN], "diag": [DOWN_LEFT, DOWN_RIGHT], "side": [LEFT, RIGHT]}
WAY_NAMES: Final = ["down", "diag", "side"]
DIRECTIONS: Final = len(DIRECTION_NAMES)


def step_obstacle(g: Game, who: int, marker: int, direction: int) -> int:
    """Always into an empty space of the board (PC-MOVE-03, 06, 12, 13)."""
    mine = salon(g).markers[who]
    target = club(g).layout.box.steps[direction][mine[marker]]
    if target < 0:
        return MOVE + 6
    return MOVE + 3 if target in mine else 0


def step(g: Game, who: int, marker: int, direction: int, note: str = "society.moves") -> None:
    s = salon(g)
    target = club(g).layout.box.steps[direction][s.markers[who][marker]]
    move_marker(s, who, marker, target)
    g.note(note, who, marker, target)


class Shown(Effect):
    """An influence move as cards and errands show it, alone or with others (PC-MOVE-09). `arg` is what is left."""

    def __init__(self, name: str, colour: int) -> None:
        super().__init__(name, SOCIETY)
        self.colour: Final = colour  # whose markers it is for
        self.is_move = True

    def left_after(self, amount: int) -> int:
        """What is left when one move is made."""
        return 0

    def make(self, g: Game, who: int, option: int, amount: int) -> None:
        raise NotImplementedError(self.name)

    def is_like(self, other: "Shown") -> bool:
        """Whether their options mean the same."""
        return type(self) is type(other)

    def allows(self, option: int) -> bool:
        """Whether such a move is ever made with it."""
        return True

    def covers(self, other: "Shown") -> bool:
        """Whether it allows all that the other allows."""
        return self is other

    def choose(self, g: Game, f: Frame, option: int) -> None:
        """None of them need be made (PC-MOVE-10)."""
        if option == NONE:
            return
        left = self.left_after(f.arg)
        if left:
            g.then(Frame(self, f.who, left))
        self.make(g, f.who, option, f.arg)


class Move(Shown):
    """Up to `arg` steps, one at a time, by any markers of the colour (PC-MOVE-01 to 11, PC-EFFECT-03, 29).
    An option is 1 + 6 * marker + direction; none of them need be made."""

    def __init__(self, name: str, ways: list[str], colour: int) -> None:
        super().__init__(name, colour)
        self.ways: Final = ways
        self.directions: Final = [direction for way in ways for direction in WAYS[way]]
        self.tries: Final = [
            1 + DIRECTIONS * marker + direction for marker in range(MARKERS) for direction in self.directions
        ]

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [*self.tries, NONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == NONE:
            return 0
        marker = (option - 1) // DIRECTIONS
        if not is_of(marker, self.colour):
            return MOVE + 1
        return step_obstacle(g, f.who, marker, (option - 1) % DIRECTIONS)

    def options(self, g: Game, f: Frame) -> list[int]:
        """The same obstacles in one pass: this question comes step by step."""
        mine = salon(g).markers[f.who]
        steps = club(g).layout.box.steps
        found: list[int] = []
        for marker in range(MARKERS):
            if is_of(marker, self.colour):
                for direction in self.directions:
                    target = steps[direction][mine[marker]]
                    if target >= 0 and target not in mine:
                        found.append(1 + DIRECTIONS * marker + direction)
        found.append(NONE)
        return found

    def left_after(self, amount: int) -> int:
        return amount - 1

    def make(self, g: Game, who: int, option: int, amount: int) -> None:
        step(g, who, (option - 1) // DIRECTIONS, (option - 1) % DIRECTIONS)

    def allows(self, option: int) -> bool:
        marker, direction = (option - 1) // DIRECTIONS, (option - 1) % DIRECTIONS
        return direction in self.directions and is_of(marker, self.colour)

    def covers(self, other: Shown) -> bool:
        if not isinstance(other, Move) or self.colour not in (ANYBODY, other.colour):
            return False
        for direction in other.directions:
            if direction not in self.directions:
                return False
        return True


def room_above(spaces: list[int]) -> int:
    """How many steps up all markers together can make: the empty spaces above each."""
    room = 0
    for space in spaces:
        above = space - COLUMNS
        while above >= 0:
            room += 0 if above in spaces else 1
            above -= COLUMNS
    return room


class MoveUp(Effect):
    """The price of a swap: `arg` steps up, in full (PC-MOVE-13, PC-EFFECT-14, 16). Options are marker + 1."""

    def can_pay(self, g: Game, who: int, amount: int) -> bool:
        return amount <= room_above(salon(g).markers[who])

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return list(range(1, MARKERS + 1))

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return step_obstacle(g, f.who, option - 1, UP)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        step(g, f.who, option - 1, UP)
        if f.arg > 1:
            g.then(Frame(self, f.who, f.arg - 1))


class Leap(Shown):
    """A marker of the colour jumps over the one right below into the empty space behind it (PC-EFFECT-26 to 28).
    Options are marker + 1."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [*range(1, MARKERS + 1), NONE]

    def allows(self, option: int) -> bool:
        return is_of(option - 1, self.colour)

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == NONE:
            return 0
        if not self.allows(option):
            return MOVE + 1
        mine = salon(g).markers[f.who]
        landing = mine[option - 1] + 2 * COLUMNS
        if mine[option - 1] + COLUMNS not in mine or landing >= len(club(g).layout.box.space_symbols):
            return EFFECT + 27
        return EFFECT + 27 if landing in mine else 0

    def make(self, g: Game, who: int, option: int, amount: int) -> None:
        s = salon(g)
        landing = s.markers[who][option - 1] + 2 * COLUMNS
        move_marker(s, who, option - 1, landing)
        g.note("society.leaps", who, option - 1, landing)


class Immune(Effect):
    """This round's Dame Beatrice tile passes the player by (PC-SOCIETY-15, 16)."""

    def run(self, g: Game, f: Frame) -> None:
        s = salon(g)
        s.immune = replaced(s.immune, f.who, 1)
        g.note("society.immune", f.who)


class PerSix(Counter):
    """Own markers on a space worth 6 (PC-COMBO-06, 07)."""

    def count(self, g: Game, who: int) -> int:
        rows = club(g).layout.box.rows
        return len([space for space in salon(g).markers[who] if rows[space // COLUMNS] == 6])


class PerColumn(Counter):
    """Own markers of a colour in a column (PC-COMBO-10)."""

    def __init__(self, name: str, colour: int, column: int) -> None:
        super().__init__(name)
        self.colour: Final = colour
        self.column: Final = column

    def count(self, g: Game, who: int) -> int:
        mine = salon(g).markers[who]
        return len([m for m in range(MARKERS) if is_of(m, self.colour) and mine[m] % COLUMNS == self.column])


def all_moves() -> list[Move]:
    """One for each set of ways and each colour: 3 * ways bits + colour."""
    moves: list[Move] = []
    for bits in range(8):
        ways = [WAY_NAMES[i] for i in range(3) if bits & (1 << i)]
        for colour in (ANYBODY, LADY, GENTLEMAN):
            name = f"society.Move:{'/'.join(ways)}:{COLOUR_NAMES[colour]}".rstrip(":")
            moves.append(Move(name, ways, colour))
    return moves


MOVES: Final = all_moves()
MOVE_UP: Final = MoveUp("society.MoveUp", SOCIETY, True)
LEAPS: Final = [Leap(f"society.Leap:{name}".rstrip(":"), colour) for colour, name in enumerate(COLOUR_NAMES)]
IMMUNE: Final = Immune("society.Immune", SOCIETY)
PER_SIX: Final = PerSix("six")
PER_COLUMN: Final = [
    [PerColumn(f"{COLOUR_NAMES[colour]} in {COLUMN_NAMES[column]}", colour, column) for column in range(COLUMNS)]
    for colour in (ANYBODY, LADY, GENTLEMAN)
]
