"""Where the person sits: the running game, who plays it, and what is shown of it."""

from itertools import groupby

from rich.text import Text

from squander.cli.ending import place_lines
from squander.cli.paper import Paper
from squander.cli.screens import AnySeen, seen_by
from squander.games import package_of
from squander.kernel.game import Game
from squander.kernel.pieces import Note
from squander.play.places import places
from squander.play.seating import YOU, Seats
from squander.play.story import notes_for, story
from squander.play.table import Table
from squander.play.typed import offered, refused

ROLLED = "rolls"  # a note of a die, with its sides and what came up


class Desk:
    def __init__(self, table: Table, seats: Seats, paper: Paper) -> None:
        self.paper = paper
        self.sit_down(table, seats)

    def sit_down(self, table: Table, seats: Seats) -> None:
        """Begin with this game, or put the present one away for it."""
        self.table = table
        self.seats = seats
        self.screen = package_of(table.game.kind.id).screen()
        self.told = [self.told_before(who) for who in range(table.game.players)]  # how many notes each has read
        self.drawn: tuple[object, str] = (None, "")  # the turn and the heading under which the table was drawn last
        self.at_keyboard = seats.people[0] if len(seats.people) == 1 else -1

    def seat(self, who: int, bot: str) -> None:
        """Another bot takes this chair, under the same name."""
        players = [bot if chair == who else player for chair, player in enumerate(self.seats.players)]
        self.seats = self.seats._replace(players=players)
        self.table.about = {**self.table.about, **self.seats.about()}

    @property
    def game(self) -> Game:
        return self.table.game

    def told_before(self, who: int) -> int:
        """At a game that is gone on with, a seat has read all up to its last choice."""
        last = next((g for g in reversed(self.table.past) if g.question.who == who), None)
        return len(notes_for(last, who)) if last else 0

    def seen(self, seat: int) -> AnySeen:
        return seen_by(self.game, seat, self.seats.names, self.screen)

    def show_question(self, who: int) -> None:
        """All that a person needs to answer: what happened, the table if it changed, the question."""
        self.hand_over(who)
        self.tell(who)
        now = (self.turn_of(who), self.screen.heading(self.seen(who)))
        if self.drawn != now:
            self.draw_table(who, whole=False)
        self.drawn = now
        self.put_question()

    def turn_of(self, who: int) -> object:
        """Changes when somebody else acts: within one's own turn, the question alone is enough."""
        past = self.table.past
        return who, next((i for i in range(len(past) - 1, -1, -1) if past[i].question.who != who), -1)

    def hand_over(self, who: int) -> None:
        """Hide one person's cards before the next one looks."""
        if who == self.at_keyboard:
            return
        name = self.seats.names[who]
        self.paper.clear()
        self.paper.rule(f"{name}: your turn")
        self.paper.ask(f"Press Enter when only {name} can see the screen. ")
        self.paper.clear()
        self.at_keyboard = who

    def notes(self, who: int) -> list[Note]:
        return notes_for(self.game, who)

    def tell(self, who: int) -> None:
        """What happened since this seat was told last."""
        notes = self.notes(who)
        self.write_story(notes[self.told[who] :])
        self.told[who] = len(notes)

    def write_story(self, notes: list[Note]) -> None:
        """A die is seen rolling before it is told what came up."""
        for rolled, run in groupby(notes, key=lambda note: note.what == ROLLED):
            some = list(run)
            for note in some if rolled else []:
                self.paper.tumble(note.a, note.b)
            for sentence in story(self.game, some, self.seats.names):
                self.paper.line(sentence, indent=4)

    def draw_table(self, who: int, whole: bool) -> None:
        seen = self.seen(who)
        heading = self.screen.heading(seen)
        again = heading == self.drawn[1] and len(self.seats.people) == 1
        self.paper.line()
        self.paper.line(heading, "bold magenta")
        self.paper.lines(self.screen.table(seen._replace(again=again), whole))

    def put_question(self) -> None:
        question, choices = self.game.question, offered(self.game, self.seats.names)
        self.paper.line()
        if len(question.options) == 1:
            self.paper.line(f"Only one thing is left: {choices[0].label}.", "bold")
            self.paper.line("      Enter does it; undo takes your last choice back", "dim")
            return
        self.paper.line(question.prompt, "bold", indent=4)
        for choice in choices:
            self.paper.line(Text.assemble((f"{choice.number:4}  ", "magenta"), choice.label), indent=6)
        if n := len(refused(self.game, self.seats.names)):
            self.paper.line(f"      ? tells why {n} more {'is' if n == 1 else 'are'} not possible", "dim")

    def show_ranking(self) -> None:
        self.paper.line()
        self.paper.rule(f"{self.game.kind.title}: the end")
        ranking = places(self.game, self.seats.names)
        self.paper.line("You win!" if ranking[0].name == YOU else f"{ranking[0].name} wins.", "bold")
        for line in place_lines(ranking, self.screen):
            self.paper.line(line)
