"""A page's socket. What a page missed is worked out when there is room to send it, so a slow one holds nobody up."""

import asyncio
from collections import deque
from contextlib import suppress

from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from squander.kernel.errors import SquanderError
from squander.server import showing, wire
from squander.server.crowding import caller_of, too_many
from squander.server.desk import handle
from squander.server.faults import FAULT, UNDRAWN, about, log_fault, mark_of
from squander.server.house import House
from squander.server.identity import Holder
from squander.server.lines import line_of
from squander.server.messages import SERVICE_RESTART, Socket, encoder, read
from squander.server.refusals import Refused
from squander.server.room import Room
from squander.server.rows import ChatRow
from squander.server.settings import Limits
from squander.server.throttle import Bucket
from squander.server.trouble import StorageFailed
from squander.server.waiting import wait_for_deal

POLICY = 1008
GONE = (WebSocketDisconnect, OSError)  # the page is not there any more


class Page:
    """One open page at a table."""

    def __init__(self, socket: Socket, room: Room, holder: Holder, limits: Limits, since: int) -> None:
        self.socket = socket
        self.room = room
        self.holder = holder
        self.limits = limits
        self.look = holder.seats[0] if len(holder.seats) == 1 else -1
        # Many pages of one link have together what one has.
        self.messages = bucket_of(room.messages, holder, limits.messages_burst, limits.messages_per_second)
        self.talks = bucket_of(room.talks, holder, limits.chat_burst, limits.chat_per_second)
        # Whoever looked before the line broke may not be the one who looks now.
        self.sent = -1 if holder.shared else min(since, room.ply)
        self.waiting: deque[str] = deque()
        self.waiting_bytes = 0
        self.news = asyncio.Event()
        self.changed = True
        self.dismissed = False
        self.farewell: Refused | None = None
        self.news.set()

    @property
    def viewer(self) -> int:
        return self.look

    def turned(self) -> None:
        """Something changed. On a shared screen the cards of a player whose turn is over are covered, also while
        somebody elsewhere thinks; a bot's moves are over at once."""
        room = self.room
        moved_on = room.asked >= 0 and room.bot_at(room.asked) is None and room.asked != self.look
        if self.holder.shared and self.look != -1 and moved_on:
            self.look_at(-1)
        self.changed = True
        self.news.set()

    def look_at(self, seat: int) -> None:
        """Another pair of eyes: the log is told anew, as this seat knows it."""
        self.look = seat
        self.sent = -1
        self.changed = True
        self.news.set()

    def hear(self, chat: list[ChatRow]) -> None:
        for row in chat:
            if row.text:  # of talk that has expired only the number is left
                self.post(wire.Said(number=row.number, seat=row.seat, name=row.name, text=row.text))

    def post(self, message: wire.Tried | wire.Said | wire.Error) -> None:
        """Whoever does not read, while more and more comes, is cut off."""
        text = encoder.encode(message).decode()
        self.waiting.append(text)
        self.waiting_bytes += len(text)
        self.news.set()
        if self.waiting_bytes > self.limits.waiting_bytes:
            line_of(self.socket).cut()

    def refuse(self, refused: Refused) -> None:
        self.post(wire.Error(code=refused.code, text=str(refused), ply=self.room.ply))
        if refused.code == "stale":
            self.changed = True

    def dismiss(self, reason: Refused | None = None) -> None:
        """Close it, for a reason or because the server stops."""
        self.dismissed = True
        self.farewell = reason
        self.news.set()

    # --- out

    async def send_news(self) -> None:
        """Until the page is dismissed or gone."""
        try:
            while not self.dismissed:
                self.news.clear()
                await self.send_waiting()
                if self.changed:
                    await self.send_state()
                await self.news.wait()
            await self.part()
        except GONE:
            pass
        except Exception as error:
            log_fault("a page could not be sent its news", error, **about(self.room))

    async def part(self) -> None:
        if self.farewell is not None:
            await turn_away(self.socket, self.farewell)
        else:
            await self.socket.close(SERVICE_RESTART, "The server is restarting.")

    async def send_waiting(self) -> None:
        while self.waiting:
            text = self.waiting.popleft()
            await self.socket.send_text(text)
            self.waiting_bytes -= len(text)

    async def send_state(self) -> None:
        """One that can't be drawn is tried again when the table changes."""
        self.changed = False
        try:
            text = showing.text(self.room, self.viewer, self.holder.seats, self.sent, self.holder.owner)
        except Exception as error:
            log_fault("a state could not be drawn", error, viewer=self.viewer, **about(self.room))
            self.refuse(UNDRAWN)
            return
        self.sent = self.room.ply
        await self.socket.send_text(text)


