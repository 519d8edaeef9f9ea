"""What a game says: the only place where the kernel touches text. Not needed, and not called, during search."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from squander.kernel.game import Frame, Game
    from squander.kernel.pieces import Note


class Words(Protocol):
    """Each game's `names.py` offers these."""

    def prompt(self, g: "Game", f: "Frame") -> str:
        """The question in one sentence."""

    def label(self, g: "Game", f: "Frame", option: int) -> str:
        """The option as a person reads it."""

    def word(self, g: "Game", f: "Frame", option: int) -> str:
        """The option in the record: one word, different for each candidate of the question."""

    def place(self, g: "Game", f: "Frame", option: int) -> str:
        """Where on the table the option belongs, such as `offer:3`; empty when it has no place."""

    def target(self, g: "Game", f: "Frame", option: int) -> str:
        """Where the option takes what lies at its place, such as `ladder:7`; empty when it takes it nowhere."""

    def left(self, g: "Game", f: "Frame") -> int:
        """How many the question still asks for, such as cards to keep; 0 where it counts nothing."""

    def amount(self, g: "Game", f: "Frame", option: int) -> int:
        """The number on the option, such as what a sale brings; 0 where it has none."""

    def clause(self, code: int) -> str:
        """The clause id behind an obstacle."""

    def reason(self, g: "Game", f: "Frame", option: int, code: int) -> str:
        """Why the candidate is refused, in one sentence."""

    def tell(self, g: "Game", note: "Note") -> str:
        """The sentence of the log for a note; empty when it needs none."""
