"""What the aspects of a position count, found out from games: `squander fit`.

Aspects are in the game's own unit, so at first all are expected to count the same; what the games say otherwise, they
have to say often enough.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from squander.games.weights import Weights, dot, place_of, shares
from squander.lab.logit import Case, fitted, log_loss
from squander.lab.positions import Position

HELD_OUT = 4  # one game in so many is not learned from, but measured on
QUANTILES = (0.0, 0.25, 0.55, 0.9)  # of the stages that occur: there the weights may differ
PULL = 400.0  # positions of a game say much the same, so it takes many
FREE = 0.01  # hardly pulled at all
LEAST_SHARPNESS = 0.01


class Losses(NamedTuple):
    """On games that nothing was learned from, by what is looked at; a coin knows nothing."""

    coin: float
    score: float
    before: float
    after: float


class Fit(NamedTuple):
    """Of one number of players."""

    stages: list[float]
    spreads: list[float]
    counts: list[list[float]]  # by stage
    losses: Losses
    positions: int
    told: list[tuple[float, bool]]  # each chance that was told on held-out positions, and whether that seat won


def fit(positions: Sequence[Position], pull: float = PULL) -> Fit:
    learned = [one for one in positions if one.number % HELD_OUT]
    held_out = [one for one in positions if not one.number % HELD_OUT] or learned
    stages = stages_of(learned)
    counts = counted(learned, stages, pull)
    weights = Weights(stages, [row[0] for row in counts], [row[1:] for row in counts])
    after = [weights.chances(one.stage, one.looks) for one in held_out]
    losses = Losses(
        log_loss([1 / len(one.looks) for one in held_out]),
        score_loss(learned, held_out, stages),
        log_loss([one.chances[one.winner] for one in held_out]),
        log_loss([chances[one.winner] for chances, one in zip(after, held_out, strict=True)]),
    )
    told = [
        (chance, seat == one.winner)
        for chances, one in zip(after, held_out, strict=True)
        for seat, chance in enumerate(chances)
    ]
    return Fit(stages, [row[0] for row in counts], [row[1:] for row in counts], losses, len(positions), told)


def stages_of(positions: Sequence[Position]) -> list[float]:
    """Some that occur, to the half."""
    ordered = sorted(one.stage for one in positions)
    return sorted({round(2 * ordered[int(share * (len(ordered) - 1))]) / 2 for share in QUANTILES})


def counted(positions: Sequence[Position], stages: list[float], pull: float) -> list[list[float]]:
    """For each stage the spread, and then what each aspect counts in units of the first."""
    lead = usual_lead(positions)
    looks = [[[aspect / lead for aspect in look] for look in one.looks] for one in positions]
    sums = [[[sum(look)] for look in seats] for seats in looks]
    level = fitted(cases(positions, sums, stages), [0.0] * len(stages), FREE)
    size = len(looks[0][0])
    expected = [sharpness for sharpness in level for _ in range(size)]
    found = fitted(cases(positions, looks, stages), expected, pull)
    return [in_units(found[i * size : (i + 1) * size], lead) for i in range(len(stages))]


def usual_lead(positions: Sequence[Position]) -> float:
    """How far apart seats are, so that a dollar of thousands and a pound of tens are learned about alike."""
    sums = [[sum(look) for look in one.looks] for one in positions]
    squares = [(one - sum(seats) / len(seats)) ** 2 for seats in sums for one in seats]
    return math.sqrt(sum(squares) / len(squares)) or 1.0


def in_units(logits: list[float], lead: float) -> list[float]:
    sharpness = max(LEAST_SHARPNESS, logits[0])
    return [lead / sharpness, 1.0, *[logit / sharpness for logit in logits[1:]]]


def cases(positions: Sequence[Position], looks: Sequence[list[list[float]]], stages: list[float]) -> list[Case]:
    """What is seen at a stage, written beside zeros for the other stages; between two it counts for both in part."""
    return [
        Case([spread_out(look, place_of(one.stage, stages), len(stages)) for look in seats], one.winner)
        for one, seats in zip(positions, looks, strict=True)
    ]


def spread_out(look: list[float], at: float, stages: int) -> list[float]:
    low, part = int(at), at - int(at)
    row: list[float] = []
    for stage in range(stages):
        share = 1 - part if stage == low else part if stage == low + 1 else 0.0
        row += [share * x for x in look]
    return row


def score_loss(learned: Sequence[Position], held_out: Sequence[Position], stages: list[float]) -> float:
    """Of the present score alone, with a spread for each stage."""
    weights = fitted(cases(learned, alone(learned), stages), [0.0] * len(stages), FREE)
    found = cases(held_out, alone(held_out), stages)
    return log_loss([shares([dot(weights, look) for look in one.looks])[one.winner] for one in found])


def alone(positions: Sequence[Position]) -> list[list[list[float]]]:
    return [[[score] for score in one.scores] for one in positions]


def written(command: str, aspects: Sequence[str], fits: dict[int, Fit]) -> str:
    """The file of weights: readable by people, and by `read_weights`."""
    lines = [
        "# What the aspects of a position count, in units of the first, by how far the end is. Made by:",
        f"# {command}",
    ]
    for players, one in fits.items():
        lines += ["", f"# {one.positions} positions; {told_losses(one.losses)}", f"[players.{players}]"]
        lines += [line("stage", one.stages), line("spread", one.spreads)]
        lines += [line(name, [row[i] for row in one.counts]) for i, name in enumerate(aspects)]
    return "\n".join(lines) + "\n"


def line(name: str, numbers: Sequence[float]) -> str:
    return f"{name:10} = [{', '.join(f'{number:6.2f}' for number in numbers)}]"


def told_losses(losses: Losses) -> str:
    rest = f"the present score {losses.score:.3f}, before {losses.before:.3f}, after {losses.after:.3f}"
    return f"held-out log-loss of a coin {losses.coin:.3f}, {rest}"
