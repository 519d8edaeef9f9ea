"""The opponent in a lesson: it answers as the lesson's file says, whatever bots there are today."""

from squander.play.lessons import FIRST, fitting, lesson, lessons_of, words_of
from squander.play.sight import ANY, Sight

LESSON = "lesson"  # by this name it sits at the tables of lessons; nobody else is offered it


class Scripted:
    """For each question the first of the listed answers that is offered; where none is, the last one there is."""

    def __init__(self, game: str) -> None:
        self.answers = answers_in(game)

    def choose(self, sight: Sight) -> int:
        words = words_of(sight.world(ANY).question)
        found = fitting(words, self.answers.get(sight.name, []))
        return found[0] if found else sight.options[-1]


def answers_in(game: str) -> dict[str, list[str]]:
    """Those of the first lesson; other lessons add what is asked in them alone."""
    others = [lesson(game, name).opponent for name in lessons_of(game) if name != FIRST]
    found: dict[str, list[str]] = {}
    for answers in [*others, lesson(game, FIRST).opponent]:
        found |= answers
    return found


def scripted(game: str, _seed: int) -> Scripted:
    """Chance has no say in it."""
    return Scripted(game)


def plays_in(game: str) -> bool:
    return FIRST in lessons_of(game)
