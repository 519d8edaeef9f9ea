"""The positions of a recorded game, to be looked at one after another."""

from typing import TypedDict

from rich.text import Text

from squander.cli.ending import Ending, place_lines
from squander.cli.paper import Paper
from squander.cli.screens import seen_by
from squander.games import package_of
from squander.games.english import with_names
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.pieces import Note, View
from squander.play.places import Placed, places
from squander.play.seating import Seats
from squander.play.story import notes_for, story
from squander.play.table import Table


class Ply(TypedDict):
    """Who chose, what came of it, and who is to choose next."""

    ply: int
    seat: int | None
    told: str
    next: int | None


class Position(Ply):
    """With the table it led to, as the viewer sees it."""

    view: View


class Place(TypedDict):
    seat: int  # of a rival, the number behind the seats
    name: str
    place: int
    score: int
    note: str


class Replay(TypedDict):
    """Every ply, and how the game ended if it did."""

    game: str
    names: list[str]
    viewer: int
    plies: list[Ply]
    ranking: list[Place]


class Reel:
    def __init__(self, table: Table, seats: Seats, viewer: int, paper: Paper) -> None:
        self.positions: list[Game] = [*table.past, table.game]
        self.seats = seats
        self.viewer = viewer
        self.paper = paper
        self.screen = package_of(table.game.kind.id).screen()

    @property
    def last(self) -> int:
        return len(self.positions) - 1

    def check(self, ply: int | None) -> None:
        if ply is not None and not 0 <= ply <= self.last:
            raise BadSetup(f"There is no ply {ply} in this record; it has 0 to {self.last}.")

    def step_through(self, ply: int) -> None:
        self.paper.line(
            "Enter goes on, back goes back, a number goes there; table shows the table, quit leaves.", "dim"
        )
        here = ply
        self.show(here)
        while (line := self.read_line()) not in ("quit", "exit", "q"):
            if line == "table":
                self.table(here)
                continue
            here = self.moved(here, line)
            self.show(here)

    def read_line(self) -> str:
        try:
            return self.paper.ask().lower()
        except (EOFError, KeyboardInterrupt):
            self.paper.line()
            return "quit"

    def moved(self, here: int, line: str) -> int:
        steps = {"": 1, "next": 1, "n": 1, "back": -1, "b": -1}
        if line.isdecimal():
            return min(int(line), self.last)
        return max(0, min(self.last, here + steps.get(line, 0)))

    def show(self, ply: int) -> None:
        self.paper.rule(f"Ply {ply} of {self.last} · {self.asked(ply)}")
        self.paper.line(self.told(ply), indent=4)
        if self.positions[ply].over:
            self.show_ranking()

    def asked(self, ply: int) -> str:
        g = self.positions[ply]
        return "the end" if g.over else f"{self.seats.names[g.question.who]} to choose"

    def table(self, ply: int) -> None:
        seen = seen_by(self.positions[ply], self.viewer, self.seats.names, self.screen)
        self.paper.line(self.screen.heading(seen), "bold magenta")
        self.paper.lines(self.screen.table(seen, whole=True))

    def told(self, ply: int) -> str:
        """What this ply did, as the viewer may know it."""
        if ply == 0:
            return "The table is laid out."
        sentences = " ".join(story(self.positions[ply], self.fresh_notes(ply), self.seats.names))
        return sentences or self.chosen(ply)

    def fresh_notes(self, ply: int) -> list[Note]:
        before = len(notes_for(self.positions[ply - 1], self.viewer))
        return notes_for(self.positions[ply], self.viewer)[before:]

    def chosen(self, ply: int) -> str:
        """A choice without a story: its label, unless it may still be a secret."""
        before, made = self.positions[ply - 1], self.positions[ply].history
        who = before.question.who
        if made is None or not (who == self.viewer or self.positions[-1].over):
            return f"{self.seats.names[who]} makes a choice."
        label = with_names(before.question.label(made.option), self.seats.names)
        return f"{self.seats.names[who]}: {label} ({before.question.prompt})"

    def print_all(self) -> None:
        for ply in range(self.last + 1):
            line = Text(f"{ply:4}  {self.told(ply)}")
            line.truncate(self.paper.width, overflow="ellipsis")
            self.paper.line(line)

    def data(self) -> Replay:
        """Every ply, and how the game ended if it did."""
        end = self.positions[-1]
        ranking = [place_of(one) for one in places(end, self.seats.names)]
        return {
            "game": end.kind.id,
            "names": self.seats.names,
            "viewer": self.viewer,
            "plies": [self.facts(ply) for ply in range(self.last + 1)],
            "ranking": ranking if end.over else [],
        }

    def position(self, ply: int) -> Position:
        """One ply with the table it led to, as the viewer sees it."""
        return {**self.facts(ply), "view": self.positions[ply].view(self.viewer)}

    def facts(self, ply: int) -> Ply:
        """Who chose, what came of it, and who is to choose next."""
        here = self.positions[ply]
        return {
            "ply": ply,
            "seat": self.positions[ply - 1].question.who if ply else None,
            "told": self.told(ply),
            "next": None if here.over else here.question.who,
        }

    def show_ranking(self) -> None:
        """The places, and what is behind them."""
        ending = Ending(self.positions[0], self.positions[-1], self.seats.names)
        ranking = places(self.positions[-1], self.seats.names)
        for one, placed in zip(ranking, place_lines(ranking, self.screen), strict=True):
            self.paper.line(placed)
            for line in ending.lines(one.standing.seat):
                self.paper.line(f"     {line}", "dim", indent=15)


def place_of(one: Placed) -> Place:
    standing = one.standing
    return Place(seat=standing.seat, name=one.name, place=standing.place, score=standing.score, note=standing.note)
