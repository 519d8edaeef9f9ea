"""What the evening will cost and has cost a company, and what the inspection brought: for the eye, no rule asks it."""

from collections.abc import Iterator

from squander.games.maccreedys_mansion.books import price_today
from squander.games.maccreedys_mansion.rules.earnings import due
from squander.games.maccreedys_mansion.rules.end_of_day import in_need
from squander.games.maccreedys_mansion.seen import DueLine, PaidJob, Share, Tonight
from squander.games.maccreedys_mansion.state import Entry, Mansion
from squander.games.maccreedys_mansion.terms import (
    PIECE_NAMES,
    PIECES,
    RESOURCE_NAMES,
    RESOURCES,
    REWARD,
    TRADES,
    VENDOR,
    WAGE,
)
from squander.games.maccreedys_mansion.text import plural


def tonight(w: Mansion, who: int) -> Tonight:
    """Wages of all who are hired, and units that are dedicated or will be when the workers return (MM-EARN-09, 13,
    MM-ENDDAY-08)."""
    c = w.companies[who]
    claimed = [min(c.storage[resource], len(in_need(w, who, resource))) for resource in range(RESOURCES)]
    more = [] if w.rulings.pay_on_purchase else for_those_to_be_sent(w, who)
    to_come = [0] * RESOURCES if w.rulings.pay_on_purchase else claimed
    counts = [due(c, piece) + (to_come[piece - TRADES] if piece >= TRADES else 0) for piece in range(PIECES)]
    owing = [line(piece, count, price_today(w, piece)) for piece, count in enumerate(counts) if count]
    paid = [line(e.detail, e.pieces, -e.active // e.pieces) for e in of_today(w, who) if e.reason in (WAGE, VENDOR)]
    total = sum(one["sum"] for one in owing)
    return {
        "due": owing,
        "due_total": total,
        "left": c.active - total,
        "paid": paid,
        "paid_total": sum(one["sum"] for one in paid),
        "claimed": dict(zip(RESOURCE_NAMES, claimed, strict=True)),
        "to_come": more,
        "at_most": total + sum(one["sum"] for one in more),
    }


def for_those_to_be_sent(w: Mansion, who: int) -> list[DueLine]:
    """Units that the company has, for all who are hired today or wait for a space (MM-EARN-13, MM-PLACE-01)."""
    c = w.companies[who]
    idle = c.workers if w.useful else c.waiting
    found = []
    for resource in range(RESOURCES):
        men = sum(idle[trade] for trade in range(TRADES) if w.box.resource_of[trade] == resource)
        count = min(men, max(0, c.storage[resource] - len(in_need(w, who, resource))))
        if count:
            found.append(line(TRADES + resource, count, price_today(w, TRADES + resource)))
    return found


def line(piece: int, count: int, price: int) -> DueLine:
    name = so_many(count, piece)
    return {"piece": PIECE_NAMES[piece], "name": name, "count": count, "price": price, "sum": count * price}


def so_many(count: int, piece: int) -> str:
    """2 masons, 3 stone."""
    return plural(count, PIECE_NAMES[piece]) if piece < TRADES else f"{count} {PIECE_NAMES[piece]}"


def inspected(w: Mansion) -> list[PaidJob]:
    """Jobs that were paid today, and to whom."""
    shares: dict[int, list[Share]] = {}
    for who in w.order:
        for entry in of_today(w, who):
            if entry.reason == REWARD:
                shares.setdefault(entry.detail, []).append({"seat": who, "sum": entry.active})
    return [paid_job(w, job, shares[job]) for job in shares]


def paid_job(w: Mansion, job: int, shares: list[Share]) -> PaidJob:
    row = w.box.rooms[job]
    owner = next((who for who, c in enumerate(w.companies) if job in c.jobs), -1)
    return {"job": row.job, "name": row.job_name, "owner": owner, "shares": shares}


def of_today(w: Mansion, who: int) -> list[Entry]:
    return list(today_backwards(w, who))[::-1]


def today_backwards(w: Mansion, who: int) -> Iterator[Entry]:
    entry = w.companies[who].ledger
    while entry is not None and entry.round == w.round:
        yield entry
        entry = entry.before
