"""The open question, and why the rest is refused."""

from typing import TYPE_CHECKING, Final

from squander.kernel.agenda import Ask, Frame
from squander.kernel.errors import NotOffered

if TYPE_CHECKING:
    from squander.kernel.game import Game


class Refusal:
    """A candidate that may not be chosen now, and why."""

    def __init__(self, option: int, label: str, clause: str, reason: str) -> None:
        self.option: Final = option
        self.label: Final = label
        self.clause: Final = clause
        self.reason: Final = reason

    def __repr__(self) -> str:
        return f"{self.label}: {self.reason} [{self.clause}]"


class Question:
    """The open question as a player or a bot sees it."""

    def __init__(self, g: "Game", frame: Frame, options: tuple[int, ...]) -> None:
        self.game: Final = g
        self.frame: Final = frame
        self.who: Final = frame.who
        self.options: Final = options

    @property
    def name(self) -> str:
        return self.frame.rule.name

    @property
    def prompt(self) -> str:
        return self.game.kind.words.prompt(self.game, self.frame)

    def label(self, option: int) -> str:
        """Of an option, or of a candidate that is refused."""
        if option not in self.options and option not in candidates(self.game, self.frame):
            raise NotOffered(f"{option} is no answer to {self.name}; choose one of {list(self.options)}.")
        return self.game.kind.words.label(self.game, self.frame, option)

    @property
    def refused(self) -> list[Refusal]:
        """Worked out only when read."""
        return refusals(self.game, self.frame)

    def __repr__(self) -> str:
        return f"{self.name}: seat {self.who}, options {list(self.options)}"


def candidates(g: "Game", f: Frame) -> list[int]:
    ask = f.rule
    assert isinstance(ask, Ask)
    return ask.candidates(g, f)


def refusals(g: "Game", f: Frame) -> list[Refusal]:
    ask = f.rule
    assert isinstance(ask, Ask)
    words = g.kind.words
    found = []
    for option in ask.candidates(g, f):
        code = ask.obstacle(g, f, option)
        if code:
            reason = words.reason(g, f, option, code)
            found.append(Refusal(option, words.label(g, f, option), words.clause(code), reason))
    return found


def why_not(g: "Game", f: Frame, option: int) -> str:
    for refusal in refusals(g, f):
        if refusal.option == option:
            return f"{refusal.label} is not possible now: {refusal.reason} [{refusal.clause}]"
    return f"{option} is no answer to {f.rule.name}; choose one of {list(g.options)}."
