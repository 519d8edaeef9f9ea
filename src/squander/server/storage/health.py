"""Whether the database lives. One look at a time, however many ask."""

import asyncio

from squander.server.storage.store import Store


class Pulse:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.look: asyncio.Task[None] | None = None

    async def felt(self, seconds: float) -> bool:
        """It answered within so many seconds; one that did not is not asked again before it does."""
        if self.look is None or self.look.done():
            self.look = asyncio.create_task(self.store.ping())
        await asyncio.wait({self.look}, timeout=seconds)
        return self.look.done() and not self.look.cancelled() and self.look.exception() is None
