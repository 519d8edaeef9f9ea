"""The process in which bots think: a job a line on stdin; on stdout a line with the chosen option, or with advice."""

import os
import sys
from contextlib import suppress

import msgspec

from squander import bots
from squander.bots.advice import advice
from squander.bots.guests import all_guests, made
from squander.games import kind_of
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game, restore
from squander.kernel.pieces import Data, Options, Setup

ADVICE = ""


class Job(msgspec.Struct, frozen=True):
    game: str
    players: int
    options: Options
    position: Data
    plies: int
    bot: str  # ADVICE for advice to who is asked
    seed: int


def position_of(job: Job) -> Game:
    g = restore(kind_of(job.game), Setup(job.players, "", job.options), job.position)
    g.plies = job.plies
    return g


def think(job: Job) -> bytes:
    g = position_of(job)
    if job.bot == ADVICE:
        return msgspec.json.encode(advice(g, g.question.who, seed=job.seed))
    return str(bots.answer(bots.make(job.bot, job.game, job.seed), g)).encode()


def meet_guests() -> None:
    """Load bots of others now, when nobody waits; what is wrong with one is said now, and again when it is asked."""
    for guest in all_guests():
        try:
            made(guest.home, 0)
        except BadSetup as error:
            print(error, file=sys.stderr)


def answer_jobs(answers: int) -> None:
    os.write(answers, b"ready\n")
    for line in sys.stdin.buffer:
        os.write(answers, think(msgspec.json.decode(line, type=Job)) + b"\n")


def main() -> None:
    """Ends when the server does: its stdin ends, or nobody reads its answer. What a bot prints goes to stderr."""
    answers = os.dup(1)
    os.dup2(2, 1)
    meet_guests()
    with suppress(BrokenPipeError):
        answer_jobs(answers)


if __name__ == "__main__":
    main()
