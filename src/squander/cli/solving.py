"""An exercise in the terminal: the table, one answer, what it was worth, and what to do next."""

from squander.bots.people import called, company
from squander.cli.commands import Leave
from squander.cli.paper import Paper
from squander.cli.session import Session
from squander.games.english import with_names
from squander.kernel.game import Game, plies_of
from squander.play.exercises import Exercise, exercise, exercises, judged, label_of, laid_out, said, shown, told_failed
from squander.play.seating import PERSON, YOU, Seats
from squander.play.story import notes_for
from squander.play.table import Table

NOT_HERE = {
    "hint": "This is an exercise: find an answer first; after it, all is told.",
    "load": "This is an exercise; leave it with quit, and load a game with squander play --load.",
}
NEXT = "Enter for the next one; again, play (go on from here against the bots), or quit: "


def solve_from(game: str, number: int, colour: bool) -> None:
    """One after the other, as long as somebody wants to."""
    paper = Paper(colour)
    try:
        while number <= len(exercises(game).exercises):
            number = solve_one(game, number, paper)
        paper.line("That was the last one.")
    except (Leave, EOFError, KeyboardInterrupt):
        paper.line()


def solve_one(game: str, number: int, paper: Paper) -> int:
    """The number of the one to solve next."""
    one = exercise(game, number)
    session = Solving(table_of(game, one), seats_of(game, one), paper)
    session.desk.told[one.seat] = told_before(session.game, one.seat)
    of, levels = len(exercises(game).exercises), len(company(game).levels())
    paper.rule(f"{session.game.kind.title}: exercise {number} of {of}")
    paper.line(f"{'*' * one.stars}  {one.stars} of {levels} levels of bots fail it. Find the best answer.", "bold")
    before = session.game.copy()
    session.ask_once(one.seat)
    tell(session, one, before)
    return {"": number + 1, "again": number}.get(wanted(session), number + 1)


def wanted(session: "Solving") -> str:
    """What to do next; nothing for the next one."""
    while True:
        word = session.desk.paper.ask(NEXT).strip().lower()
        if word in ("quit", "exit"):
            raise Leave
        if word == "play":
            session.solved = True
            session.run()
            raise Leave
        if word in ("", "again"):
            return word
        session.desk.paper.line(f"There is nothing called {word!r} here.")


class Solving(Session):
    solved = False

    def ask_once(self, who: int) -> None:
        """Until one answer is given; whatever was typed beyond it waits for nothing."""
        self.ask_person(who)
        self.planned = []

    def obey(self, line: str) -> None:
        word = line.partition(" ")[0].lower()
        if word in ("quit", "exit") and not self.solved:
            raise Leave
        if word in NOT_HERE and not self.solved:
            self.desk.paper.line(NOT_HERE[word], indent=4)
        else:
            super().obey(line)


def table_of(game: str, one: Exercise) -> Table:
    """At the position, as if one had sat there all along; what led to it can't be taken back."""
    return Table(laid_out(game, one, noting=True), seats_of(game, one).about())


def told_before(g: Game, seat: int) -> int:
    """How many notes the seat had heard when it chose last."""
    again, heard = g.kind.begin(g.setup, noting=True), 0
    for ply in plies_of(g.history):
        if ply.frame.who == seat:
            heard = len(notes_for(again, seat))
        again.choose(ply.option)
    return heard


def seats_of(game: str, one: Exercise) -> Seats:
    names = [called(game, bot) for bot in one.source.seats]
    names[one.seat] = YOU
    names = [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
    players = [PERSON if seat == one.seat else bot for seat, bot in enumerate(one.source.seats)]
    return Seats(players, names)


def tell(session: Solving, one: Exercise, before: Game) -> None:
    """What the answer was, what the others are worth, and why."""
    paper, names = session.desk.paper, session.desk.seats.names
    option = plies_of(session.game.history)[one.ply].option
    word = before.kind.words.word(before, before.question.frame, option)
    verdict = judged(one, word)
    paper.line()
    paper.line(said(verdict), "bold")
    for row in shown(one, before, word):
        mark = "+" if row.right else " "
        yours = "  (yours)" if row.given else ""
        label = with_names(row.label, names)
        paper.line(f"  {mark} {100 * row.chance:3.0f} % ± {200 * row.spread:.0f}  {label}{yours}", indent=15)
    if one.then:
        paper.line(f"With the best goes: {with_names('; '.join(one.then), names)}.", indent=4)
    paper.line(f"Better than {with_names(label_of(before, one.tempting), names)}:", indent=4)
    for line in one.why:
        paper.line(f"  {line}", indent=4)
    people = company(before.kind.id)
    paper.line(told_failed([people.people[id].name for id in one.failed if id in people.people], len(people.levels())))
