"""What a designer asks of a game, as one number for each outcome; and a deal played on both sides."""

from typing import NamedTuple

from squander.games import package_of
from squander.lab.grid.cells import Cell, settled
from squander.lab.grid.columns import shares
from squander.lab.grid.packs_at_hand import path_of_pack
from squander.lab.grid.playing import Played, Wanted, play

MOST_ROUNDS = 40
USUAL_SCORES = (-1000, 1000)

Found = dict[str, float]


class PairJob(NamedTuple):
    """Some deals, each to be played on both sides."""

    number: int
    sides: tuple[Cell, Cell]
    start: int
    stop: int


class PairsDone(NamedTuple):
    number: int
    pairs: list[tuple[Found, Found]]
    failed: int


def play_pairs(job: PairJob) -> PairsDone:
    """The same deal and the same luck of every seat, once on each side."""
    options = [settled(cell, path_of_pack(cell.pack)) for cell in job.sides]
    pairs, failed = [], 0
    for number in range(job.start, job.stop):
        one, other = (play(cell, given, number, Wanted()) for cell, given in zip(job.sides, options, strict=True))
        pairs.append((found_in(one), found_in(other)))
        failed += len(one.failures) + len(other.failures)
    return PairsDone(job.number, pairs, failed)


def found_in(played: Played) -> Found:
    return {**headline(played), **cards(played)}


def headline(played: Played) -> Found:
    """Length, ends, seats and scores."""
    g = played.game
    package = package_of(g.kind.id)
    standings, won = played.ranking, shares(played.places)
    ending = package.ending(g)
    order = package.account().order(played.start)
    return {
        "rounds": float(g.kind.round_of(g)),
        **{f"ends: {name}": float(name == ending) for name in package.endings},
        **{f"seat {place + 1} wins": won[seat] for place, seat in enumerate(order)},
        "score": sum(standing.score for standing in standings) / g.players,
        "winning score": float(standings[0].score),
    }


def cards(played: Played) -> Found:
    """The win rate of those who held each card."""
    won = shares(played.places)
    held: dict[str, list[float]] = {}
    for seat, _, name, _, _ in played.cards():
        held.setdefault(f"card {name}", []).append(won[seat])
    return {name: sum(wins) / len(wins) for name, wins in held.items()}


def reach_of(name: str, game: str) -> float:
    """How far apart two sides can be in an outcome; what is further counts as so far."""
    if name == "rounds":
        return float(MOST_ROUNDS)
    if name in ("score", "winning score"):
        check = package_of(game).check()
        least, most = check.SCORES if check else USUAL_SCORES
        return float(most - least)
    return 1.0
