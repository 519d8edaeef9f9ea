"""Faces of moving the markers of a row or column together."""

from squander.games.english import listed
from squander.games.face import INSIDE, Face, nowhere
from squander.games.prodigals_club.central.faces.shared import USE_OF_CARDS, none_or
from squander.games.prodigals_club.central.text import said
from squander.games.prodigals_club.society.faces.steps import (
    Way,
    going_by,
    place_by,
    reasons_by,
    shown,
    steps_down,
    target_by,
)
from squander.games.prodigals_club.society.groups import ColumnMove, MoveGroup, RowMove
from squander.games.prodigals_club.society.state import COLOUR_NAMES, COLUMN_NAMES, COLUMNS, LADIES, MARKERS, salon
from squander.games.prodigals_club.society.text import marker_word, whom_all
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.text import plural, steps_text
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts

# --- one of a group -------------------------------------------------------------------------------------------


def down(way: Way) -> str:
    return f"down {plural(way.steps, 'step')}"


def group_word(g: Game, f: Frame, option: int) -> str:
    way = steps_down(option)
    return f"{marker_word(way.marker)}.down{way.steps}"


def steps_of(g: Game, f: Frame, option: int) -> int:
    return steps_down(option).steps


def group_left(g: Game, f: Frame) -> Amounts:
    left = len(salon(g).group)
    return Amounts(left=left, most=left, unit="marker")


MOVE_GROUP = Face(
    asks=MoveGroup,
    prompt=lambda g, f: said(g, f"which marker goes down {steps_text(f.arg)}?"),
    phase=USE_OF_CARDS,
    label=none_or(going_by(steps_down, down), "No further moves"),
    word=none_or(group_word),
    place=place_by(steps_down),
    target=target_by(steps_down),
    deed=none_or(lambda g, f, o: "Move", "Move no further"),
    gesture=INSIDE,
    amounts=group_left,
    amount=steps_of,
    reasons=reasons_by(steps_down),
)

# --- columns --------------------------------------------------------------------------------------------------


def column_text(f: Frame) -> str:
    assert isinstance(f.rule, ColumnMove)
    return f"any {whom_all(f.rule)} of the {COLUMN_NAMES[f.rule.column]} column down"


def column_left(g: Game, f: Frame) -> Amounts:
    assert isinstance(f.rule, ColumnMove)
    left = len(f.rule.group(g, f.who))
    return Amounts(left=left, most=left, unit="marker")


# Asked only beside other moves: alone it goes on to its group at once.
COLUMN_MOVE = Face(
    asks=ColumnMove,
    prompt=lambda g, f: said(g, f"move {column_text(f)}?"),
    phase=USE_OF_CARDS,
    label=MOVE_GROUP.label,
    word=MOVE_GROUP.word,
    place=MOVE_GROUP.place,
    target=MOVE_GROUP.target,
    deed=MOVE_GROUP.deed,
    gesture=INSIDE,
    amounts=column_left,
    amount=steps_of,
    reasons=MOVE_GROUP.reasons,
)

# --- rows -----------------------------------------------------------------------------------------------------


def row_text(f: Frame) -> str:
    return f"any {whom_all(shown(f))} of one row down"


def label_row(g: Game, f: Frame, option: int) -> str:
    """With who stands in it."""
    mine = salon(g).markers[f.who]
    there = [marker for marker in range(MARKERS) if mine[marker] // COLUMNS == option - 1]
    ladies = len([marker for marker in there if marker < LADIES])
    parts = [(ladies, "lady", "ladies"), (len(there) - ladies, "gentleman", "gentlemen")]
    who = listed([f"{n} {one if n == 1 else several}" for n, one, several in parts if n])
    return f"The row of {club(g).layout.box.rows[option - 1]} with {who}"


def row_word(g: Game, f: Frame, option: int) -> str:
    return f"row.{club(g).layout.box.rows[option - 1]}"


def no_group(g: Game, f: Frame, option: int) -> str:
    return f"You have no {COLOUR_NAMES[shown(f).colour]} in this row."


ROW_MOVE = Face(
    asks=RowMove,
    prompt=lambda g, f: said(g, f"{whom_all(shown(f))} of which row go down?"),
    phase=USE_OF_CARDS,
    label=none_or(label_row, "No row"),
    word=none_or(row_word),
    place=none_or(lambda g, f, o: f"row:{o - 1}", ""),
    target=nowhere,
    deed=none_or(lambda g, f, o: "Move them", "No row"),
    gesture=INSIDE,
    amounts=lambda g, f: Amounts(left=1, most=1, unit="row"),
    reasons={"PC-EFFECT-24": no_group},
)

FACES = [MOVE_GROUP, COLUMN_MOVE, ROW_MOVE]
