"""Dice that fall as a test wants them to, and a table against the Solicitor."""

from typing import Any

from squander.games.last_will.solicitor import Solicitor
from squander.kernel.rng import seeded
from tests.games.last_will.table import Table, fresh

Roll = tuple[int, int]  # sides, and what comes up
MANY = 50_000


def alone(seed: int = 1, **options: Any) -> Table:
    """At the first plan of a game for one."""
    return fresh(1, seed=seed, solo="solicitor", **options).until("TakePlan")


def him(t: Table) -> Solicitor:
    found = t.w.solicitor
    assert found is not None
    return found


def load(t: Table, *rolls: Roll) -> Table:
    """From here on the dice fall like this."""
    for number in range(MANY):
        rng = seeded(f"loaded {number}")
        if all(rng.below(sides) + 1 == wanted for sides, wanted in rolls):
            t.g.rng = seeded(f"loaded {number}")
            return t
    raise AssertionError(f"no seed rolls {rolls}")


def to_errands(plan: int = 3, d6: int = 3, d10: int = 10, d12: int = 5, **options: Any) -> Table:
    """A plan without cards for you, one with a single boy for him: with a 3 he lies right of your third plan."""
    return load(alone(**options), (6, d6), (10, d10), (12, d12)).plan(plan)


def to_turn(d10: int = 10, d12: int = 5, **options: Any) -> Table:
    """Your boy has drawn no card, and his has been where the die says; you are about to act."""
    return to_errands(d10=d10, d12=d12, **options).choose("unknown_1", "none")
