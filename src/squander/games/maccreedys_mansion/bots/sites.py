"""The open jobs as building sites: what each still needs, who stands there, what it may pay.

One worker of a trade is enough for a room, because extra units fill the other spaces of the trade; so a site asks for
one worker of each trade that still has an empty space, and one unit for each empty space.
"""

from typing import Final

from squander.games.maccreedys_mansion.books import worth
from squander.games.maccreedys_mansion.state import DAY, Day, Mansion
from squander.games.maccreedys_mansion.terms import RESOURCES, TRADES
from squander.games.maccreedys_mansion.turns import has_bit
from squander.kernel.inheriting import mypyc_attr

RISK: Final = 0.9  # chance that neither card nor ghost spoils a job between placement and inspection
TRUST: Final = 0.75  # chance that a rival in the same room does its part
CONTEST: Final = 0.5  # how much each rival that hires lessens the chance to get a worker that is still in the pool
LEAST_RESERVE: Final = 2_000.0  # dollars that should be left of all funds if the day brings nothing
POVERTY: Final = 12_000  # all funds below which a company risks them for any job
NEVER: Final = -1_000_000.0
UNIT_BITS: Final = 8  # of a number that counts units of all resources
MOST_UNITS: Final = (1 << UNIT_BITS) - 1
NOBODY_THERE: Final[list[int]] = [0] * TRADES  # the pool of those who hire no more


@mypyc_attr(acyclic=True)
class Site:
    """An open job whose room still has empty spaces."""

    def __init__(self, room: int, empty: list[int], reward: float, players: int) -> None:
        self.room: Final = room
        self.empty: Final = empty  # spaces, by trade
        self.needs: Final[list[int]] = []  # trades with empty spaces
        self.reward: Final = reward
        self.standing: Final[list[int]] = [0] * players  # trades of workers there, by company, one bit each
        self.trades = 0  # of all workers there
        self.present = 0  # companies with a marker of today, one bit each


