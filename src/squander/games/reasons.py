"""Words for what one answer does better than another: `bots/reasons.toml` of a game, by the aspects of its expert."""

import tomllib
from pathlib import Path
from typing import NamedTuple

from squander.kernel.errors import BadPack

OTHERS = "others"  # how the rest of the table fares, besides the aspects of one's own position
LEAST = 0.75  # in the game's unit; less is not worth a word
GAINS, LOSSES = 2, 1


class Reason(NamedTuple):
    """An aspect that nobody can act on has no words. {} is by how much."""

    better: str
    worse: str


Reasons = dict[str, Reason]
PLAIN = {
    "value": {"better": "leaves you {} better off", "worse": "leaves you {} worse off"},
    OTHERS: {"better": "leaves the others {} worse off", "worse": "leaves the others {} better off"},
}


def read_reasons(path: Path, aspects: list[str]) -> Reasons:
    """An expert that sees a single value needs no file."""
    rows = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else PLAIN
    if set(rows) != {*aspects, OTHERS}:
        wrong = sorted(set(rows) ^ {*aspects, OTHERS})
        raise BadPack(f"{path}: there must be words for each aspect and for {OTHERS!r}; look at {', '.join(wrong)}.")
    return {name: Reason(row["better"], row["worse"]) for name, row in rows.items()}


def told(reasons: Reasons, differences: dict[str, float]) -> str:
    """One line: what is gained most, and what is given up for it."""
    said = [name for name in differences if reasons[name].better and abs(differences[name]) >= LEAST]
    gains = sorted((name for name in said if differences[name] > 0), key=lambda name: -differences[name])
    losses = sorted((name for name in said if differences[name] < 0), key=lambda name: differences[name])
    words = [reasons[name].better.format(round(differences[name])) for name in gains[:GAINS]]
    words += [reasons[name].worse.format(round(-differences[name])) for name in losses[:LOSSES]]
    return "; ".join(words) or "much the same"
