"""How a network plans: whole turns in a guessed world, each line judged where it rests, all at once.

It is what `search/whole_turns.py` does with an expert; here a judgement costs little only if many are made together.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from squander.bots.network import Network
from squander.bots.search.gestures import Ending, endings
from squander.games import package_of
from squander.games.expert import Expert, Eye
from squander.kernel.game import Frame, Game

if TYPE_CHECKING:
    from squander.envs.eyes import Eyes

WIDTH: Final = 6  # lines of a turn that are followed at once
TRIED: Final = 14  # answers that are tried of those that the network thinks most of
WON: Final = 0.3  # that coming first is worth beyond being ahead, in units of the network


class Line(NamedTuple):
    """Answers up to where nothing more is known, and what that is worth."""

    worth: float
    path: list[int]


class NoExpert(Expert):
    """For games that bring none: every question is a place to judge at, and only the end has a value."""

    def values(self, g: Game) -> list[float]:
        sign = -1.0 if g.kind.falls else 1.0
        found = [0.0] * g.players
        for standing in g.ranking():
            found[standing.seat] = sign * standing.score
        return found

    def rests(self, f: Frame) -> bool:  # noqa: ARG002 - the expert's
        return True


class Blind(Eye):
    """Judges nothing: the network does that later, for all endings together."""

    def chance(self, g: Game) -> float:  # noqa: ARG002 - the eye's
        return 0.5


def expert_of(game: str) -> Expert:
    return package_of(game).expert() or NoExpert()


def lead(expert: Expert, g: Game, seat: int) -> float:
    """How far a seat is ahead of the best other, as the expert sees it; at the end, as it came out."""
    values = expert.values(g)
    mine = values.pop(seat)
    return mine - max(values, default=0.0)


class Foresight:
    """For games of one kind, by one network."""

    def __init__(self, network: Network, eyes: "Eyes", expert: Expert, width: int = WIDTH) -> None:
        self.network = network
        self.eyes = eyes
        self.expert = expert
        self.width = width

    def best(self, world: Game, seat: int) -> Line:
        return max(self.lines(world, seat), key=worth_of)

    def lines(self, world: Game, seat: int) -> list[Line]:
        """Ways to answer, each up to its end; a turn of the seat's own is followed to its end."""
        is_turn = self.expert.turn_of(world) == seat
        eye, open_lines, done = Blind(self.expert, seat), [Ending([], world, 0.0, False)], list[Line]()
        while open_lines:
            ends = [
                ending
                for line in open_lines
                for option in self.tried(line.g, seat)
                for ending in endings(eye, line.g, option, line.path)
            ]
            found = list[tuple[float, Ending]]()
            for worth, ending in zip(self.judged(ends, seat), ends, strict=True):
                if is_turn and not ending.reveals and self.expert.turn_of(ending.g) == seat:
                    found.append((worth, ending))
                else:
                    done.append(Line(worth, ending.path))
            open_lines = best_few(found, self.width)
        return done

    def tried(self, g: Game, seat: int) -> list[int]:
        """All answers, or where there are many those that the network thinks most of."""
        options = list(g.options)
        if len(options) <= TRIED:
            return options
        scores = self.network.scores(self.network.think(self.eyes.numbers(g, seat)[None, :]))[0]
        options.sort(key=lambda option: -float(scores[self.eyes.encoder.action(g, option)]))
        return options[:TRIED]

    def judged(self, ends: list[Ending], seat: int) -> list[float]:
        running = [ending.g for ending in ends if ending.g.asked is not None]
        worths = iter(self.worths(running, seat).tolist() if running else [])
        return [next(worths) if ending.g.asked is not None else self.came_to(ending.g, seat) for ending in ends]

    def worths(self, games: list[Game], seat: int) -> npt.NDArray[np.float32]:
        return self.network.think(self.eyes.rows(games, seat)).worth

    def came_to(self, g: Game, seat: int) -> float:
        """What a finished game was worth, in the network's unit."""
        first = any(standing.seat == seat and standing.place == 1 for standing in g.ranking())
        return lead(self.expert, g, seat) / self.network.unit + (WON if first else -WON)


def best_few(found: list[tuple[float, Ending]], count: int) -> list[Ending]:
    """The best, and of those that came to the same by another way only the first."""
    found.sort(key=first_of, reverse=True)
    kept, last = list[Ending](), None
    for worth, ending in found:
        same = (worth, ending.g.options)
        if same != last:
            kept.append(ending)
            last = same
            if len(kept) == count:
                break
    return kept


def first_of(found: tuple[float, Ending]) -> float:
    return found[0]


def worth_of(line: Line) -> float:
    return line.worth
