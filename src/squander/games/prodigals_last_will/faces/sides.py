"""The faces of both games at one table: whose an option is, and what changes when the other game lies beside it."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeVar

from squander.games.face import Face, Faces, Reasons, Say, nowhere
from squander.games.last_will.faces import FACES as WILL
from squander.games.prodigals_club.faces import FACES as CLUBS
from squander.games.prodigals_last_will.rules import Both
from squander.games.prodigals_last_will.terms import CLUB
from squander.kernel.game import Frame, Game

Said = TypeVar("Said")
Tells = Callable[[Game, Frame, int], Said]

# The Club has no phase of its own for its cards here: they are used in Last Will's (PL-ROUND-02).
PHASES = {"Use of cards": "Actions"}


class Side(NamedTuple):
    """Which game an option of a common question belongs to, the frame it is asked with there, and its number there."""

    words: Faces
    frame: Frame
    option: int

    @property
    def is_club(self) -> bool:
        return self.words is CLUBS

    @property
    def face(self) -> Face:
        return self.words.of(self.frame)


def side_of(f: Frame, option: int) -> Side:
    rule = f.rule
    assert isinstance(rule, Both)
    if option >= CLUB:
        return Side(CLUBS, Frame(rule.club, f.who, f.arg), option - CLUB)
    return Side(WILL, Frame(rule.will, f.who, f.arg), option)


def by_side(part: Callable[[Face], Tells[Said]]) -> Tells[Said]:
    """What the face of the option's game says."""

    def say(g: Game, f: Frame, option: int) -> Said:
        side = side_of(f, option)
        return part(side.face)(g, side.frame, side.option)

    return say


# --- places -----------------------------------------------------------------------------------------------------


def beside(place: Say) -> Say:
    """Places of Last Will's side of the table have its name in front."""

    def say(g: Game, f: Frame, option: int) -> str:
        there = place(g, f, option)
        return f"will-{there}" if there else ""

    return nowhere if place is nowhere else say


def of_will(face: Face) -> Face:
    return replace(face, place=beside(face.place))


def of_club(face: Face) -> Face:
    return replace(face, phase=PHASES.get(face.phase, face.phase))


# --- common questions -------------------------------------------------------------------------------------------

label_of_either = by_side(lambda face: face.label)
target_of_either = by_side(lambda face: face.target)
amount_of_either = by_side(lambda face: face.amount)


def deed_of_either(g: Game, f: Frame, option: int) -> str:
    side = side_of(f, option)
    return side.words.deed(g, side.frame, side.option)


def word_of_either(g: Game, f: Frame, option: int) -> str:
    """The Club's have its name in front, where both games' cards or spaces are offered."""
    side = side_of(f, option)
    word = side.face.word(g, side.frame, side.option)
    return f"club.{word}" if side.is_club else word


def place_of_either(g: Game, f: Frame, option: int) -> str:
    side = side_of(f, option)
    place = side.face.place(g, side.frame, side.option)
    return place if side.is_club or not place else f"will-{place}"


def reasons_of_either(will: Face, clubs: Face) -> Reasons:
    """Of both; clauses of one never forbid an option of the other."""
    reasons = {**will.reasons, **clubs.reasons}
    return {clause: as_asked_there(reason) for clause, reason in reasons.items()}


def as_asked_there(reason: Say | str) -> Say | str:
    if isinstance(reason, str):
        return reason

    def say(g: Game, f: Frame, option: int) -> str:
        side = side_of(f, option)
        return reason(g, side.frame, side.option)

    return say
