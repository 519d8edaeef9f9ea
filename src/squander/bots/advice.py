"""Advice to whoever is asked: the best answers, how likely they are to win, and why.

It is honest: it sees what the seat may see, and guesses at the rest. Why is told from what the expert sees after each
answer, aspect by aspect, in the words of the game's own file (`bots/reasons.toml`).
"""

from typing import NamedTuple

from squander.bots.planner import Planner
from squander.bots.search.arms import Arm, Trial, weigh
from squander.bots.search.budget import Budget, Clock, Settings
from squander.bots.search.gestures import best_endings
from squander.games import package_of
from squander.games.expert import Contrast, Expert
from squander.games.reasons import OTHERS, Differences, Reasons, told_of_better, told_of_worse
from squander.kernel.errors import BadSetup, NoSuchSeat
from squander.kernel.game import Game, check_seat, offers
from squander.play.sight import Sight

PLAYOUTS = 300
BEST = 3
FRESH = 1_000_003  # worlds that the planner has not seen
WORLDS = 6  # in which the positions after two answers are compared


class Advice(NamedTuple):
    """One answer: what comes of it, and why it is better than the next, or worse than the best."""

    option: int
    label: str
    answers: list[int]  # this one and those that go with it, up to the end of the gesture or turn
    chance: float  # of winning
    spread: float | None  # the standard error of that over playouts, where the answer was tried out
    why: str


def advice(g: Game, seat: int, best: int = BEST, playouts: int = PLAYOUTS, seed: int = 0) -> list[Advice]:
    """The best answers to the open question, the best first. The same seed gives the same advice on any machine."""
    check_asked(g, seat)
    expert, reasons = expert_of(g.kind.id)
    sight = Sight(g)
    half = Budget((playouts + 1) // 2)
    found = likeliest(g, expert, sight, Planner("advice", expert, seed, half).plan(sight), best, seed)
    arms = compared(expert, sight, found, half, seed)
    seen = Looks(expert, sight, seat, seed)
    best_of_others = arms[1] if len(arms) > 1 else arms[0]
    why = [told_of_better(reasons, seen.differences(arms[0], best_of_others), is_ahead(arms[0], best_of_others))]
    why += [told_of_worse(reasons, seen.differences(arm, arms[0]), is_ahead(arms[0], arm)) for arm in arms[1:]]
    return [
        Advice(
            arm.path[0],
            g.question.label(arm.path[0]),
            arm.path,
            min(1.0, max(0.0, arm.guess)),
            arm.spread() if arm.visits > 1 else None,
            said,
        )
        for arm, said in zip(arms, why, strict=True)
    ]


def is_ahead(one: Arm, other: Arm) -> bool:
    """In the whole points of winning chance that are shown."""
    return round(100 * one.guess) > round(100 * other.guess)


def check_asked(g: Game, seat: int) -> None:
    check_seat(g, seat)
    if g.question.who != seat:
        raise NoSuchSeat(f"Seat {seat} is not asked now; advice is for seat {g.question.who}, whose question is open.")


def expert_of(game: str) -> tuple[Expert, Reasons]:
    package = package_of(game)
    expert, reasons = package.expert(), package.reasons()
    if expert is None:
        raise BadSetup(f"Nobody here knows how to play {package.kind.title} well, so there is no advice on it.")
    return expert, reasons


def likeliest(g: Game, expert: Expert, sight: Sight, planned: list[Arm], best: int, seed: int) -> list[Arm]:
    """So many answers: the planner's, and where all it thought of begin alike, the best of the others to compare."""
    found = distinct(g, planned)
    if len(found) < best:
        others = sorted(best_endings(expert, sight.world(seed)), key=lambda one: -one.worth)
        found = distinct(g, [*found, *(Arm(one.path, one.worth) for one in others)])
    return found[:best]


def distinct(g: Game, arms: list[Arm]) -> list[Arm]:
    """The best of those that begin with the same answer, or with one that is called the same."""
    found: dict[str, Arm] = {}
    for arm in arms:
        found.setdefault(g.question.label(arm.path[0]), arm)
    return list(found.values())


def compared(expert: Expert, sight: Sight, found: list[Arm], budget: Budget, seed: int) -> list[Arm]:
    """All in the same worlds: what a planner dropped early it knows from other worlds than what it went on with."""
    if len(found) == 1:
        return found
    arms, settings = [Arm(arm.path, arm.first) for arm in found], Settings()
    Trial(expert, sight.world(seed), sight.seat, seed + FRESH, settings).run(arms, Clock(budget), 1.0)
    weigh(arms, settings)
    return sorted(arms, key=lambda arm: -arm.guess)


class Looks:
    """What the expert sees after one answer or another, in the same guessed worlds."""

    def __init__(self, expert: Expert, sight: Sight, seat: int, seed: int) -> None:
        self.expert = expert
        self.seat = seat
        self.worlds = [sight.world(seed * WORLDS + i) for i in range(WORLDS)]

    def differences(self, arm: Arm, other: Arm) -> Differences:
        """By how much each aspect is better after the first, and how much worse all others are off."""
        return on_average(
            [contrasted(self.expert, after(one, arm.path), after(one, other.path), self.seat) for one in self.worlds]
        )


def after(world: Game, path: list[int]) -> Game:
    g = world.copy()
    for option in path:
        if g.over or not offers(g.options, option):
            break
        g.choose(option)
    return g


def contrasted(expert: Expert, here: Game, there: Game, seat: int) -> Differences:
    """What the expert sees of a seat, and how badly off the others are."""
    harm = others_worth(expert, there, seat) - others_worth(expert, here, seat)
    found = dict(zip(expert.aspects(), expert.contrast(here, there, seat), strict=True))
    return {**found, OTHERS: Contrast(harm, harm)}


def others_worth(expert: Expert, g: Game, seat: int) -> float:
    values = expert.values(g)
    return (sum(values) - values[seat]) / (len(values) - 1) if len(values) > 1 else 0.0


def on_average(found: list[Differences]) -> Differences:
    def mean(name: str) -> Contrast:
        return Contrast(
            sum(one[name].amount for one in found) / len(found), sum(one[name].counts for one in found) / len(found)
        )

    return {name: mean(name) for name in found[0]}
