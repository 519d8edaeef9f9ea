"""Faces of single steps and jumps."""

from squander.games.face import INSIDE, Face, counting, up_to
from squander.games.prodigals_club.central.faces.shared import USE_OF_CARDS, none_or
from squander.games.prodigals_club.central.text import said
from squander.games.prodigals_club.society.faces.steps import (
    going_by,
    jump,
    one_marker,
    one_step,
    other_colour,
    place_by,
    reasons_by,
    shown,
    step_up,
    target_by,
)
from squander.games.prodigals_club.society.moves import Leap, Move, MoveUp
from squander.games.prodigals_club.society.state import COLUMNS, DIRECTION_NAMES, salon
from squander.games.prodigals_club.society.text import marker_word, whom
from squander.games.prodigals_club.text import plural, ways
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


def one_move(g: Game, f: Frame) -> Amounts:
    return Amounts(left=1, most=1, unit="move")


# --- steps ----------------------------------------------------------------------------------------------------


def ways_of(f: Frame) -> str:
    assert isinstance(f.rule, Move)
    return ways(f.rule.ways)


def prompt_move(g: Game, f: Frame) -> str:
    return said(g, f"move a {whom(shown(f))} {ways_of(f)}? {plural(f.arg, 'move')} to go.")


def move_text(f: Frame) -> str:
    """What is left of it, beside other moves."""
    often = f" ({plural(f.arg, 'step')})" if f.arg > 1 else ""
    return f"a {whom(shown(f))} {ways_of(f)}{often}"


def move_word(g: Game, f: Frame, option: int) -> str:
    way = one_step(option)
    return f"{marker_word(way.marker)}.{DIRECTION_NAMES[way.direction]}"


MOVE = Face(
    asks=Move,
    prompt=prompt_move,
    phase=USE_OF_CARDS,
    label=none_or(going_by(one_step, lambda way: DIRECTION_NAMES[way.direction]), "No move"),
    word=none_or(move_word),
    place=place_by(one_step),
    target=target_by(one_step),
    deed=none_or(lambda g, f, o: "Move", "No move"),
    gesture=INSIDE,
    amounts=up_to("move"),
    reasons={**reasons_by(one_step), "PC-MOVE-01": other_colour},
)

MOVE_UP = Face(
    asks=MoveUp,
    prompt=lambda g, f: said(g, "which marker goes up?"),
    phase=USE_OF_CARDS,
    label=going_by(step_up, lambda way: "up"),
    word=one_marker,
    place=place_by(step_up),
    target=target_by(step_up),
    deed="Move up",
    gesture=INSIDE,
    amounts=counting("step"),
    reasons=reasons_by(step_up),
)

# --- jumps ----------------------------------------------------------------------------------------------------


def prompt_leap(g: Game, f: Frame) -> str:
    return said(g, f"which {whom(shown(f))} jumps over the marker right below?")


def leap_text(f: Frame) -> str:
    return f"a {whom(shown(f))} over the marker right below"


def no_leap(g: Game, f: Frame, option: int) -> str:
    mine = salon(g).markers[f.who]
    below = mine[option - 1] + COLUMNS
    if below not in mine:
        return "There is no marker right below to jump over."
    if below + COLUMNS in mine:
        return "The space behind the marker right below is taken, too."
    return "The jump would lead off the board."


LEAP = Face(
    asks=Leap,
    prompt=prompt_leap,
    phase=USE_OF_CARDS,
    label=none_or(going_by(jump, lambda way: "jumps"), "Nobody"),
    word=none_or(one_marker),
    place=place_by(jump),
    target=target_by(jump),
    deed=none_or(lambda g, f, o: "Jump", "Nobody jumps"),
    gesture=INSIDE,
    amounts=one_move,
    reasons={"PC-MOVE-01": other_colour, "PC-EFFECT-27": no_leap},
)

FACES = [MOVE, MOVE_UP, LEAP]
