"""The answer to a question: the likeliest few are tried out in the same guessed worlds, and the worse half is dropped
again and again, until the budget is spent."""

import math
from typing import Final

from squander.bots.search.budget import Budget, Clock, Settings
from squander.bots.search.gestures import Ending, best_endings
from squander.bots.search.minds import drawn
from squander.bots.search.patience import with_patience
from squander.bots.search.tree import Node, Search
from squander.bots.search.whole_turns import best_few, best_turns
from squander.games.expert import Expert
from squander.kernel.game import NOBODY, Game, offers
from squander.kernel.rng import seeded

REVEALING: Final = 6  # worlds in which answers are looked at that reveal something


class Arm:
    """One way to go on: answers up to the end of the gesture or turn, and what playouts after them came to."""

    def __init__(self, path: list[int], first: float) -> None:
        self.path: Final = path
        self.first: Final = max(0.0, first)  # the chance to win as the expert sees it without a playout
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.roots: list[Node] = []
        self.guess = first

    def learn(self, chance: float) -> None:
        self.visits += 1
        self.total += chance
        self.squares += chance * chance

    def spread(self) -> float:
        """The standard error of the mean over playouts."""
        if self.visits < 2:
            return 0.5
        mean = self.total / self.visits
        return math.sqrt(max(0.0, self.squares / self.visits - mean * mean) / (self.visits - 1))


def plan(expert: Expert, guess: Game, seed: int, budget: Budget, settings: Settings) -> list[Arm]:
    """Ways to go on for the asked seat, the best first. `guess` is any world that the seat can't tell from the real
    one."""
    clock = Clock(budget)
    arms = arms_of(expert, guess, seed, settings)
    if clock.spent() < 1.0 and len(arms) > 1:
        return try_out(expert, guess, seed, arms, clock, settings)
    return arms


def arms_of(expert: Expert, guess: Game, seed: int, settings: Settings) -> list[Arm]:
    """Whole turns where a turn is under way, otherwise the best gesture of each option."""
    if settings.whole_turns and expert.turn_of(guess) != NOBODY:
        found = best_turns(expert, guess, settings.width or expert.lines(), settings.arms)
        return [Arm(one.path, one.worth) for one in found]
    found = with_patience(expert, guess, looked_at(expert, guess, seed), settings)
    return [Arm(one.path, one.worth) for one in best_few(found, settings.arms)]


def looked_at(expert: Expert, guess: Game, seed: int) -> list[Ending]:
    """Answers that reveal something are judged by what they reveal on average."""
    found = best_endings(expert, guess)
    if not any(one.reveals for one in found):
        return found
    asked = guess.asked
    assert asked is not None
    worths = [one.worth for one in found]
    for i in range(1, REVEALING):
        other = best_endings(expert, guess.determinized(asked.who, seed - i))
        worths = [worths[j] + other[j].worth for j in range(len(worths))]
    return [Ending(found[j].path, found[j].g, worths[j] / REVEALING, found[j].reveals) for j in range(len(found))]


def try_out(expert: Expert, guess: Game, seed: int, arms: list[Arm], clock: Clock, settings: Settings) -> list[Arm]:
    """Sequential halving: an equal share of the budget for each field, the next half as large. The best first."""
    asked = guess.asked
    assert asked is not None
    trial = Trial(expert, guess, asked.who, seed, settings)
    stages = stages_for(len(arms))
    field, dropped = arms, arms[:0]
    for stage in range(stages):
        trial.run(field, clock, (stage + 1.0) / stages)
        weigh(field, settings)
        field = sorted(field, key=guess_of, reverse=True)
        half = len(field) if stage == stages - 1 else max(2, (len(field) + 1) // 2)
        dropped = field[half:] + dropped
        field = field[:half]
    return field + dropped


def stages_for(arms: int) -> int:
    stages = 1
    while 1 << stages < arms:
        stages += 1
    return stages


class Trial:
    """Playouts of one question, each guessed world shared by all who are still in the field: then they differ by their
    answers alone."""

    def __init__(self, expert: Expert, guess: Game, who: int, seed: int, settings: Settings) -> None:
        self.guess: Final = guess
        self.who: Final = who
        self.seed: Final = seed
        self.worlds = 0
        self.rng: Final = seeded(f"plan {seed}")
        rounds = settings.rounds or expert.ahead(guess)
        self.search: Final = Search(expert, settings, self.rng, expert.round(guess) + rounds)

    def run(self, field: list[Arm], clock: Clock, until: float) -> None:
        while clock.spent() < until:
            world = self.guess.determinized(self.who, self.seed + self.worlds)
            self.worlds += 1
            minds = drawn(self.search.settings, self.rng, self.who, world.players)
            for arm in field:
                self.search.rng = self.rng.copy()
                arm.learn(tried(self.search, world, arm, self.who, minds))
                clock.done += 1
            self.rng.next()


def tried(search: Search, world: Game, arm: Arm, who: int, minds: list[int]) -> float:
    g = world.copy()
    for option in arm.path:
        if not offers(g.options, option):
            break
        g.choose(option)
    return search.playout(g, arm.roots, minds)[who]


def weigh(field: list[Arm], settings: Settings) -> None:
    """What the expert saw at first counts as a few playouts: only how arms differ, for it may be off in the level."""
    level = 0.0
    first = 0.0
    for arm in field:
        level += arm.total / max(1, arm.visits)
        first += arm.first
    level /= len(field)
    first /= len(field)
    for arm in field:
        expected = level + arm.first - first
        arm.guess = (arm.total + settings.prior * expected) / (arm.visits + settings.prior)


def guess_of(arm: Arm) -> float:
    return arm.guess
