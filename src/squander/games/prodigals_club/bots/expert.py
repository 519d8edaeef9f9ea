"""What the Club knows of being played well: a position is worth the final score it promises, the lower the better."""

import math
from typing import Final

from squander.games.expert import Contrast, Expert, Eye
from squander.games.prodigals_club.bots.aspects import Parts, aspects_of, contrasts, parts_at_the_end, parts_of
from squander.games.prodigals_club.bots.outlook import Prospect, Table, rounds_left
from squander.games.prodigals_club.bots.quick import quick_answer
from squander.games.prodigals_club.bots.stage import Stage, owner_of_turn
from squander.games.prodigals_club.central.actions import ACT
from squander.games.prodigals_club.central.end_of_round import DISCARD_DOWN
from squander.games.prodigals_club.central.errands import SEND_ERRAND_BOY
from squander.games.prodigals_club.score import scores
from squander.games.prodigals_club.society.groups import MOVE_GROUP
from squander.games.prodigals_club.society.moves import Shown
from squander.games.prodigals_club.society.together import Together
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import ELECTION, POSSESSIONS, SOCIETY
from squander.kernel.game import Frame, Game
from squander.kernel.rng import Rng

SPREAD: Final = 4.0  # points by which guesses are wrong at the end, and more with each round to come
SPREAD_A_ROUND: Final = 1.5
# Turns are long, and what one card does hardly hinders another.
LINES: Final = 2
TRIED: Final = 6
NEXT: Final = 0.01  # of a score that only breaks ties


class Prodigal(Expert):
    """The whole of it; the parts are in the files beside."""

    def values(self, g: Game) -> list[float]:
        if g.asked is None:
            return [-final(g, who) for who in range(g.players)]
        return self.table(g).points()

    def chances(self, g: Game) -> list[float]:
        if g.asked is None:
            return won(g)
        table = self.table(g)
        return shares(table.points(), self.spread(table))

    def table(self, g: Game) -> Table:
        return Table(g, Stage(g))

    def spread(self, table: Table) -> float:
        return SPREAD + SPREAD_A_ROUND * table.rounds

    def competitions(self) -> list[str]:
        """That it knows, by name."""
        return ["possessions", "election", "society"]

    def slots(self) -> list[int]:
        """Of these."""
        return [POSSESSIONS, ELECTION, SOCIETY]

    def aspects(self) -> list[str]:
        return aspects_of(self.competitions())

    def looks(self, g: Game) -> list[list[float]]:
        return [parts.amounts(self.slots()) for parts in self.parts(g)]

    def contrast(self, here: Game, there: Game, who: int) -> list[Contrast]:
        return contrasts(self.parts(here)[who], self.parts(there)[who], self.slots())

    def stage(self, g: Game) -> float:
        return rounds_left(g)

    def parts(self, g: Game) -> list[Parts]:
        """Of all seats."""
        if g.asked is None:
            return [parts_at_the_end(g, who, -final(g, who)) for who in range(g.players)]
        table = self.table(g)
        return [self.parts_of(table, one) for one in table.prospects()]

    def parts_of(self, table: Table, one: Prospect) -> Parts:
        return parts_of(table, one)

    def eye(self, g: Game, who: int) -> Eye:
        return Glance(self, who, self.table(g))

    def again(self, g: Game) -> int:
        asked = g.asked
        return club(g).seats[asked.who].boys - 1 if asked is not None and asked.rule is SEND_ERRAND_BOY else 0

    def is_kept(self, g: Game, option: int) -> bool:
        """A colour space has room for everybody."""
        return club(g).layout.spaces[option].colour

    def round(self, g: Game) -> int:
        """Twice a round: turns hardly touch each other, so before them they are judged better than played out."""
        return 2 * club(g).round + (0 if self.is_before_actions(g) else 1)

    def is_before_actions(self, g: Game) -> bool:
        return Stage(g).before_actions

    def turn_of(self, g: Game) -> int:
        """The use of cards is one player's alone, with all that is asked inside it."""
        return owner_of_turn(g, ACT)

    def lines(self) -> int:
        return LINES

    def tried(self) -> int:
        return TRIED

    def rests(self, f: Frame) -> bool:
        rule = f.rule
        return rule is ACT or rule is SEND_ERRAND_BOY or rule is DISCARD_DOWN

    def by_rote(self, f: Frame) -> bool:
        """Steps of markers: there are many ways to the same places."""
        return isinstance(f.rule, (Shown, Together)) or f.rule is MOVE_GROUP

    def quick(self, g: Game, rng: Rng) -> int:
        return quick_answer(g)


class Glance(Eye):
    """Looks at the others but once: a seat changes little for them before they are asked."""

    def __init__(self, prodigal: Prodigal, who: int, table: Table) -> None:
        super().__init__(prodigal, who)
        self.prodigal: Final = prodigal
        self.table: Final = table
        self.found: Final = table.prospects()

    def chance(self, g: Game) -> float:
        if g.asked is None:
            return won(g)[self.who]
        table = self.prodigal.table(g)
        if not table.is_alike(self.table, self.who):
            return shares(table.points(), self.prodigal.spread(table))[self.who]
        found = self.found[:]
        found[self.who] = table.prospect(self.who)
        table.compare(found)
        return shares([-one.final() for one in found], self.prodigal.spread(table))[self.who]


def final(g: Game, who: int) -> float:
    """The highest score, and a little of those that break ties."""
    falling = sorted(scores(g, who), reverse=True)
    total, part = 0.0, 1.0
    for score in falling:
        total += part * score
        part *= NEXT
    return total


def won(g: Game) -> list[float]:
    """Who shares the first place shares the win."""
    finals = [final(g, who) for who in range(g.players)]
    least = min(finals)
    first = finals.count(least)
    return [1.0 / first if value == least else 0.0 for value in finals]


def shares(worths: list[float], spread: float) -> list[float]:
    """Chances in proportion to e to the worth: who is ahead by the spread wins e times as often."""
    most = max(worths)
    weights = [math.exp((worth - most) / spread) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


EXPERT: Final = Prodigal()
