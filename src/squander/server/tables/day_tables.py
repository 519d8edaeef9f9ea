"""The deals of a day: sitting down to them, and the list of what came of them."""

import asyncio
from datetime import date, timedelta

import msgspec

from squander.bots.people import called
from squander.games import kind_of
from squander.kernel.errors import SquanderError
from squander.play.daily_deal import (
    Daily,
    daily,
    day_of,
    dealt_daily,
    order_of,
    placed,
    require_mark,
    scored,
    spoken,
    today,
)
from squander.server import wire
from squander.server.logs import log_fault
from squander.server.settings import Limits
from squander.server.storage import day_rows
from squander.server.storage.day_rows import DayRow, NamedRow
from squander.server.storage.rows import TableRow
from squander.server.storage.writer import Conflict
from squander.server.tables.day_verdict import Found, judged, mark_at, told
from squander.server.tables.hub import Hub, NoTable
from squander.server.tables.making import make
from squander.server.tables.room import Room
from squander.server.tables.tokens import hash_of, new_id
from squander.server.wire.refusals import Refused

MOST_COUNTED = 1_000  # tables of a game and a day
MOST_SHOWN = 100
FULL = "So many have played this deal here today that the list is full; this is practice."
EARLIER = "Only today's deal counts; this is practice."
SECOND = "You have played this deal before; this is practice."
NAMELESS = "This browser keeps nothing by which it could be known again, so this is practice."
PRACTICE = "This was practice; the list has the first game of each browser, on its day."
RUNNING = Refused("running", "You are playing this deal already; finish that game first.")

found_in = msgspec.json.Decoder(Found)