def bucket_of(buckets: dict[bytes, Bucket], holder: Holder, burst: float, per_second: float) -> Bucket:
    return buckets.setdefault(holder.key, Bucket(burst, per_second))


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, house: NamedDependency[House], table: FromPath[str]) -> None:
    await socket.accept()
    limits = house.settings.limits
    line_of(socket).bind(limits.stall_seconds, limits.unsent_bytes)
    try:
        with house.crowd.one_more(caller_of(socket.scope)):
            await attend(house, await welcome(socket, house, table))
    except GONE:
        pass
    except Refused as refused:
        house.refusals[refused.code] += 1
        await turn_away(socket, refused)
    except Exception as error:
        log_fault("a socket failed", error, table=mark_of(table))
        await turn_away(socket, FAULT)


async def turn_away(socket: Socket, refused: Refused) -> None:
    error = wire.Error(code=refused.code, text=str(refused), ply=-1)
    with suppress(*GONE):
        await socket.send_data(encoder.encode(error).decode(), mode="text")
        await socket.close(POLICY, refused.code)


async def welcome(socket: Socket, house: House, table: str) -> Page:
    limits = house.settings.limits
    hello = await greeting(socket, limits)
    try:
        holder = await house.holder(table, hello.token, hello.badge)
        await wait_for_deal(socket, house, table, holder, hello)
        room = await house.hub.room(table)
    except StorageFailed:
        raise Refused("storage", "The table can't be read now; please try again.") from None
    except Refused:
        raise
    except SquanderError as error:
        raise Refused("broken", str(error)) from None
    if sum(page.holder.key == holder.key for page in room.pages) >= limits.sockets_per_link:
        raise too_many("by this link", limits.sockets_per_link)
    return Page(socket, room, holder, limits, hello.ply)


async def greeting(socket: Socket, limits: Limits) -> wire.Hello:
    try:
        async with asyncio.timeout(limits.hello_seconds):
            hello = read(await socket.receive_data(mode="text"), limits)
    except TimeoutError:
        raise Refused("malformed", "The page did not say hello.") from None
    if not isinstance(hello, wire.Hello):
        raise Refused("forbidden", "Say hello first.")
    return hello


async def attend(house: House, page: Page) -> None:
    """Until the page leaves: receive here, send in a task of its own."""
    room = page.room
    house.hub.enter(room, page)
    page.hear(room.chat[-page.limits.chat_lines :])
    sender = asyncio.create_task(page.send_news())
    try:
        await receive(house, page, sender)
    finally:
        sender.cancel()
        house.hub.leave(room, page)


async def receive(house: House, page: Page, sender: asyncio.Task[None]) -> None:
    while not sender.done():
        text = await page.socket.receive_data(mode="text")
        try:
            if not page.messages.take():
                raise Refused("too_fast", "Too many messages; slow down.")
            if page.farewell is not None:
                raise page.farewell
            await handle(house.hub, page, read(text, page.limits))
        except Refused as refused:
            house.refusals[refused.code] += 1
            page.refuse(refused)
        except Exception as error:
            log_fault("a message could not be handled", error, **about(page.room))
            house.refusals[FAULT.code] += 1
            page.refuse(FAULT)
