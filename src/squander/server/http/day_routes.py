"""The routes of the deal of the day. The browser's badge comes in the header `Squander-Badge`."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from squander.server import wire
from squander.server.http.callers import Asking
from squander.server.http.start_routes import count_new, known
from squander.server.http.table_routes import PRIVATE, At, Shared, entered


@get("/api/days", summary="Today's deals", response_headers=PRIVATE)
async def list_days(request: Asking, services: Shared) -> wire.Days:
    return await services.days.offers(badge_of(request))


@get("/api/games/{game:str}/days/{day:str}", summary="What came of a day's deal", response_headers=PRIVATE)
async def list_results(request: Asking, services: Shared, game: FromPath[str], day: FromPath[str]) -> wire.DayResults:
    return await services.days.results(known(game), day, badge_of(request))


@post("/api/games/{game:str}/days", summary="Sit down to a day's deal", response_headers=PRIVATE)
async def post_day(
    request: Asking, services: Shared, game: FromPath[str], data: JSONBody[wire.PlayDay]
) -> wire.DayMade:
    count_new(request, services)
    return await services.days.sit_down(known(game), data, badge_of(request))


@get("/api/tables/{table:str}/day", summary="What came of a day's deal at this table", response_headers=PRIVATE)
async def get_day(request: Asking, services: Shared, table: At) -> wire.DayTold:
    room, _ = await entered(request, services, table)
    return await services.days.at(room)


def badge_of(request: Asking) -> str:
    return request.headers.get("squander-badge", "")
