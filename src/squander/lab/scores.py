"""What an arena adds up: by bot, and deal by deal, because games of one deal are not independent of each other."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from squander.lab.contest import Outcome
from squander.lab.players import Failure
from squander.lab.run import FAILURES
from squander.lab.seatings import Seating
from squander.lab.stats import Rate, clustered
from squander.lab.thinking import Thinking

Pair = tuple[str, str]
RIVAL = "the rival"  # whom everybody who plays alone plays against, without a seat


class Deal:
    """The games of one deal."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()  # in which a bot sat
        self.wins: dict[str, float] = {}  # a shared win is divided
        self.ahead: dict[Pair, float] = {}  # how often the one was placed ahead of the other; half for the same place

    def add(self, seats: Seating, places: Sequence[int]) -> None:
        first = [bot for bot, place in zip(seats, places, strict=True) if place == 1]
        for bot in dict.fromkeys(seats):
            self.games[bot] += 1
            self.wins[bot] = self.wins.get(bot, 0.0) + first.count(bot) / max(1, len(first))
        if len(seats) == 1:
            self.compare(seats[0], RIVAL, float(places[0] == 1))
        for (one, place), (other, behind) in combinations(zip(seats, places, strict=True), 2):
            self.compare(one, other, (behind > place) + (behind == place) / 2)

    def compare(self, one: str, other: str, points: float) -> None:
        if one != other:
            self.ahead[one, other] = self.ahead.get((one, other), 0.0) + points
            self.ahead[other, one] = self.ahead.get((other, one), 0.0) + 1.0 - points

    def rate(self, bot: str) -> float:
        """The share of its games here that it won; rounded, so that equal shares are counted as such."""
        return round(self.wins[bot] / self.games[bot], 9)


class Scores:
    """The whole arena so far. `bots` are those that were named, each once."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(dict.fromkeys(bots))
        self.games = 0
        self.deals: list[Deal] = []
        self.seats: Counter[str] = Counter()
        self.chairs: Counter[str] = Counter()  # all seats of the games in which it sat, and the one that a rival lacks
        self.places: Counter[str] = Counter()
        self.thinking = {bot: Thinking() for bot in self.bots}
        self.tastes: dict[str, Counter[str]] = {bot: Counter() for bot in self.bots}
        self.failed: Counter[str] = Counter()
        self.failures: list[Failure] = []

    def add(self, outcome: Outcome) -> None:
        if outcome.deal == len(self.deals):
            self.deals.append(Deal())
        self.deals[outcome.deal].add(outcome.seats, outcome.places)
        self.games += 1
        for bot, place in zip(outcome.seats, outcome.places, strict=True):
            self.seats[bot] += 1
            self.places[bot] += place
        for bot, thinking in outcome.thinking.items():
            self.chairs[bot] += max(2, len(outcome.seats))
            self.thinking[bot] += thinking
        for bot, tastes in outcome.tastes.items():
            self.tastes[bot].update(tastes)
        self.failed.update(failure.bot for failure in outcome.failures)
        self.failures += outcome.failures[: FAILURES - len(self.failures)]

    def played(self, bot: str) -> int:
        """Games in which it sat."""
        return sum(deal.games[bot] for deal in self.deals)

    def rate(self, bot: str) -> Rate:
        """Of games that it won, in whichever of its seats."""
        return clustered([(deal.wins[bot], deal.games[bot]) for deal in self.deals if deal.games[bot]])

    def by_deal(self, bot: str) -> Counter[float]:
        """How many deals it won which share of."""
        return Counter(deal.rate(bot) for deal in self.deals if deal.games[bot])

    def fair(self, bot: str) -> float:
        """What it would win if all were equal: its share of the seats."""
        return self.seats[bot] / self.chairs[bot]

    @property
    def rated(self) -> list[str]:
        """All who were ever ahead of somebody or behind: who play alone meet each other through their rival only."""
        return [*self.bots, RIVAL] if any(pair[1] == RIVAL for deal in self.deals for pair in deal.ahead) else self.bots

    def taste(self, bot: str, pleasure: str) -> float:
        """How often it takes one, in a game and on one of its seats."""
        return self.tastes[bot][pleasure] / self.seats[bot]

    def mean_place(self, bot: str) -> float:
        return self.places[bot] / self.seats[bot]
