"""A table: one running game with its undo."""

from squander.kernel.errors import SquanderError
from squander.kernel.game import Game
from squander.play.about import About
from squander.play.records import Record, beginning, check_snapshot, follow, record_of


class NoUndo(SquanderError):
    """Nothing may be taken back here."""


class Table:
    """Choices go through here; a slip can be taken back until something hidden was seen or somebody else acted."""

    def __init__(self, g: Game, about: About | None = None) -> None:
        self.game = g
        self.about: About = about or {}
        self.past: list[Game] = []

    def choose(self, option: int) -> None:
        before = self.game.copy()
        self.game.choose(option)
        self.past.append(before)

    def fork(self) -> "Table":
        """A table to try something at; this one stays as it is, and they share their past."""
        twin = Table(self.game.copy(), self.about)
        twin.past = self.past[:]
        return twin

    def forget(self) -> None:
        """Let go of the past that no undo can return to."""
        for at in range(len(self.past) - 1, -1, -1):
            earlier = self.past[at]
            if earlier.reveals != self.game.reveals or earlier.question.who != self.past[-1].question.who:
                del self.past[: at + 1]
                return

    def undo(self, seat: int) -> None:
        """Back to this seat's last real decision."""
        at = self.undo_to(seat)
        if at < 0:
            raise NoUndo(
                "There is nothing to take back: a card was revealed, a die rolled, or somebody else has acted."
            )
        self.game = self.past[at]
        del self.past[at:]

    def reset_turn(self, seat: int) -> None:
        """Back as far as undo may go."""
        self.undo(seat)
        while self.undo_to(seat) >= 0:
            self.undo(seat)

    def undo_to(self, seat: int) -> int:
        """The place in the past that undo would return to, the beginning of a gesture; -1 when it may not."""
        found = -1
        amid = is_inside(self.game)
        for at in range(len(self.past) - 1, -1, -1):
            earlier = self.past[at]
            if earlier.question.who != seat or earlier.reveals != self.game.reveals:
                return found
            if len(earlier.options) > 1:
                found = at
                if amid or not self.goes_on(at):
                    return at
        return found

    def goes_on(self, at: int) -> bool:
        """The choice made there belongs to what the seat began before."""
        earlier, before = self.past[at], self.past[at - 1] if at else None
        if is_inside(earlier):
            return True
        asked = earlier.question
        named_together = earlier.kind.words.gesture(asked.frame).confirms
        return named_together and before is not None and before.question.name == asked.name

    def record(self) -> Record:
        return record_of(self.game, self.about)


def is_inside(g: Game) -> bool:
    return g.asked is not None and g.kind.words.gesture(g.asked).inside


def resumed(record: Record) -> Table:
    """The table at the end of a record, with its log and its undo, ready to go on."""
    g = beginning(record)
    g.noting = True
    table = Table(g, record.about)
    for number, choice in enumerate(record.choices, 1):
        table.past.append(g.copy())
        follow(g, number, choice)
    if record.snapshot is not None:
        check_snapshot(record, g)
    return table
