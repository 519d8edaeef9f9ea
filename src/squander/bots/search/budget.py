"""How wide, how deep and how long a planner looks."""

import time
from typing import Final


class Budget:
    """So many playouts, or so many seconds; playouts alone give the same choice on every machine. On several cores as
    many processes share them."""

    def __init__(self, playouts: int = 0, seconds: float = 0.0, cores: int = 1) -> None:
        self.playouts: Final = playouts
        self.seconds: Final = seconds
        self.cores: Final = cores


class Settings:
    """What a planner is made of besides its budget; levels and characters change these."""

    def __init__(self) -> None:
        self.whole_turns = True  # whether a turn is planned as a whole, or one gesture at a time
        self.width = 0  # lines of a turn that are followed at once; 0 for as many as the expert thinks worth it
        self.arms = 8  # answers that are tried out in playouts
        self.turns = 0  # the same in playouts, for the seat that plans; 0 for a rule of thumb
        self.rounds = 0  # that playouts go on for; 0 for as many as the expert thinks worth it
        self.prior = 6.0  # playouts that the expert's first look at an answer counts as much as
        self.caution = 0.03  # how much less likely to win an answer must look to be tried e times as seldom
        self.explore = 0.6  # how readily the tree tries what it has tried least
        self.depth = 6  # questions a tree grows down to before playouts go on without it
        self.quick = 0.5  # how many of the others answer by rule of thumb,
        self.noisy = 0.2  # by rule of thumb with slips, and the rest as the tree finds best for them
        self.slips = 0.25


class Clock:
    """How much of a budget is spent."""

    def __init__(self, budget: Budget) -> None:
        self.budget: Final = budget
        self.start: Final = time.perf_counter() if budget.seconds > 0.0 else 0.0
        self.done = 0

    def spent(self) -> float:
        """From 0 to 1, and more."""
        share = self.done / self.budget.playouts if self.budget.playouts > 0 else 0.0
        if self.budget.seconds > 0.0:
            share = max(share, (time.perf_counter() - self.start) / self.budget.seconds)
        return share if self.budget.playouts > 0 or self.budget.seconds > 0.0 else 1.0
