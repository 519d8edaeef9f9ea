"""What a comparison found. Every outcome is tested by betting against its being the same on both sides, which may be
looked at after every deal; Holm's correction lets the whole family err in no more comparisons than one test would."""

from collections import Counter
from typing import NamedTuple

from squander.lab.betting import any_time, capital
from squander.lab.comparing.outcomes import Found, reach_of
from squander.lab.grid.spec import BadSpec

ERROR = 0.05  # of all outcomes together: half for the headline, half for cards
CARD = "card "
LOOKED_AT, BEYOND = 20, 2.0


class Outcome(NamedTuple):
    """One line: both sides' means, the difference with its interval, and whether it is one."""

    name: str
    deals: int
    one: float
    other: float
    difference: float
    low: float
    high: float
    differs: bool

    @property
    def is_rate(self) -> bool:
        return self.name.startswith((CARD, "ends: ", "seat "))


class Ledger:
    """All that was seen of one outcome: counts of differences, so that memory does not grow with the deals.

    Bets need a bound of what can come. Of a rate it is 1; of scores and lengths the first deals, which are not bet on,
    show what is usual, and what is twice as far apart counts as no further. If the sides are alike, a difference is as
    likely as its opposite, so that this favours none."""

    def __init__(self, name: str, reach: float) -> None:
        self.name = name
        self.reach = reach
        self.looking = 0 if reach == 1.0 else LOOKED_AT
        self.widest = 0.0
        self.deals = 0
        self.sums = [0.0, 0.0]
        self.results: Counter[float] = Counter()

    def add(self, one: float, other: float) -> None:
        self.deals += 1
        self.sums[0] += one
        self.sums[1] += other
        if self.deals <= self.looking:
            self.widest = max(self.widest, abs(other - one))
            return
        if self.deals == self.looking + 1 and self.widest:
            self.reach = min(self.reach, BEYOND * self.widest)
        apart = max(-self.reach, min(self.reach, other - one))
        self.results[round((apart / self.reach + 1.0) / 2.0, 9)] += 1

    def capital(self) -> float:
        return capital(self.results, 0.5)

    def outcome(self, error: float, differs: bool) -> Outcome:
        found = any_time(self.results, self.deals, error)
        low, high = ((bound * 2.0 - 1.0) * self.reach for bound in (found.low, found.high))
        one, other = (total / self.deals for total in self.sums)
        return Outcome(self.name, self.deals, one, other, other - one, low, high, differs)


class Books:
    """The ledgers of a comparison."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.deals = 0
        self.ledgers: dict[str, Ledger] = {}
        self.one_sided: Counter[str] = Counter()  # cards that only one side held in a deal

    def add(self, one: Found, other: Found) -> None:
        self.deals += 1
        for name in one.keys() & other.keys():
            if name not in self.ledgers:
                self.ledgers[name] = Ledger(name, reach_of(name, self.game))
            self.ledgers[name].add(one[name], other[name])
        self.one_sided.update(one.keys() ^ other.keys())

    def family(self, of_cards: bool) -> list[Ledger]:
        """In an order that does not depend on who came first."""
        mine = [ledger for name, ledger in self.ledgers.items() if name.startswith(CARD) == of_cards]
        return sorted(mine, key=lambda ledger: ledger.name)

    def differing(self, of_cards: bool) -> set[str]:
        """Holm: the clearest must hold against all outcomes of its family, the next against one less, and so on."""
        family = self.family(of_cards)
        found = sorted(((ledger.capital(), ledger.name) for ledger in family), reverse=True)
        names: set[str] = set()
        for left, (money, name) in zip(range(len(family), 0, -1), found, strict=True):
            if money < left / (ERROR / 2):
                break
            names.add(name)
        return names

    def outcomes(self, of_cards: bool) -> list[Outcome]:
        """With intervals that all hold together."""
        family, differing = self.family(of_cards), self.differing(of_cards)
        error = ERROR / 2 / max(1, len(family))
        return [ledger.outcome(error, ledger.name in differing) for ledger in family]


def check_limits(deals: int, least: int) -> None:
    if deals < 1:
        raise BadSpec(f"{deals} deals cannot be compared; ask for 1 or more.")
    if least < 1:
        raise BadSpec(f"--least is {least}; it must be 1 or more.")