@mypyc_attr(acyclic=True)
class Prices:
    """What pieces cost on a day."""

    def __init__(self, w: Mansion, day: Day) -> None:
        listed = w.box.list_price
        self.wage: Final = [max(0, listed[trade] + day.wage_add[trade]) for trade in range(TRADES)]
        self.unit: Final = [listed[TRADES + kind] * day.price_percent[kind] // 100 for kind in range(RESOURCES)]


def open_sites(w: Mansion, day: Day) -> list[Site]:
    """The jobs that can be worked on that day."""
    found: list[Site] = []
    for room in w.track:
        if not has_bit(day.sealed, room):
            site = site_at(w, day, room)
            if site.needs:
                found.append(site)
    return found


def site_at(w: Mansion, day: Day, room: int) -> Site:
    box = w.box
    row = box.rooms[room]
    reward = row.reward * day.reward_percent // 100 + day.reward_add
    empty = NOBODY_THERE[:]
    site = Site(room, empty, 1.0 * reward, len(w.companies))
    today = w.round * DAY
    owners, stamps = w.owner, w.stamp
    for space in row.spaces:
        owner = owners[space]
        if owner < 0:
            trade = box.space_trade[space]
            spaces = empty[trade]
            if spaces == 0:
                site.needs.append(trade)
            empty[trade] = spaces + 1
        elif stamps[space] >= today:
            site.present |= 1 << owner
    return site


def mark_workers(w: Mansion, sites: list[Site]) -> None:
    """Who stands where."""
    box = w.box
    for space in w.working:
        room = box.space_room[space]
        for site in sites:
            if site.room == room:
                bit = 1 << box.space_trade[space]
                owner = w.owner[space]
                site.standing[owner] = site.standing[owner] | bit
                site.trades |= bit


def bits(n: int) -> int:
    """How many are set."""
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count


def spare_units(w: Mansion, who: int) -> list[int]:
    """Stored units beyond those that the company's standing workers need."""
    units = w.companies[who].storage[:]
    for space in w.working:
        if w.owner[space] == who and space not in w.kept:
            units[w.box.resource_of[w.box.space_trade[space]]] -= 1
    return units


@mypyc_attr(acyclic=True)
class Funds:
    """What a company has left when its hired workers are paid."""

    def __init__(self, w: Mansion, who: int, wages: int) -> None:
        c = w.companies[who]
        self.active: Final = 1.0 * (c.active - wages)
        funds = worth(w, c)
        self.whole: Final = 1.0 * (funds - wages)  # a company that closes lives on with what it had invested
        self.is_poor: Final = funds < POVERTY


@mypyc_attr(acyclic=True)
class Crew:
    """What a company can still use today: idle workers, units, and credit. `weigh` leaves its findings here."""

    def __init__(
        self, who: int, idle: list[int], units: list[int], pool: list[int], rivals: int, funds: "Funds"
    ) -> None:
        self.who: Final = who
        self.idle: Final = idle
        self.units: Final = units
        self.pool: Final = pool  # workers it could still hire; others hire from the same
        self.is_hiring: Final = pool is not NOBODY_THERE  # then units can be had, too
        self.rivals = CONTEST * rivals
        self.credit = funds.active
        self.reserve = funds.whole
        self.is_poor = funds.is_poor  # and has not taken its one chance yet
        self.cost = 0.0
        self.gain = 0.0
        self.profit = 0.0  # of the site it wants most
        self.trades = 0  # to be sent, one bit each
        self.needed = 0  # units of each resource, so many bits for each

    def weigh(self, w: Mansion, site: Site, prices: Prices) -> float:
        """What finishing the site would leave, beyond what is due anyway, and how likely it is that the workers for it
        can be had; NEVER if it can't be done."""
        self.begin()
        own, others = site.standing[self.who], site.trades
        resource_of = w.box.resource_of
        chance = RISK
        ready = 1.0
        cost = 0.0
        has_part = own != 0
        for trade in site.needs:
            if own >> trade & 1 == 0:
                if others >> trade & 1 == 1:
                    chance *= TRUST
                    continue
                if self.idle[trade] == 0:
                    free = 1.0 * self.pool[trade]
                    if free == 0.0:
                        return NEVER
                    ready *= free / (free + self.rivals)
                    cost += 1.0 * prices.wage[trade]
                self.trades |= 1 << trade
            has_part = True
            resource = resource_of[trade]
            empty = site.empty[trade]
            self.needed += empty << UNIT_BITS * resource
            cost += 1.0 * empty * prices.unit[resource]
        self.cost = cost
        if not has_part:
            chance *= self.join(w, site, prices)
        if not self.is_hiring and not self.has_units():
            return NEVER
        sharers = 1.0 + bits(site.present & ~(1 << self.who))
        self.gain = chance * site.reward / sharers
        return ready * (self.gain - self.cost)

    def begin(self) -> None:
        self.cost = 0.0
        self.trades = 0
        self.needed = 0

    def join(self, w: Mansion, site: Site, prices: Prices) -> float:
        """Rivals finish the room by themselves: one idle worker on an empty space shares the reward."""
        for trade in site.needs:
            resource = w.box.resource_of[trade]
            if self.idle[trade] and (self.is_hiring or self.units[resource] > 0):
                self.trades = 1 << trade
                self.needed = 1 << UNIT_BITS * resource
                self.cost = 1.0 * prices.unit[resource]
                return 1.0
        return 0.0

    def needs(self, resource: int) -> int:
        """Units, for the site just weighed."""
        return self.needed >> UNIT_BITS * resource & MOST_UNITS

    def has_units(self) -> bool:
        for resource in range(RESOURCES):
            if self.needs(resource) > self.units[resource]:
                return False
        return True

    def can_pay(self, boldness: float, faith: float) -> bool:
        """For the site just weighed. Rewards come before wages, so the bold count on them, but only the faithful and
        those with little to lose would not outlive a day without an inspection; once workers are hired it is too late
        to ask."""
        if not self.is_hiring:
            return True
        outlives = self.reserve - self.cost + faith * self.gain >= LEAST_RESERVE
        return (outlives or self.is_poor) and self.credit - self.cost + boldness * self.gain >= 1.0

    def commit(self, boldness: float, faith: float) -> None:
        """Set aside what the site just weighed asks for."""
        for trade in range(TRADES):
            if has_bit(self.trades, trade):
                workers = self.idle if self.idle[trade] else self.pool
                workers[trade] = workers[trade] - 1
        for resource in range(RESOURCES):
            self.units[resource] = self.units[resource] - self.needs(resource)
        self.credit += boldness * self.gain - self.cost
        self.reserve += faith * self.gain - self.cost
        self.is_poor = False


def wages_due(w: Mansion, who: int, prices: Prices) -> int:
    total = 0
    workers = w.companies[who].workers
    for trade in range(TRADES):
        if workers[trade]:
            total += workers[trade] * prices.wage[trade]
    return total
