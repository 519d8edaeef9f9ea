"""Money: investments, debts, and bids for the order of play."""

from squander.games.maccreedys_mansion.books import debt_total
from squander.games.maccreedys_mansion.bots.draft import draft
from squander.games.maccreedys_mansion.bots.habits import Habits
from squander.games.maccreedys_mansion.bots.sites import Crew, Funds, Prices, open_sites
from squander.games.maccreedys_mansion.house import is_complete, is_covered
from squander.games.maccreedys_mansion.rules.bidding import ranked
from squander.games.maccreedys_mansion.rules.investments import dividend
from squander.games.maccreedys_mansion.state import NO_UNITS, NO_WORKERS, Mansion
from squander.games.maccreedys_mansion.terms import (
    ALL,
    COLLECT,
    DONE,
    HOLD,
    HUNDRED,
    INVEST,
    LIQUIDATE,
    OPEN,
    PASS,
    PIECES,
    REST,
    THOUSAND,
    TRADES,
)
from squander.kernel.rng import Rng


def rounds_left(w: Mansion) -> float:
    """How many rounds are still to come after this one: measured, for two companies a third of the rooms to do; more of
    them get in each other's way."""
    if w.restored:
        return 0.0
    to_do = 0
    for room in range(len(w.box.rooms)):
        if not is_covered(w, room) and not is_complete(w, room):
            to_do += 1
    players = len(w.companies)
    return min(0.5 * (players - 1) + to_do / (3.6 - 0.3 * players), 1.0 * (w.rulings.max_rounds - w.round))


def invest(w: Mansion, who: int, options: tuple[int, ...], h: Habits) -> int:
    """Put away what is not needed if it has time to pay; otherwise take the dividend."""
    c = w.companies[who]
    rounds = rounds_left(w)
    if LIQUIDATE in options and c.active < h.thirst and rounds > 3.0:
        return LIQUIDATE
    surplus = c.active - h.cushion
    if INVEST in options and surplus >= HUNDRED and surplus * 0.1 * (rounds - 1.0) > dividend(w, c):
        return INVEST
    if COLLECT in options:
        return COLLECT
    return HOLD if HOLD in options else LIQUIDATE


def thousands(w: Mansion, who: int, options: tuple[int, ...], h: Habits) -> int:
    """Never all: a company without active funds is closed for good."""
    surplus = max(0, w.companies[who].active - h.cushion) // THOUSAND
    return surplus if surplus in options else options[0]


def hundreds(w: Mansion, who: int, options: tuple[int, ...], h: Habits) -> int:
    surplus = max(0, w.companies[who].active - h.cushion) % THOUSAND // HUNDRED
    return surplus if surplus in options else options[0]


def settle(w: Mansion, who: int, options: tuple[int, ...]) -> int:
    """Debts attract creditors: pay them all, or the cheapest, as long as something is left."""
    c = w.companies[who]
    if ALL in options and c.active > debt_total(w, c) + 1:
        return ALL
    best = DONE
    least = c.active - 1
    for piece in options:
        if piece < PIECES and w.box.list_price[piece] < least:
            best = piece
            least = w.box.list_price[piece]
    return best


def bid(w: Mansion, who: int, options: tuple[int, ...], h: Habits, rng: Rng) -> int:
    """Up to a share of what a better place is worth; with a leap, so that no two companies climb a long ladder."""
    order = ranked(w)
    at = order.index(who)
    if at == 0 or w.companies[who].status != OPEN:
        return REST
    here = income_at(w, who, order, at)
    most = min(h.most_bid, w.companies[who].active // 2)
    for place in range(at):
        gain = h.bids * (income_at(w, who, order, place) - here) * (0.5 + rng.below(1000) / 1000.0)
        limit = min(most, int(gain)) // w.box.numbers.bid_step
        rival = order[place]
        offer = least_over(w, w.bids[rival], w.order.index(rival) > w.order.index(who), options)
        if 0 < offer <= limit:
            return leap(options, offer, offer + int(h.leap * (limit - offer)))
    return REST


def leap(options: tuple[int, ...], least: int, limit: int) -> int:
    """The highest bid within the limit."""
    best = least
    for option in options:
        if option != PASS and option != REST and best < option <= limit:
            best = option
    return best


def least_over(w: Mansion, ahead: int, wins_ties: bool, options: tuple[int, ...]) -> int:
    """The least bid that comes before another."""
    step = w.box.numbers.bid_step
    for option in options:
        if option != PASS and option != REST:
            amount = option * step
            if amount > ahead or (amount == ahead and wins_ties):
                return option
    return -1


def income_at(w: Mansion, who: int, order: list[int], place: int) -> float:
    """What the coming day would bring at another place in the order."""
    seats = [other for other in order if other != who]
    seats.insert(place, who)
    return day_ahead(w, seats)[who]


def day_ahead(w: Mansion, order: list[int]) -> list[float]:
    """What the jobs of the coming day would leave each company."""
    prices = Prices(w, w.tomorrow)
    sites = open_sites(w, w.tomorrow)
    pool = [w.box.pool[trade] - w.tomorrow.missing[trade] for trade in range(TRADES)]
    incomes = [0.0] * len(w.companies)
    seats = [who for who in order if w.companies[who].status == OPEN]
    crews = [Crew(who, NO_WORKERS[:], NO_UNITS[:], pool, len(seats) - 1, Funds(w, who, 0)) for who in seats]
    draft(w, crews, sites, prices, incomes)
    return incomes
