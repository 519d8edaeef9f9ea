"""Squander: a digital table for board games of ruin.

import random, squander
g = squander.new("last-will", players=3, seed=7)
while not g.over:
    g.choose(random.choice(g.question.options))
print(g.ranking())
"""

from typing import TYPE_CHECKING

from squander import _build

_build.activate()

from squander.games import games, new  # noqa: E402 - compiled modules can only be found after the line above
from squander.kernel.errors import (  # noqa: E402
    BadPack,
    BadRecord,
    BadSetup,
    GameIsOver,
    NoSuchSeat,
    NotOffered,
    SquanderError,
)
from squander.kernel.game import Game, playout  # noqa: E402
from squander.kernel.pieces import Standing  # noqa: E402
from squander.kernel.question import Question  # noqa: E402
from squander.kernel.rng import seeded  # noqa: E402

if TYPE_CHECKING:
    from squander.bots.advice import Advice, advice

__version__ = "0.2.0"

__all__ = [
    "Advice",
    "BadPack",
    "BadRecord",
    "BadSetup",
    "Game",
    "GameIsOver",
    "NoSuchSeat",
    "NotOffered",
    "Question",
    "SquanderError",
    "Standing",
    "__version__",
    "advice",
    "games",
    "new",
    "playout",
    "seeded",
]


def __getattr__(name: str) -> object:
    """Advice loads what bots need when somebody wants it."""
    if name in ("Advice", "advice"):
        from squander.bots import advice as room

        return room.Advice if name == "Advice" else room.advice
    raise AttributeError(f"module 'squander' has no attribute {name!r}")
