"""Bots that plan by search: the planner with playouts, the greedy one without."""

from squander.bots.search.arms import Arm, plan
from squander.bots.search.budget import Budget, Settings
from squander.bots.several_cores import plan_together
from squander.games.expert import Expert
from squander.play.sight import Sight


class Planner:
    """Answers from what its seat may know and guessed worlds. The same seed and budget of playouts give the same
    choices on every machine."""

    def __init__(self, name: str, expert: Expert, seed: int, budget: Budget, settings: Settings | None = None) -> None:
        self.name = name
        self.expert = expert
        self.seed = seed
        self.budget = budget
        self.settings = settings or Settings()

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        return self.plan(sight)[0].path[0]

    def plan(self, sight: Sight) -> list[Arm]:
        """Ways to go on, the best first, with what each was found to be worth."""
        seed = (self.seed * 10_007 + sight.plies) * 100_003
        planned = plan_together if self.budget.cores > 1 else plan
        return planned(self.expert, sight.world(seed), seed, self.budget, self.settings)


def greedy(expert: Expert, seed: int) -> Planner:
    """The planner without playouts: it takes what the expert likes best, and plays whole turns."""
    return Planner("greedy", expert, seed, Budget())


def plain() -> Settings:
    """Of one that supposes all others to answer by rule of thumb."""
    settings = Settings()
    settings.quick, settings.noisy = 1.0, 0.0
    return settings


def mirroring() -> Settings:
    """Of one that supposes all others to seek what is best for them, as it does itself."""
    settings = Settings()
    settings.quick, settings.noisy = 0.0, 0.0
    return settings
