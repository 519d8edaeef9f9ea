"""Why one answer is better than another, in lines: what the expert sees in the positions after them, at once and after
playouts, and where the expert sees a single value, what the pieces of the deciding number come to."""

from collections import defaultdict
from typing import NamedTuple

from squander.analysis.judging import FRESH, mean, playouts
from squander.bots.advice import Looks, contrasted, on_average
from squander.bots.search.arms import Arm
from squander.games.expert import Expert
from squander.games.reasons import Differences, Reasons, is_gain, told
from squander.kernel.game import Game
from squander.play.aftermath import written
from squander.play.sight import Sight

WORLDS = 60
WORTH_A_WORD = 0.02  # of an amount; less is the same to a reader


class Later(NamedTuple):
    """What playouts after two answers come to, on average."""

    aspects: Differences
    pieces: dict[str, tuple[float, float]]  # of the deciding number, after the one and after the other


def explained(expert: Expert, reasons: Reasons, g: Game, best: list[int], other: list[int], seed: int) -> list[str]:
    """What is better about the best path than about the other; nothing where nobody can say."""
    looks = Looks(expert, Sight(g), g.question.who, seed)
    at_once = looks.differences(Arm(best, 0.0), Arm(other, 0.0))
    later = played_on(expert, g, best, other, seed)
    lines = [gained(reasons, at_once, "It"), gained(reasons, later.aspects, "Played on, it")]
    if len(expert.aspects()) == 1:
        lines.append(came_to(g, later.pieces))
    return [line for line in lines if line]


def gained(reasons: Reasons, differences: Differences, who: str) -> str:
    """Only if something is better."""
    better = any(is_gain(reasons, name, difference) for name, difference in differences.items())
    return f"{who} {told(reasons, differences)}." if better else ""


def played_on(expert: Expert, g: Game, best: list[int], other: list[int], seed: int) -> Later:
    seat = g.question.who
    aspects: list[Differences] = []
    pieces: list[defaultdict[str, list[float]]] = [defaultdict(list), defaultdict(list)]
    for ended in playouts(expert, g, [best, other], [seat], WORLDS, seed + 5 * FRESH):
        here, there = ended
        aspects.append(contrasted(expert, here.g, there.g, seat))
        for amounts, one in zip(pieces, ended, strict=True):
            for part in g.kind.worth(one.g, seat).parts:
                amounts[part.name].append(part.amount)
    both = [name for name in pieces[0] if name in pieces[1]]
    return Later(
        on_average(aspects),
        {name: (mean(pieces[0][name]), mean(pieces[1][name])) for name in both},
    )


def came_to(g: Game, pieces: dict[str, tuple[float, float]]) -> str:
    """The pieces that came out better, in the numbers of the table."""
    sign = -1 if g.kind.falls else 1
    better = [name for name, (a, b) in pieces.items() if sign * (a - b) >= WORTH_A_WORD * max(abs(a), abs(b), 1.0)]
    told = {name: [amount(g, number) for number in pieces[name]] for name in better}
    said = [f"{name.replace('-', ' ')} {a} instead of {b}" for name, (a, b) in told.items() if a != b]
    return f"Played on, it comes on average to {', '.join(said)}." if said else ""


def amount(g: Game, number: float) -> str:
    """Money of thousands to the next hundred; small numbers to the tenth."""
    if abs(number) >= 1000:
        return written(g.kind.sign, round(number / 100) * 100)
    return written(g.kind.sign, round(number)) if g.kind.sign else f"{number:.1f}"
