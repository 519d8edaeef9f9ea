"""What the Solicitor has to look forward to, in the pounds that seats are measured in: for who plays alone."""

import math
from typing import Final

from squander.games.last_will.rules.actions import ACTIONS
from squander.games.last_will.rules.solicitor import HIS_TURN
from squander.games.last_will.solicitor import Solicitor
from squander.games.last_will.state import fortune
from squander.kernel.game import Game

USUAL: Final = 5.0  # pounds of a later round that a seat's outlook leaves out, because every seat spends them


def turn_to_come(g: Game) -> bool:
    """Whether he has still to roll for his spending in this round."""
    for f in g.agenda:
        if f.rule is HIS_TURN or f.rule is ACTIONS:
            return True
    return False


def rounds_left(him: Solicitor, round: int, to_come: bool) -> float:
    """Rounds after this one until he is expected to be ruined."""
    sums = him.track.sums
    left = 1.0 * him.fortune - (sums[round - 1] if to_come else 0)
    rounds = 0.0
    for later in range(round, len(sums)):
        if left <= sums[later]:
            break
        left -= sums[later]
        rounds += 1.0
    pace = sums[min(round + int(rounds), len(sums) - 1)]
    return rounds + max(0.0, left) / max(1, pace)


def his_value(g: Game, him: Solicitor, rounds: float) -> float:
    """What he will be rid of, less what everybody is."""
    round = fortune(g).round
    sums = him.track.sums
    value = -1.0 * him.fortune + (sums[round - 1] if turn_to_come(g) else 0)
    left = rounds
    for later in range(round, len(sums)):
        part = min(1.0, left)
        if part <= 0.0:
            break
        value += part * (sums[later] - USUAL)
        left -= part
    return value


def chance_against(mine: float, his: float, sharpness: float) -> float:
    """Of winning, for who is ahead by so many pounds."""
    ahead = sharpness * (mine - his)
    return 1.0 / (1.0 + math.exp(-ahead)) if ahead > -60.0 else 0.0
