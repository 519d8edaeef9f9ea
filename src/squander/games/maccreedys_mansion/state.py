"""A position of MacCreedy's Mansion: the house, its decks, and a board for each company."""

from typing import Final, cast

from squander.games.maccreedys_mansion.box import Box
from squander.games.maccreedys_mansion.terms import NOTHING, OPEN, PIECES, RESOURCES, RUNNING, TRADES
from squander.kernel.game import Game
from squander.kernel.pieces import Data, Part

NO_WORKERS: Final[list[int]] = [0] * TRADES
NO_UNITS: Final[list[int]] = [0] * RESOURCES
NO_DEBTS: Final[list[int]] = [0] * PIECES
LIST_PRICES: Final[list[int]] = [100] * RESOURCES

DAY: Final = 256  # a stamp is round * DAY + the number of the marker in that round: order tells age, // DAY the round


class Entry:
    """A line of a ledger, linked to the one before it. Never changed."""

    def __init__(
        self, before: "Entry | None", round: int, reason: int, detail: int, pieces: int, active: int, invested: int
    ) -> None:
        self.before: Final = before
        self.round: Final = round
        self.reason: Final = reason
        self.detail: Final = detail  # the job, trade, resource, piece or card it is about
        self.pieces: Final = pieces
        self.active: Final = active  # what it changed in the active funds
        self.invested: Final = invested

    def row(self) -> list[int]:
        return [self.round, self.reason, self.detail, self.pieces, self.active, self.invested]


class Company:
    """One player's company board."""

    def __init__(self) -> None:
        self.active = 0
        self.invested = 0
        self.status = OPEN
        self.hauntings = 0
        self.workers: list[int] = NO_WORKERS  # hired today, by trade
        self.waiting: list[int] = NO_WORKERS  # of these, not placed yet
        self.storage: list[int] = NO_UNITS
        self.due: list[int] = NO_UNITS  # units to pay for in today's Earnings
        self.debts: list[int] = NO_DEBTS
        self.jobs: list[int] = NOTHING  # job cards, each known by its room
        self.ledger: Entry | None = None

    def copy(self) -> "Company":
        c = Company()
        c.active = self.active
        c.invested = self.invested
        c.status = self.status
        c.hauntings = self.hauntings
        c.workers = self.workers
        c.waiting = self.waiting
        c.storage = self.storage
        c.due = self.due
        c.debts = self.debts
        c.jobs = self.jobs
        c.ledger = self.ledger
        return c


class Day:
    """What events and haunts have done to one day. Never changed once in a position: taken `anew` and replaced."""

    def __init__(self) -> None:
        self.missing: list[int] = NO_WORKERS  # pieces out of the pool
        self.wage_add: list[int] = NO_WORKERS
        self.price_percent: list[int] = LIST_PRICES
        self.reward_percent = 100
        self.reward_add = 0
        self.dividend = -1  # percent, -1 for the usual
        self.sealed = 0  # haunted rooms, one bit each

    def anew(self) -> "Day":
        day = Day()
        day.missing = self.missing
        day.wage_add = self.wage_add
        day.price_percent = self.price_percent
        day.reward_percent = self.reward_percent
        day.reward_add = self.reward_add
        day.dividend = self.dividend
        day.sealed = self.sealed
        return day


PLAIN_DAY: Final = Day()


class Rulings:
    """The options that change a rule. Fixed for a game, so copies share them."""

    def __init__(self, pay_on_purchase: bool, all_markers_share: bool, debts_count: bool) -> None:
        self.pay_on_purchase: Final = pay_on_purchase
        self.all_markers_share: Final = all_markers_share
        self.debts_count: Final = debts_count
        self.others_inherit = True  # the reward of a job that only companies closed for good completed
        self.all_closed_liquidate = True  # companies closed for good, too
        self.hauntings = 0
        self.max_rounds = 0


COMPANY_FIELDS: Final = [
    "active",
    "invested",
    "status",
    "hauntings",
    "workers",
    "waiting",
    "storage",
    "due",
    "debts",
    "jobs",
]
DAY_FIELDS: Final = [
    "missing",
    "wage_add",
    "price_percent",
    "reward_percent",
    "reward_add",
    "dividend",
    "sealed",
]
PART_FIELDS: Final = [
    "round",
    "order",
    "covered",
    "owner",
    "stamp",
    "laid",
    "working",
    "kept",
    "pool",
    "deck",
    "under",
    "track",
    "aside",
    "gone",
    "events",
    "event_top",
    "haunts",
    "haunt_top",
    "inspector",
    "passed",
    "restored",
    "useful",
    "resting",
    "bids",
    "outcome",
]


