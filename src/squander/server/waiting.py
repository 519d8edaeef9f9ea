"""A page's socket before the cards are dealt."""

import asyncio

from squander.server import wire
from squander.server.crowding import too_many
from squander.server.halls import Guest
from squander.server.house import House
from squander.server.identity import Holder
from squander.server.messages import SERVICE_RESTART, Socket, encoder, read
from squander.server.refusals import RENEWED, Refused
from squander.server.throttle import Bucket


async def wait_for_deal(socket: Socket, house: House, table: str, holder: Holder, hello: wire.Hello) -> None:
    """Keep the page company until the cards are dealt, if they are not yet."""
    halls = house.hub.halls
    hall = None if table in house.hub.rooms else await halls.hall(table)
    if hall is None:
        return
    most = house.settings.limits.sockets_per_link
    if sum(guest.holder.key == holder.key for guest in hall.guests) >= most:
        raise too_many("by this link", most)
    guest = Guest(hall, holder)
    hall.guests.append(guest)
    hall.tell()
    try:
        if hello.pledge:
            await halls.pledge(guest, hello.pledge)
        await wait(socket, house, guest)
    finally:
        halls.leave(guest)


async def wait(socket: Socket, house: House, guest: Guest) -> None:
    bucket = Bucket(house.settings.limits.messages_burst, house.settings.limits.messages_per_second)
    hearing = asyncio.create_task(socket.receive_data(mode="text"))
    news = asyncio.create_task(guest.news.wait())
    try:
        while not guest.hall.deal.done:
            await asyncio.wait({hearing, news}, return_when=asyncio.FIRST_COMPLETED)
            if house.hub.halls.closed:
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
                await heed(socket, house, guest, text, bucket)
    finally:
        hearing.cancel()
        news.cancel()


async def heed(socket: Socket, house: House, guest: Guest, text: str, bucket: Bucket) -> None:
    try:
        if not bucket.take():
            raise Refused("too_fast", "Too many messages; slow down.")
        await house.hub.halls.heed(guest, read(text, house.settings.limits))
    except Refused as refused:
        house.refusals[refused.code] += 1
        error = wire.Error(code=refused.code, text=str(refused), ply=0)
        await socket.send_text(encoder.encode(error).decode())
