"""What the Mansion knows of being played well: what a position is worth to each company, in dollars, and from that its
chance of winning."""

from math import exp
from typing import Final

from squander.games.expert import Expert
from squander.games.maccreedys_mansion.bots.aspects import ASPECTS, accounts_at_the_end, accounts_of
from squander.games.maccreedys_mansion.bots.cashier import rounds_left
from squander.games.maccreedys_mansion.bots.habits import Habits
from squander.games.maccreedys_mansion.bots.outlook import final, values_of
from squander.games.maccreedys_mansion.bots.policy import (
    HAUNT_MARKER,
    HAUNT_ROOM,
    HAUNT_WORKER,
    INVEST_HUNDREDS,
    INVEST_THOUSANDS,
    QUESTIONS,
    TAKE_UNITS,
    Policy,
)
from squander.games.maccreedys_mansion.state import mansion
from squander.kernel.game import Frame, Game
from squander.kernel.rng import Rng

SPREAD: Final = 6_000.0  # how far values err in the end, in dollars
SPREAD_A_ROUND: Final = 3_000.0  # and for each round to come
GESTURES: Final = {TAKE_UNITS, HAUNT_WORKER, HAUNT_ROOM, HAUNT_MARKER, INVEST_THOUSANDS, INVEST_HUNDREDS}


class MansionExpert(Expert):
    """See docs/bots.md for what it counts."""

    def __init__(self) -> None:
        self.policy: Final = Policy(Habits())
        self.questions: Final[dict[str, int]] = QUESTIONS

    def values(self, g: Game) -> list[float]:
        w = mansion(g)
        f = g.asked
        if f is None:
            return [final(w, who) for who in range(g.players)]
        return values_of(w, f, self.questions[f.rule.name])

    def chances(self, g: Game) -> list[float]:
        w = mansion(g)
        if g.asked is None:
            return shares_of_the_win(g)
        return softmax(self.values(g), SPREAD + SPREAD_A_ROUND * rounds_left(w))

    def aspects(self) -> list[str]:
        return ASPECTS

    def looks(self, g: Game) -> list[list[float]]:
        w = mansion(g)
        f = g.asked
        accounts = accounts_at_the_end(w) if f is None else accounts_of(w, f, self.questions[f.rule.name])
        return [account.looks() for account in accounts]

    def stage(self, g: Game) -> float:
        return rounds_left(mansion(g))

    def round(self, g: Game) -> int:
        return mansion(g).round

    def rests(self, f: Frame) -> bool:
        return self.questions[f.rule.name] not in GESTURES

    def quick(self, g: Game, rng: Rng) -> int:
        return self.policy.answer(g, rng)


def shares_of_the_win(g: Game) -> list[float]:
    """Companies equal in all share it."""
    chances = [0.0] * g.players
    winners = [standing.seat for standing in g.ranking() if standing.place == 1]
    for who in winners:
        chances[who] = 1.0 / len(winners)
    return chances


def softmax(values: list[float], spread: float) -> list[float]:
    most = max(values)
    odds = [exp((value - most) / spread) for value in values]
    total = sum(odds)
    return [odd / total for odd in odds]


EXPERT: Final = MansionExpert()
