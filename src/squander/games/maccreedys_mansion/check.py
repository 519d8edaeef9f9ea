"""What must hold in every position of the Mansion, and what the test suite may expect of whole games."""

from collections import Counter

from squander.games.maccreedys_mansion.house import is_complete, is_covered, is_restored
from squander.games.maccreedys_mansion.state import DAY, Company, Mansion, entries, mansion
from squander.games.maccreedys_mansion.terms import CLOSED_FOR_GOOD, OPEN, RESTORED, RUNNING, TRADES
from squander.kernel.game import Game
from squander.kernel.pieces import Options

MOST_PLIES = 5000
SCORES = (-400_000, 2_000_000)
LEVELS: list[Options] = [{"difficulty": "lick-of-paint"}, {"difficulty": "as-bequeathed"}]
CELLS: list[tuple[int, Options]] = [
    *[(n, level) for n in (2, 3, 4, 5) for level in LEVELS],
    (2, {}),
    (3, {"difficulty": "thorough-repairs"}),
    (4, {"pay_on_purchase": True}),
    (3, {"share": "all-markers", "solvency": "active", "hauntings": 0}),
    (5, {"max_rounds": 3}),
]


def faults(g: Game) -> list[str]:
    """Every broken invariant, in words; an empty list for a sound position."""
    w = mansion(g)
    found = misplaced_jobs(w) + pool_faults(w) + marker_faults(w) + ending_faults(g, w)
    for who, c in enumerate(w.companies):
        found += [f"seat {who}: {fault}" for fault in company_faults(w, c)]
    if sorted(w.order) != list(range(g.players)):
        found.append(f"turn order is {w.order}")
    for name, cards, kind in (("events", w.events, w.box.events), ("haunts", w.haunts, w.box.haunts)):
        if sorted(cards) != list(range(len(kind))):
            found.append(f"{name} are not each there once")
    return found + loose_registers(g, w)


def misplaced_jobs(w: Mansion) -> list[str]:
    """Each job card is in exactly one place, and only completed ones have left track and deck."""
    settled = w.aside + [job for c in w.companies for job in c.jobs]
    count = Counter(w.deck + w.track + w.gone + settled)
    found = [f"job {r} is in {count[r]} places" for r in range(len(w.box.rooms)) if count[r] != 1]
    found += [f"job {job} is settled but its room is not complete" for job in settled if not is_complete(w, job)]
    found += [f"job {job} is open for a covered room" for job in w.track if is_covered(w, job)]
    if len(w.track) > w.box.numbers.track or not 0 <= w.under <= len(w.deck):
        found.append("the track is too long, or more cards are under the deck than it has")
    return found


def pool_faults(w: Mansion) -> list[str]:
    """Zones and company boards sum to the pool, less the pieces haunted out of work (MM-HIRE-12)."""
    found = []
    for trade in range(TRADES):
        hired = sum(c.workers[trade] for c in w.companies)
        if w.pool[trade] + hired != w.box.pool[trade] - w.today.missing[trade] or w.pool[trade] < 0:
            found.append(f"trade {trade}: {w.pool[trade]} in the zone and {hired} hired")
        if any(not 0 <= c.waiting[trade] <= c.workers[trade] for c in w.companies):
            found.append(f"trade {trade}: more workers wait than were hired")
    return found


def marker_faults(w: Mansion) -> list[str]:
    found = []
    for space, owner in enumerate(w.owner):
        if (owner < 0) != (w.stamp[space] == 0):
            found.append(f"space {space}: marker and stamp disagree")
        if owner >= 0 and (is_covered(w, w.box.space_room[space]) or not 1 <= w.stamp[space] // DAY <= w.round):
            found.append(f"space {space}: a marker in a covered room or from another time")
    stamps = [stamp for stamp in w.stamp if stamp]
    if len(stamps) != len(set(stamps)):
        found.append("two markers came at the same moment")
    if len(set(w.working)) != len(w.working) or any(w.owner[space] < 0 for space in w.working):
        found.append("a worker stands where no marker is")
    return found


def company_faults(w: Mansion, c: Company) -> list[str]:
    """The ledger explains every dollar; funds, stores and debts are never negative (MM-EARN-21, 24)."""
    found = []
    lines = entries(c.ledger)
    if sum(e.active for e in lines) != c.active or sum(e.invested for e in lines) != c.invested:
        found.append("the ledger does not add up to the funds")
    if c.active < 0 or c.invested < 0:
        found.append(f"funds are {c.active} and {c.invested}")
    if min(c.storage) < 0 or min(c.due) < 0 or min(c.debts) < 0:
        found.append("stores, dues or debts below nothing")
    if c.status != OPEN and any(c.waiting):
        found.append("a closed company has workers")
    if w.rulings.hauntings and c.hauntings > w.rulings.hauntings:
        found.append("haunted too often")
    return found


def ending_faults(g: Game, w: Mansion) -> list[str]:
    found = []
    if g.over == (w.outcome == RUNNING):
        found.append("the game is over without an outcome, or the reverse")
    if w.outcome == RESTORED and not is_restored(w):
        found.append("restored, but a room is incomplete")
    left = sum(c.status != CLOSED_FOR_GOOD for c in w.companies)
    if left <= 1 and not g.over:
        found.append("the game goes on with one company or none")
    if w.round > w.rulings.max_rounds:
        found.append("past the round limit")
    return found


PHASE_REGISTERS = {
    "useful": {"HireOrPass", "TakeUnits"},
    "resting": {"HireOrPass", "TakeUnits", "BidOrPass"},
    "bids": {"BidOrPass"},
    "kept": {"KeepMarker", "AddMarker"},
    "working": {"PlaceWorker", "KeepMarker", "AddMarker"},
}


def loose_registers(g: Game, w: Mansion) -> list[str]:
    """What a phase gathers is clear outside it, or equal positions would have different digests."""
    asked = "" if g.over else g.question.name.removeprefix("mansion.")
    return [
        f"{name} is not cleared" for name, asks in PHASE_REGISTERS.items() if getattr(w, name) and asked not in asks
    ]
