"""How the bots see the Mansion. A contractor plans the jobs of the day, hires for them, places by them, and keeps the
books in order; every answer follows from the plan, so none needs a search."""

from collections.abc import Callable
from typing import Final

from squander.games.maccreedys_mansion.books import debt_total, worth
from squander.games.maccreedys_mansion.bots.greedy_0.plans import (
    Job,
    Means,
    best_jobs,
    empty_by_trade,
    is_to_do,
    rounds_left,
    standing,
)
from squander.games.maccreedys_mansion.house import is_complete, markers_in
from squander.games.maccreedys_mansion.rules.earnings import reward_today
from squander.games.maccreedys_mansion.rules.investments import dividend
from squander.games.maccreedys_mansion.state import Mansion, mansion
from squander.games.maccreedys_mansion.terms import (
    ALL,
    BY_PRICE,
    CARPENTER,
    COLLECT,
    DONE,
    ELECTRICIAN,
    GASMAN,
    HAUNT_BREAK,
    HAUNT_INSPECTOR,
    HAUNT_ROOM,
    HAUNT_WORKER,
    HIRE_ONE,
    HOLD,
    HUNDRED,
    INVEST,
    LIQUIDATE,
    MASON,
    OPEN,
    PASS,
    PLUMBER,
    RESOURCES,
    REST,
    TAKE_SOME,
    THOUSAND,
    TRADES,
    YES,
)
from squander.games.maccreedys_mansion.turns import has_bit
from squander.kernel.game import Frame, Game
from squander.kernel.rng import seeded

SCARCE: Final = [GASMAN, PLUMBER, ELECTRICIAN, MASON, CARPENTER]  # hired and placed in this order
FLOAT: Final = 9_000  # active funds that are not invested


