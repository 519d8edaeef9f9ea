"""Other processes that serve the same tables: what they tell, and what they are told.

A notice is `PROCESS log TABLE` (something was written there), `here TABLE SEATS` (the seats that are
looked at from that process, once for each page), `who TABLE` (please say who does; `*` for every table), `beat` (still
running) or `gone`. None of them is the truth about a game: whoever is hinted at a table reads its log.
"""

import asyncio
import logging
import time

from squander.server.storage.outage import StorageFailed
from squander.server.storage.store import Store
from squander.server.tables.hub import Hub
from squander.server.tables.room import Room

BEAT_SECONDS = 5.0
LAPSE_SECONDS = 20.0
ALL = "*"

logger = logging.getLogger("squander.server")


class Neighbours:
    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store
        self.last: dict[str, float] = {}  # when each of the others was heard
        self.fresh: set[str] = set()  # tables that were told of since the last beat
        self.beating = asyncio.create_task(self.beat())
        hub.came_or_went = self.came_or_went
        hub.loaded = self.loaded

    async def close(self) -> None:
        self.beating.cancel()
        await self.say("gone")

    # --- heard

    def hear(self, notice: str) -> None:
        """A notice of another process; an empty one says that the line is up again and notices may be lost."""
        process, _, rest = notice.partition(" ")
        if not process:
            self.reconnected()
        elif process != self.store.process:
            if process not in self.last:  # it may have been thought gone, and all it said before forgotten
                self.send(f"who {ALL}")
            self.last[process] = time.monotonic()
            self.heed(process, *rest.split(" "))

    def heed(self, process: str, kind: str, table: str = "", seats: str = "") -> None:
        if kind == "log":
            self.hub.hint(table)
        elif kind == "here" and table in self.hub.rooms:
            self.place(self.hub.rooms[table], process, [int(seat) for seat in seats.split(",") if seat])
        elif kind == "who":
            self.answer(table)
        elif kind == "gone":
            self.forget(process)

    def place(self, room: Room, process: str, seats: list[int]) -> None:
        room.elsewhere[process] = seats
        self.hub.tell(room)

    def answer(self, table: str) -> None:
        asked = list(self.hub.rooms.values()) if table == ALL else [self.hub.rooms.get(table)]
        for room in asked:
            if room is not None and room.pages:
                self.announce(room)

    def forget(self, process: str) -> None:
        self.last.pop(process, None)
        for room in self.hub.rooms.values():
            if room.elsewhere.pop(process, None):
                self.hub.tell(room)

    def reconnected(self) -> None:
        for room in self.hub.rooms.values():
            room.elsewhere.clear()
        self.hub.hint("")
        self.answer(ALL)
        self.send(f"who {ALL}")

    # --- told

    def came_or_went(self, room: Room) -> None:
        if room.here() != room.announced:
            self.announce(room)

    def loaded(self, room: Room) -> None:
        self.send(f"who {room.id}")

    def announce(self, room: Room) -> None:
        room.announced = room.here()
        self.fresh.add(room.id)
        self.send(f"here {room.id} {','.join(map(str, room.announced))}")

    def send(self, notice: str) -> None:
        self.hub.keep(asyncio.create_task(self.say(notice)))

    async def say(self, notice: str) -> None:
        """What gets lost is said again when the line is up again."""
        try:
            await self.store.announce(notice)
        except StorageFailed:
            logger.warning("the other processes could not be told", extra={"notice": notice.partition(" ")[0]})

    def say_again(self) -> None:
        """Once more who is where, with the next beat: one of two notices may have come late, or to nobody."""
        rooms = [self.hub.rooms[table] for table in self.fresh if table in self.hub.rooms]
        self.fresh.clear()
        for room in rooms:
            self.send(f"here {room.id} {','.join(map(str, room.announced))}")

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.say("beat")
            self.say_again()
            before = time.monotonic() - LAPSE_SECONDS
            for process in [process for process, at in self.last.items() if at < before]:
                self.forget(process)
