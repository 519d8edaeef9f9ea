"""Positions made to order: markers, companies, job cards and decks as a test draws them."""

from typing import Any

from squander.games.maccreedys_mansion.check import faults
from squander.games.maccreedys_mansion.rules.rounds import AFTER_REOPENING, PHASES
from squander.games.maccreedys_mansion.state import DAY, Company, Entry, Mansion
from squander.games.maccreedys_mansion.terms import (
    CLOSED,
    CLOSED_FOR_GOOD,
    OPEN,
    OPENING,
    PIECE_NAMES,
    RESOURCE_NAMES,
    TRADE_NAMES,
)
from squander.kernel.game import Frame, Game

PHASE_NAMES = [
    "hiring",
    "placement",
    "end of day",
    "event",
    "haunt",
    "haunting",
    "inspection",
    "earnings",
    "bankruptcy",
    "investments",
    "settle up",
    "re-open",
]
STATUS = {"open": OPEN, "closed": CLOSED, "closed for good": CLOSED_FOR_GOOD}


def clear(w: Mansion) -> None:
    w.owner = [-1] * len(w.owner)
    w.stamp = [0] * len(w.stamp)
    w.useful, w.resting, w.laid = [], 0, 0


def lay_markers(w: Mansion, drawn: dict[str, str], round: int) -> None:
    for id, picture in drawn.items():
        room = next(room for room in w.box.rooms if room.id == id)
        assert len(picture) == len(room.spaces), f"{id} has {len(room.spaces)} spaces"
        for space, seat in zip(room.spaces, picture, strict=True):
            if seat != ".":
                w.owner = [*w.owner[:space], int(seat), *w.owner[space + 1 :]]
                w.stamp = [*w.stamp[:space], round * DAY + w.laid, *w.stamp[space + 1 :]]
                w.laid += 1


def furnish(w: Mansion, c: Company, holding: dict[str, Any]) -> None:
    """Funds as if the company had opened with them."""
    known = {"active", "invested", "status", "workers", "storage", "due", "debts", "jobs", "hauntings"}
    assert set(holding) <= known, f"a company has no {set(holding) - known}"
    c.active = holding.get("active", c.active)
    c.invested = holding.get("invested", c.invested)
    c.ledger = Entry(None, 0, OPENING, 0, 0, c.active, c.invested)
    c.status = STATUS[holding.get("status", "open")]
    c.workers = numbered(TRADE_NAMES, holding.get("workers", {}))
    c.storage = numbered(RESOURCE_NAMES, holding.get("storage", {}))
    c.due = numbered(RESOURCE_NAMES, holding.get("due", {}))
    c.debts = numbered(PIECE_NAMES, holding.get("debts", {}))
    c.jobs = [room_numbers(w, [id])[0] for id in holding.get("jobs", [])]
    c.hauntings = holding.get("hauntings", 0)


def numbered(names: list[str], given: dict[str, int]) -> list[int]:
    assert set(given) <= set(names), given
    return [given.get(name, 0) for name in names]


def room_numbers(w: Mansion, ids: list[str]) -> list[int]:
    return [[room.id for room in w.box.rooms].index(id) for id in ids]


def lay_jobs(w: Mansion, track: list[str] | None, deck: list[str] | None, aside: list[str]) -> None:
    """Job cards not named are in the deck behind those named; without a track the first five of the plan are open."""
    w.aside = room_numbers(w, aside)
    owned = [job for c in w.companies for job in c.jobs] + w.aside
    free = [job for job in range(len(w.box.rooms)) if job not in owned and not (w.covered >> job) & 1]
    w.gone = [job for job in range(len(w.box.rooms)) if (w.covered >> job) & 1]
    w.track = free[:5] if track is None else room_numbers(w, track)
    top = room_numbers(w, deck or [])
    w.deck = top + [job for job in free if job not in w.track and job not in top]
    w.under = 0


def stack_cards(w: Mansion, events: list[str], haunts: list[str]) -> None:
    ids = [card.id for card in w.box.events]
    first = [ids.index(id) for id in events]
    w.events = first + [card for card in range(len(ids)) if card not in first]
    ids = [card.id for card in w.box.haunts]
    first = [ids.index(id) for id in haunts]
    w.haunts = first + [card for card in range(len(ids)) if card not in first]
    w.event_top = w.haunt_top = 0


def begin(g: Game, w: Mansion, phase: str) -> None:
    """The round from this phase on. Workers on the boards have come out of the pool."""
    g.agenda.clear()
    g.asked, g.options, g.log = None, (), None
    hired = [sum(c.workers[trade] for c in w.companies) for trade in range(len(TRADE_NAMES))]
    w.pool = [w.box.pool[t] - w.today.missing[t] - hired[t] for t in range(len(TRADE_NAMES))]
    at = len(PHASE_NAMES) if phase == "bidding" else PHASE_NAMES.index(phase)
    g.todo([Frame(rule) for rule in PHASES[at:]])
    if phase == "bidding":
        g.then(Frame(AFTER_REOPENING))
    g.advance()
    assert not faults(g), faults(g)