class Contractor:
    """Judges positions of the Mansion. `boldness` says how much of an expected reward is spent in advance, `hangers`
    how many carpenters beyond the plan are hired to share in others' jobs, `thirst` below which active funds invested
    money is liquidated for work."""

    def __init__(self, seed: int, boldness: float, hangers: int = 0, thirst: int = 0) -> None:
        self.rests: frozenset[str] = frozenset()
        self.seed = seed
        self.boldness = boldness
        self.hangers = hangers
        self.thirst = thirst
        self.answers: dict[str, Callable[[Mansion, Frame, list[int]], int]] = {
            "mansion.HireOrPass": self.hire,
            "mansion.TakeUnits": self.take,
            "mansion.PlaceWorker": self.place,
            "mansion.KeepMarker": self.keep,
            "mansion.AddMarker": self.add,
            "mansion.ChooseInvestment": self.invest,
            **HABITS,
        }

    def study(self, world: Game, seat: int) -> None:
        """Plans are made anew for each question."""

    def reflex(self, world: Game, seat: int) -> int | None:
        f = world.asked
        assert f is not None
        assert f.who == seat
        return self.answers[f.rule.name](mansion(world), f, list(world.options))

    def worth(self, world: Game, seat: int) -> float:
        """Money at the end."""
        w = mansion(world)
        return 1.0 * worth(w, w.companies[seat])

    def taste(self, w: Mansion) -> list[float]:
        """Companies differ a little in which job they like, or all would fight for the same."""
        rng = seeded(f"taste {self.seed} {w.round}")
        return [0.85 + 0.3 * rng.below(1000) / 1000.0 for _ in w.box.rooms]

    def jobs(self, w: Mansion, who: int, hiring: bool) -> list[Job]:
        return best_jobs(w, who, Means(w, who, hiring, self.boldness), self.taste(w))

    # --- hiring ---

    def hire(self, w: Mansion, f: Frame, options: list[int]) -> int:
        """The scarcest worker the plan lacks, then its units, then nothing more."""
        jobs = self.jobs(w, f.who, True)
        for trade in SCARCE:
            wanted = len([job for job in jobs if trade in job.trades])
            if trade == CARPENTER and jobs:
                wanted += self.hangers
            if wanted > w.companies[f.who].workers[trade] and HIRE_ONE + trade in options:
                return HIRE_ONE + trade
        for resource in range(RESOURCES):
            if self.lacking(w, f.who, jobs, resource) > 0 and TAKE_SOME + resource in options:
                return TAKE_SOME + resource
        return REST if REST in options else PASS

    def take(self, w: Mansion, f: Frame, options: list[int]) -> int:
        jobs = self.jobs(w, f.who, True)
        return max(1, min(options[-1], self.lacking(w, f.who, jobs, f.arg)))

    def lacking(self, w: Mansion, who: int, jobs: list[Job], resource: int) -> int:
        """Units that the plan needs beyond the stored ones; one more for each hanger-on."""
        needed = sum([job.units[resource] for job in jobs])
        if resource == w.box.resource_of[CARPENTER] and w.companies[who].workers[CARPENTER]:
            needed += self.hangers
        return needed - w.companies[who].storage[resource]

    # --- work ---

    def place(self, w: Mansion, f: Frame, options: list[int]) -> int:
        """Where the best job still lacks a trade; a worker without a job goes where it may share, or do least good."""
        for job in self.jobs(w, f.who, False):
            for trade in SCARCE:
                if trade in job.trades:
                    space = space_in(w, job.room, trade, options)
                    if space >= 0:
                        return space
        return max(options, key=lambda space: idle_worth(w, f.who, space))

    def keep(self, w: Mansion, _f: Frame, options: list[int]) -> int:
        return max(options, key=lambda space: room_worth(w, w.box.space_room[space]))

    def add(self, w: Mansion, f: Frame, options: list[int]) -> int:
        """Fill a room that can be finished; leave the others alone."""
        for space in options:
            if space != DONE and can_finish(w, f.who, w.box.space_room[space]):
                return space
        return DONE

    # --- money ---

    def invest(self, w: Mansion, f: Frame, options: list[int]) -> int:
        """Put away what will not be needed if it has time to pay, liquidate what work could use better, otherwise take
        the dividend."""
        c = w.companies[f.who]
        rounds = 0.0 if w.restored else rounds_left(w)
        if LIQUIDATE in options and c.active < self.thirst and rounds > 3.0:
            return LIQUIDATE
        surplus = 1.0 * (c.active - FLOAT)
        if INVEST in options and surplus * 0.1 * (rounds - 1.5) > dividend(w, c) and surplus > 0.0:
            return INVEST
        if COLLECT in options:
            return COLLECT
        return HOLD if HOLD in options else LIQUIDATE


# --- rooms ------------------------------------------------------------------------------------------------------


def space_in(w: Mansion, room: int, trade: int, options: list[int]) -> int:
    for space in w.box.rooms[room].spaces:
        if w.box.space_trade[space] == trade and space in options:
            return space
    return -1


def idle_worth(w: Mansion, who: int, space: int) -> float:
    """For a worker without a job: share where rivals work on an open job, otherwise stay out of everybody's way."""
    room = w.box.space_room[space]
    own, theirs = standing(w, room, who)
    if room not in w.track:
        return 0.5 - 0.01 * markers_in(w, room)
    if own or not theirs:
        return -1.0 * markers_in(w, room)
    missing = [t for t in range(TRADES) if empty_by_trade(w, room)[t] and not has_bit(theirs, t)]
    return reward_today(w, room) / (1.0 + 4.0 * len(missing))


def room_worth(w: Mansion, room: int) -> float:
    """A marker is worth most in the room that needs least."""
    return (reward_today(w, room) if room in w.track else 0) / (1.0 + sum(empty_by_trade(w, room)))


