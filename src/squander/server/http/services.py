"""What all requests of this process share."""

from collections import Counter

from squander.server.bots.analyses import Analyses
from squander.server.bots.driver import Drivers
from squander.server.bots.pool import Brains
from squander.server.http.callers import Crowd
from squander.server.settings import Settings
from squander.server.storage.health import Pulse
from squander.server.storage.rows import KeyRow
from squander.server.storage.store import Store
from squander.server.tables.day_tables import Days
from squander.server.tables.expiry import Expiry
from squander.server.tables.hub import Hub
from squander.server.tables.snapshots import Reels
from squander.server.tables.tokens import Holder, hash_of, holder_of
from squander.server.throttle import Buckets
from squander.server.wire.refusals import RENEWED, TAKEN, Refused


class Services:
    def __init__(self, settings: Settings, store: Store) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = store
        self.brains = Brains(settings.bot_workers, settings.bot_seconds)
        self.hub = Hub(store)
        self.drivers = Drivers(self.hub, self.brains)
        self.days = Days(self.hub, limits)
        self.reels = Reels()
        self.analyses = Analyses(store)
        self.pulse = Pulse(store)
        self.crowd = Crowd(limits.sockets, limits.sockets_per_address)
        self.expiry = Expiry(settings, store, self.hub)
        self.refusals: Counter[str] = Counter()
        self.responses: Counter[int] = Counter()
        self.requests = Buckets(limits.requests_burst, limits.requests_per_second)
        self.new_tables = Buckets(limits.tables_burst, limits.tables_per_second)

    async def holder(self, table: str, token: str, badge: str) -> Holder:
        """Who this token makes one at this table. A wrong table and a wrong token look the same."""
        digest = hash_of(token)
        key = await self.store.key(digest)
        holder = holder_of(digest, key, table)
        if key is None or holder is None:
            raise Refused("forbidden", "This link is not valid: it has expired, or belongs to another table.")
        if key.renewed_at is not None:
            raise RENEWED
        if is_guest(key) and not await self.is_theirs(table, key, holder, hash_of(badge)):
            raise TAKEN
        return holder

    async def is_theirs(self, table: str, key: KeyRow, holder: Holder, badge: bytes) -> bool:
        return key.claimed_by == badge if key.claimed_by else await self.hub.claim(table, holder, badge)


def is_guest(key: KeyRow) -> bool:
    """The link of a seat that somebody else is invited to; the maker's own opens on every device."""
    return bool(key.seats) and not key.owner
