"""What a seat may see, built up from nothing. Only the order of the decks is hidden, so all seats see the same."""

from squander.games.maccreedys_mansion.books import debt_total, price_today, worth
from squander.games.maccreedys_mansion.content import SHELF
from squander.games.maccreedys_mansion.house import is_complete, is_covered
from squander.games.maccreedys_mansion.rules.bidding import ranked
from squander.games.maccreedys_mansion.rules.earnings import reward_today
from squander.games.maccreedys_mansion.rules.investments import dividend
from squander.games.maccreedys_mansion.score import ranking
from squander.games.maccreedys_mansion.seen import (
    Company,
    DayView,
    DeckView,
    Job,
    LedgerLine,
    MansionView,
    RoomView,
    SpaceView,
)
from squander.games.maccreedys_mansion.state import Day, Entry, Mansion, entries, mansion
from squander.games.maccreedys_mansion.terms import (
    EVENT_CARD,
    HAUNT_CARD,
    OLD_DEBT,
    OUTCOME_NAMES,
    PIECE_NAMES,
    REASON_NAMES,
    RESOURCE_NAMES,
    REWARD,
    STATUS_NAMES,
    TRADE_NAMES,
    VENDOR,
    WAGE,
)
from squander.games.maccreedys_mansion.text import describe, describe_job
from squander.games.maccreedys_mansion.tonight import inspected, so_many, tonight
from squander.games.maccreedys_mansion.turns import has_bit
from squander.games.pictures import Pictures
from squander.kernel.game import Game


def view(g: Game, seat: int) -> MansionView:
    w = mansion(g)
    return {
        "game": g.kind.id,
        "players": g.players,
        "round": w.round,
        "rounds": w.rulings.max_rounds,
        "over": g.over,
        "outcome": OUTCOME_NAMES[w.outcome],
        "seat": seat,
        "order": w.order,
        "storeys": w.box.storeys,
        "rooms": [room_view(w, room) for room in range(len(w.box.rooms))],
        "track": [job_view(w, job) for job in w.track],
        "aside": [w.box.rooms[job].job for job in w.aside],
        "deck": deck_view(w),
        "event": w.box.events[w.events[w.event_top - 1]].id if w.event_top else None,
        "haunt": w.box.haunts[w.haunts[w.haunt_top - 1]].id if w.haunt_top else None,
        "inspector": {"haunted": w.inspector == w.round, "last_haunted": w.inspector},
        "inspected": inspected(w),
        "pool": dict(zip(TRADE_NAMES, w.pool, strict=True)),
        "pieces": dict(zip(TRADE_NAMES, w.box.pool, strict=True)),
        "useful": dict(zip(RESOURCE_NAMES, w.useful, strict=True)) if w.useful else None,
        "prices": {PIECE_NAMES[piece]: price_today(w, piece) for piece in range(len(PIECE_NAMES))},
        "today": day_view(w.today),
        "tomorrow": day_view(w.tomorrow),
        "kept": w.kept,
        "bids": w.bids,
        "order_tomorrow": ranked(w) if w.bids else w.order,
        "possible_bids": [bid * w.box.numbers.bid_step for bid in w.box.bids],
        "seats": [company_view(w, who, place) for who, place in enumerate(places(g))],
    }


def places(g: Game) -> list[int]:
    """Each seat's place if the game ended now."""
    found = {standing.seat: standing.place for standing in ranking(g)}
    return [found[who] for who in range(g.players)]


def deck_view(w: Mansion) -> DeckView:
    """How many job cards there are, and those that were seen going under the deck, from top to bottom."""
    seen = w.deck[len(w.deck) - w.under :]
    return {
        "jobs": len(w.deck),
        "under": [w.box.rooms[job].job for job in seen],
        "out": [w.box.rooms[job].job for job in w.gone],
        "events": len(w.events) - w.event_top,
        "haunts": len(w.haunts) - w.haunt_top,
        "past_events": [w.box.events[card].id for card in w.events[: w.event_top]],
        "past_haunts": [w.box.haunts[card].id for card in w.haunts[: w.haunt_top]],
    }


def room_view(w: Mansion, room: int) -> RoomView:
    row = w.box.rooms[room]
    x, y, width, height = row.place
    return {
        "room": room,
        "id": row.id,
        "name": row.name,
        "storey": row.storey,
        "plan": (x, y, width, height),
        "covered": is_covered(w, room),
        "complete": is_complete(w, room),
        "haunted": has_bit(w.today.sealed, room),
        "haunted_tomorrow": has_bit(w.tomorrow.sealed, room),
        "spaces": [space_view(w, space) for space in row.spaces],
    }


