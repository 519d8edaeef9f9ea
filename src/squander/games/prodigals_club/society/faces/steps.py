"""What all moves of influence markers share: how an option is read as a way, where it leads and what is in it."""

from collections.abc import Callable
from typing import NamedTuple

from squander.games.face import Reasons, Say
from squander.games.prodigals_club.central.faces.shared import none_or
from squander.games.prodigals_club.society.groups import MOST_STEPS
from squander.games.prodigals_club.society.moves import DIRECTIONS, Shown
from squander.games.prodigals_club.society.state import DOWN, UP, salon
from squander.games.prodigals_club.society.text import going, marker_name, marker_word, whom_all
from squander.games.prodigals_club.state import club
from squander.kernel.game import Frame, Game


class Way(NamedTuple):
    marker: int
    direction: int
    steps: int


Read = Callable[[int], Way]


def one_step(option: int) -> Way:
    marker, direction = divmod(option - 1, DIRECTIONS)
    return Way(marker, direction, 1)


def steps_down(option: int) -> Way:
    marker, steps = divmod(option, MOST_STEPS)
    return Way(marker, DOWN, steps)


def step_up(option: int) -> Way:
    return Way(option - 1, UP, 1)


def jump(option: int) -> Way:
    return Way(option - 1, DOWN, 2)


def shown(f: Frame) -> Shown:
    assert isinstance(f.rule, Shown)
    return f.rule


# --- where to -------------------------------------------------------------------------------------------------


def end_of(g: Game, f: Frame, way: Way) -> int:
    """The space at its end, whoever stands there; -1 off the board."""
    space = salon(g).markers[f.who][way.marker]
    for _ in range(way.steps):
        space = club(g).layout.box.steps[way.direction][space] if space >= 0 else -1
    return space


def going_by(read: Read, how: Callable[[Way], str]) -> Say:
    """The label: a marker, its way and where that leads."""

    def label(g: Game, f: Frame, option: int) -> str:
        way = read(option)
        return going(g, f.who, way.marker, how(way), end_of(g, f, way))

    return label


def place_by(read: Read) -> Say:
    return none_or(lambda g, f, o: f"marker:{read(o).marker}", "")


def target_by(read: Read) -> Say:
    def target(g: Game, f: Frame, option: int) -> str:
        space = end_of(g, f, read(option))
        return f"ladder:{space}" if space >= 0 else ""

    return none_or(target, "")


def one_marker(g: Game, f: Frame, option: int) -> str:
    return marker_word(option - 1)


# --- why not --------------------------------------------------------------------------------------------------


def reasons_by(read: Read) -> Reasons:
    """Why a marker can't go its way."""
    return {
        "PC-MOVE-03": lambda g, f, o: in_the_way(g, f, read(o)),
        "PC-MOVE-06": lambda g, f, o: off_the_board(read(o)),
    }


def in_the_way(g: Game, f: Frame, way: Way) -> str:
    mine = salon(g).markers[f.who]
    space = mine[way.marker]
    for _ in range(way.steps):
        space = club(g).layout.box.steps[way.direction][space]
        if space in mine:
            break
    there = marker_name(mine.index(space))
    return f"Your {'other ' if there == marker_name(way.marker) else ''}{there} is in the way."


def off_the_board(way: Way) -> str:
    return "It is in the top row already." if way.direction == UP else "The marker would leave the board."


def other_colour(g: Game, f: Frame, option: int) -> str:
    return f"This move is for {whom_all(shown(f))} only."
