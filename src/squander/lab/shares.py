"""Verdicts that games have in common: seats, what is used at all, and what helps whoever has it."""

from collections import Counter
from collections.abc import Iterable

from squander.lab.stats import Rate, wilson
from squander.lab.targets import Verdict

ONCE = 1e-9  # a share that is more than never


def seats(facts: Counter[str], games: int, players: int) -> list[Verdict]:
    """Counted from the starting player of the first round, in the order of that round."""
    share = 1 / players
    text = f"{share:.0%} ± 4 points"
    return [
        Verdict("seat", f"seat {i + 1} wins", text, share - 0.04, share + 0.04, wilson(facts[f"first {i}"], games))
        for i in range(players)
    ]


def uses(facts: Counter[str], games: int, names: Iterable[str]) -> list[Verdict]:
    """A thing nobody ever uses might as well stay in the box."""
    return [Verdict("use", name, "at least once", ONCE, 1.0, wilson(facts[f"used {name}"], games)) for name in names]


def lifts(facts: Counter[str], players: int, names: Iterable[str]) -> list[Verdict]:
    return [Verdict("lift", name, "± 8 points", -0.08, 0.08, lift(facts, players, name)) for name in names]


def lift(facts: Counter[str], players: int, name: str) -> Rate:
    """The win rate of those who had it, minus the share that any seat has."""
    won = wilson(facts[f"won {name}"], facts[f"held {name}"])
    return Rate(won.value - 1 / players, won.low - 1 / players, won.high - 1 / players, won.sample)
