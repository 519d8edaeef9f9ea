"""What a teacher does: positions of its games with its answers, and how the games ended."""

import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from squander import bots
from squander.envs.core.rewards import PLACE, rewards
from squander.envs.eyes import Eyes
from squander.games import begin
from squander.kernel.pieces import Options

ASTRAY = 0.15  # how often a game goes on by another answer than the teacher's, to learn what to do then


Row = tuple[npt.NDArray[np.int16], npt.NDArray[np.int8], int]  # numbers, mask, answer


class Examples(NamedTuple):
    """Row by row: the numbers, which answers were offered, the one to give, and what the game came to for its seat."""

    numbers: npt.NDArray[np.int16]
    masks: npt.NDArray[np.int8]
    answers: npt.NDArray[np.int64]
    worths: npt.NDArray[np.float32]

    def part(self, rows: "npt.NDArray[np.integer] | slice") -> "Examples":
        return Examples(self.numbers[rows], self.masks[rows], self.answers[rows], self.worths[rows])


def joined(parts: list[Examples]) -> Examples:
    return Examples(
        np.concatenate([part.numbers for part in parts]),
        np.concatenate([part.masks for part in parts]),
        np.concatenate([part.answers for part in parts]),
        np.concatenate([part.worths for part in parts]),
    )


def taught_game(game: str, players: int, options: Options, teacher: str, seed: str) -> Examples:
    """One game of the teacher against itself. Its answer is the lesson also where another was played."""
    g, chance = begin(game, players, seed, options), random.Random(seed)
    eyes = Eyes(game, players, g.setup.options)
    minds = [bots.make(teacher, game, chance.randrange(2**31)) for _ in range(players)]
    rows: list[Row] = []
    seats: list[int] = []
    while not g.over:
        if len(g.options) == 1:
            g.choose(g.options[0])
            continue
        who = g.question.who
        answer = bots.answer(minds[who], g)
        rows.append((eyes.numbers(g, who), eyes.mask(g, who), eyes.encoder.action(g, answer)))
        seats.append(who)
        g.choose(chance.choice(g.options) if chance.random() < ASTRAY else answer)
    return gathered(rows, seats, rewards(g, PLACE))


def gathered(rows: list[Row], seats: list[int], won: Sequence[float]) -> Examples:
    numbers, masks, answers = zip(*rows, strict=True)
    worths = np.array([won[seat] for seat in seats], np.float32)
    return Examples(np.stack(numbers), np.stack(masks), np.array(answers), worths)
