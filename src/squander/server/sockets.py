"""A page's socket. What a page missed is worked out when there is room to send it, so a slow one holds nobody up."""

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from squander.kernel.errors import SquanderError
from squander.server import showing, wire
from squander.server.desk import handle
from squander.server.house import House
from squander.server.identity import Holder
from squander.server.refusals import Refused
from squander.server.room import Room
from squander.server.rows import ChatRow
from squander.server.settings import Limits
from squander.server.throttle import Bucket
from squander.server.writer import StorageFailed

MOST_WAITING = 200
GOING_AWAY = 1001
POLICY = 1008
TRY_AGAIN = 1013
SERVICE_RESTART = 1012

logger = logging.getLogger("squander.server")
incoming: msgspec.json.Decoder[wire.Incoming] = msgspec.json.Decoder(wire.Incoming)
encoder = msgspec.json.Encoder()
Socket = WebSocket[Any, Any, Any]


class Page:
    """One open page at a table."""

    def __init__(self, socket: Socket, room: Room, holder: Holder, limits: Limits, since: int) -> None:
        self.socket = socket
        self.room = room
        self.holder = holder
        self.limits = limits
        self.look = holder.seats[0] if len(holder.seats) == 1 else -1
        # Whoever looked before the line broke may not be the one who looks now.
        self.sent = -1 if holder.shared else min(since, room.ply)
        self.waiting: deque[wire.Tried | wire.Said | wire.Error] = deque()
        self.news = asyncio.Event()
        self.changed = True
        self.dismissed = False
        self.farewell: Refused | None = None
        self.news.set()

    @property
    def viewer(self) -> int:
        return self.look

    def turned(self) -> None:
        """Something changed. On a shared screen the next player's cards stay covered until they take over."""
        room = self.room
        if self.holder.shared and room.asked in self.holder.seats and room.asked != self.look != -1:
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
            self.post(wire.Said(number=row.number, seat=row.seat, name=row.name, text=row.text))

    def post(self, message: wire.Tried | wire.Said | wire.Error) -> None:
        self.waiting.append(message)
        self.news.set()

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
        while True:
            await self.news.wait()
            self.news.clear()
            if self.dismissed:
                break
            await self.send_waiting()
            if self.changed:
                await self.send_state()
        if self.farewell is not None:
            await turn_away(self.socket, self.farewell)
        else:
            await self.socket.close(SERVICE_RESTART, "The server is restarting.")

    async def send_waiting(self) -> None:
        while self.waiting:
            await self.socket.send_text(encoder.encode(self.waiting.popleft()).decode())

    async def send_state(self) -> None:
        self.changed = False
        since, self.sent = self.sent, self.room.ply
        holder = self.holder
        await self.socket.send_text(showing.text(self.room, self.viewer, holder.seats, since, holder.owner))


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, house: NamedDependency[House], table: FromPath[str]) -> None:
    await socket.accept()
    if house.sockets >= house.settings.limits.sockets:
        await socket.close(TRY_AGAIN, "This server is full.")
        return
    house.sockets += 1
    try:
        await sit_down(socket, house, table)
    except WebSocketDisconnect:
        pass
    finally:
        house.sockets -= 1


async def sit_down(socket: Socket, house: House, table: str) -> None:
    try:
        page = await welcome(socket, house, table)
    except Refused as refused:
        house.refusals[refused.code] += 1
        await turn_away(socket, refused)
    else:
        await attend(house, page)


async def turn_away(socket: Socket, refused: Refused) -> None:
    error = wire.Error(code=refused.code, text=str(refused), ply=-1)
    await socket.send_data(encoder.encode(error).decode(), mode="text")
    await socket.close(POLICY, refused.code)


async def welcome(socket: Socket, house: House, table: str) -> Page:
    limits = house.settings.limits
    hello = await greeting(socket, limits)
    try:
        holder = await house.holder(table, hello.token)
        room = await house.hub.room(table)
    except StorageFailed:
        raise Refused("storage", "The table can't be read now; please try again.") from None
    except Refused:
        raise
    except SquanderError as error:
        raise Refused("broken", str(error)) from None
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


def read(text: str, limits: Limits) -> wire.Incoming:
    if len(text.encode(errors="replace")) > limits.message_bytes:
        raise Refused("too_large", f"A message may have {limits.message_bytes} bytes.")
    try:
        return incoming.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise Refused("malformed", "This is no message that the table understands.") from None


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
    bucket = Bucket(page.limits.messages_burst, page.limits.messages_per_second)
    while not sender.done() and len(page.waiting) < MOST_WAITING:
        text = await page.socket.receive_data(mode="text")
        try:
            if not bucket.take():
                raise Refused("too_fast", "Too many messages; slow down.")
            if page.farewell is not None:
                raise page.farewell
            await handle(house.hub, page, read(text, page.limits))
        except Refused as refused:
            house.refusals[refused.code] += 1
            page.refuse(refused)