def space_view(w: Mansion, space: int) -> SpaceView:
    trade = w.box.space_trade[space]
    return {
        "space": space,
        "trade": TRADE_NAMES[trade],
        "needs": RESOURCE_NAMES[w.box.resource_of[trade]],
        "owner": w.owner[space],
        "stamp": w.stamp[space],
        "worker": space in w.working,
    }


def job_view(w: Mansion, job: int) -> Job:
    row = w.box.rooms[job]
    text = describe_job(w.box, row)
    return {
        "job": row.job,
        "name": row.job_name,
        "room": row.id,
        "reward": reward_today(w, job),
        "lacks": [TRADE_NAMES[w.box.space_trade[space]] for space in row.spaces if w.owner[space] < 0],
        "text": text,
        "flavour": row.flavour,
    }


def day_view(day: Day) -> DayView:
    return {
        "missing": dict(zip(TRADE_NAMES, day.missing, strict=True)),
        "wage_add": dict(zip(TRADE_NAMES, day.wage_add, strict=True)),
        "price_percent": dict(zip(RESOURCE_NAMES, day.price_percent, strict=True)),
        "reward_percent": day.reward_percent,
        "reward_add": day.reward_add,
        "dividend": day.dividend,
    }


def company_view(w: Mansion, who: int, place: int) -> Company:
    c = w.companies[who]
    return {
        "active": c.active,
        "invested": c.invested,
        "dividend": dividend(w, c),
        "debts": {PIECE_NAMES[piece]: count for piece, count in enumerate(c.debts) if count},
        "debt_total": debt_total(w, c),
        "worth": worth(w, c),
        "status": STATUS_NAMES[c.status],
        "hauntings": c.hauntings,
        "hauntings_left": w.rulings.hauntings - c.hauntings if w.rulings.hauntings else -1,
        "workers": dict(zip(TRADE_NAMES, c.workers, strict=True)),
        "waiting": dict(zip(TRADE_NAMES, c.waiting, strict=True)),
        "storage": dict(zip(RESOURCE_NAMES, c.storage, strict=True)),
        "due": dict(zip(RESOURCE_NAMES, c.due, strict=True)),
        "tonight": tonight(w, who),
        "jobs": [w.box.rooms[job].job for job in c.jobs],
        "resting": has_bit(w.resting, who),
        "ledger": ledger(w, who),
        "place": place,
    }


def ledger(w: Mansion, who: int) -> list[LedgerLine]:
    """Where the money went: each line with what it changed and the funds after it."""
    active = invested = 0
    lines: list[LedgerLine] = []
    for entry in entries(w.companies[who].ledger):
        active += entry.active
        invested += entry.invested
        lines.append(
            {
                "round": entry.round,
                "reason": REASON_NAMES[entry.reason],
                "about": about(w, entry),
                "name": line_name(w, entry),
                "pieces": entry.pieces,
                "change": entry.active,
                "change_invested": entry.invested,
                "active": active,
                "invested": invested,
            }
        )
    return lines


def about(w: Mansion, entry: Entry) -> str:
    """The id of the job, piece or card that a line is about."""
    if entry.reason == REWARD:
        return w.box.rooms[entry.detail].job
    if entry.reason in (WAGE, VENDOR, OLD_DEBT):
        return PIECE_NAMES[entry.detail]
    if entry.reason == EVENT_CARD:
        return w.box.events[entry.detail].id
    return w.box.haunts[entry.detail].id if entry.reason == HAUNT_CARD else ""


def line_name(w: Mansion, entry: Entry) -> str:
    """The room of a job, the card, the pieces; else why money moved."""
    if entry.reason == REWARD:
        return w.box.rooms[entry.detail].name
    if entry.reason in (EVENT_CARD, HAUNT_CARD):
        return (w.box.events if entry.reason == EVENT_CARD else w.box.haunts)[entry.detail].name
    if entry.reason in (WAGE, VENDOR, OLD_DEBT):
        pieces = so_many(entry.pieces, entry.detail)
        return f"debt, {pieces}" if entry.reason == OLD_DEBT else pieces
    return REASON_NAMES[entry.reason]


def pictures(name: str = SHELF.current) -> Pictures:
    """What each event and haunt of a box does, as icons, by its id."""
    box = SHELF.open_named(name, None)
    return {card.id: [said.picture() for said in card.said] for card in [*box.events, *box.haunts]}


def sentences(name: str = SHELF.current) -> dict[str, str]:
    """What each card and job of a box says, by its id."""
    box = SHELF.open_named(name, None)
    cards = {card.id: describe(card) for card in [*box.events, *box.haunts]}
    return cards | {room.job: describe_job(box, room) for room in box.rooms}
