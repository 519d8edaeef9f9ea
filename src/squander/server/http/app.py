"""The application: every route, what they share, and how it starts and stops."""

import asyncio
import contextlib
import gc
import logging
import os
from collections.abc import AsyncIterator
from multiprocessing import parent_process

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response
from litestar.types import ASGIApp

import squander
from squander.games import games, kind_of
from squander.kernel.errors import SquanderError
from squander.server import wire
from squander.server.cluster.listener import Listener
from squander.server.cluster.neighbours import Neighbours
from squander.server.http import (
    day_routes,
    exercise_routes,
    page_files,
    sockets,
    start_routes,
    status_routes,
    table_routes,
)
from squander.server.http.callers import Asking
from squander.server.http.guard import Guard
from squander.server.http.services import Services
from squander.server.logs import log_fault, log_to_stderr
from squander.server.settings import Settings, handed_over
from squander.server.storage import database
from squander.server.storage.outage import StorageFailed
from squander.server.storage.store import Store
from squander.server.wire.refusals import Refused

SWEEP_SECONDS = 60.0
STATUSES = {
    "forbidden": 403,
    "renewed": 403,
    "taken": 403,
    "unknown": 404,
    "too_large": 413,
    "too_slow": 408,
    "too_fast": 429,
    "storage": 503,
    "stale": 409,
    "waiting": 409,
    "running": 409,
}
NOT_UNDERSTOOD = ("malformed", "This is no request that the server understands.")
PROBLEMS = {
    404: ("unknown", "There is nothing at this address."),
    405: ("unknown", "There is nothing at this address."),
    413: ("too_large", "This request is too large."),
}
ROUTES = [
    start_routes.list_games,
    start_routes.list_cards,
    start_routes.list_clauses,
    start_routes.show_how_to,
    start_routes.show_example,
    start_routes.get_reach,
    start_routes.post_table,
    start_routes.post_lesson,
    start_routes.post_named_lesson,
    start_routes.post_record,
    table_routes.get_state,
    table_routes.get_brief,
    table_routes.get_record,
    table_routes.get_replay,
    table_routes.get_position,
    table_routes.get_aftermath,
    table_routes.get_analysis,
    table_routes.post_analysis,
    table_routes.post_again,
    table_routes.post_join,
    table_routes.post_branch,
    table_routes.post_link,
    table_routes.post_name,
    day_routes.list_days,
    day_routes.list_results,
    day_routes.post_day,
    day_routes.get_day,
    exercise_routes.list_exercises,
    exercise_routes.post_exercise,
    status_routes.get_health,
    status_routes.get_metrics,
    sockets.table_socket,
    page_files.get_index,
    page_files.get_file,
]
logger = logging.getLogger("squander.server")


def create() -> ASGIApp:
    """For uvicorn's workers, which find their settings in the environment."""
    settings = handed_over()
    log_to_stderr(logging.WARNING if settings.local else logging.INFO)
    app = build(settings) if parent_process() is None else built_by_worker(settings)
    collect_rarely()
    return app


def built_by_worker(settings: Settings) -> ASGIApp:
    """The command has said what is wrong long ago, or nothing was; a worker that comes later says it in the log."""
    try:
        return build(settings)
    except SquanderError as error:
        logger.error("a worker can't start", extra={"error": str(error)})
        raise SystemExit(1) from None


def load_ahead() -> None:
    """All that an application loads while it is made, and the games: for workers that are forked from this process."""
    Litestar([], openapi_config=described(), logging_config=None)
    for game in games():
        kind_of(game)
    collect_rarely()


def collect_rarely() -> None:
    """Tables live long and are freed by counting; looking through all of them for cycles held everybody up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def build(settings: Settings) -> ASGIApp:
    seconds = settings.database_seconds
    services = Services(settings, Store(database.ready(settings.database, seconds), seconds))
    app = Litestar(
        route_handlers=ROUTES,
        dependencies={"services": Provide(lambda: services, sync_to_thread=False, use_cache=False)},
        lifespan=[lambda _: running(services)],
        exception_handlers={
            SquanderError: told,
            StorageFailed: unstored,
            HTTPException: problem,
            RecursionError: malformed,
            Exception: fault,
        },
        openapi_config=described(),
        request_max_body_size=64_000,
        logging_config=None,
    )
    return Guard(app, services)


def described() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Squander",
        version=squander.__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )


@contextlib.asynccontextmanager
async def running(services: Services) -> AsyncIterator[None]:
    sweeper = asyncio.create_task(sweep(services))
    logger.info("serving", extra={"pid": os.getpid()})
    try:
        async with neighbourly(services):
            yield
    finally:
        logger.info("stopping", extra={"pid": os.getpid()})
        sweeper.cancel()
        await services.hub.close()
        await services.brains.close()
        await services.analyses.close()
        await asyncio.to_thread(services.store.close)


@contextlib.asynccontextmanager
async def neighbourly(services: Services) -> AsyncIterator[None]:
    """In touch with the other processes, if the database can have others."""
    if not services.store.shared:
        yield
        return
    neighbours = Neighbours(services.hub, services.store)
    listener = Listener(services.store.engine, asyncio.get_running_loop(), neighbours.hear)
    try:
        yield
    finally:
        await asyncio.to_thread(listener.close)
        await neighbours.close()


async def sweep(services: Services) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        try:
            services.hub.sweep()
            await services.expiry.run()
        except Exception as error:
            log_fault("sweeping failed", error)


# --- what goes wrong, in one sentence -----------------------------------------------------------------------------


def answer(status_code: int, code: str, text: str) -> Response[wire.Problem]:
    return Response(wire.Problem(code, text), status_code=status_code, media_type="application/json")


def told(_: Asking, error: SquanderError) -> Response[wire.Problem]:
    code = error.code if isinstance(error, Refused) else "refused"
    return answer(STATUSES.get(code, 400), code, str(error))


def unstored(_: Asking, error: StorageFailed) -> Response[wire.Problem]:  # noqa: ARG001 - it is in the log
    return answer(503, "storage", "The database does not answer; please try again.")


def problem(_: Asking, error: HTTPException) -> Response[wire.Problem]:
    return answer(error.status_code, *PROBLEMS.get(error.status_code, NOT_UNDERSTOOD))


def malformed(_: Asking, error: RecursionError) -> Response[wire.Problem]:  # noqa: ARG001 - nested too deep
    return answer(400, *NOT_UNDERSTOOD)


def fault(_: Asking, error: Exception) -> Response[wire.Problem]:
    log_fault("fault", error)
    return answer(500, "fault", "Something went wrong on the server; the table is as it was.")
