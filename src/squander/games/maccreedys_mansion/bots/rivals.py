"""Companies with one idea each, to measure others by: who plays well loses to none of them more than its share."""

from typing import Final

from squander.games.maccreedys_mansion.bots.cashier import least_over
from squander.games.maccreedys_mansion.bots.foreman import SCARCE
from squander.games.maccreedys_mansion.bots.habits import Habits
from squander.games.maccreedys_mansion.bots.policy import Policy
from squander.games.maccreedys_mansion.bots.sites import Prices, wages_due
from squander.games.maccreedys_mansion.rules.bidding import ranked
from squander.games.maccreedys_mansion.state import Mansion
from squander.games.maccreedys_mansion.terms import (
    COLLECT,
    GASMAN,
    HIRE_ONE,
    HOLD,
    NO,
    REST,
)
from squander.kernel.game import offers
from squander.kernel.rng import Rng

MOST: Final = 1_000  # dollars that they bid


def outbid(w: Mansion, who: int, options: tuple[int, ...]) -> int:
    """The least bid for the first place, up to a thousand."""
    first = ranked(w)[0]
    if first == who:
        return REST
    offer = least_over(w, w.bids[first], w.order.index(first) > w.order.index(who), options)
    return offer if 0 < offer * w.box.numbers.bid_step <= MOST else REST


class Bidder(Policy):
    """Buys the first place, up to a thousand dollars, and finishes rooms alone."""

    def __init__(self) -> None:
        habits = Habits()
        habits.hangers = 0
        super().__init__(habits)

    def bid(self, w: Mansion, who: int, options: tuple[int, ...], rng: Rng) -> int:
        return outbid(w, who, options)


class Debtor(Policy):
    """Invests all but a hundred dollars and works on credit."""

    def __init__(self) -> None:
        habits = Habits()
        habits.boldness = 9.0
        habits.faith = 9.0
        habits.cushion = 100
        super().__init__(habits)


class Rentier(Policy):
    """Hires nobody, bids nothing, collects dividends."""

    def __init__(self) -> None:
        habits = Habits()
        habits.has_jobs = False
        habits.hangers = 0
        habits.bids = 0.0
        super().__init__(habits)

    def invest(self, w: Mansion, who: int, options: tuple[int, ...]) -> int:
        return COLLECT if offers(options, COLLECT) else HOLD


class Parasite(Policy):
    """Has no job of its own: its carpenters go where others work."""

    def __init__(self) -> None:
        habits = Habits()
        habits.has_jobs = False
        habits.hangers = 2
        super().__init__(habits)


class Hoarder(Policy):
    """Hires the gasman before anything else, needed or not, and buys the first place to get him."""

    def __init__(self) -> None:
        super().__init__(Habits())

    def hire(self, w: Mansion, who: int) -> int:
        return HIRE_ONE + GASMAN if w.pool[GASMAN] else super().hire(w, who)

    def bid(self, w: Mansion, who: int, options: tuple[int, ...], rng: Rng) -> int:
        return outbid(w, who, options)


class Ghost(Policy):
    """Ruins itself on the first day, stays closed, and haunts."""

    def __init__(self) -> None:
        super().__init__(Habits())

    def hire(self, w: Mansion, who: int) -> int:
        """The dearest, until tonight can't be paid."""
        if wages_due(w, who, Prices(w, w.today)) < w.companies[who].active:
            for trade in SCARCE:
                if w.pool[trade]:
                    return HIRE_ONE + trade
        return REST

    def bid(self, w: Mansion, who: int, options: tuple[int, ...], rng: Rng) -> int:
        return REST

    def reopen(self) -> int:
        return NO
