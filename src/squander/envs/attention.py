"""What a network looks at: the numbers of a position and, if it learned with them, what the game's expert counts in it.

Whoever uses it shows positions as a seat may know them: an expert sees all that is there.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from squander.envs.eyes import LEAST, MOST, Eyes
from squander.games import package_of
from squander.games.expert import Expert
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.pieces import Options

PARTS: Final = 10  # of a pound, point or dollar, that are told apart


class Attentive(Eyes):
    """Sees every seat's aspects beside the numbers, its own first."""

    def __init__(self, game: str, players: int, options: Options, expert: Expert) -> None:
        super().__init__(game, players, options)
        self.expert = expert
        self.size = self.encoder.size + players * len(expert.aspects())

    def rows(self, games: list[Game], seat: int) -> npt.NDArray[np.int16]:
        counted = np.array([self.counted(g, seat) for g in games])
        small = np.clip(np.rint(counted * PARTS), LEAST, MOST).astype(np.int16)
        return np.hstack([super().rows(games, seat), small])

    def counted(self, g: Game, seat: int) -> list[float]:
        looks = self.expert.looks(g)
        return [amount for look in [*looks[seat:], *looks[:seat]] for amount in look]


def aspects_of(game: str) -> list[str]:
    """By name; none of a game without an expert."""
    expert = package_of(game).expert()
    return [] if expert is None else expert.aspects()


def eyes_for(aspects: list[str], game: str, players: int, options: Options) -> Eyes:
    """The eyes of a network that learned with these aspects, or with none."""
    expert = package_of(game).expert()
    if expert is None or not aspects:
        return Eyes(game, players, options)
    if expert.aspects() != aspects:
        raise BadSetup(f"The network knows other aspects of {game} than are counted now. Train it anew.")
    return Attentive(game, players, options, expert)
