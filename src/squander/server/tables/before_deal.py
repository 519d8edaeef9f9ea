"""Where pages wait for the deal: they pledge, show their parts, and see who is missing."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress

from squander.server import wire
from squander.server.storage.outage import StorageFailed
from squander.server.storage.rows import SeatRow, TableRow
from squander.server.storage.shuffle import Deal
from squander.server.storage.store import Store
from squander.server.tables.dealing import check_part, check_pledge
from squander.server.tables.room import kind_at
from squander.server.tables.tokens import Holder
from squander.server.wire.refusals import NOT_YOURS, Refused

OWNER, WATCHER = "-1", "-2"  # who has no seat
SHOW_SECONDS = 10.0  # for pages to show what they pledged; it is done by the page, not by a person

logger = logging.getLogger("squander.server")


class Hall:
    """One table before its deal."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.guests: list[Guest] = []
        self.timer: asyncio.TimerHandle | None = None

    @property
    def deal(self) -> Deal:
        assert self.row.deal is not None
        return self.row.deal

    def tell(self) -> None:
        for guest in self.guests:
            guest.news.set()


class Guest:
    """One page that waits."""

    def __init__(self, hall: Hall, holder: Holder) -> None:
        self.hall = hall
        self.holder = holder
        self.who = contributor(holder)
        self.shut_out = False
        self.news = asyncio.Event()
        self.news.set()

    def message(self) -> wire.Waiting:
        row, deal = self.hall.row, self.hall.deal
        here = {guest.who for guest in self.hall.guests if guest.who != WATCHER}
        return wire.Waiting(
            table=row.id,
            game=row.game,
            title=kind_at(row).title,
            commitment=row.commitment,
            shares=[wire.Share(int(who), deal.pledges.get(who, ""), deal.parts.get(who, "")) for who in deal.wanted],
            names=[seat.name for seat in self.hall.seats],
            here=sorted(int(who) for who in here),
            me=int(self.who),
            owner=self.holder.owner,
            closed=deal.closed,
        )


def contributor(holder: Holder) -> str:
    """Several seats at one screen add one part."""
    return str(holder.seats[0]) if holder.seats else OWNER if holder.owner else WATCHER


class Halls:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.halls: dict[str, Hall] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    async def hall(self, table: str) -> Hall | None:
        """The table's hall while it waits; none once it is dealt."""
        if table not in self.halls:
            found = await self.store.table(table)
            if found is None or found[0].deal is None or found[0].deal.done:
                return None
            if table not in self.halls:
                self.halls[table] = Hall(*found)
                self.learn(self.halls[table], found[0].deal)
                self.later(self.hinted(table))  # of what was written while it was read, nobody here was told
        return self.halls[table]

    def close(self) -> None:
        """The server stops: whoever waits is to come back."""
        self.closed = True
        for hall in self.halls.values():
            hall.tell()

    def leave(self, guest: "Guest") -> None:
        hall = guest.hall
        hall.guests.remove(guest)
        hall.tell()
        if not hall.guests:
            self.halls.pop(hall.row.id, None)
            if hall.timer is not None:
                hall.timer.cancel()

    async def pledge(self, guest: Guest, pledge: str) -> None:
        check_pledge(pledge)
        await self.change(guest.hall, lambda deal: deal.pledged(guest.who, pledge))

    async def heed(self, guest: Guest, message: wire.Incoming) -> None:
        """What a page may say before the deal."""
        if isinstance(message, wire.Part):
            check_part(guest.hall.deal, guest.who, message.part)
            part = message.part
            await self.change(guest.hall, lambda deal: deal.shown(guest.who, part))
        elif isinstance(message, wire.DealNow):
            if not guest.holder.owner:
                raise NOT_YOURS
            await self.change(guest.hall, Deal.close)
        else:
            raise Refused("waiting", "The cards of this table are not dealt yet.")

    async def change(self, hall: Hall, change: Callable[[Deal], Deal]) -> None:
        try:
            deal = await self.store.deal(hall.row.id, change)
        except StorageFailed:
            raise Refused("storage", "This could not be stored; please try again.") from None
        self.learn(hall, deal)

    def learn(self, hall: Hall, deal: Deal) -> None:
        if deal.progress() >= hall.deal.progress():
            hall.row = hall.row._replace(deal=deal)
        if hall.deal.closed and not hall.deal.done and hall.timer is None:
            hall.timer = asyncio.get_running_loop().call_later(SHOW_SECONDS, self.wait_no_longer, hall)
        hall.tell()

    def wait_no_longer(self, hall: Hall) -> None:
        self.later(self.finish(hall))

    def later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def finish(self, hall: Hall) -> None:
        hall.timer = None
        try:
            await self.change(hall, Deal.finish)
        except Refused:
            self.learn(hall, hall.deal)  # the database is away: try again later

    async def hinted(self, table: str) -> None:
        """Another process wrote something about these tables; an empty name stands for all of them."""
        for hall in [self.halls[id] for id in list(self.halls) if table in ("", id)]:
            with suppress(StorageFailed):
                await self.read(hall)

    async def read(self, hall: Hall) -> None:
        found = await self.store.table(hall.row.id)
        renewed = (await self.store.news(hall.row.id, 0, 0)).renewed
        for guest in hall.guests:
            guest.shut_out = guest.holder.key in renewed
        if found is not None and found[0].deal is not None:
            hall.seats = found[1]
            self.learn(hall, found[0].deal)

    async def rename(self, table: str, seat: int, name: str) -> None:
        await self.store.rename(table, seat, name)
        await self.hinted(table)

    async def renew(self, table: str, seat: int, digest: bytes) -> bool:
        """Let another link take the place of one before the deal; whoever waits with the old one has to go."""
        done = await self.store.renew(table, seat, digest)
        await self.hinted(table)
        return done
