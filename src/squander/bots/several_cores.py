"""Several processes plan one choice, each in guessed worlds of its own; what they found is put together.

They are forked from the one that is asked, so that nothing has to be sent to them, and die with their answer.
"""

import json
import os
from collections.abc import Iterable
from typing import NamedTuple

from squander.bots.search.arms import Arm, arms_of, guess_of, try_out, weigh
from squander.bots.search.budget import Budget, Clock, Settings
from squander.games.expert import Expert
from squander.kernel.game import Game

APART = 10_000_019  # between the worlds of one process and those of the next
CAN_FORK = hasattr(os, "fork")


class Task(NamedTuple):
    """What all of them try out, each in its own share of the budget."""

    expert: Expert
    guess: Game
    seed: int
    settings: Settings

    def done(self, arms: list[Arm], clock: Clock, process: int) -> list[Arm]:
        return try_out(self.expert, self.guess, self.seed + process * APART, arms, clock, self.settings)


class Helper(NamedTuple):
    process: int
    pipe: int


def plan_together(expert: Expert, guess: Game, seed: int, budget: Budget, settings: Settings) -> list[Arm]:
    """As `plan`, on as many cores as the budget has. Playouts are shared out, time is not: so the same seed and as many
    playouts and processes give the same on any machine."""
    clock = Clock(Budget(-(-budget.playouts // budget.cores), budget.seconds))
    arms = arms_of(expert, guess, seed, settings)
    if clock.spent() >= 1.0 or len(arms) < 2:
        return arms
    task = Task(expert, guess, seed, settings)
    helpers = [sent(task, arms, clock, process) for process in range(1, budget.cores)]
    found = told(task.done(arms, clock, 0))
    for helper in helpers:
        found += heard(helper)
    return put_together(found, settings)


def sent(task: Task, arms: list[Arm], clock: Clock, process: int) -> Helper:
    """A process that tries out the same in other worlds."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return Helper(pid, reading)
    try:
        answer_and_end(task, arms, clock, process, writing)
    finally:
        os._exit(1)  # never back into the program that was forked, whatever happened


def answer_and_end(task: Task, arms: list[Arm], clock: Clock, process: int, writing: int) -> None:
    with os.fdopen(writing, "w") as pipe:
        json.dump(told(task.done(arms, clock, process)), pipe)
    os._exit(0)


Told = tuple[list[int], float, int, float, float]


def told(arms: Iterable[Arm]) -> list[Told]:
    return [(arm.path, arm.first, arm.visits, arm.total, arm.squares) for arm in arms]


def heard(helper: Helper) -> list[Told]:
    """Nothing of one that failed: the others' playouts stand."""
    with os.fdopen(helper.pipe) as pipe:
        text = pipe.read()
    _, status = os.waitpid(helper.process, 0)
    return json.loads(text) if status == 0 else []


def put_together(found: list[Told], settings: Settings) -> list[Arm]:
    """The best first, of those that were tried about as often as any; behind them what was dropped early."""
    arms: dict[tuple[int, ...], Arm] = {}
    for path, first, visits, total, squares in found:
        arm = arms.setdefault(tuple(path), Arm(path, first))
        arm.visits += visits
        arm.total += total
        arm.squares += squares
    weigh(list(arms.values()), settings)
    most = max(arm.visits for arm in arms.values())
    return sorted(arms.values(), key=lambda arm: (2 * arm.visits >= most, guess_of(arm)), reverse=True)
