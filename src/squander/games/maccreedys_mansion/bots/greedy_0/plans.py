"""Which jobs a company could finish today, with whom, and what that would leave it: the value model of the Mansion.

One worker of a trade is enough for a room, because extra units fill the other spaces of the trade; so a room asks for
one worker of each trade that still has an empty space there, and one unit for each empty space.
"""

from typing import Final

from squander.games.maccreedys_mansion.books import price_today
from squander.games.maccreedys_mansion.rules.earnings import reward_today
from squander.games.maccreedys_mansion.state import DAY, Mansion
from squander.games.maccreedys_mansion.terms import RESOURCES, TRADES
from squander.games.maccreedys_mansion.turns import has_bit, open_companies

RISK: Final = 0.9  # chance that neither card nor ghost spoils a job between placement and inspection
TRUST: Final = 0.75  # chance that a rival in the same room does its part
CROWD: Final = 0.08  # share of a reward lost to each rival that may still come


class Job:
    """One room as a project: the trades to send, the units to dedicate, what it still costs and brings, and its whole
    bill, which counts workers that are hired already."""

    def __init__(self, room: int, trades: list[int], units: list[int], cost: float, bill: float, gain: float) -> None:
        self.room: Final = room
        self.trades: Final = trades
        self.units: Final = units
        self.cost: Final = cost
        self.bill: Final = bill
        self.gain: Final = gain

    @property
    def profit(self) -> float:
        return self.gain - self.cost


class Means:
    """What a company can still use today: idle workers of its own, workers it could hire, units, and credit."""

    def __init__(self, w: Mansion, who: int, hiring: bool, boldness: float) -> None:
        c = w.companies[who]
        self.hiring: Final = hiring
        self.idle = c.workers[:] if hiring else c.waiting[:]
        self.pool = w.pool[:] if hiring else [0] * TRADES
        self.units = spare_units(w, who)
        self.boldness: Final = boldness
        self.credit = 1.0 * c.active


def spare_units(w: Mansion, who: int) -> list[int]:
    """Stored units beyond those that the company's standing workers need."""
    units = w.companies[who].storage[:]
    for space in w.working:
        if w.owner[space] == who:
            units[w.box.resource_of[w.box.space_trade[space]]] -= 1
    return units


def empty_by_trade(w: Mansion, room: int) -> list[int]:
    empty = [0] * TRADES
    for space in w.box.rooms[room].spaces:
        if w.owner[space] < 0:
            empty[w.box.space_trade[space]] += 1
    return empty


def standing(w: Mansion, room: int, who: int) -> tuple[int, int]:
    """Trades, one bit each, of workers that stand in the room today: the company's own, and its rivals'."""
    own = 0
    theirs = 0
    for space in w.working:
        if w.box.space_room[space] == room:
            if w.owner[space] == who:
                own |= 1 << w.box.space_trade[space]
            else:
                theirs |= 1 << w.box.space_trade[space]
    return own, theirs


def rivals_today(w: Mansion, room: int, who: int) -> int:
    """Other companies with a marker of today in the room: they will share its reward."""
    seen: list[int] = []
    for space in w.box.rooms[room].spaces:
        owner = w.owner[space]
        if owner >= 0 and owner != who and owner not in seen and w.stamp[space] // DAY == w.round:
            seen.append(owner)
    return len(seen)


def job_for(w: Mansion, who: int, room: int, means: Means) -> Job | None:
    """The room as a job for these means, or None if it cannot be finished with them."""
    empty = empty_by_trade(w, room)
    own, theirs = standing(w, room, who)
    trades: list[int] = []
    units = [0] * RESOURCES
    chance = RISK
    cost = 0.0
    bill = 0.0
    for trade in range(TRADES):
        if empty[trade] == 0:
            continue
        if not has_bit(own, trade):
            if has_bit(theirs, trade):
                chance *= TRUST
                continue
            if means.idle[trade] + means.pool[trade] == 0:
                return None
            trades.append(trade)
            bill += price_today(w, trade)
            cost += 0.0 if means.idle[trade] else price_today(w, trade)
        resource = w.box.resource_of[trade]
        units[resource] += empty[trade]
        cost += empty[trade] * price_today(w, TRADES + resource)
        bill += empty[trade] * price_today(w, TRADES + resource)
    if not trades and not own:
        return joining(w, who, room, means, chance)
    if not means.hiring and any([units[r] > means.units[r] for r in range(RESOURCES)]):
        return None
    return Job(room, trades, units, cost, bill, chance * share(w, who, room, means))


def joining(w: Mansion, who: int, room: int, means: Means, chance: float) -> Job | None:
    """Rivals finish the room by themselves: one worker of ours on any empty space shares the reward."""
    empty = empty_by_trade(w, room)
    for trade in range(TRADES):
        resource = w.box.resource_of[trade]
        if empty[trade] and means.idle[trade] and means.units[resource] > 0:
            units = [1 if r == resource else 0 for r in range(RESOURCES)]
            cost = 1.0 * price_today(w, TRADES + resource)
            return Job(room, [trade], units, cost, cost, chance * share(w, who, room, means))
    return None


def share(w: Mansion, who: int, room: int, means: Means) -> float:
    """What of the reward will be ours."""
    reward = 1.0 * reward_today(w, room) / (1 + rivals_today(w, room, who))
    return reward / (1.0 + CROWD * (len(open_companies(w)) - 1)) if means.hiring else reward


def best_jobs(w: Mansion, who: int, means: Means, taste: list[float]) -> list[Job]:
    """The most profitable jobs, one after the other, as far as workers, units and credit go."""
    chosen: list[Job] = []
    rooms = [room for room in w.track if not has_bit(w.today.sealed, room)]
    while rooms:
        best: Job | None = None
        most = 0.0
        for room in rooms:
            job = job_for(w, who, room, means)
            if job is not None and job.profit * taste[room] > most and is_affordable(means, job):
                best = job
                most = job.profit * taste[room]
        if best is None:
            return chosen
        chosen.append(best)
        spend(means, best)
        rooms = [room for room in rooms if room != best.room]
    return chosen


def is_affordable(means: Means, job: Job) -> bool:
    """Rewards come before wages, so the bold count on them. Once the workers are hired it is too late to ask."""
    return not means.hiring or means.credit - job.bill + means.boldness * job.gain >= 1.0


def spend(means: Means, job: Job) -> None:
    for trade in job.trades:
        if means.idle[trade]:
            means.idle[trade] -= 1
        else:
            means.pool[trade] -= 1
    for resource in range(RESOURCES):
        means.units[resource] -= job.units[resource]
    means.credit += means.boldness * job.gain - job.bill


def rounds_left(w: Mansion) -> float:
    """How long the mansion will still take: about half an open company's job a round."""
    empty = len([room for room in range(len(w.box.rooms)) if is_to_do(w, room)])
    pace = 0.6 + 0.45 * len(open_companies(w))
    return min(empty / pace, 1.0 * w.rulings.max_rounds - w.round)


def is_to_do(w: Mansion, room: int) -> bool:
    return not has_bit(w.covered, room) and any([w.owner[space] < 0 for space in w.box.rooms[room].spaces])
