"""What events and haunts do. None of it is a choice, so a card is carried out at once, effect by effect."""

from squander.games.maccreedys_mansion.books import book
from squander.games.maccreedys_mansion.box import Effect
from squander.games.maccreedys_mansion.house import is_complete, is_covered, lay_marker, lift_marker, markers_in
from squander.games.maccreedys_mansion.jobs import put_under, reopen_job, without
from squander.games.maccreedys_mansion.state import Company, Day, Mansion
from squander.games.maccreedys_mansion.terms import (
    ANY_STATE,
    BREAK,
    BUSIEST,
    CASH,
    COMPLETE,
    DEAREST,
    DIVIDENDS,
    FULLEST,
    INCOMPLETE,
    INDEBTED,
    INSPECTOR,
    INVESTED,
    MEND,
    PER_DEBT,
    PER_WORKER,
    POOL,
    POOREST,
    PRICE,
    RENTIER,
    RESOURCES,
    REWARDS,
    RICHEST,
    SEAL,
    STORE,
    TRACK,
    TRADES,
    WAGES,
)
from squander.games.maccreedys_mansion.turns import has_bit, open_companies
from squander.kernel.game import Game
from squander.kernel.pieces import replaced


def carry_out(g: Game, w: Mansion, effect: Effect, reason: int, card: int) -> None:
    """One effect of a card; one that finds no target does nothing (MM-EVENT-02, MM-HAUNT-01)."""
    do = effect.do
    if do == BREAK:
        break_rooms(g, w, effect)
    elif do == MEND:
        mend_rooms(g, w, effect)
    elif do == SEAL:
        seal_rooms(g, w, effect)
    elif do == CASH:
        move_cash(g, w, effect, reason, card)
    elif do == INVESTED:
        move_investments(g, w, effect, reason, card)
    elif do == STORE:
        shrink_storage(g, w, effect)
    elif do == INSPECTOR:
        haunt_inspector(g, w)
    elif do == TRACK:
        withdraw_jobs(g, w, effect)
    else:
        change_day(w, effect)


# --- rooms ----------------------------------------------------------------------------------------------------


def matching_rooms(w: Mansion, effect: Effect, state: int) -> list[int]:
    """Uncovered rooms of the storey, in the state, with a marker of the trade."""
    found: list[int] = []
    for room in range(len(w.box.rooms)):
        if is_covered(w, room) or (effect.storey >= 0 and w.box.rooms[room].storey != effect.storey):
            continue
        if in_state(w, room, state) and (effect.trade < 0 or marked_spaces(w, room, effect.trade)):
            found.append(room)
    return found


def in_state(w: Mansion, room: int, state: int) -> bool:
    """`any` means at least one marker."""
    if state == ANY_STATE:
        return markers_in(w, room) > 0
    return is_complete(w, room) == (state == COMPLETE)


def marked_spaces(w: Mansion, room: int, trade: int) -> list[int]:
    """Spaces with a marker, oldest first; of one trade, or of all (-1)."""
    found: list[int] = []
    for space in w.box.rooms[room].spaces:
        if w.owner[space] >= 0 and (trade < 0 or w.box.space_trade[space] == trade):
            at = 0
            while at < len(found) and w.stamp[found[at]] < w.stamp[space]:
                at += 1
            found.insert(at, space)
    return found


def pick_rooms(g: Game, w: Mansion, rooms: list[int], effect: Effect) -> list[int]:
    """As many of the rooms as the card names, by its way of picking; ties in the order of the plan."""
    picked: list[int] = []
    left = rooms
    while left and len(picked) < effect.rooms:
        room = pick_one(g, w, left, effect.pick)
        picked.append(room)
        left = without(left, room)
    return picked


def pick_one(g: Game, w: Mansion, rooms: list[int], pick: int) -> int:
    if pick == DEAREST:
        sizes = [w.box.rooms[room].reward for room in rooms]
    elif pick == FULLEST:
        sizes = [markers_in(w, room) for room in rooms]
    else:
        g.reveals += 1
        return rooms[g.rng.below(len(rooms))]
    return rooms[sizes.index(max(sizes))]


def break_rooms(g: Game, w: Mansion, effect: Effect) -> None:
    """The oldest markers come off (MM-EVENT-03, 08; MM-HAUNT-08)."""
    for room in pick_rooms(g, w, matching_rooms(w, effect, effect.state), effect):
        break_room(g, w, room, marked_spaces(w, room, effect.trade)[: effect.count])


def break_room(g: Game, w: Mansion, room: int, spaces: list[int]) -> None:
    """Take markers off; a job that was complete is to be done again (MM-EVENT-04, MM-HAUNT-09)."""
    complete = is_complete(w, room)
    for space in spaces:
        g.note("breaks", w.owner[space], space)
        lift_marker(w, space)
    if complete:
        reopen_job(g, w, room)


def mend_rooms(g: Game, w: Mansion, effect: Effect) -> None:
    """The open company with most markers in the room gets more of them for nothing."""
    rooms = [room for room in matching_rooms(w, effect, INCOMPLETE) if leader(w, room) >= 0]
    for room in pick_rooms(g, w, rooms, effect):
        who = leader(w, room)
        empty = [space for space in w.box.rooms[room].spaces if w.owner[space] < 0]
        for space in empty[: effect.count]:
            lay_marker(w, space, who)
            g.note("mends", who, space)


def leader(w: Mansion, room: int) -> int:
    """The open company with most markers, earlier in turn order on a tie; -1 if there is none."""
    best = -1
    most = 0
    for who in open_companies(w):
        count = len([space for space in w.box.rooms[room].spaces if w.owner[space] == who])
        if count > most:
            best = who
            most = count
    return best


