"""Squander: a digital table for board games of ruin.

import random, squander
g = squander.new("last-will", players=3, seed=7)
while not g.over:
    g.choose(random.choice(g.question.options))
print(g.ranking())
"""

from squander import _build

_build.activate()

from squander.games import games, new  # noqa: E402 - compiled modules can only be found after the line above
from squander.kernel.errors import (  # noqa: E402
    BadPack,
    BadRecord,
    BadSetup,
    GameIsOver,
    NotOffered,
    SquanderError,
)
from squander.kernel.game import Game  # noqa: E402
from squander.kernel.pieces import Standing  # noqa: E402
from squander.kernel.question import Question  # noqa: E402

__version__ = "0.2.0"

__all__ = [
    "BadPack",
    "BadRecord",
    "BadSetup",
    "Game",
    "GameIsOver",
    "NotOffered",
    "Question",
    "SquanderError",
    "Standing",
    "__version__",
    "games",
    "new",
]