class Mansion(Part):
    """The table of MacCreedy's Mansion."""

    def __init__(self, box: Box, rulings: Rulings, companies: list[Company]) -> None:
        self.box: Final = box
        self.rulings: Final = rulings
        self.companies = companies
        self.round = 0
        self.order: list[int] = NOTHING  # turn order; its head holds the first player marker
        self.covered = 0  # rooms out of play, one bit each
        self.owner: list[int] = NOTHING  # company of the marker by space, -1 for none
        self.stamp: list[int] = NOTHING  # when the marker came, see DAY
        self.laid = 0  # markers laid in this round
        self.working: list[int] = NOTHING  # spaces where a worker stands
        self.pool: list[int] = NOTHING  # workers in their zones
        self.deck: list[int] = NOTHING  # job cards, first one on top
        self.under = 0  # how many at the bottom of the deck everybody has seen go there
        self.track: list[int] = NOTHING  # open jobs, oldest first
        self.aside: list[int] = NOTHING  # completed jobs without owner
        self.gone: list[int] = NOTHING  # jobs of covered rooms, out of the game
        self.events: list[int] = NOTHING  # shuffled, drawn up to `event_top`
        self.event_top = 0
        self.haunts: list[int] = NOTHING
        self.haunt_top = 0
        self.inspector = 0  # the last round in which he was haunted
        self.passed: list[int] = NOTHING  # jobs that passed today's inspection and are still to be paid
        self.restored = False
        self.outcome = RUNNING
        self.today = PLAIN_DAY
        self.tomorrow = PLAIN_DAY
        # What a phase or a gesture has gathered so far; all clear outside it.
        self.kept: list[int] = NOTHING  # spaces whose worker was served
        self.useful: list[int] = NOTHING  # how many units of each resource the house could still use
        self.resting = 0  # companies that go on passing, one bit each
        self.bids: list[int] = NOTHING

    def copy(self) -> "Mansion":
        w = Mansion(self.box, self.rulings, [c.copy() for c in self.companies])
        w.round = self.round
        w.order = self.order
        w.covered = self.covered
        w.owner = self.owner
        w.stamp = self.stamp
        w.laid = self.laid
        w.working = self.working
        w.pool = self.pool
        w.deck = self.deck
        w.under = self.under
        w.track = self.track
        w.aside = self.aside
        w.gone = self.gone
        w.events = self.events
        w.event_top = self.event_top
        w.haunts = self.haunts
        w.haunt_top = self.haunt_top
        w.inspector = self.inspector
        w.passed = self.passed
        w.restored = self.restored
        w.outcome = self.outcome
        w.today = self.today
        w.tomorrow = self.tomorrow
        w.kept = self.kept
        w.useful = self.useful
        w.resting = self.resting
        w.bids = self.bids
        return w

    def dump(self) -> Data:
        data: Data = {name: getattr(self, name) for name in PART_FIELDS}
        data["today"] = dump_day(self.today)
        data["tomorrow"] = dump_day(self.tomorrow)
        data["companies"] = [dump_company(c) for c in self.companies]
        return data


def entries(ledger: Entry | None) -> list[Entry]:
    """The ledger from its first line to its last."""
    lines: list[Entry] = []
    while ledger is not None:
        lines.append(ledger)
        ledger = ledger.before
    return lines[::-1]


def dump_day(day: Day) -> Data:
    return {name: getattr(day, name) for name in DAY_FIELDS}


def dump_company(c: Company) -> Data:
    data: Data = {name: getattr(c, name) for name in COMPANY_FIELDS}
    data["ledger"] = [entry.row() for entry in entries(c.ledger)]
    return data


def load_day(data: Data) -> Day:
    day = Day()
    for name in DAY_FIELDS:
        setattr(day, name, data[name])
    return day


def load_company(data: Data) -> Company:
    c = Company()
    for name in COMPANY_FIELDS:
        setattr(c, name, data[name])
    for round, reason, detail, pieces, active, invested in data["ledger"]:
        c.ledger = Entry(c.ledger, round, reason, detail, pieces, active, invested)
    return c


def load_mansion(box: Box, rulings: Rulings, data: Data) -> Mansion:
    w = Mansion(box, rulings, [load_company(row) for row in data["companies"]])
    for name in PART_FIELDS:
        setattr(w, name, data[name])
    w.today = load_day(data["today"])
    w.tomorrow = load_day(data["tomorrow"])
    return w


def mansion(g: Game) -> Mansion:
    """The Mansion's part of the game."""
    parts = cast("list[object]", g.parts)  # or the compiler would ask twice what it takes out
    return cast(Mansion, parts[0])


def company(g: Game, who: int) -> Company:
    return mansion(g).companies[who]
