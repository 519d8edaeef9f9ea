"""What a position of the Mansion is worth to each company, by aspects in dollars: together they are its value."""

from typing import Final

from squander.games.maccreedys_mansion.books import debt_total
from squander.games.maccreedys_mansion.bots.cashier import income_at, rounds_left
from squander.games.maccreedys_mansion.bots.draft import Ledger
from squander.games.maccreedys_mansion.bots.outlook import (
    AHEAD,
    OUT,
    dividends,
    faith,
    in_store,
    is_doomed,
    order_ahead,
    shortage,
    todays_work,
    tomorrows_work,
    units_due,
    unpaid_rewards,
)
from squander.games.maccreedys_mansion.bots.policy import ADD_MARKER, PAY_FIRST
from squander.games.maccreedys_mansion.bots.sites import Prices, wages_due
from squander.games.maccreedys_mansion.state import Mansion
from squander.games.maccreedys_mansion.terms import CLOSED_FOR_GOOD, OPEN
from squander.kernel.game import Frame

ASPECTS: Final = [
    "funds",  # active ones
    "invested",
    "debts",
    "closed",  # for good, or about to be
    "dividends",  # in the rounds to come
    "cushion",  # active funds that are missing for a bad day
    "store",
    "wages",  # due tonight
    "units",  # to be paid tonight
    "jobs",  # what can be finished today beyond what is due anyway
    "scarce",  # of that, what is lost if others hire first
    "shares",  # in what others finish
    "rewards",  # of finished rooms, at the next inspection
    "tomorrow",  # jobs of the day ahead, for the last in the order of play,
    "order",  # and what one's place in it adds
    "bid",
]


class Account:
    """One company's."""

    def __init__(self, w: Mansion, who: int, rounds: float) -> None:
        c = w.companies[who]
        self.funds: Final = 1.0 * c.active
        self.invested: Final = 1.0 * c.invested
        self.debts: Final = -1.0 * debt_total(w, c)
        self.closed = OUT if c.status == CLOSED_FOR_GOOD else 0.0
        self.dividends: Final = dividends(c, rounds)
        self.cushion: Final = -shortage(c, rounds)
        self.store = in_store(w, c)
        self.wages = 0.0
        self.units = 0.0
        self.jobs = 0.0
        self.scarce = 0.0
        self.shares = 0.0
        self.rewards = 0.0
        self.tomorrow = 0.0
        self.order = 0.0
        self.bid = 0.0

    def charge(self, w: Mansion, who: int, prices: Prices) -> None:
        self.wages = -1.0 * wages_due(w, who, prices)
        self.units = -1.0 * units_due(w, who, prices)

    def looks(self) -> list[float]:
        """In the order of `ASPECTS`."""
        return [
            self.funds,
            self.invested,
            self.debts,
            self.closed,
            self.dividends,
            self.cushion,
            self.store,
            self.wages,
            self.units,
            self.jobs,
            self.scarce,
            self.shares,
            self.rewards,
            self.tomorrow,
            self.order,
            self.bid,
        ]


def accounts_of(w: Mansion, f: Frame, question: int) -> list[Account]:
    rounds, players = rounds_left(w), len(w.companies)
    found = [Account(w, who, rounds) for who in range(players)]
    if question <= ADD_MARKER:
        add_work(w, f, question, found)
    elif question <= PAY_FIRST:
        prices = Prices(w, w.today)
        for who in range(players):
            found[who].charge(w, who, prices)
    else:
        add_tomorrow(w, f, question, found)
    rewards = [0.0] * players
    unpaid_rewards(w, rewards)
    for who in range(players):
        found[who].rewards = rewards[who]
    return found


def accounts_at_the_end(w: Mansion) -> list[Account]:
    """Money is all that counts."""
    found = [Account(w, who, 0.0) for who in range(len(w.companies))]
    for account in found:
        account.store = 0.0
    return found


def add_work(w: Mansion, f: Frame, question: int, found: list[Account]) -> None:
    ledger, prices = Ledger(len(found)), Prices(w, w.today)
    work = [0.0] * len(found)
    todays_work(w, f, question, work, ledger)
    for who in range(len(found)):
        one = found[who]
        if w.companies[who].status == OPEN:
            one.charge(w, who, prices)
        one.scarce = faith(question) * ledger.contested[who]
        one.shares = faith(question) * ledger.shared[who]
        one.jobs = work[who] - one.wages - one.units - one.scarce - one.shares


def add_tomorrow(w: Mansion, f: Frame, question: int, found: list[Account]) -> None:
    work = [0.0] * len(found)
    tomorrows_work(w, f, question, work)
    order = order_ahead(w)
    for who in range(len(found)):
        one = found[who]
        one.bid = -1.0 * w.bids[who] if w.bids else 0.0
        if not w.bids and is_doomed(w, f, question, who):
            one.closed += OUT
        elif not w.restored:
            one.tomorrow = AHEAD * income_at(w, who, order, len(order) - 1)
            one.order = work[who] - one.bid - one.tomorrow