def seal_rooms(g: Game, w: Mansion, effect: Effect) -> None:
    rooms = [room for room in matching_rooms(w, effect, INCOMPLETE) if not has_bit(w.tomorrow.sealed, room)]
    for room in pick_rooms(g, w, rooms, effect):
        seal_room(g, w, room)


def seal_room(g: Game, w: Mansion, room: int) -> None:
    """No placement and no extra markers there tomorrow (MM-HAUNT-04, 16)."""
    day = w.tomorrow.anew()
    day.sealed |= 1 << room
    w.tomorrow = day
    g.note("seals", -1, room)


# --- the day --------------------------------------------------------------------------------------------------


def change_day(w: Mansion, effect: Effect) -> None:
    """Pool, wages, prices, rewards and dividends of today's Earnings or of the whole of tomorrow."""
    if effect.do == POOL:
        keep_from_work(w, effect.trade, -effect.add)
        return
    day = (w.today if effect.today else w.tomorrow).anew()
    if effect.do == WAGES:
        day.wage_add = [
            day.wage_add[trade] + (effect.add if effect.trade < 0 or effect.trade == trade else 0)
            for trade in range(TRADES)
        ]
    elif effect.do == PRICE:
        change_prices(day, effect)
    elif effect.do == REWARDS:
        day.reward_percent = day.reward_percent * effect.percent // 100
        day.reward_add += effect.add
    elif effect.do == DIVIDENDS:
        day.dividend = effect.percent
    if effect.today:
        w.today = day
    else:
        w.tomorrow = day


def change_prices(day: Day, effect: Effect) -> None:
    """Two changes at once multiply."""
    day.price_percent = [
        day.price_percent[r] * (effect.percent if effect.resource < 0 or effect.resource == r else 100) // 100
        for r in range(RESOURCES)
    ]


def keep_from_work(w: Mansion, trade: int, pieces: int) -> None:
    """Fewer pieces tomorrow, never below none (MM-HAUNT-03, 15)."""
    day = w.tomorrow.anew()
    day.missing = replaced(day.missing, trade, min(w.box.pool[trade], day.missing[trade] + pieces))
    w.tomorrow = day


# --- money and stores -----------------------------------------------------------------------------------------


def workers_of(c: Company) -> int:
    return sum(c.workers)


def extreme(w: Mansion, companies: list[int], sizes: list[int], size: int) -> list[int]:
    """Ties: each of them."""
    return [companies[i] for i in range(len(companies)) if sizes[i] == size]


def meant(w: Mansion, whom: int) -> list[int]:
    """The open companies that a card means."""
    companies = open_companies(w)
    if not companies:
        return companies
    if whom == RICHEST or whom == POOREST:
        funds = [w.companies[who].active + w.companies[who].invested for who in companies]
        return extreme(w, companies, funds, max(funds) if whom == RICHEST else min(funds))
    if whom == BUSIEST:
        crews = [workers_of(w.companies[who]) for who in companies]
        return extreme(w, companies, crews, max(1, max(crews)))
    if whom == RENTIER:
        return [who for who in companies if workers_of(w.companies[who]) == 0 and w.companies[who].invested > 0]
    if whom == INDEBTED:
        return [who for who in companies if sum(w.companies[who].debts) > 0]
    return companies


def times(c: Company, per: int) -> int:
    if per == PER_WORKER:
        return workers_of(c)
    return sum(c.debts) if per == PER_DEBT else 1


def move_cash(g: Game, w: Mansion, effect: Effect, reason: int, card: int) -> None:
    """Active funds change, never below nothing (MM-EARN-21)."""
    for who in meant(w, effect.whom):
        c = w.companies[who]
        amount = max(-c.active, effect.add * times(c, effect.per))
        if amount:
            book(w, who, reason, card, 0, amount)
            g.note("cash", who, amount)


def move_investments(g: Game, w: Mansion, effect: Effect, reason: int, card: int) -> None:
    """Rounded towards nothing."""
    for who in w.order:
        invested = w.companies[who].invested
        amount = abs(invested * effect.percent) // 100
        if amount:
            book(w, who, reason, card, 0, 0, amount if effect.percent > 0 else -amount)
            g.note("invested", who, amount if effect.percent > 0 else -amount)


def shrink_storage(g: Game, w: Mansion, effect: Effect) -> None:
    """Losses are rounded up."""
    for who in w.order:
        c = w.companies[who]
        for resource in range(RESOURCES):
            if effect.resource < 0 or effect.resource == resource:
                loss = -(c.storage[resource] * effect.percent // 100)
                if loss:
                    c.storage = replaced(c.storage, resource, c.storage[resource] - loss)
                    g.note("loses units", who, resource, loss)


# --- the inspector and the track ------------------------------------------------------------------------------


def inspector_is_spared(w: Mansion) -> bool:
    """He is not haunted in two consecutive rounds, by anybody (MM-HAUNT-07, 19)."""
    return w.inspector == w.round - 1 and w.inspector > 0


def haunt_inspector(g: Game, w: Mansion) -> None:
    """No inspection this round (MM-HAUNT-18)."""
    if not inspector_is_spared(w):
        w.inspector = w.round
        g.note("inspector", -1)


def withdraw_jobs(g: Game, w: Mansion, effect: Effect) -> None:
    """The oldest open jobs that are not complete go under the deck."""
    for job in [job for job in w.track if not is_complete(w, job)][: effect.count]:
        w.track = without(w.track, job)
        put_under(w, job)
        g.note("withdraws", -1, job)
