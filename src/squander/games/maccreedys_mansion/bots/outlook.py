"""What a position of the Mansion is worth to each company, in dollars."""

from typing import Final

from squander.games.maccreedys_mansion.books import standing_funds, worth
from squander.games.maccreedys_mansion.bots.cashier import day_ahead, rounds_left
from squander.games.maccreedys_mansion.bots.draft import Ledger, draft
from squander.games.maccreedys_mansion.bots.foreman import rivals_hiring
from squander.games.maccreedys_mansion.bots.policy import (
    ADD_MARKER,
    CHOOSE_INVESTMENT,
    PAY_DEBT,
    PAY_FIRST,
    PLACE_WORKER,
    TAKE_UNITS,
)
from squander.games.maccreedys_mansion.bots.sites import (
    NOBODY_THERE,
    Crew,
    Funds,
    Prices,
    mark_workers,
    open_sites,
    spare_units,
    wages_due,
)
from squander.games.maccreedys_mansion.house import completed_by, is_complete
from squander.games.maccreedys_mansion.rules.bidding import ranked
from squander.games.maccreedys_mansion.rules.earnings import reward_today
from squander.games.maccreedys_mansion.state import NO_WORKERS, Company, Mansion
from squander.games.maccreedys_mansion.terms import CLOSED_FOR_GOOD, OPEN, RESOURCES
from squander.games.maccreedys_mansion.turns import following, has_bit
from squander.kernel.game import Frame

OUT: Final = -100_000.0  # closed for good: nobody in business comes behind it
# How much of what a draft promises comes true, measured on games of noisy companies.
HIRING: Final = 1.0
WORKING: Final = 0.85
AHEAD: Final = 0.5
PASSES: Final = 0.93  # a finished room is still whole when the inspector comes, and he comes
YIELD: Final = 0.07  # of invested funds in each round to come
CUSHION: Final = 8_000  # active funds with which a bad day does not close a company
SHORTAGE: Final = 0.4  # what each dollar less costs
STORED_UNIT: Final = 20.0  # is paid only when it is used, but need not be fetched any more
PAID_UNIT: Final = 500.0


def values_of(w: Mansion, f: Frame, question: int) -> list[float]:
    rounds = rounds_left(w)
    values = [standing_worth(w, who, rounds) for who in range(len(w.companies))]
    if question <= ADD_MARKER:
        todays_work(w, f, question, values)
    elif question <= PAY_FIRST:
        todays_bills(w, values)
    else:
        tomorrows_work(w, f, question, values)
    unpaid_rewards(w, values)
    return values


def final(w: Mansion, who: int) -> float:
    c = w.companies[who]
    return worth(w, c) + (OUT if c.status == CLOSED_FOR_GOOD else 0.0)


def standing_worth(w: Mansion, who: int, rounds: float) -> float:
    """Money, what the invested part of it will bring, a cushion of active funds, and a little for
    units in store."""
    c = w.companies[who]
    return final(w, who) + dividends(c, rounds) - shortage(c, rounds) + in_store(w, c)


def dividends(c: Company, rounds: float) -> float:
    return YIELD * c.invested * rounds


def shortage(c: Company, rounds: float) -> float:
    return SHORTAGE * (CUSHION - c.active) if rounds > 0.0 and c.active < CUSHION else 0.0


def in_store(w: Mansion, c: Company) -> float:
    return sum(units for units in c.storage) * (PAID_UNIT if w.rulings.pay_on_purchase else STORED_UNIT)


# --- the day that runs -------------------------------------------------------------------------------------------


def todays_work(w: Mansion, f: Frame, question: int, values: list[float], ledger: Ledger | None = None) -> None:
    """What is due tonight, and the jobs that workers, hired or still to be hired, may finish."""
    prices = Prices(w, w.today)
    sites = open_sites(w, w.today)
    mark_workers(w, sites)
    pool = w.pool[:]
    crews: list[Crew] = []
    for who in [f.who, *following(w.order, f.who)[:-1]]:
        if w.companies[who].status == OPEN:
            due = wages_due(w, who, prices)
            values[who] = values[who] - (due + units_due(w, who, prices))
            crews.append(crew_of(w, who, question, pool, Funds(w, who, due)))
    incomes = [0.0] * len(values)
    draft(w, crews, sites, prices, incomes, ledger)
    trust = faith(question)
    for who in range(len(values)):
        values[who] = values[who] + trust * incomes[who]


def faith(question: int) -> float:
    """In what the draft of a day promises."""
    return HIRING if question <= TAKE_UNITS else WORKING


def crew_of(w: Mansion, who: int, question: int, pool: list[int], funds: Funds) -> Crew:
    """While companies hire, those who go on passing have what they have."""
    c = w.companies[who]
    if question <= TAKE_UNITS:
        if has_bit(w.resting, who):
            return Crew(who, c.workers[:], c.storage[:], NOBODY_THERE, 0, funds)
        return Crew(who, c.workers[:], c.storage[:], pool, rivals_hiring(w, who), funds)
    idle = c.waiting[:] if question == PLACE_WORKER else NO_WORKERS[:]
    return Crew(who, idle, spare_units(w, who), NOBODY_THERE, 0, funds)


def todays_bills(w: Mansion, values: list[float]) -> None:
    prices = Prices(w, w.today)
    for who in range(len(values)):
        values[who] = values[who] - (wages_due(w, who, prices) + units_due(w, who, prices))


def units_due(w: Mansion, who: int, prices: Prices) -> int:
    """Units to pay for tonight, and those that standing workers will be served with."""
    due, box, owner = w.companies[who].due, w.box, w.owner
    total = 0
    for resource in range(RESOURCES):
        if due[resource]:
            total += due[resource] * prices.unit[resource]
    if not w.rulings.pay_on_purchase:
        for space in w.working:
            if owner[space] == who and space not in w.kept:
                total += prices.unit[box.resource_of[box.space_trade[space]]]
    return total


def unpaid_rewards(w: Mansion, values: list[float]) -> None:
    """Finished rooms whose jobs are still open will be paid at the next inspection."""
    for room in w.track:
        if is_complete(w, room):
            sharers = completed_by(w, room)
            for who in sharers:
                values[who] = values[who] + PASSES * reward_today(w, room) / len(sharers)


# --- the day ahead -----------------------------------------------------------------------------------------------


def tomorrows_work(w: Mansion, f: Frame, question: int, values: list[float]) -> None:
    incomes = [0.0] * len(values) if w.restored else day_ahead(w, order_ahead(w))
    for who in range(len(values)):
        if w.bids:
            gain = AHEAD * incomes[who] - w.bids[who]
        else:
            gain = OUT if is_doomed(w, f, question, who) else AHEAD * incomes[who]
        values[who] = values[who] + gain


def order_ahead(w: Mansion) -> list[int]:
    """In which companies will play tomorrow, by the bids so far."""
    return ranked(w) if w.bids else w.order


def is_doomed(w: Mansion, f: Frame, question: int, who: int) -> bool:
    """Whether a company has left itself without funds, and will be closed for good."""
    c = w.companies[who]
    if w.restored or c.status == CLOSED_FOR_GOOD or standing_funds(w, c) >= 1:
        return False
    if question >= PAY_DEBT:
        return True
    return w.order.index(who) < w.order.index(f.who) or (who == f.who and question != CHOOSE_INVESTMENT)
