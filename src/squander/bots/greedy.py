"""A bot that looks one gesture ahead.

It guesses a world that its seat can't tell from the real one, tries every option there, finishes what the option
has begun as well as it can, and takes the option after which a `Judge` likes the position best. All it knows of a
game is in the judge.
"""

from typing import Protocol

from squander.kernel.game import Game
from squander.play.sight import Sight

DEPTH = 6  # follow-up questions that are tried out in full; after them the position is judged as it stands


class Judge(Protocol):
    """What a game teaches the bot. See docs/bots.md."""

    rests: frozenset[str]  # questions that begin a new gesture: here a position is judged, not searched

    def study(self, world: Game, seat: int) -> None:
        """Called once before the options of a question are tried."""

    def reflex(self, world: Game, seat: int) -> int | None:
        """The answer to a question that needs no search, or None."""

    def worth(self, world: Game, seat: int) -> float:
        """How good the position is for the seat; the more the better, in any unit."""


class Greedy:
    """Best of all options by the judge, in one guessed world; the first of equals."""

    def __init__(self, name: str, judge: Judge, seed: int) -> None:
        self.name = name
        self.judge = judge
        self.seed = seed

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        world = sight.world(self.seed * 10_007 + sight.plies)
        self.judge.study(world, sight.seat)
        answer = self.offered(world, sight.seat)
        if answer is not None:
            return answer
        return max(sight.options, key=lambda option: self.after(world, sight.seat, option, DEPTH))

    def after(self, world: Game, seat: int, option: int, depth: int) -> float:
        """The worth of an option: of the position at the end of its gesture."""
        g = world.copy()
        g.choose(option)
        asked = g.asked
        if asked is None or asked.who != seat or asked.rule.name in self.judge.rests or depth == 0:
            return self.judge.worth(g, seat)
        answer = self.offered(g, seat)
        if answer is not None:
            return self.after(g, seat, answer, depth - 1)
        return max([self.after(g, seat, follow, depth - 1) for follow in g.options])

    def offered(self, g: Game, seat: int) -> int | None:
        """The judge's reflex. In a gesture that somebody else began it may want what is gone by now: then none."""
        answer = self.judge.reflex(g, seat)
        return answer if answer in g.options else None
