"""Many games at once, as arrays."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from squander.envs import settled_encoder
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
    """So many games of one kind. What it tells is never changed later, and can't be written to; with `into`, it is
    written into arrays of yours instead."""

    def __init__(
        self, game: str, n: int, players: int, seed: int | str, reward: str, options: Mapping[str, object]
    ) -> None:
        if n < 1:
            raise BadSetup(f"A batch has at least one game, not {n}.")
        kind = kind_of(game)
        settled = kind.settle(players, options)
        self.n = n
        self.players = players
        self.encoder = settled_encoder(game, players, settled)
        self.batch = Batch(kind, self.encoder, settled, n, seed_of(seed), check_reward(reward))

    def reset(self, seed: int | str | None = None, into: Step | None = None) -> Step:
        """Deal all games anew; without a seed, by the one they were dealt by before."""
        self.batch.begin(self.batch.seed if seed is None else seed_of(seed))
        return self.told(into)

    def step(self, actions: "npt.NDArray[np.integer] | list[int]", into: Step | None = None) -> Step:
        """Answer every game's question. An answer that a mask forbids raises NotOffered, and nothing changes."""
        self.batch.step(actions if isinstance(actions, list) else actions.tolist())
        return self.told(into)

    def told(self, into: Step | None = None) -> Step:
        """What was told last."""
        batch, n = self.batch, self.n
        reward, done = np.zeros((n, self.players), np.float32), np.zeros(n, np.bool_)
        for i, won in zip(batch.ended, batch.won, strict=True):
            reward[i] = won
            done[i] = True
        told = Step(
            np.frombuffer(batch.sheet.data(), "<i2").reshape(n, self.encoder.size),
            np.frombuffer(batch.marks.data(), np.int8).reshape(n, self.encoder.choices),
            np.frombuffer(batch.who.data(), np.int8),
            reward,
            done,
        )
        if into is None:
            return told
        into.observation[:], into.mask[:], into.who[:], into.reward[:], into.done[:] = told
        return into
