"""Answers as fixed numbers: every option of every question of a game has one, and it never means another."""

from typing import Final
from zlib import crc32

from squander.kernel.errors import BadSetup
from squander.kernel.game import Rule

NOWHERE: Final = -1
VARIANT_BITS: Final = 16


class Options:
    """Options of a question that follow each other, and what they are."""

    def __init__(self, first: int, last: int, text: str) -> None:
        self.first: Final = first
        self.last: Final = last
        self.text: Final = text


class Answers:
    """Questions that share their numbers: one, or all whose names are this one up to a colon or a figure.

    `about` is for questions whose own number is a card.
    """

    def __init__(self, name: str, options: list[Options], about: bool = False) -> None:
        self.name: Final = name
        self.options: Final = options
        self.about: Final = about
        self.number = 0  # its place among the questions
        self.base = 0  # the number of its first answer
        self.ids: list[int] = []  # by option; NOWHERE for what is none

    def settle(self, number: int, base: int) -> list[int]:
        """Number its options from `base` on; those options."""
        self.number, self.base = number, base
        found = [option for run in self.options for option in range(run.first, run.last + 1)]
        self.ids = [NOWHERE] * (max(found) + 1)
        for i, option in enumerate(found):
            self.ids[option] = base + i
        return found


class Question:
    """A rule that asks, as an observation tells of it."""

    def __init__(self, answers: Answers, bits: list[int]) -> None:
        self.answers: Final = answers
        self.bits: Final = bits  # places of the ones in the checksum of its name


class Actions:
    """All answers of a game by number."""

    def __init__(self, answers: list[Answers]) -> None:
        self.answers: Final = answers
        self.option_of: list[int] = []
        self.answers_of: list[int] = []
        self.asked: dict[Rule, Question] = {}
        self.by_name: dict[str, Answers] = {}
        for number, one in enumerate(answers):
            options = one.settle(number, len(self.option_of))
            self.option_of += options
            self.answers_of += [number] * len(options)
            self.by_name[one.name] = one
        self.size: Final = len(self.option_of)

    def question(self, rule: Rule) -> Question:
        found = self.asked.get(rule)
        if found is None:
            found = self.found(rule)
            self.asked[rule] = found
        return found

    def found(self, rule: Rule) -> Question:
        answers = self.by_name.get(rule.name.partition(":")[0].rstrip("0123456789"))
        if answers is None:
            raise BadSetup(
                f"No number is known for the answers to {rule.name}; the game has a question of another box."
            )
        check = crc32(rule.name.encode()) if rule.name != answers.name else 0
        return Question(answers, [bit for bit in range(VARIANT_BITS) if check >> bit & 1])

    def renumber(self, name: str, meant: dict[int, int]) -> None:
        """Where a box has other numbers for options than the table of answers: `meant` is what each of them stands for.
        Answers that stand for nothing of this box are of no option."""
        one = self.by_name[name]
        ids = one.ids
        for action in ids:
            if action != NOWHERE:
                self.option_of[action] = NOWHERE
        one.ids = [NOWHERE] * (max(meant) + 1)
        for option, there in meant.items():
            if there < len(ids) and ids[there] != NOWHERE:
                one.ids[option] = ids[there]
                self.option_of[ids[there]] = option

    def id(self, rule: Rule, option: int) -> int:
        """The number of an option of a question."""
        ids = self.question(rule).answers.ids
        found = ids[option] if 0 <= option < len(ids) else NOWHERE
        if found == NOWHERE:
            raise BadSetup(f"{option} as an answer to {rule.name} has no number; the box is larger than the encoding.")
        return found
