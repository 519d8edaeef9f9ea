"""Many games at once, as arrays."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from squander.envs import encoder
from squander.envs.core.batch import Batch
from squander.envs.core.rewards import check_reward
from squander.games import kind_of, seed_of
from squander.kernel.errors import BadSetup

Numbers = npt.NDArray[np.int16]
Marked = npt.NDArray[np.int8]


class Step(NamedTuple):
    """What is told of all games after a step. A game that ended is dealt anew: its row shows the new one."""

    observation: Numbers  # games × numbers: what the asked seat sees
    mask: Marked  # games × answers: 1 for those that are offered
    who: Marked  # games: the asked seat
    reward: npt.NDArray[np.float32]  # games × seats: what a game that just ended was worth to each
    done: npt.NDArray[np.bool_]  # games: whether it just ended


class Vector:
    """So many games of one kind. The arrays it returns are its own and change with the next step: copy what is kept."""

    def __init__(
        self, game: str, n: int, players: int, seed: int | str, reward: str, options: Mapping[str, object]
    ) -> None:
        if n < 1:
            raise BadSetup(f"A batch has at least one game, not {n}.")
        kind = kind_of(game)
        settled = kind.settle(players, options)
        self.n = n
        self.players = players
        self.encoder = encoder(game, players)
        self.batch = Batch(kind, self.encoder, settled, n, seed_of(seed), check_reward(reward))
        self.observation: Numbers = np.zeros((n, self.encoder.size), np.dtype("<i2"))
        self.mask: Marked = np.zeros((n, self.encoder.choices), np.int8)
        self.who: Marked = np.zeros(n, np.int8)
        self.reward = np.zeros((n, players), np.float32)
        self.done = np.zeros(n, np.bool_)

    def reset(self, seed: int | str | None = None) -> Step:
        """Deal all games anew; without a seed, by the one they were dealt by before."""
        self.batch.begin(self.batch.seed if seed is None else seed_of(seed))
        return self.told()

    def step(self, actions: "npt.NDArray[np.integer] | list[int]") -> Step:
        """Answer every game's question. An answer that a mask forbids raises NotOffered, and nothing changes."""
        self.batch.step(actions if isinstance(actions, list) else actions.tolist())
        return self.told()

    def told(self) -> Step:
        batch = self.batch
        fill(self.observation, batch.sheet.data())
        fill(self.mask, batch.marks.data())
        fill(self.who, batch.who.data())
        self.reward.fill(0)
        self.done.fill(False)
        for i, won in zip(batch.ended, batch.won, strict=True):
            self.reward[i] = won
            self.done[i] = True
        return Step(self.observation, self.mask, self.who, self.reward, self.done)


def fill(array: "npt.NDArray[np.integer]", data: bytes) -> None:
    """Into memory that is there already."""
    array.data.cast("B")[:] = data