def can_finish(w: Mansion, who: int, room: int) -> bool:
    """Whether the company, with rivals that stand in the room too, can fill its last spaces today."""
    if room not in w.track:
        return False
    own, theirs = standing(w, room, who)
    units = w.companies[who].storage[:]
    for trade in range(TRADES):
        empty = empty_by_trade(w, room)[trade]
        if empty and has_bit(own, trade):
            units[w.box.resource_of[trade]] -= empty
        elif empty and not has_bit(theirs, trade):
            return False
    return min(units) >= 0


# --- habits that need no plan -----------------------------------------------------------------------------------


def haunt(w: Mansion, f: Frame, options: list[int]) -> int:
    """Spoil an inspection that would pay somebody, break a house that is nearly done, otherwise get in the way."""
    if HAUNT_INSPECTOR in options and any([is_complete(w, job) for job in w.track]):
        return HAUNT_INSPECTOR
    if HAUNT_BREAK in options and len([room for room in range(len(w.box.rooms)) if is_to_do(w, room)]) <= 4:
        return HAUNT_BREAK
    wanted = HAUNT_ROOM if w.companies[f.who].hauntings % 2 else HAUNT_WORKER
    return wanted if wanted in options else options[-1]


def haunt_worker(_w: Mansion, _f: Frame, options: list[int]) -> int:
    return next(trade for trade in SCARCE if trade in options)


def haunt_room(w: Mansion, _f: Frame, options: list[int]) -> int:
    return max(options, key=lambda room: room_worth(w, room))


def haunt_marker(w: Mansion, _f: Frame, options: list[int]) -> int:
    """The dearest finished room, at the trade that is hardest to get."""
    dearest = max([w.box.rooms[w.box.space_room[space]].reward for space in options])
    spaces = [space for space in options if w.box.rooms[w.box.space_room[space]].reward == dearest]
    return max(spaces, key=lambda space: w.box.list_price[w.box.space_trade[space]])


def invest_thousands(w: Mansion, f: Frame, options: list[int]) -> int:
    surplus = (w.companies[f.who].active - FLOAT) // THOUSAND
    return max(0, min(surplus, options[-2])) if len(options) > 1 else options[0]


def invest_hundreds(w: Mansion, f: Frame, options: list[int]) -> int:
    return options[min(len(options) - 1, (w.companies[f.who].active - FLOAT) % THOUSAND // HUNDRED)]


def settle(w: Mansion, f: Frame, options: list[int]) -> int:
    """Debts attract creditors: pay them all, as long as something is left."""
    c = w.companies[f.who]
    return ALL if ALL in options and c.active - debt_total(w, c) > 1 else DONE


def bid(w: Mansion, f: Frame, options: list[int]) -> int:
    """An early turn gets the scarce workers; it is worth a little, and more where gas is to be laid."""
    rivals = [w.bids[who] for who in w.order if who != f.who]
    ahead = [who for who in w.order[: w.order.index(f.who)] if w.companies[who].status == OPEN]
    if not ahead and w.bids[f.who] >= max(rivals):
        return REST
    gas = any([empty_by_trade(w, room)[GASMAN] > 0 for room in w.track])
    limit = min(w.companies[f.who].active // 20, 900 if gas else 300)
    step = w.box.numbers.bid_step
    offer = max(rivals) // step + 1
    return offer if offer in options and offer * step <= limit and w.companies[f.who].status == OPEN else REST


HABITS: dict[str, Callable[[Mansion, Frame, list[int]], int]] = {
    "mansion.ChooseHaunt": haunt,
    "mansion.HauntWorker": haunt_worker,
    "mansion.HauntRoom": haunt_room,
    "mansion.HauntMarker": haunt_marker,
    "mansion.PayFirst": lambda _w, _f, _options: BY_PRICE,
    "mansion.InvestThousands": invest_thousands,
    "mansion.InvestHundreds": invest_hundreds,
    "mansion.PayDebt": settle,
    "mansion.Reopen": lambda _w, _f, _options: YES,
    "mansion.BidOrPass": bid,
}
