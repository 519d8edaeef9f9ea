"""The routes of exercises."""

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from squander.play.exercises import has_exercises
from squander.server import wire
from squander.server.http.callers import Asking
from squander.server.http.start_routes import MINUTES, SQUEEZED, count_new, known
from squander.server.http.table_routes import PRIVATE, Shared
from squander.server.tables.exercising import count_of, listed
from squander.server.tables.making import new_exercise
from squander.server.wire.refusals import Refused


@get("/api/games/{game:str}/exercises", middleware=SQUEEZED, summary="A game's exercises, without what is right")
async def list_exercises(game: FromPath[str]) -> Response[wire.ExerciseList]:
    found = await asyncio.to_thread(listed, exercised(game))
    return Response(found, headers={"Cache-Control": MINUTES})


@post("/api/games/{game:str}/exercises/{number:int}", summary="Sit down to an exercise", response_headers=PRIVATE)
async def post_exercise(
    request: Asking, services: Shared, game: FromPath[str], number: FromPath[int], data: JSONBody[wire.Solve]
) -> wire.TableMade:
    if not 1 <= number <= count_of(exercised(game)):
        raise Refused("unknown", "There is no such exercise.")
    count_new(request, services)
    return await new_exercise(services.hub, services.settings.limits, game, number, data.name)


def exercised(game: str) -> str:
    if not has_exercises(known(game)):
        raise Refused("unknown", "There are no exercises for this game.")
    return game
