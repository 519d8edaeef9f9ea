"""A bot that chooses its plans as `greedy` does and all else at a glance: ten times as fast, where plans are measured.

./squander sim last-will -p 3 --games 200 --bots ./bench/plans.py:Planner --balance -o sacked=yes
"""

from squander.bots import make
from squander.play.sight import Sight

PLANNING = ("will.TakePlan", "will.BlockPlan")


class Planner:
    """Takes plans with care and everything else as it comes."""

    name = "plans-with-care"
    games = ("last-will",)

    def __init__(self, seed: int) -> None:
        self.careful = make("greedy", "last-will", seed)
        self.quick = make("at-a-glance", "last-will", seed)

    def choose(self, sight: Sight) -> int:
        return (self.careful if sight.name in PLANNING else self.quick).choose(sight)
