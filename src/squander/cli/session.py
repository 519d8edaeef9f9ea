"""A game in the terminal: bots move, people are asked, answers are understood."""

import time
from pathlib import Path

from squander.bots import stand_in
from squander.cli import files
from squander.cli.commands import COMMANDS, Leave, offer_to_save
from squander.cli.desk import Desk
from squander.cli.explaining import explain, explain_refused
from squander.cli.failed import kept
from squander.cli.paper import Paper
from squander.cli.screens.parts import counted
from squander.cli.seats import answer_of
from squander.kernel.errors import SquanderError
from squander.kernel.game import Game
from squander.play.seating import Seats
from squander.play.table import Table
from squander.play.typed import Choice, by_number, labels_of, matching, numbers, offered


class Session:
    """One sitting. `quick` takes forced answers at once; `pace` shows bots' moves one by one, so many seconds each."""

    def __init__(self, table: Table, seats: Seats, paper: Paper, pace: float = 0.0, quick: bool = False) -> None:
        self.desk = Desk(table, seats, paper)
        self.pace = pace
        self.quick = quick
        self.saved = table.game.plies  # how far the game is on the disk
        self.planned: list[str] = []  # labels of answers typed in advance
        self.planned_for = ""
        self.asked_before = ""

    @property
    def game(self) -> Game:
        return self.desk.game

    def run(self, save: Path | None = None) -> None:
        """To the end of the game, or until the person leaves; whatever happens, it is saved up to there."""
        try:
            while not self.game.over:
                self.step()
            self.finish(ask=save is None)
        except (Leave, EOFError, KeyboardInterrupt):
            self.part(saving=save is not None)
        finally:
            if save is not None:
                self.keep(save)

    def keep(self, save: Path) -> None:
        files.write_record(save, self.desk.table.record().with_snapshot(self.game))
        self.desk.paper.line(f"The record is in {save}.")

    def part(self, saving: bool) -> None:
        self.desk.paper.line()
        if not self.game.over:
            left = "" if saving or self.saved == self.game.plies else ", unsaved"
            self.desk.paper.line(f"You left the table after {counted(self.game.plies, 'choice')}{left}. Good-bye.")

    def finish(self, ask: bool) -> None:
        people = self.desk.seats.people
        if people:
            self.desk.tell(people[0])
        self.desk.show_ranking()
        if people and ask and self.desk.paper.terminal:
            offer_to_save(self, "Keep the record? A file name, or Enter for no: ")

    def step(self) -> None:
        who = self.game.question.who
        if not self.desk.seats.is_person(who):
            self.let_bot_move(who)
        elif self.planned:
            self.go_on_as_planned()
        elif len(self.game.options) == 1 and not self.is_last_chance(who):
            self.desk.table.choose(self.game.options[0])
        else:
            self.ask_person(who)

    def let_bot_move(self, who: int) -> None:
        self.planned = []  # typed before anybody knew of this move
        bot = self.desk.seats.players[who]
        try:
            self.desk.table.choose(answer_of(bot, self.game))
        except Exception as error:
            self.replace_bot(who, bot, error)
            return
        watching = self.desk.at_keyboard if self.desk.seats.people else 0
        if (self.pace or not self.desk.seats.people) and watching >= 0:
            self.desk.tell(watching)
            time.sleep(self.pace)

    def replace_bot(self, who: int, bot: str, error: Exception) -> None:
        """A bot that fails is named, what it failed at is saved, and another one plays on; no game is lost."""
        other = stand_in(bot, self.game.kind.id)
        if other is None:
            raise error
        saved = kept(self.desk.table.record().with_snapshot(self.game), bot)
        self.desk.seat(who, other)
        place = f"{self.game.kind.id}, seed {self.game.setup.seed}, ply {self.game.plies}"
        cause = f"{type(error).__name__}: {error}".rstrip(": ")
        name = self.desk.seats.names[who]
        told = f"The bot {bot} failed ({place}: {cause}); {other} plays on for {name}. {saved}"
        self.desk.paper.line(told, indent=4)

    def is_last_chance(self, who: int) -> bool:
        """Whether the one possible answer would end what could still be taken back."""
        if self.quick or self.desk.table.undo_to(who) < 0:
            return False
        after = self.game.copy()
        after.choose(self.game.options[0])
        return after.over or after.question.who != who or after.reveals != self.game.reveals

    def go_on_as_planned(self) -> None:
        """By label, because of two equal cards the first is gone by now."""
        label = self.planned.pop(0)
        found = [choice.option for choice in offered(self.game, self.desk.seats.names) if choice.label == label]
        if found and self.game.question.name == self.planned_for:
            self.desk.table.choose(found[0])
        else:
            self.planned = []

    def ask_person(self, who: int) -> None:
        self.desk.show_question(who)
        self.hint()
        position = self.game
        plies = position.plies
        while self.game is position and self.game.plies == plies:
            self.obey(self.read_line())

    def hint(self) -> None:
        """Once a sitting, when a question comes again."""
        if self.game.question.name == self.asked_before and len(self.game.options) > 1:
            self.desk.paper.line("      several numbers, as in 1 1 2, answer the same question several times", "dim")
            self.asked_before = "hinted"
        elif self.asked_before != "hinted":
            self.asked_before = self.game.question.name

    def read_line(self) -> str:
        try:
            return self.desk.paper.ask()
        except KeyboardInterrupt:
            self.desk.paper.line()
            return "quit"

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        try:
            if line.startswith("?"):
                explain(self.desk, line[1:].strip())
            elif command:
                command(self, rest.strip())
            else:
                self.answer(line)
        except SquanderError as error:
            self.desk.paper.line(str(error), indent=4)

    def answer(self, text: str) -> None:
        choices = offered(self.game, self.desk.seats.names)
        if text:
            wanted = numbers(text)
            self.answer_numbers(wanted, choices) if wanted else self.answer_label(text, choices)
        elif len(choices) == 1:
            self.desk.table.choose(choices[0].option)
        else:
            self.desk.put_question()

    def answer_numbers(self, wanted: list[int], choices: list[Choice]) -> None:
        """Further numbers are answers to the same question when it comes again."""
        found = [by_number(choices, n) for n in wanted]
        chosen = [choice for choice in found if choice]
        if len(chosen) < len(wanted):
            known = ", ".join(str(choice.number) for choice in choices)
            self.desk.paper.line(f"There is no option {wanted[found.index(None)]} here; there are {known}.", indent=4)
            return
        self.planned_for = self.game.question.name
        self.planned = [choice.label for choice in chosen[1:]]
        self.desk.table.choose(chosen[0].option)

    def answer_label(self, text: str, choices: list[Choice]) -> None:
        found = matching(labels_of(choices), text)
        if len(found) == 1:
            self.desk.table.choose(choices[found[0]].option)
        elif found:
            fitting = "; ".join(f"{choices[i].number} {choices[i].label}" for i in found)
            self.desk.paper.line(f"{text!r} fits several options: {fitting}.", indent=4)
        elif not explain_refused(self.desk, text):
            self.desk.paper.line(f"Nothing here is called {text!r}; help lists what you can type.")
