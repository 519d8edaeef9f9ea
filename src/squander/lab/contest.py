"""Bots against bots: what is played, and how one game of it is."""

from collections import Counter
from collections.abc import Callable, Generator
from time import process_time
from typing import NamedTuple

from squander import bots
from squander.bots.people import company, said
from squander.games import begin, kind_of, seed_of
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.pieces import Options
from squander.lab.players import Failure, Player, places, seated
from squander.lab.seatings import Seating, seatings
from squander.lab.thinking import Thinking
from squander.play.processes import shared_out
from squander.play.records import record_of, write


class Contest(NamedTuple):
    """Enough to play it again anywhere. `games` are rounded up to whole deals."""

    game: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: Options
    recording: bool = False
    tasting: bool = False  # whether it counts what bots take of the pleasures of the game

    @property
    def seatings(self) -> list[Seating]:
        return seatings(self.bots, self.players)

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.seatings))


class Outcome(NamedTuple):
    """What came of one game, by seat."""

    deal: int
    seats: Seating
    places: tuple[int, ...]
    thinking: dict[str, Thinking]
    failures: list[Failure]
    record: str  # empty if nobody asked for it
    tastes: dict[str, Counter[str]] = {}  # by bot, if somebody asked for it


Job = tuple[Contest, int, Seating]


def check(contest: Contest) -> None:
    """Raise now what would otherwise be raised by every process."""
    if contest.games < 1:
        raise BadSetup(f"{contest.games} games cannot be played; ask for 1 or more.")
    kind_of(contest.game).settle(contest.players, contest.options)
    seed_of(contest.seed)
    for name in contest.bots:
        bots.make(name, contest.game, 0)
    if contest.players > 1 and len(set(contest.bots)) < 2:
        raise BadSetup("An arena is for different bots; name two or more, as in --bots greedy,random.")


def outcomes(contest: Contest, processes: int) -> Generator[Outcome, None, None]:
    """All games, deal by deal in order, whoever plays them and however many at a time."""
    jobs: list[Job] = [(contest, deal, seats) for deal in range(contest.deals) for seats in contest.seatings]
    yield from shared_out(play_game, jobs, processes)


def play_game(job: Job) -> Outcome:
    """A deal's seed comes from the contest's seed and its own number; who sits where changes neither cards nor luck."""
    contest, deal, seats = job
    seed = f"{contest.seed}/{deal}"
    g = begin(contest.game, contest.players, seed, contest.options)
    players = seated(seats, contest.game, seed)
    thinking = {name: Thinking() for name in seats}
    tastes: dict[str, Counter[str]] = {name: Counter() for name in seats}
    while not g.over:
        who = g.question.who
        option = timed(players[who].answer, g, thinking[seats[who]])
        if contest.tasting and len(g.options) > 1:
            tastes[seats[who]].update(pleasures(g, option))
        g.choose(option)
    failures = [failure for player in players for failure in player.failures]
    record = recorded(g, players) if contest.recording else ""
    return Outcome(deal, seats, places(g, players), thinking, failures, record, tastes)


def pleasures(g: Game, option: int) -> list[str]:
    """Those that an answer is one of."""
    text = said(g, g.question.frame, option)
    return [name for name, pattern in company(g.kind.id).pleasures.items() if pattern.search(text)]


def timed(answer: Callable[[Game], int], g: Game, thinking: Thinking) -> int:
    """What is no choice costs no thought."""
    if len(g.options) == 1:
        return answer(g)
    began = process_time()
    option = answer(g)
    thinking.add(process_time() - began)
    return option


def recorded(g: Game, players: list[Player]) -> str:
    names = [player.name for player in players]
    return write(record_of(g, {"seats": names, "names": names}))
