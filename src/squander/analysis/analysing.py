"""A recorded game, analysed choice by choice, on one core or several: the same result on any number."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from squander.analysis.account import Account, Swing, accounts, swings
from squander.analysis.judging import Chances, Judged, judge
from squander.bots.advice import expert_of
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.play.processes import shared_out
from squander.play.records import Record, positions, read, write

PLAYOUTS = 600
LESS, MORE = 2, 100_000
CHUNKS_A_PROCESS = 12


class Analysis(NamedTuple):
    """All that was found out; texts are made from it and the record."""

    playouts: int
    seed: int
    judged: list[Judged]  # every choice among several answers, in order
    result: Chances
    accounts: list[Account]  # by seat
    swings: list[Swing]


Job = tuple[str, int, int, tuple[int, ...]]  # the record as text, playouts, seed, and which plies


def analyse(
    record: Record,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    processes: int = 1,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> Analysis:
    """Judge every choice of a finished game. `progress` is told how many are done, and of how many."""
    check(record, playouts)
    games = list(positions(record))
    if not games[-1].over:
        raise BadSetup("This game is not over; only a finished game is analysed. On a running one: squander hint.")
    plies = [g.plies for g in games[:-1] if len(g.options) > 1]
    judged: list[Judged] = []
    for part in parts(record, playouts, seed, plies, processes):
        judged += part
        progress(len(judged), len(plies))
    result = won(games[-1])
    return Analysis(playouts, seed, judged, result, accounts(judged, result), swings(judged, result, games[-1].plies))


def check(record: Record, playouts: int) -> None:
    if not LESS <= playouts <= MORE:
        raise BadSetup(f"{playouts} playouts a choice cannot be played; ask for {LESS} to {MORE:,}.")
    expert_of(record.game)


def won(g: Game) -> Chances:
    """One for the winner; those who share the first place divide it."""
    first = [standing.seat for standing in g.ranking() if standing.place == 1]
    return [1 / len(first) if seat in first else 0.0 for seat in range(g.players)]


def parts(record: Record, playouts: int, seed: int, plies: list[int], processes: int) -> Iterator[list[Judged]]:
    size = max(1, len(plies) // (CHUNKS_A_PROCESS * processes))
    text = write(record)
    jobs: list[Job] = [(text, playouts, seed, tuple(plies[at : at + size])) for at in range(0, len(plies), size)]
    yield from shared_out(judge_some, jobs, processes)


def judge_some(job: Job) -> list[Judged]:
    text, playouts, seed, plies = job
    record = read(text)
    expert, _ = expert_of(record.game)
    games = list(positions(record._replace(choices=record.choices[: max(plies) + 1])))
    found = [judge(expert, games[ply], made(games[ply + 1]), playouts, seed + ply * 1_000_003) for ply in plies]
    return [one for one in found if one is not None]


def made(g: Game) -> int:
    """The last answer given."""
    assert g.history is not None
    return g.history.option
