"""The routes of a table. The token comes in the header `Authorization: Bearer ...`, the browser's badge in
`Squander-Badge`."""

import asyncio

from litestar import get, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from squander.server import wire
from squander.server.http.callers import Asking
from squander.server.http.services import Services
from squander.server.http.start_routes import count_new
from squander.server.tables import making, replaying, showing
from squander.server.tables.room import Room
from squander.server.tables.tokens import Holder

Shared = NamedDependency[Services]
At = FromPath[str]
Side = FromQuery[int | None]
PRIVATE = [ResponseHeader(name="Cache-Control", value="no-store")]
DOWNLOAD = {"Content-Disposition": 'attachment; filename="game.squander"', "Cache-Control": "no-store"}


async def entered(request: Asking, services: Services, table: str) -> tuple[Room, Holder]:
    """The table and what this token may do there; without a token nobody learns whether there is a table."""
    holder = await admitted(request, services, table)
    return await services.hub.room(table), holder


async def admitted(request: Asking, services: Services, table: str) -> Holder:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    badge = request.headers.get("squander-badge", "")
    return await services.holder(table, token if scheme.lower() == "bearer" else "", badge)


@get("/api/tables/{table:str}/state", summary="What the socket would send", response_headers=PRIVATE)
async def get_state(
    request: Asking,
    services: Shared,
    table: At,
    ply: FromQuery[int] = -1,
    seat: Side = None,
) -> wire.State:
    room, holder = await entered(request, services, table)
    return showing.state(room, replaying.own_side(holder, seat), holder.seats, ply, holder.owner)


@get("/api/tables/{table:str}/brief", summary="How a table stands, for a list of tables", response_headers=PRIVATE)
async def get_brief(request: Asking, services: Shared, table: At) -> wire.Brief:
    room, holder = await entered(request, services, table)
    return wire.Brief(room.game.over, room.asked, room.asked in holder.seats, room.names)


@get("/api/tables/{table:str}/record", summary="The record, or the story so far", media_type="text/plain")
async def get_record(request: Asking, services: Shared, table: At) -> Response[str]:
    room, holder = await entered(request, services, table)
    return Response(await asyncio.to_thread(replaying.record_text, room, holder), headers=DOWNLOAD)


@get("/api/tables/{table:str}/replay", summary="How far a game can be replayed", response_headers=PRIVATE)
async def get_replay(request: Asking, services: Shared, table: At) -> wire.Replay:
    room, holder = await entered(request, services, table)
    return await asyncio.to_thread(replaying.whole, services.reels, room, holder)


@get("/api/tables/{table:str}/replay/{ply:int}", summary="A position of a replay", response_headers=PRIVATE)
async def get_position(
    request: Asking,
    services: Shared,
    table: At,
    ply: FromPath[int],
    seat: Side = None,
) -> wire.State:
    room, holder = await entered(request, services, table)
    return await asyncio.to_thread(replaying.position, services.reels, room, holder, ply, seat)


@get("/api/tables/{table:str}/aftermath", summary="A finished game looked back at", response_headers=PRIVATE)
async def get_aftermath(request: Asking, services: Shared, table: At) -> wire.Aftermath:
    room, _ = await entered(request, services, table)
    return await asyncio.to_thread(replaying.aftermath, room)


@get(
    "/api/tables/{table:str}/analysis", summary="Mistakes and luck, as far as they are known", response_headers=PRIVATE
)
async def get_analysis(request: Asking, services: Shared, table: At) -> wire.Analysis:
    await entered(request, services, table)
    return await services.analyses.look(table)


@post("/api/tables/{table:str}/analysis", summary="Look for mistakes and luck", response_headers=PRIVATE)
async def post_analysis(request: Asking, services: Shared, table: At, data: JSONBody[wire.Analyse]) -> wire.Analysis:
    room, _ = await entered(request, services, table)
    count_new(request, services)
    record = await asyncio.to_thread(replaying.whole_record, room)
    return await services.analyses.start(table, record, data.playouts)


@post("/api/tables/{table:str}/again", summary="The same people at a new table", response_headers=PRIVATE)
async def post_again(request: Asking, services: Shared, table: At) -> wire.TableMade:
    room, holder = await entered(request, services, table)
    count_new(request, services)
    return await making.again(services.hub, services.settings.limits, room, holder)


@post("/api/tables/{table:str}/join", summary="One's own link to where it is played again", response_headers=PRIVATE)
async def post_join(request: Asking, services: Shared, table: At) -> wire.SeatLink:
    room, holder = await entered(request, services, table)
    count_new(request, services)
    return await making.join(services.hub, room, holder, request.headers.get("squander-badge", ""))


@post("/api/tables/{table:str}/branch", summary="Play on from a position of a replay", response_headers=PRIVATE)
async def post_branch(request: Asking, services: Shared, table: At, data: JSONBody[wire.Branch]) -> wire.TableMade:
    room, holder = await entered(request, services, table)
    count_new(request, services)
    past = await asyncio.to_thread(services.reels.at, room, data.ply)
    seat = replaying.side(room, holder, None)
    known = room.row if replaying.is_known(room, holder) else None
    return await making.branch(services.hub, services.settings.limits, past.game, seat, known, data)


@post("/api/tables/{table:str}/links", summary="Let a new link take the place of one", response_headers=PRIVATE)
async def post_link(request: Asking, services: Shared, table: At, data: JSONBody[wire.Renew]) -> wire.SeatLink:
    holder = await admitted(request, services, table)
    count_new(request, services)
    return await making.renew(services.hub, table, holder, data.seat)


@post("/api/tables/{table:str}/name", summary="Say what to be called at a table", response_headers=PRIVATE)
async def post_name(request: Asking, services: Shared, table: At, data: JSONBody[wire.Naming]) -> wire.Naming:
    holder = await admitted(request, services, table)
    count_new(request, services)
    return wire.Naming(await making.rename(services.hub, services.settings.limits, table, holder, data.name))
