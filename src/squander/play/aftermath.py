"""A finished game looked back at: everybody's deciding number from choice to choice, and what became of their money.

Rivals without a seat stand behind the seats, here and in all that is told of it.
"""

from collections import Counter
from typing import NamedTuple

from squander.games import package_of
from squander.kernel.game import Game, Ply
from squander.kernel.pieces import EVERYONE, Note, Worth, line_of
from squander.play.gesture import gesture_began


class Point(NamedTuple):
    """The deciding numbers of all after a choice, and the round in which it was made."""

    ply: int
    round: int
    worth: list[int]


class Told(NamedTuple):
    """A note, and the choice it came from."""

    ply: int
    note: Note


class Moment(NamedTuple):
    """What one gesture changed in a seat's deciding number."""

    seat: int
    ply: int  # after its last choice
    round: int
    before: int
    after: int
    told: list[Told]


class Spent(NamedTuple):
    on: str
    sign: str
    amount: int


class Looked(NamedTuple):
    starts: list[int]  # the choices made before each round, from the one in which it begins
    points: list[Point]
    ends: list[Worth]  # of everybody
    best: list[Moment | None]  # none where nothing ever went its way
    worst: list[Moment | None]
    spent: list[list[Spent]]  # the most first


def look_back(start: Game, plies: list[Ply]) -> Looked:
    """Play the choices once more from the laid-out table, which must have been noting."""
    return Looking(start).over(plies)


class Looking:
    def __init__(self, start: Game) -> None:
        self.game = start.copy()
        self.kind = start.kind
        self.players = start.players
        self.points = [Point(0, self.kind.round_of(start), self.numbers())]
        self.starts = [0]
        self.round = self.points[0].round
        self.before = self.points[0].worth  # as the gesture began
        self.told: list[Told] = []  # within the gesture
        self.of_rivals: list[Told] = []  # of that, what they spent, and what it followed from
        self.anyway = [0] * len(self.before)  # what came in its course, but not by it
        self.moments: list[Moment] = []
        self.spent: list[Counter[tuple[str, str]]] = [Counter() for _ in self.points[0].worth]

    def numbers(self) -> list[int]:
        return [worth.amount for worth in self.worths()]

    def worths(self) -> list[Worth]:
        seated = [self.kind.worth(self.game, seat) for seat in range(self.players)]
        return [*seated, *(rival.worth for rival in self.kind.rivals(self.game))]

    def over(self, plies: list[Ply]) -> Looked:
        for ply in plies:
            self.take(ply)
        self.close()
        ends, falls = self.worths(), self.kind.falls
        return Looked(
            self.starts,
            self.points,
            ends,
            [self.turn(who, falls) for who in range(len(ends))],
            [self.turn(who, not falls) for who in range(len(ends))],
            [spent_most(count) for count in self.spent],
        )

    def take(self, ply: Ply) -> None:
        g, log = self.game, self.game.log
        now = self.kind.round_of(g)
        if now > self.round:
            self.starts.append(g.plies)
            self.round = now
        g.choose(ply.option)
        if gesture_began(g) == g.plies:
            self.close()
        for note in line_of(g.log, log):
            self.hear(g.plies, note)
        worth = self.numbers()
        if worth != self.points[-1].worth or g.over:
            self.points.append(Point(g.plies, now, worth))

    def hear(self, ply: int, note: Note) -> None:
        if came := package_of(self.kind.id).comes_anyway(note):
            self.anyway[note.who] += came
            return
        self.told.append(Told(ply, note))
        expense = self.kind.expense(self.game, note)
        who = note.who if expense is None or expense.rival < 0 else self.players + expense.rival
        if expense is not None and who >= 0:
            self.spent[who][expense.on, expense.sign] += expense.amount
            if who >= self.players:
                self.of_rivals += self.told[-2:]

    def close(self) -> None:
        """The gesture is done: whose number did it change?"""
        last = self.points[-1]
        for seat, (before, came, after) in enumerate(zip(self.before, self.anyway, last.worth, strict=True)):
            if before + came != after:
                self.moments.append(Moment(seat, last.ply, last.round, before + came, after, self.about(seat)))
        self.before, self.told, self.of_rivals, self.anyway = last.worth, [], [], [0] * len(last.worth)

    def about(self, seat: int) -> list[Told]:
        """What everybody was told of the seat; else of the table, or of whoever did it."""
        public = [told for told in (self.told if seat < self.players else self.of_rivals) if told.note.to == EVERYONE]
        own = [told for told in public if told.note.who == seat]
        deciding = [told for told in own if package_of(self.kind.id).decides(told.note)]
        return deciding or own or [told for told in public if told.note.who < 0] or public

    def turn(self, seat: int, down: bool) -> Moment | None:
        """The largest step of the seat's number in one direction; the first of equals."""
        steps = [m for m in self.moments if m.seat == seat and (m.after < m.before) is down]
        return max(steps, key=lambda m: abs(m.after - m.before), default=None)


def spent_most(count: Counter[tuple[str, str]]) -> list[Spent]:
    return [Spent(on, sign, amount) for (on, sign), amount in count.most_common() if amount]


def written(sign: str, amount: int) -> str:
    return f"{'−' if amount < 0 else ''}{sign}{abs(amount):,}"
