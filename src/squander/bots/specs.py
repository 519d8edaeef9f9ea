"""How a bot is named with what a choice may cost it: `planner:200` playouts, `planner:50ms` or `planner:0.3s`; on two
cores as `planner:0.3s@2`."""

import re
from typing import NamedTuple

from squander.bots.search.budget import Budget
from squander.bots.several_cores import CAN_FORK
from squander.kernel.errors import BadSetup

BUDGET = re.compile(r"(?:(\d+)|(\d+(?:\.\d+)?)(ms|s))(?:@(\d+))?")
UNITS = {"s": 1.0, "ms": 0.001}
MOST_PLAYOUTS = 1_000_000
MOST_SECONDS = 600.0
MOST_CORES = 64


class Spec(NamedTuple):
    """A bot by its name, and its budget if it was given one."""

    name: str
    budget: Budget | None = None


def spec_of(text: str) -> Spec:
    name, colon, amount = text.partition(":")
    return Spec(name, budget_of(name, amount)) if colon else Spec(name)


def budget_of(name: str, text: str) -> Budget:
    found = BUDGET.fullmatch(text)
    if found is None:
        raise BadSetup(
            f"{text!r} is no budget for {name}; write it as {name}:200 for playouts, {name}:50ms or {name}:0.3s."
        )
    playouts = int(found[1] or 0)
    seconds = float(found[2] or 0.0) * UNITS[found[3] or "s"]
    if not 0 < playouts <= MOST_PLAYOUTS and not 0.0 < seconds <= MOST_SECONDS:
        most = f"1 to {MOST_PLAYOUTS} playouts, or up to {MOST_SECONDS:g}s"
        raise BadSetup(f"A choice of {name} cannot cost {text}; it may be {most}.")
    return Budget(playouts, seconds, cores_of(name, found[4] or "1"))


def cores_of(name: str, text: str) -> int:
    cores = int(text)
    if not 1 <= cores <= MOST_CORES:
        raise BadSetup(f"{name} cannot think on {text} cores; it may be 1 to {MOST_CORES}.")
    if cores > 1 and not CAN_FORK:
        raise BadSetup(f"{name} can think on one core only under this system; leave out @{text}.")
    return cores


def has_budget(text: str) -> bool:
    """Whether what follows the colon is meant as a budget: no name in a file begins with a figure."""
    return text.rpartition(":")[2][:1].isdecimal() and ":" in text


def is_timed(text: str) -> bool:
    """Whether its choices depend on how fast the machine is."""
    return has_budget(text) and text.partition("@")[0].endswith("s")