class Days:
    def __init__(self, hub: Hub, limits: Limits) -> None:
        self.hub = hub
        self.store = hub.store
        self.limits = limits
        self.today = today

    # --- sitting down

    async def offers(self, badge: str) -> wire.Days:
        """Today's deals, and what this browser made of them and of yesterday's."""
        now = self.today()
        before = (date.fromisoformat(now) - timedelta(days=1)).isoformat()
        own = await self.own(badge, [now, before])
        offers = [
            wire.DayOffer(
                game, kind_of(game).title, deal.mark, names(deal), own.get((game, now)), own.get((game, before))
            )
            for game, deal in deals(now).items()
        ]
        return wire.Days(now, before, spoken(now), offers)

    async def own(self, badge: str, of: list[str]) -> dict[tuple[str, str], wire.OwnDay]:
        rows = await self.store.read(lambda c: day_rows.read_own(c, hash_of(badge), of)) if badge else []
        return {(row.game, row.day): await self.own_day(row) for row in rows}

    async def own_day(self, row: DayRow) -> wire.OwnDay:
        if await self.is_running(row):
            return wire.OwnDay(row.table_id, False, "", "", "")
        try:
            found = await self.found(row.table_id, row)
        except SquanderError as error:  # it was begun under rules that this program does not play
            return wire.OwnDay(row.table_id, True, "", "", str(error))
        return wire.OwnDay(row.table_id, True, placed(found.result), scored(row.game, found.score), found.why)

    async def is_running(self, row: DayRow) -> bool:
        try:
            return row.found is None and not (await self.hub.room(row.table_id)).game.over
        except SquanderError:
            return False

    async def sit_down(self, game: str, wish: wire.PlayDay, badge: str) -> wire.DayMade:
        deal = daily(game, day_of(wish.day, self.today()))
        require_mark(deal, wish.mark)
        why = await self.why_practice(deal, badge)
        seats = [wire.SeatWish("you", wish.name)]
        seats += [wire.SeatWish("bot", name, bot) for name, bot in zip(names(deal), deal.bots, strict=True)]
        kind = kind_of(game)
        row = TableRow(new_id(), game, kind.version, deal.players, deal.seed, deal.options, "", False, None)
        made = await make(self.hub, self.limits, row._replace(hints=bool(why), day=deal.day), seats, [])
        return wire.DayMade(made, why or await self.count_in(deal, made.table, badge))

    async def why_practice(self, deal: Daily, badge: str) -> str:
        """Nothing, if it may count."""
        if not badge:
            return NAMELESS
        rows = await self.store.read(lambda c: day_rows.read_own(c, hash_of(badge), [deal.day]))
        for row in rows:
            if row.game == deal.game:
                if await self.is_running(row):
                    raise RUNNING
                return SECOND
        return "" if deal.day == self.today() else EARLIER

    async def count_in(self, deal: Daily, table: str, badge: str) -> str:
        row = DayRow(table, deal.game, deal.day, deal.mark, hash_of(badge))
        try:
            counts: bool = await self.store.writer.write(lambda c: day_rows.count_in(c, row, MOST_COUNTED), [])
        except Conflict:  # two pages of the browser asked at once
            return SECOND
        return "" if counts else FULL

    # --- what came of them

    async def at(self, room: Room) -> wire.DayTold:
        if not room.row.day:
            raise Refused("unknown", "At this table no deal of a day is played.")
        counted = await self.store.read(lambda c: day_rows.read_day(c, room.id))
        found = await self.found(room.id, counted)
        why = found.why or ("" if counted else PRACTICE)
        row = room.row
        said = told(row.game, row.day, mark_at(row), found)
        return wire.DayTold(row.game, row.day, spoken(row.day), said, not why, why)

    async def found(self, table: str, counted: DayRow | None) -> Found:
        """Once found out, it stays with the table."""
        if counted is not None and counted.found is not None:
            return found_in.decode(counted.found)
        stored = await self.store.table(table)
        if stored is None:
            raise NoTable("There is no such table.")
        log = (await self.store.news(table, 0, 0)).log
        found = await asyncio.to_thread(judged, *stored, log)
        if counted is not None:
            text = msgspec.json.encode(found).decode()
            await self.store.writer.write(lambda c: day_rows.keep_found(c, table, text), [])
        return found

    async def results(self, game: str, day: str, badge: str) -> wire.DayResults:
        deal = daily(game, day_of(day, self.today()))
        rows = await self.store.read(lambda c: day_rows.read_results(c, game, deal.day))
        same = [one for one in rows if one.row.mark == deal.mark]
        listed = ranked(game, same, hash_of(badge) if badge else b"")
        others, shown = len(rows) - len(same), listed[:MOST_SHOWN]
        title = kind_of(game).title
        return wire.DayResults(
            game, title, deal.day, spoken(deal.day), deal.mark, names(deal), shown, len(listed), others
        )


def deals(day: str) -> dict[str, Daily]:
    """Those that can be dealt: a game of others that fails takes no other deal with it."""
    found = {}
    for game in dealt_daily():
        try:
            found[game] = daily(game, day)
        except Exception as error:
            log_fault("a deal of the day can't be dealt", error, game=game)
    return found


def names(deal: Daily) -> list[str]:
    """What the bots are called."""
    return [called(deal.game, bot) for bot in deal.bots]


def ranked(game: str, rows: list[NamedRow], badge: bytes) -> list[wire.DayResult]:
    """Those that count, the best first; equal ones have the same rank, in the order of their names."""
    found = [(found_in.decode(one.row.found or ""), one) for one in rows]
    counting = [(order_of(game, f.result), f, one) for f, one in found if not f.why]
    counting.sort(key=lambda item: (item[0], item[2].name))
    orders = [order for order, _, _ in counting]
    return [result(game, orders.index(order) + 1, f, one, badge) for order, f, one in counting]


def result(game: str, rank: int, found: Found, one: NamedRow, badge: bytes) -> wire.DayResult:
    came, score = placed(found.result), scored(game, found.score)
    return wire.DayResult(rank, one.name, came, score, found.rounds, one.row.badge == badge)
