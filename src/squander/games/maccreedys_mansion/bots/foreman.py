"""Work: whom to hire, where to send them, what to finish. Every answer follows from a plan made anew for the question,
so it makes sense after whatever anybody answered before."""

from typing import Final

from squander.games.maccreedys_mansion.bots.habits import Habits
from squander.games.maccreedys_mansion.bots.sites import (
    LEAST_RESERVE,
    NEVER,
    NOBODY_THERE,
    Crew,
    Funds,
    Prices,
    Site,
    bits,
    mark_workers,
    open_sites,
    spare_units,
    wages_due,
)
from squander.games.maccreedys_mansion.state import Mansion
from squander.games.maccreedys_mansion.terms import (
    CARPENTER,
    ELECTRICIAN,
    GASMAN,
    HIRE_ONE,
    MASON,
    OPEN,
    PLUMBER,
    RESOURCES,
    REST,
    TAKE_SOME,
    TRADES,
)
from squander.games.maccreedys_mansion.turns import has_bit

SCARCE: Final = [GASMAN, PLUMBER, ELECTRICIAN, MASON, CARPENTER]  # hired in this order
COMING: Final = 0.5  # chance that a rival's waiting worker comes to the site that needs it


class Plan:
    """The sites a company means to finish, best first, and what they ask for."""

    def __init__(self) -> None:
        self.sites: list[Site] = []
        self.trades: list[int] = []  # to be sent to each of them, one bit each
        self.wanted: list[int] = [0] * TRADES
        self.units: list[int] = [0] * RESOURCES

    def add(self, site: Site, crew: Crew) -> None:
        self.sites.append(site)
        self.trades.append(crew.trades)
        for trade in range(TRADES):
            if has_bit(crew.trades, trade):
                self.wanted[trade] += 1
        for resource in range(RESOURCES):
            self.units[resource] += crew.needs(resource)


def taste(w: Mansion, who: int, room: int, size: float) -> float:
    """A factor around one: companies differ in which job they like, or all would fight for the same. For a whole day it
    is the same one, or a company would hire for one plan and then for another."""
    drawn = ((w.round * 7 + who) * 31 + room) * 7919 % 1009
    return 1.0 + size * (drawn - 504) / 504.0


def best_plan(w: Mansion, crew: Crew, sites: list[Site], prices: Prices, h: Habits) -> Plan:
    """The most profitable sites, one after the other, as far as workers, units and credit go."""
    plan = Plan()
    tastes = [taste(w, crew.who, site.room, h.noise) for site in sites]
    left = (1 << len(sites)) - 1
    while left:
        best = -1
        most = h.least_profit
        for i in range(len(sites)):
            if has_bit(left, i):
                profit = crew.weigh(w, sites[i], prices)
                if profit != NEVER and profit * tastes[i] > most and crew.can_pay(h.boldness, h.faith):
                    best = i
                    most = profit * tastes[i]
        if best < 0:
            return plan
        crew.weigh(w, sites[best], prices)
        plan.add(sites[best], crew)
        crew.commit(h.boldness, h.faith)
        left &= ~(1 << best)
    return plan


# --- hiring ------------------------------------------------------------------------------------------------------


def hire(w: Mansion, who: int, h: Habits) -> int:
    """The scarcest worker the plan lacks, one more to share in others' jobs, then units, then nothing more."""
    c = w.companies[who]
    prices = Prices(w, w.today)
    plan, crew = hiring_plan(w, who, prices, h)
    for trade in SCARCE:
        if plan.wanted[trade] > c.workers[trade] and w.pool[trade] > 0:
            return HIRE_ONE + trade
    if hangs_on(w, who, plan, crew, prices, h):
        return HIRE_ONE + CARPENTER
    for resource in range(RESOURCES):
        if lacking(w, who, plan, resource) > 0:
            return TAKE_SOME + resource
    return REST


def hiring_plan(w: Mansion, who: int, prices: Prices, h: Habits) -> tuple[Plan, Crew]:
    c = w.companies[who]
    funds = Funds(w, who, wages_due(w, who, prices))
    crew = Crew(who, c.workers[:], c.storage[:], w.pool[:], rivals_hiring(w, who), funds)
    if not h.has_jobs:
        return Plan(), crew
    return best_plan(w, crew, open_sites(w, w.today), prices, h), crew


def rivals_hiring(w: Mansion, who: int) -> int:
    """Other companies that may still hire today."""
    count = 0
    for other in range(len(w.companies)):
        if other != who and w.companies[other].status == OPEN and not has_bit(w.resting, other):
            count += 1
    return count


def hangs_on(w: Mansion, who: int, plan: Plan, crew: Crew, prices: Prices, h: Habits) -> bool:
    """Whether to hire a carpenter beyond the plan, to share in others' jobs."""
    if w.pool[CARPENTER] == 0 or (h.has_jobs and not plan.sites):
        return False
    spare = w.companies[who].workers[CARPENTER] - plan.wanted[CARPENTER]
    price = 2.0 * prices.wage[CARPENTER]
    return spare < h.hangers and crew.credit > price and crew.reserve > price + LEAST_RESERVE


