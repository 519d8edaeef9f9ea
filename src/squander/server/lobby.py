"""The routes before one sits at a table: games, their cards and rules, new tables, uploads."""

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from squander.games import HOMES
from squander.server import catalogue, replaying, wire
from squander.server.crowding import caller_of
from squander.server.example import example
from squander.server.house import House
from squander.server.making import archive, new_table
from squander.server.refusals import Refused

MINUTES = "public, max-age=300"
Asking = Request[Any, Any, Any]


def known(game: str) -> str:
    if game not in HOMES:
        raise Refused("unknown", "There is no such game.")
    return game


@get("/api/games", summary="The games one can play")
async def list_games() -> list[wire.GameInfo]:
    return catalogue.all_games()


@get("/api/games/{game:str}/cards", summary="Everything in a game's box, or in those named, as data")
async def list_cards(game: FromPath[str], boxes: FromQuery[str] = "") -> Response[dict[str, Any]]:
    found = await asyncio.to_thread(catalogue.cards, known(game), boxes.split(",") if boxes else [])
    return Response(found, headers={"Cache-Control": MINUTES})


@get("/api/games/{game:str}/rules", summary="A game's rules index")
async def list_clauses(game: FromPath[str]) -> Response[list[wire.Clause]]:
    return Response(catalogue.clauses(known(game)), headers={"Cache-Control": MINUTES})


@get("/api/games/{game:str}/example", summary="A table in the middle of a game, for pictures")
async def show_example(game: FromPath[str]) -> Response[wire.State]:
    state = await asyncio.to_thread(example, known(game))
    return Response(state, headers={"Cache-Control": MINUTES})


@post("/api/tables", summary="Lay out a new table")
async def post_table(request: Asking, house: NamedDependency[House], data: JSONBody[wire.NewTable]) -> wire.TableMade:
    count_new(request, house)
    return await new_table(house, data)


@post("/api/records", summary="Upload a record to look at", request_max_body_size=None)
async def post_record(request: Asking, house: NamedDependency[House]) -> wire.TableMade:
    count_new(request, house)
    text = await body_text(request, house.settings.limits.upload_bytes)
    record, g = await asyncio.to_thread(replaying.uploaded, text)
    return await archive(house, record, g)


async def body_text(request: Asking, most: int) -> str:
    parts: list[bytes] = []
    count = 0
    async for part in request.stream():
        parts.append(part)
        count += len(part)
        if count > most:
            raise Refused("too_large", f"A record may have {most} bytes.")
    try:
        return b"".join(parts).decode()
    except UnicodeDecodeError:
        raise Refused("malformed", "This is no record of a game: it is not text.") from None


def count_new(request: Asking, house: House) -> None:
    if not house.new_tables.take(caller_of(request.scope)):
        raise Refused("too_fast", "Too many new tables; wait a little.")
