"""The routes of a table. The token comes in the header `Authorization: Bearer ...`, the browser's badge in
`Squander-Badge`."""

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from squander.server import making, replaying, showing, wire
from squander.server.house import House
from squander.server.identity import Holder
from squander.server.lobby import count_new
from squander.server.room import Room

Asking = Request[Any, Any, Any]
Housed = NamedDependency[House]
At = FromPath[str]
Side = FromQuery[int | None]
PRIVATE = [ResponseHeader(name="Cache-Control", value="no-store")]
DOWNLOAD = {"Content-Disposition": 'attachment; filename="game.squander"', "Cache-Control": "no-store"}


async def entered(request: Asking, house: House, table: str) -> tuple[Room, Holder]:
    """The table and what this token may do there; without a token nobody learns whether there is a table."""
    holder = await admitted(request, house, table)
    return await house.hub.room(table), holder


async def admitted(request: Asking, house: House, table: str) -> Holder:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    badge = request.headers.get("squander-badge", "")
    return await house.holder(table, token if scheme.lower() == "bearer" else "", badge)


@get("/api/tables/{table:str}/state", summary="What the socket would send", response_headers=PRIVATE)
async def get_state(
    request: Asking,
    house: Housed,
    table: At,
    ply: FromQuery[int] = -1,
    seat: Side = None,
) -> wire.State:
    room, holder = await entered(request, house, table)
    return showing.state(room, replaying.own_side(holder, seat), holder.seats, ply, holder.owner)


@get("/api/tables/{table:str}/record", summary="The record, or the story so far", media_type="text/plain")
async def get_record(request: Asking, house: Housed, table: At) -> Response[str]:
    room, holder = await entered(request, house, table)
    return Response(await asyncio.to_thread(replaying.record_text, room, holder), headers=DOWNLOAD)


@get("/api/tables/{table:str}/replay", summary="How far a game can be replayed", response_headers=PRIVATE)
async def get_replay(request: Asking, house: Housed, table: At) -> wire.Replay:
    room, holder = await entered(request, house, table)
    return await asyncio.to_thread(replaying.whole, room, holder)


@get("/api/tables/{table:str}/replay/{ply:int}", summary="A position of a replay", response_headers=PRIVATE)
async def get_position(
    request: Asking,
    house: Housed,
    table: At,
    ply: FromPath[int],
    seat: Side = None,
) -> wire.State:
    room, holder = await entered(request, house, table)
    return await asyncio.to_thread(replaying.position, room, holder, ply, seat)


@post("/api/tables/{table:str}/branch", summary="Play on from a position of a replay", response_headers=PRIVATE)
async def post_branch(request: Asking, house: Housed, table: At, data: JSONBody[wire.Branch]) -> wire.TableMade:
    room, holder = await entered(request, house, table)
    count_new(request, house)
    past = await asyncio.to_thread(replaying.at, room, data.ply)
    seat = replaying.side(room, holder, None)
    known = room.row if replaying.is_known(room, holder) else None
    return await making.branch(house, past.game, seat, known, data.seats)


@post("/api/tables/{table:str}/links", summary="Let a new link take the place of one", response_headers=PRIVATE)
async def post_link(request: Asking, house: Housed, table: At, data: JSONBody[wire.Renew]) -> wire.SeatLink:
    holder = await admitted(request, house, table)
    count_new(request, house)
    return await making.renew(house, table, holder, data.seat)