def lacking(w: Mansion, who: int, plan: Plan, resource: int) -> int:
    """Units that plan and idle workers need beyond the stored ones. What is taken is paid when it is used."""
    c = w.companies[who]
    needed = plan.units[resource]
    for trade in range(TRADES):
        if w.box.resource_of[trade] == resource:
            needed += max(0, c.workers[trade] - plan.wanted[trade])
    return min(needed, w.useful[resource]) - c.storage[resource]


def take(w: Mansion, who: int, resource: int, most: int, h: Habits) -> int:
    """All there is to take, since only what is used is paid; by the other ruling, what the plan needs."""
    if not w.rulings.pay_on_purchase:
        return most
    plan, _ = hiring_plan(w, who, Prices(w, w.today), h)
    return max(1, min(most, lacking(w, who, plan, resource)))


# --- placement ---------------------------------------------------------------------------------------------------


def place(w: Mansion, who: int, options: tuple[int, ...], h: Habits) -> int:
    """Where the best site lacks a trade; then where a worker keeps others out, or may share; then where it does no
    harm."""
    prices = Prices(w, w.today)
    sites = open_sites(w, w.today)
    mark_workers(w, sites)
    crew = Crew(who, w.companies[who].waiting[:], spare_units(w, who), NOBODY_THERE, 0, Funds(w, who, 0))
    if h.has_jobs:
        plan = best_plan(w, crew, sites, prices, h)
        i = least_exposed(w, who, plan)
        if i >= 0:
            return space_for(w, plan.sites[i], most_contested(w, who, plan.sites[i], plan.trades[i]))
    space = close_off(w, crew, sites)
    if space < 0:
        space = share_in(w, crew, sites)
    return space if space >= 0 else out_of_the_way(w, options)


def least_exposed(w: Mansion, who: int, plan: Plan) -> int:
    """Of the sites that still lack somebody, the one where rivals with workers to place can share least: who goes to
    the others last goes there unseen. -1 if there is none."""
    best = -1
    least = 0.0
    for i in range(len(plan.sites)):
        if plan.trades[i]:
            exposed = plan.sites[i].reward * guests_for(w, who, plan.sites[i])
            if best < 0 or exposed < least:
                best = i
                least = exposed
    return best


def guests_for(w: Mansion, who: int, site: Site) -> int:
    """Rivals' workers that could still come to a site."""
    count = 0
    for trade in site.needs:
        count += min(site.empty[trade], waiting_elsewhere(w, who, trade))
    return count


def most_contested(w: Mansion, who: int, site: Site, trades: int) -> int:
    """Of the trades to be sent, the one whose spaces rivals could take first."""
    best = -1
    most = -1.0
    for trade in SCARCE:
        if has_bit(trades, trade):
            threat = 1.0 * waiting_elsewhere(w, who, trade) / site.empty[trade]
            if threat > most:
                best = trade
                most = threat
    return best


def waiting_elsewhere(w: Mansion, who: int, trade: int) -> int:
    """Rivals' workers of a trade that are still to be placed."""
    count = 0
    for other in range(len(w.companies)):
        if other != who:
            count += w.companies[other].waiting[trade]
    return count


def close_off(w: Mansion, crew: Crew, sites: list[Site]) -> int:
    """A space in a room of one's own that a rival could still take; -1 if there is none."""
    best = -1
    most = 0.0
    for site in sites:
        if site.standing[crew.who] and site.reward > most:
            for trade in range(TRADES):
                if site.empty[trade] and crew.idle[trade] and waiting_elsewhere(w, crew.who, trade):
                    best = space_for(w, site, trade)
                    most = site.reward
    return best


def space_for(w: Mansion, site: Site, trade: int) -> int:
    for space in w.box.rooms[site.room].spaces:
        if w.box.space_trade[space] == trade and w.owner[space] < 0:
            return space
    return -1


def share_in(w: Mansion, crew: Crew, sites: list[Site]) -> int:
    """The best space for a worker without a job."""
    best = -1
    most = 0.0
    for site in sites:
        rivals = bits(site.present & ~(1 << crew.who))
        if rivals == 0 or has_bit(site.present, crew.who):
            continue
        share = site.reward * chance_of(w, site) / (1 + rivals)
        for trade in range(TRADES):
            if share > most and site.empty[trade] and crew.idle[trade] and crew.units[w.box.resource_of[trade]] > 0:
                best = space_for(w, site, trade)
                most = share
    return best


def out_of_the_way(w: Mansion, options: tuple[int, ...]) -> int:
    """A room that nobody is paid for."""
    for space in options:
        if w.box.space_room[space] not in w.track:
            return space
    return options[0]


def chance_of(w: Mansion, site: Site) -> float:
    """That those who stand there, and those who may come, finish the room."""
    chance = 1.0
    for trade in range(TRADES):
        if site.empty[trade] and not has_bit(site.trades, trade):
            chance *= COMING if is_waiting(w, trade) else 0.0
    return chance


def is_waiting(w: Mansion, trade: int) -> bool:
    for c in w.companies:
        if c.waiting[trade]:
            return True
    return False
