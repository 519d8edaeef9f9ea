"""A bot that plans as the planner does and decides as people do.

Some answers escape it, it is a little off in judging the others, and it likes some things more than they are worth. So
its mistakes are small ones among good answers, and seldom absurd.
"""

import math

from squander.bots.people import Portrait, company, said
from squander.bots.search.arms import Arm, plan
from squander.bots.search.budget import Budget, Settings
from squander.games.expert import Expert
from squander.kernel.game import Game
from squander.kernel.rng import Rng, seeded
from squander.play.sight import Sight

PARTS = 1 << 20
CERTAIN = 1e-6  # how near to 0 and 1 chances may be
ALIKE = 1e-3  # odds that are nearer to each other than this tell nothing of how much a unit is


class Person:
    def __init__(self, portrait: Portrait, expert: Expert, seed: int) -> None:
        self.name = portrait.id
        self.portrait = portrait
        self.expert = expert
        self.seed = seed
        self.budget = Budget(portrait.playouts)
        self.settings = Settings()
        self.settings.whole_turns = portrait.whole_turns

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        seed = self.seed_at(sight)
        world = sight.world(seed)
        arms = plan(self.expert, world, seed, self.budget, self.settings)
        return (self.preferred(world, arms, seed) if self.portrait.is_human else arms[0]).path[0]

    def seed_at(self, sight: Sight) -> int:
        """All chance of one choice comes from here."""
        return (self.seed * 10_007 + sight.plies) * 100_003

    def preferred(self, world: Game, arms: list[Arm], seed: int) -> Arm:
        rng = seeded(f"{self.name} {seed}")
        usual = self.expert.quick(world, rng.copy()) if self.portrait.habit else None
        if usual is not None and all(arm.path[0] != usual for arm in arms):
            arms = [*arms, Arm([usual], arms[0].guess)]
        seen = [arm for arm in arms if chance(rng) >= self.portrait.overlooks] or arms
        unit = units(self.expert, world, arms)
        seeming = [self.seeming(world, arm, usual, unit, rng) for arm in seen]
        return seen[seeming.index(max(seeming))]

    def seeming(self, world: Game, arm: Arm, usual: int | None, unit: float, rng: Rng) -> float:
        """What it takes a way to go on to be worth."""
        habit = self.portrait.habit if arm.path[0] == usual else 0.0
        blur = self.portrait.blur * bell(rng) if self.portrait.blur else 0.0
        return unit * log_odds(arm.guess) + habit + blur + self.pleasure(world, arm)

    def pleasure(self, world: Game, arm: Arm) -> float:
        """What it likes about the answers of this way to go on, besides what they are worth."""
        if not self.portrait.likes:
            return 0.0
        known, g, total = company(world.kind.id).pleasures, world.copy(), 0.0
        for option in arm.path:
            text = said(g, g.question.frame, option)
            total += sum(worth for name, worth in self.portrait.likes.items() if known[name].search(text))
            g.choose(option)
        return total


def units(expert: Expert, world: Game, arms: list[Arm]) -> float:
    """How much of the expert's unit a seat must be ahead to win e times as often, here or after the first answer that
    tells."""
    for path in [[], *(arm.path for arm in arms)]:
        g = world.copy()
        for option in path:
            g.choose(option)
        values, chances = expert.values(g), expert.chances(g)
        odds = math.log(max(chances) / max(CERTAIN, min(chances)))
        if not g.over and odds > ALIKE and min(chances) > CERTAIN:
            return (max(values) - min(values)) / odds
    return 1.0


def log_odds(chance: float) -> float:
    inside = min(1.0 - CERTAIN, max(CERTAIN, chance))
    return math.log(inside / (1.0 - inside))


def chance(rng: Rng) -> float:
    return rng.below(PARTS) / PARTS


def bell(rng: Rng) -> float:
    """About a normal draw: a sum of twelve even ones."""
    return sum(chance(rng) for _ in range(12)) - 6.0
