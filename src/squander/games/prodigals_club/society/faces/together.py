"""The face of moves shown together: each speaks as it does alone."""

from collections.abc import Callable
from typing import NamedTuple

from squander.games.english import listed
from squander.games.face import INSIDE, Face, Reasons, Say
from squander.games.prodigals_club.central.faces.shared import USE_OF_CARDS, none_or
from squander.games.prodigals_club.central.text import said
from squander.games.prodigals_club.society.faces.groups import COLUMN_MOVE, ROW_MOVE, column_text, row_text
from squander.games.prodigals_club.society.faces.moves import LEAP, MOVE, leap_text, move_text
from squander.games.prodigals_club.society.groups import ColumnMove, RowMove
from squander.games.prodigals_club.society.moves import Leap, Move, Shown
from squander.games.prodigals_club.society.together import PER_MOVE, Together
from squander.games.prodigals_club.terms import NONE
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


class One(NamedTuple):
    """A kind of move that may be shown with others."""

    face: Face
    text: Callable[[Frame], str]  # what is left of it


KINDS: dict[type[Shown], One] = {
    Move: One(MOVE, move_text),
    Leap: One(LEAP, leap_text),
    RowMove: One(ROW_MOVE, row_text),
    ColumnMove: One(COLUMN_MOVE, column_text),
}


def together(f: Frame) -> Together:
    assert isinstance(f.rule, Together)
    return f.rule


def kind_of(f: Frame) -> One:
    assert isinstance(f.rule, Shown)
    return KINDS[type(f.rule)]


def meant(f: Frame, option: int) -> tuple[Face, Frame, int]:
    """The one that is meant, how it would be asked alone, and its own option."""
    i, own = divmod(option, PER_MOVE)
    one = together(f).one(f, i)
    return kind_of(one).face, one, own


def text_of(f: Frame) -> str:
    return kind_of(f).text(f)


def as_alone(part: Callable[[Face], Say | str]) -> Say:
    """What the move that is meant says, in the words it has alone."""

    def say(g: Game, f: Frame, option: int) -> str:
        face, one, own = meant(f, option)
        words = part(face)
        return words if isinstance(words, str) else words(g, one, own)

    return say


def has_rivals(f: Frame, option: int) -> bool:
    return bool(together(f).rivals(f, *divmod(option, PER_MOVE)))


def label_together(g: Game, f: Frame, option: int) -> str:
    face, one, own = meant(f, option)
    which = f", as the move {text_of(one)}" if has_rivals(f, option) else ""
    return f"{face.label(g, one, own)}{which}"


def together_word(g: Game, f: Frame, option: int) -> str:
    face, one, own = meant(f, option)
    which = f".{option // PER_MOVE + 1}" if has_rivals(f, option) else ""
    return f"{face.word(g, one, own)}{which}"


def prompt_together(g: Game, f: Frame) -> str:
    left = listed([text_of(one) for one in together(f).left(f)])
    return said(g, f"move a marker? Still to make, in any order: {left}.")


def moves_left(g: Game, f: Frame) -> Amounts:
    """Steps one by one; a jump or a group is one move."""
    left = sum(one.arg if isinstance(one.rule, Move) else 1 for one in together(f).left(f))
    return Amounts(left=left, most=left, unit="move")


def amount_together(g: Game, f: Frame, option: int) -> int:
    if option == NONE:
        return 0
    face, one, own = meant(f, option)
    return face.amount(g, one, own)


def reason_together(clause: str) -> Say:
    """The reason of the move that is refused."""
    return as_alone(lambda face: face.reasons[clause])


REASONS: Reasons = {clause: reason_together(clause) for kind in KINDS.values() for clause in kind.face.reasons}

FACES = [
    Face(
        asks=Together,
        prompt=prompt_together,
        phase=USE_OF_CARDS,
        label=none_or(label_together, "No further moves"),
        word=none_or(together_word),
        place=none_or(as_alone(lambda face: face.place), ""),
        target=none_or(as_alone(lambda face: face.target), ""),
        deed=none_or(as_alone(lambda face: face.deed), "Move no further"),
        gesture=INSIDE,
        amounts=moves_left,
        amount=amount_together,
        reasons=REASONS,
    )
]
