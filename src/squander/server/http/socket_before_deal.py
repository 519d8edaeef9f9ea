"""A page's socket before the cards are dealt."""

import asyncio

from squander.server import wire
from squander.server.http.callers import too_many
from squander.server.http.services import Services
from squander.server.http.socket_line import SERVICE_RESTART, Socket
from squander.server.tables.before_deal import Guest
from squander.server.tables.tokens import Holder
from squander.server.throttle import Bucket
from squander.server.wire.codec import encoder, read
from squander.server.wire.refusals import RENEWED, Refused


async def wait_for_deal(socket: Socket, services: Services, table: str, holder: Holder, hello: wire.Hello) -> None:
    """Keep the page company until the cards are dealt, if they are not yet."""
    halls = services.hub.halls
    hall = None if table in services.hub.rooms else await halls.hall(table)
    if hall is None:
        return
    most = services.settings.limits.sockets_per_link
    if sum(guest.holder.key == holder.key for guest in hall.guests) >= most:
        raise too_many("by this link", most)
    guest = Guest(hall, holder)
    hall.guests.append(guest)
    hall.tell()
    try:
        if hello.pledge:
            await halls.pledge(guest, hello.pledge)
        await wait(socket, services, guest)
    finally:
        halls.leave(guest)


async def wait(socket: Socket, services: Services, guest: Guest) -> None:
    bucket = Bucket(services.settings.limits.messages_burst, services.settings.limits.messages_per_second)
    hearing = asyncio.create_task(socket.receive_data(mode="text"))
    news = asyncio.create_task(guest.news.wait())
    try:
        while not guest.hall.deal.done:
            await asyncio.wait({hearing, news}, return_when=asyncio.FIRST_COMPLETED)
            if services.hub.halls.closed:
                await socket.close(SERVICE_RESTART, "The server is restarting.")
                raise ConnectionResetError
            if guest.shut_out:
                raise RENEWED
            if news.done():
                guest.news.clear()
                news = asyncio.create_task(guest.news.wait())
                await socket.send_text(encoder.encode(guest.message()).decode())
            if hearing.done():
                text = await hearing
                hearing = asyncio.create_task(socket.receive_data(mode="text"))
                await heed(socket, services, guest, text, bucket)
    finally:
        hearing.cancel()
        news.cancel()


async def heed(socket: Socket, services: Services, guest: Guest, text: str, bucket: Bucket) -> None:
    try:
        if not bucket.take():
            raise Refused("too_fast", "Too many messages; slow down.")
        await services.hub.halls.heed(guest, read(text, services.settings.limits.message_bytes))
    except Refused as refused:
        services.refusals[refused.code] += 1
        error = wire.Error(code=refused.code, text=str(refused), ply=0)
        await socket.send_text(encoder.encode(error).decode())
