"""Positions of games that bots played, each with who won: what a valuation is fitted to and measured on."""

from collections.abc import Iterator
from typing import NamedTuple

from squander import bots
from squander.games import begin, kind_of, package_of, seed_of
from squander.games.expert import Expert
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.pieces import Options
from squander.kernel.rng import Rng, seeded
from squander.lab.players import seated
from squander.play.processes import shared_out

EACH = 10  # positions of a game, on average; more of the same game say little more
SLIPS = 25  # one answer in so many is given at random: equals who never err would all come to the same positions
CHUNKS_A_PROCESS = 8


class Play(NamedTuple):
    """What is played: enough to do it again anywhere."""

    game: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: Options


class Position(NamedTuple):
    """How the seats stood where a new gesture began, and who won in the end."""

    number: int  # of the game
    stage: float
    looks: list[list[float]]
    scores: list[float]
    chances: list[float]  # by the expert as it is
    winner: int


class Part(NamedTuple):
    """Of a play."""

    games: int
    positions: list[Position]


def check(play: Play) -> None:
    """Raise now what would otherwise be raised by every process."""
    if package_of(play.game).expert() is None:
        raise BadSetup(
            f"Nobody has taught the bots of {play.game} to tell a chance of winning, so nothing can be fitted."
        )
    kind_of(play.game).settle(play.players, play.options)
    seed_of(play.seed)
    for name in play.bots:
        bots.make(name, play.game, 0)


def gathered(play: Play, processes: int) -> Iterator[Part]:
    """From all games, some at a time; the same for any number of processes."""
    size = max(1, play.games // (CHUNKS_A_PROCESS * processes))
    jobs = [(play, start, min(start + size, play.games)) for start in range(0, play.games, size)]
    yield from shared_out(played, jobs, processes)


def played(job: tuple[Play, int, int]) -> Part:
    play, start, stop = job
    return Part(stop - start, [one for number in range(start, stop) for one in played_once(play, number)])


def played_once(play: Play, number: int) -> list[Position]:
    expert = package_of(play.game).expert()
    assert expert is not None
    seed = f"{play.seed}/{number}"
    g = begin(play.game, play.players, seed, play.options)
    seats = seated([play.bots[(seat + number) % len(play.bots)] for seat in range(play.players)], play.game, seed)
    rng = seeded(f"{seed} to fit")
    rests: list[Game] = []
    while not g.over:
        asked = g.asked
        if asked is not None and expert.rests(asked):
            rests.append(g.copy())
        slips = rng.below(SLIPS) == 0
        g.choose(g.options[rng.below(len(g.options))] if slips else seats[g.question.who].answer(g))
    winner = g.ranking()[0].seat
    return [seen(expert, rests[i], number, winner) for i in some_of(len(rests), rng)]


def some_of(count: int, rng: Rng) -> list[int]:
    return [i for i in range(count) if rng.below(count) < EACH]


def seen(expert: Expert, g: Game, number: int, winner: int) -> Position:
    scores = [0.0] * g.players
    for standing in g.ranking():
        scores[standing.seat] = float(standing.score)
    return Position(number, expert.stage(g), expert.looks(g), scores, expert.chances(g), winner)
