"""Many games, alone or on all cores. The same seed gives the same result for any number of processes."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from squander import bots
from squander.games import begin, kind_of, package_of, seed_of
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.pieces import Options
from squander.lab.players import Failure, Player, places, seated
from squander.lab.targets import Targets
from squander.play.processes import shared_out

CHUNKS_A_PROCESS = 16
MOST_IN_A_CHUNK = 250
FAILURES = 20  # so many are kept to be looked at, the rest is counted


class Run(NamedTuple):
    """What to play: enough to do it again anywhere."""

    game: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: Options
    balance: bool = False


class Tally:
    """What is remembered of finished games: counts only, so memory does not grow with them."""

    def __init__(self) -> None:
        self.games = 0
        self.rounds: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.totals: Counter[int] = Counter()  # of all scores of a game: seats of one game depend on each other
        self.winners: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()
        self.seats: Counter[int] = Counter()
        self.rivals: Counter[str] = Counter()  # games that somebody without a seat won
        self.bots: Counter[str] = Counter()
        self.seated: Counter[str] = Counter()
        self.facts: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()
        self.failures: list[Failure] = []

    def __iadd__(self, other: "Tally") -> "Tally":
        self.games += other.games
        for name, counter in vars(other).items():
            if isinstance(counter, Counter):
                getattr(self, name).update(counter)
        self.keep(other.failures)
        return self

    def keep(self, failures: list[Failure]) -> None:
        self.failures += failures[: FAILURES - len(self.failures)]


def check(run: Run) -> None:
    """Raise now what would otherwise be raised by every process."""
    if run.games < 1:
        raise BadSetup(f"{run.games} games cannot be played; ask for 1 or more.")
    kind_of(run.game).settle(run.players, run.options)
    seed_of(run.seed)
    if len(run.bots) > run.players:
        raise BadSetup(f"There are {len(run.bots)} bots for {run.players} seats; name as many as seats, or fewer.")
    for name in run.bots:
        bots.make(name, run.game, 0)
    if run.balance and package_of(run.game).targets() is None:
        raise BadSetup(f"There are no balance targets for {run.game}; leave out --balance.")


def play(run: Run, processes: int = 1, progress: Callable[[int], None] = lambda _: None) -> Tally:
    """All games of a run, counted. `progress` is told how many more games are done."""
    check(run)
    tally = Tally()
    for part in parts(run, processes):
        tally += part
        progress(part.games)
    return tally


def parts(run: Run, processes: int) -> Iterator[Tally]:
    size = max(1, min(MOST_IN_A_CHUNK, run.games // (CHUNKS_A_PROCESS * processes)))
    starts = list(range(0, run.games, size))
    jobs = [(run, start, min(start + size, run.games)) for start in starts]
    yield from shared_out(play_some, jobs, processes)


def play_some(job: tuple[Run, int, int]) -> Tally:
    run, start, stop = job
    tally = Tally()
    targets = package_of(run.game).targets()
    for number in range(start, stop):
        play_one(run, number, tally, targets)
    return tally


def play_one(run: Run, number: int, tally: Tally, targets: Targets | None) -> None:
    """A game's seed comes from the run's seed and its own number, so it is the same whoever plays it."""
    seed = f"{run.seed}/{number}"
    g = begin(run.game, run.players, seed, run.options)
    g.noting = run.balance
    players = seated(seating(run, number), run.game, seed)
    first = targets.first_seat(g) if targets else 0
    before = g.copy()
    decisions = 0
    while not g.over:
        decisions += len(g.options) > 1
        g.choose(players[g.question.who].answer(g))
    count(tally, g, players, first, decisions)
    if run.balance and targets is not None:
        targets.collect(before, g, tally.facts)


def seating(run: Run, number: int) -> list[str]:
    """Bots take the seats in turn, and move on by one seat from game to game."""
    return [run.bots[(seat + number) % run.players % len(run.bots)] for seat in range(run.players)]


def count(tally: Tally, g: Game, players: list[Player], first: int, decisions: int) -> None:
    standings = g.ranking()
    tally.games += 1
    tally.rounds[g.view()["round"]] += 1
    tally.decisions[decisions] += 1
    tally.scores.update(standing.score for standing in standings)
    tally.totals[sum(standing.score for standing in standings)] += 1
    tally.ends[package_of(g.kind.id).ending(g)] += 1
    for rival in g.rivals():
        tally.rivals[rival.name] += rival.place == 1
    if standings[0].place == 1:  # a rival may be before all seats
        tally.winners[standings[0].score] += 1
        tally.seats[(standings[0].seat - first) % g.players] += 1
    count_bots(tally, g, players)


def count_bots(tally: Tally, g: Game, players: list[Player]) -> None:
    seats, placed = players[0].seats, places(g, players)
    winner = next((standing.seat for standing in g.ranking() if placed[standing.seat] == 1), None)
    if winner is not None:
        tally.bots[seats[winner]] += 1
    tally.seated.update(seats)
    for player in players:
        tally.failed.update(failure.bot for failure in player.failures)
        tally.keep(player.failures)
