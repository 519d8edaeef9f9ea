"""What a game says: the only place where the kernel touches text. Not needed, and not called, during search."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from squander.kernel.game import Frame, Game
    from squander.kernel.pieces import Note


class Amounts(NamedTuple):
    """The numbers of a question, so that nobody has to read them out of its sentence."""

    left: int = 0  # how many are still to be named, such as cards to keep
    least: int = 0  # of those, how many must be
    most: int = 0  # how many may be named in all, with those named before
    unit: str = ""  # what is counted, such as "card"; for `due` the sign of the money
    due: int = 0  # what has come together so far, such as the price of a play


class Gesture(NamedTuple):
    """How a question belongs to what a player does in one go, and confirms as a whole."""

    opens: bool = False  # smaller questions may follow from its answers, and are held together with them
    inside: bool = False  # it is such a smaller question
    row: bool = False  # its answers stay open to change in a row of their own
    shown: bool = False  # what is assumed is seen done, and changed where it lies
    confirms: bool = False  # it is answered on the board, with a button of its own to confirm
    ends: bool = False  # an answer ends the turn, so it is never given by itself while something can be taken back


class Said(Protocol):
    """What a card says it does, read once from its row, for those who tell and draw it; no rule asks it."""

    def words(self) -> str:
        """In words."""

    def picture(self) -> Mapping[str, object]:
        """As icons, for a page."""


class Words(Protocol):
    """What a game's faces offer together."""

    def prompt(self, g: "Game", f: "Frame") -> str:
        """The question in one sentence."""

    def phase(self, f: "Frame") -> str:
        """The part of the round it is asked in."""

    def amounts(self, g: "Game", f: "Frame") -> Amounts:
        """The numbers of the question."""

    def gesture(self, f: "Frame") -> Gesture:
        """How it belongs to what is done in one go."""

    def assumed(self, g: "Game", f: "Frame", options: list[int]) -> int | None:
        """The answer that is taken for granted until the player gives another."""

    def label(self, g: "Game", f: "Frame", option: int) -> str:
        """The option as a person reads it."""

    def word(self, g: "Game", f: "Frame", option: int) -> str:
        """The option in the record: one word, different for each candidate of the question."""

    def place(self, g: "Game", f: "Frame", option: int) -> str:
        """Where on the table the option belongs, such as `offer:3`; empty when it has no place."""

    def target(self, g: "Game", f: "Frame", option: int) -> str:
        """Where the option takes what lies at its place, such as `ladder:7`; empty when it takes it nowhere."""

    def amount(self, g: "Game", f: "Frame", option: int) -> int:
        """The number on the option, such as what a sale brings; 0 where it has none."""

    def deed(self, g: "Game", f: "Frame", option: int) -> str:
        """The option as a short order, for the button that makes it count; empty where "Confirm" will do."""

    def clause(self, code: int) -> str:
        """The clause id behind an obstacle."""

    def reason(self, g: "Game", f: "Frame", option: int, code: int) -> str:
        """Why the candidate is refused, in one sentence."""

    def tell(self, g: "Game", note: "Note") -> str:
        """The sentence of the log for a note; empty when it needs none."""

    def tell_linked(self, g: "Game", note: "Note") -> str:
        """The same, with the cards that it names as `[The Opera](opera)`."""
