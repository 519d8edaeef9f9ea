"""A company that follows its habits, as a bot."""

from squander.games.maccreedys_mansion.bots.policy import Policy
from squander.kernel.rng import seeded
from squander.play.sight import Sight


class ByHabit:
    """Asks its policy in one guessed world; nothing it looks at differs between them."""

    def __init__(self, name: str, policy: Policy, seed: int) -> None:
        self.name = name
        self.policy = policy
        self.seed = seed

    def choose(self, sight: Sight) -> int:
        return self.policy.answer(sight.world(self.seed), seeded(f"{self.name} {self.seed} {sight.plies}"))
