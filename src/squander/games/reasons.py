"""Words for what one answer does better than another: `bots/reasons.toml` of a game, by the aspects of its expert."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from squander.games.expert import Contrast
from squander.kernel.errors import BadPack

OTHERS = "others"  # how the rest of the table fares, besides the aspects of one's own position
LEAST = 0.75  # in the game's unit, unless its file says otherwise
GAINS, LOSSES = 2, 1
MUCH_THE_SAME = "much the same"
A_PART = 3.0  # an aspect that counts little is worth a word if it comes to this part of the least amount


class Reason(NamedTuple):
    """An aspect that nobody can act on has no words. {} is by how much, and {s} makes a plural."""

    better: str
    worse: str


class Reasons(NamedTuple):
    by_aspect: dict[str, Reason]
    least: float = LEAST  # less is not worth a word; amounts of many units are told in whole ones of it


PLAIN = {
    "value": {"better": "leaves you {} better off", "worse": "leaves you {} worse off"},
    OTHERS: {"better": "leaves the others {} worse off", "worse": "leaves the others {} better off"},
}

Differences = dict[str, Contrast]  # by aspect


def read_reasons(path: Path, aspects: list[str]) -> Reasons:
    """An expert that sees a single value needs no file."""
    rows: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {**PLAIN}
    least = rows.pop("least", LEAST)
    if set(rows) != {*aspects, OTHERS}:
        wrong = sorted(set(rows) ^ {*aspects, OTHERS})
        raise BadPack(f"{path}: there must be words for each aspect and for {OTHERS!r}; look at {', '.join(wrong)}.")
    return Reasons({name: Reason(row["better"], row["worse"]) for name, row in rows.items()}, least)


def told(reasons: Reasons, differences: Differences) -> str:
    """One line: what is gained most, and what is given up for it."""
    return "; ".join([*gains(reasons, differences), *losses(reasons, differences)]) or MUCH_THE_SAME


def told_of_better(reasons: Reasons, differences: Differences, clearly: bool = True) -> str:
    """Of an answer that was found to be better than another, or as good: where all that is seen at once speaks against
    it, its line must not read as if that were what it is better for."""
    lost = losses(reasons, differences)
    if lost and not gains(reasons, differences):
        return f"does {'better' if clearly else 'as well'} when played out, though it {lost[0]}"
    return told(reasons, differences)


def told_of_surely_better(reasons: Reasons, differences: Differences) -> str:
    """Whoever reads by how much it is better must not read that it is the same."""
    said = told_of_better(reasons, differences)
    return f"looks {said} at once, but does better when played out" if said == MUCH_THE_SAME else said


def told_of_worse(reasons: Reasons, differences: Differences, clearly: bool = True) -> str:
    """Likewise of one that was found to be worse, or no better, though all that is seen at once speaks for it."""
    gained = gains(reasons, differences)
    if gained and not losses(reasons, differences):
        return f"{'; '.join(gained)}, yet does {'worse' if clearly else 'no better'} when played out"
    return told(reasons, differences)


def gains(reasons: Reasons, differences: Differences) -> list[str]:
    """The most first."""
    found = [name for name in differences if is_gain(reasons, name, differences[name])]
    found.sort(key=lambda name: -differences[name].counts)
    return [worded(reasons, reasons.by_aspect[name].better, differences[name]) for name in found[:GAINS]]


def losses(reasons: Reasons, differences: Differences) -> list[str]:
    found = [name for name in differences if is_loss(reasons, name, differences[name])]
    found.sort(key=lambda name: differences[name].counts)
    return [worded(reasons, reasons.by_aspect[name].worse, differences[name]) for name in found[:LOSSES]]


def is_gain(reasons: Reasons, name: str, difference: Contrast) -> bool:
    return difference.counts > 0 and is_worth_a_word(reasons, name, difference)


def is_loss(reasons: Reasons, name: str, difference: Contrast) -> bool:
    return difference.counts < 0 and is_worth_a_word(reasons, name, difference)


def is_worth_a_word(reasons: Reasons, name: str, difference: Contrast) -> bool:
    enough = abs(difference.amount) >= reasons.least and A_PART * abs(difference.counts) >= reasons.least
    return bool(reasons.by_aspect[name].better) and enough


def worded(reasons: Reasons, words: str, difference: Contrast) -> str:
    step = max(1, round(reasons.least))
    amount = max(1, round(abs(difference.amount) / step)) * step
    return words.format(amount, s="" if amount == 1 else "s")
