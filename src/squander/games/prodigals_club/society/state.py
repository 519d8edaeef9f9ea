"""Four influence markers a player, and Dame Beatrice."""

from typing import Final, cast

from squander.games.prodigals_club.terms import NOTHING, SOCIETY
from squander.kernel.game import Game
from squander.kernel.pieces import Data, Part

FIELDS: Final = ["markers", "immune", "dame", "stack", "group"]

COLUMNS: Final = 3
COLUMN_NAMES: Final = ["left", "middle", "right"]
LADIES: Final = 2  # markers 0 and 1 are ladies, 2 and 3 gentlemen
MARKERS: Final = 4

DOWN: Final = 0
DOWN_LEFT: Final = 1
DOWN_RIGHT: Final = 2
LEFT: Final = 3
RIGHT: Final = 4
UP: Final = 5
DIRECTION_NAMES: Final = ["down", "down-left", "down-right", "left", "right", "up"]
STEPS: Final = [(1, 0), (1, -1), (1, 1), (0, -1), (0, 1), (-1, 0)]

ANYBODY: Final = 0
LADY: Final = 1
GENTLEMAN: Final = 2
COLOUR_NAMES: Final = ["", "lady", "gentleman"]


class Salon(Part):
    """The scoreboards, by seat: a space is row * 3 + column, from the top left."""

    def __init__(self) -> None:
        self.markers: list[list[int]] = []
        self.immune: list[int] = NOTHING  # 1 for who annoys Dame Beatrice this round
        self.dame = 0  # the tile of the round
        self.stack: list[int] = NOTHING
        self.group: list[int] = NOTHING  # markers that may still move in a group move

    def copy(self) -> "Salon":
        s = Salon()
        s.markers = self.markers
        s.immune = self.immune
        s.dame = self.dame
        s.stack = self.stack
        s.group = self.group
        return s

    def dump(self) -> Data:
        return {name: getattr(self, name) for name in FIELDS}


def salon(g: Game) -> Salon:
    parts = cast("list[object]", g.parts)  # or the compiler would ask twice what it takes out
    return cast(Salon, parts[SOCIETY])


def move_marker(s: Salon, who: int, marker: int, space: int) -> None:
    mine = s.markers[who][:]
    mine[marker] = space
    s.markers = [*s.markers[:who], mine, *s.markers[who + 1 :]]


def is_of(marker: int, colour: int) -> bool:
    return colour == ANYBODY or (marker < LADIES) == (colour == LADY)
