"""Games of a network against itself, and what it learns from how they went on."""

import random

import numpy as np

from squander.bots.foresight import Foresight
from squander.envs.school.examples import Examples, Pages, follow
from squander.kernel.game import Game

ASTRAY = 0.06  # how often any other answer is given
FARSIGHTED = 0.95  # how much a position's worth is learned from later ones rather than from the next


def self_taught(foresight: Foresight, g: Game, seed: str) -> Examples:
    """Each seat plans by the network. A position is then worth what those after it were, the near ones most, and in the
    end what the game came to."""
    pages, chance = Pages(foresight.eyes), random.Random(seed)
    seen: list[list[np.ndarray[tuple[int], np.dtype[np.int16]]]] = [[] for _ in range(g.players)]
    while not g.over:
        if len(g.options) == 1:
            g.choose(g.options[0])
            continue
        who = g.question.who
        worlds = [g.determinized(seat, chance.randrange(2**31)) for seat in range(g.players)]
        for seat in range(g.players):
            seen[seat].append(foresight.eyes.numbers(worlds[seat], seat))
        best = foresight.best(worlds[who], who).path
        pages.answer(worlds[who], who, best[0])
        follow(g, who, best if chance.random() >= ASTRAY else [chance.choice(g.options)])
    for seat in range(g.players):
        rows = np.stack(seen[seat])
        pages.numbers.append(rows)
        pages.worths += returns(foresight.network.think(rows).worth, foresight.came_to(g, seat), foresight.network.unit)
    pages.groups = list(range(len(pages.worths)))
    return pages.bound()


def returns(worths: np.ndarray[tuple[int], np.dtype[np.float32]], end: float, unit: float) -> list[float]:
    """TD(lambda), from the end backwards, in the game's own unit."""
    found, then = np.empty(len(worths)), end
    for i in range(len(worths) - 1, -1, -1):
        after = float(worths[i + 1]) if i + 1 < len(worths) else end
        then = FARSIGHTED * then + (1 - FARSIGHTED) * after
        found[i] = then * unit
    return [float(one) for one in found]
