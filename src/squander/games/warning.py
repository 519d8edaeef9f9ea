"""What a table says, once and politely, before an answer hurts who gives it: a game's `warnings.py`.

It is told from the seat's view and from the words of its answers alone, so it can betray nothing.
"""

from typing import Any, NamedTuple

from squander.kernel.game import Game
from squander.kernel.pieces import View
from squander.kernel.question import Question


class Warned(NamedTuple):
    """Some answers, and what is wrong with them. Each cause is told once in a game."""

    options: list[int]
    cause: str
    title: str
    text: str


class Asked(NamedTuple):
    """An open question as the asked seat sees it."""

    view: View
    seat: int
    name: str
    words: dict[int, str]  # of its options, as records have them
    game: Game  # for what is in its box; of the position only the view tells

    @property
    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["seats"][self.seat]
        return found

    def called(self, *words: str) -> list[int]:
        return [option for option, word in self.words.items() if word in words]


def as_seen(question: Question, view: View) -> Asked:
    g, f = question.game, question.frame
    words = {option: g.kind.words.word(g, f, option) for option in question.options}
    return Asked(view, question.who, question.name, words, g)


def only(*found: Warned | None) -> list[Warned]:
    """Those that warn of something that is offered."""
    return [one for one in found if one is not None and one.options]
