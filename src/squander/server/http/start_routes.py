"""The routes before one sits at a table: games, their cards and rules, new tables, uploads."""

import asyncio

from litestar import get, post
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from squander.games import package_of
from squander.kernel.errors import BadSetup
from squander.kernel.pieces import Data
from squander.play.guide import HowTo
from squander.play.how import how_to
from squander.server import wire
from squander.server.http.callers import Asking, caller_of
from squander.server.http.reach import is_loopback, reach
from squander.server.http.services import Services
from squander.server.tables import catalogue, replaying
from squander.server.tables.example import example
from squander.server.tables.making import archive, new_lesson, new_table
from squander.server.wire.refusals import Refused

MINUTES = "public, max-age=300"
# Only what is the same for everybody: how short a secret gets beside a guess would tell of it.
SQUEEZED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=6))]


def known(game: str) -> str:
    try:
        return package_of(game).kind.id
    except BadSetup:
        raise Refused("unknown", "There is no such game.") from None


@get("/api/games", summary="The games one can play")
async def list_games() -> list[wire.GameInfo]:
    return catalogue.all_games()


@get(
    "/api/games/{game:str}/cards", middleware=SQUEEZED, summary="Everything in a game's box, or in those named, as data"
)
async def list_cards(game: FromPath[str], boxes: FromQuery[str] = "") -> Response[Data]:
    found = await asyncio.to_thread(catalogue.cards, known(game), boxes.split(",") if boxes else [])
    return Response(found, headers={"Cache-Control": MINUTES})


@get("/api/games/{game:str}/rules", middleware=SQUEEZED, summary="A game's rules index")
async def list_clauses(game: FromPath[str]) -> Response[list[wire.Clause]]:
    return Response(catalogue.clauses(known(game)), headers={"Cache-Control": MINUTES})


@get("/api/games/{game:str}/how", middleware=SQUEEZED, summary="How a game is played, told to people")
async def show_how_to(game: FromPath[str]) -> Response[HowTo]:
    return Response(how_to(known(game)), headers={"Cache-Control": MINUTES})


@get("/api/games/{game:str}/example", middleware=SQUEEZED, summary="A table in the middle of a game, for pictures")
async def show_example(game: FromPath[str]) -> Response[wire.State]:
    state = await asyncio.to_thread(example, known(game))
    return Response(state, headers={"Cache-Control": MINUTES})


@get("/api/reach", summary="By which address others reach this server")
async def get_reach(request: Asking, services: NamedDependency[Services]) -> wire.Reach:
    return reach(services.settings, is_loopback(caller_of(request.scope.get("client"))))


@post("/api/tables", summary="Lay out a new table")
async def post_table(
    request: Asking, services: NamedDependency[Services], data: JSONBody[wire.NewTable]
) -> wire.TableMade:
    count_new(request, services)
    return await new_table(services.hub, services.settings.limits, data)


@post("/api/games/{game:str}/lesson", summary="Lay out the table of a game's lesson")
async def post_lesson(request: Asking, services: NamedDependency[Services], game: FromPath[str]) -> wire.TableMade:
    count_new(request, services)
    return await new_lesson(services.hub, services.settings.limits, game)


@post("/api/games/{game:str}/lessons/{name:str}", summary="Lay out the table of another lesson of a game")
async def post_named_lesson(
    request: Asking, services: NamedDependency[Services], game: FromPath[str], name: FromPath[str]
) -> wire.TableMade:
    count_new(request, services)
    return await new_lesson(services.hub, services.settings.limits, game, name)


@post("/api/records", summary="Upload a record to look at", request_max_body_size=None)
async def post_record(request: Asking, services: NamedDependency[Services]) -> wire.TableMade:
    count_new(request, services)
    text = await body_text(request, services.settings.limits.upload_bytes)
    record, g = await asyncio.to_thread(replaying.uploaded, text)
    return await archive(services.hub, services.settings.limits, record, g)


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


def count_new(request: Asking, services: Services) -> None:
    if not services.new_tables.take(caller_of(request.scope.get("client"))):
        raise Refused("too_fast", "Too many new tables; wait a little.")
