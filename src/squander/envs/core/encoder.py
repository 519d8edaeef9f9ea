"""A position and its answers as numbers, from one seat's eyes. Each game has one of its own on top of this."""

from typing import Final

from squander.envs.core.fields import Layout
from squander.envs.core.numbering import NOWHERE, VARIANT_BITS, Actions, Answers
from squander.envs.core.sheet import Marks, Sheet
from squander.kernel.errors import GameIsOver, NotOffered
from squander.kernel.game import Frame, Game
from squander.kernel.inheriting import mypyc_attr
from squander.kernel.question import why_not


@mypyc_attr(allow_interpreted_subclasses=True)
class Section:
    """Fields that one package writes: a game's, or those of one of the games it is made of."""

    def write(self, g: Game, seat: int, sheet: Sheet) -> None:
        raise NotImplementedError


class Encoder:
    """For one game and one number of players.

    `name` is the game's id, and another where options have numbers of their own. `version` changes whenever a number
    comes to mean something else. Seats are counted from the one that looks: 0 is itself, 1 the next to the left.
    """

    def __init__(self, name: str, version: int, players: int, answers: list[Answers]) -> None:
        self.name: Final = name
        self.version: Final = version
        self.players: Final = players
        self.actions: Final = Actions(answers)
        self.layout: Final = Layout()
        self.sections: list[Section] = []
        add = self.layout.add
        self.asked: Final = add("asked", players, "1 at the seat that is asked")
        self.question: Final = add("question", len(answers), "1 at the question, in the order of the table of answers")
        self.variant: Final = add(
            "variant", VARIANT_BITS, "lowest bits of the CRC-32 of the question's name, where several share a line"
        )
        self.number: Final = add("number", 1, "the question's own number, such as how many are left; for who is asked")

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.layout.size

    @property
    def choices(self) -> int:
        """How many answers there are."""
        return self.actions.size

    def write(self, g: Game, seat: int, sheet: Sheet) -> None:
        """The position as the seat sees it, into the sheet's row, which is blank."""
        f = g.asked
        if f is not None:
            self.write_question(f, seat, sheet)
        for section in self.sections:
            section.write(g, seat, sheet)

    def write_question(self, f: Frame, seat: int, sheet: Sheet) -> None:
        question = self.actions.question(f.rule)
        sheet.put(self.asked + (f.who - seat) % self.players, 1)
        sheet.put(self.question + question.answers.number, 1)
        for bit in question.bits:
            sheet.put(self.variant + bit, 1)
        if f.who == seat:
            sheet.put(self.number, f.arg)

    def mark(self, g: Game, marks: Marks) -> None:
        """1 for every answer that is offered, into the row, which is blank."""
        f = g.asked
        if f is None:
            return
        ids = self.actions.question(f.rule).answers.ids
        many = len(ids)
        for option in g.options:
            action = ids[option] if option < many else NOWHERE
            marks.put(action if action != NOWHERE else self.actions.id(f.rule, option), 1)

    def legal(self, g: Game) -> list[int]:
        """The numbers of all answers that are offered, in the order of the options."""
        f = g.asked
        if f is None:
            return []
        actions = self.actions
        ids = actions.question(f.rule).answers.ids
        many = len(ids)
        found = [ids[option] if option < many else NOWHERE for option in g.options]
        for i in range(len(found)):
            if found[i] == NOWHERE:
                found[i] = actions.id(f.rule, g.options[i])  # which says what is wrong
        return found

    def option(self, g: Game, action: int) -> int:
        """The option that a number stands for, if it is offered now."""
        f = g.asked
        if f is None:
            raise GameIsOver("The game is over; there is nothing left to choose.")
        actions = self.actions
        if 0 <= action < actions.size:
            option = actions.option_of[action]
            if actions.answers_of[action] == actions.question(f.rule).answers.number:
                for offered in g.options:
                    if offered == option:
                        return option
        raise NotOffered(self.why_not(g, f, action))

    def why_not(self, g: Game, f: Frame, action: int) -> str:
        """The sentence about an action that the mask forbids."""
        actions = self.actions
        if not 0 <= action < actions.size:
            return f"There is no action {action}; they are 0 to {actions.size - 1}."
        answers = actions.answers[actions.answers_of[action]]
        if answers.number != actions.question(f.rule).answers.number:
            return f"Action {action} answers {answers.name}, but {f.rule.name} is asked; take one that the mask allows."
        option = actions.option_of[action]
        if option == NOWHERE:
            return (
                f"Action {action} answers {f.rule.name} with what is not in this game; take one that the mask allows."
            )
        return f"Action {action} is masked: {why_not(g, f, option)}"

    def action(self, g: Game, option: int) -> int:
        """The number of an option of the open question."""
        f = g.asked
        if f is None:
            raise GameIsOver("The game is over; there is nothing left to choose.")
        return self.actions.id(f.rule, option)
