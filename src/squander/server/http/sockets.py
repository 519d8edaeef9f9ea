"""A page's socket. What a page missed is worked out when there is room to send it, so a slow one holds nobody up."""

import asyncio
from contextlib import suppress

from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from squander.kernel.errors import SquanderError
from squander.server import wire
from squander.server.http.callers import caller_of, too_many
from squander.server.http.services import Services
from squander.server.http.socket_before_deal import wait_for_deal
from squander.server.http.socket_line import SERVICE_RESTART, Socket, line_of
from squander.server.logs import log_fault, mark_of
from squander.server.settings import Limits
from squander.server.storage.outage import StorageFailed
from squander.server.tables import showing
from squander.server.tables.handling import handle
from squander.server.tables.open_page import Page
from squander.server.wire.codec import encoder, read
from squander.server.wire.refusals import FAULT, UNDRAWN, Refused

POLICY = 1008
GONE = (WebSocketDisconnect, OSError)  # the page is not there any more


class Sender:
    """Sends a page its news over its socket."""

    def __init__(self, socket: Socket, page: Page) -> None:
        self.socket = socket
        self.page = page

    async def send_news(self) -> None:
        """Until the page is dismissed or gone."""
        page = self.page
        try:
            while not page.dismissed:
                page.news.clear()
                await self.send_waiting()
                if page.changed:
                    await self.send_state()
                await page.news.wait()
            await self.part()
        except GONE:
            pass
        except Exception as error:
            log_fault("a page could not be sent its news", error, **page.room.for_log())

    async def part(self) -> None:
        if self.page.farewell is not None:
            await turn_away(self.socket, self.page.farewell)
        else:
            await self.socket.close(SERVICE_RESTART, "The server is restarting.")

    async def send_waiting(self) -> None:
        page = self.page
        while page.waiting:
            text = page.waiting.popleft()
            await self.socket.send_text(text)
            page.waiting_bytes -= len(text)

    async def send_state(self) -> None:
        """One that can't be drawn is tried again when the table changes."""
        page = self.page
        page.changed = False
        try:
            text = showing.text(page.room, page.viewer, page.holder.seats, page.sent, page.holder.owner)
        except Exception as error:
            log_fault("a state could not be drawn", error, viewer=page.viewer, **page.room.for_log())
            page.refuse(UNDRAWN)
            return
        page.sent = page.room.ply
        await self.socket.send_text(text)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, services: NamedDependency[Services], table: FromPath[str]) -> None:
    await socket.accept()
    limits = services.settings.limits
    line_of(socket).bind(limits.stall_seconds, limits.unsent_bytes)
    try:
        with services.crowd.one_more(caller_of(socket.scope.get("client"))):
            await attend(services, socket, await welcome(socket, services, table))
    except GONE:
        pass
    except Refused as refused:
        services.refusals[refused.code] += 1
        await turn_away(socket, refused)
    except Exception as error:
        log_fault("a socket failed", error, table=mark_of(table))
        await turn_away(socket, FAULT)


async def turn_away(socket: Socket, refused: Refused) -> None:
    error = wire.Error(code=refused.code, text=str(refused), ply=-1)
    with suppress(*GONE):
        await socket.send_data(encoder.encode(error).decode(), mode="text")
        await socket.close(POLICY, refused.code)


async def welcome(socket: Socket, services: Services, table: str) -> Page:
    limits = services.settings.limits
    hello = await greeting(socket, limits)
    try:
        holder = await services.holder(table, hello.token, hello.badge)
        await wait_for_deal(socket, services, table, holder, hello)
        room = await services.hub.room(table)
    except StorageFailed:
        raise Refused("storage", "The table can't be read now; please try again.") from None
    except Refused:
        raise
    except SquanderError as error:
        raise Refused("broken", str(error)) from None
    if sum(page.holder.key == holder.key for page in room.pages) >= limits.sockets_per_link:
        raise too_many("by this link", limits.sockets_per_link)
    return Page(room, holder, limits, hello.ply, line_of(socket).cut)


async def greeting(socket: Socket, limits: Limits) -> wire.Hello:
    try:
        async with asyncio.timeout(limits.hello_seconds):
            hello = read(await socket.receive_data(mode="text"), limits.message_bytes)
    except TimeoutError:
        raise Refused("malformed", "The page did not say hello.") from None
    if not isinstance(hello, wire.Hello):
        raise Refused("forbidden", "Say hello first.")
    return hello


async def attend(services: Services, socket: Socket, page: Page) -> None:
    """Until the page leaves: receive here, send in a task of its own."""
    room = page.room
    services.hub.enter(room, page)
    page.hear(room.chat[-page.limits.chat_lines :])
    sender = asyncio.create_task(Sender(socket, page).send_news())
    try:
        await receive(services, socket, page, sender)
    finally:
        sender.cancel()
        services.hub.leave(room, page)


async def receive(services: Services, socket: Socket, page: Page, sender: asyncio.Task[None]) -> None:
    while not sender.done():
        text = await socket.receive_data(mode="text")
        try:
            if not page.messages.take():
                raise Refused("too_fast", "Too many messages; slow down.")
            if page.farewell is not None:
                raise page.farewell
            await handle(services.hub, page, read(text, page.limits.message_bytes))
        except Refused as refused:
            services.refusals[refused.code] += 1
            page.refuse(refused)
        except Exception as error:
            log_fault("a message could not be handled", error, **page.room.for_log())
            services.refusals[FAULT.code] += 1
            page.refuse(FAULT)
