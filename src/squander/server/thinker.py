"""The process in which bots think: a job a line on stdin, the chosen option a line on stdout."""

import os
import sys
from contextlib import suppress
from typing import Any

import msgspec

from squander import bots
from squander.games import kind_of
from squander.kernel.game import Game, restore
from squander.kernel.pieces import Setup


class Job(msgspec.Struct, frozen=True):
    game: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any]
    plies: int
    bot: str
    seed: int


def position_of(job: Job) -> Game:
    g = restore(kind_of(job.game), Setup(job.players, "", job.options), job.position)
    g.plies = job.plies
    return g


def think(job: Job) -> int:
    g = position_of(job)
    return bots.answer(bots.make(job.bot, job.game, job.seed), g)


def answer_jobs(answers: int) -> None:
    os.write(answers, b"ready\n")
    for line in sys.stdin.buffer:
        os.write(answers, f"{think(msgspec.json.decode(line, type=Job))}\n".encode())


def main() -> None:
    """Ends when the server does: its stdin ends, or nobody reads its answer. What a bot prints goes to stderr."""
    answers = os.dup(1)
    os.dup2(2, 1)
    with suppress(BrokenPipeError):
        answer_jobs(answers)


if __name__ == "__main__":
    main()
