"""Positions of games that nobody played well, in which bots are asked all the same."""

import random
from collections.abc import Iterator

from squander.kernel.game import Game
from tests.conformance.cells import Cell

OFTEN = 12  # one in so many questions is looked at, and those after it while a gesture is under way


def asked_anywhere(cell: Cell, seed: int) -> Iterator[Game]:
    """Questions of a random game, also in the middle of gestures that somebody else began; copies, to be tried out."""
    chance = random.Random(seed)
    g = cell.new(seed)
    while not g.over:
        if chance.randrange(OFTEN) == 0 and len(g.options) > 1:
            yield g.copy()
        g.choose(chance.choice(g.options))
