"""The application: every route, what they share, and how it starts and stops."""

import asyncio
import contextlib
import gc
import logging
import os
from collections.abc import AsyncIterator
from multiprocessing import parent_process
from typing import Any

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response
from litestar.types import ASGIApp

import squander
from squander.kernel.errors import SquanderError
from squander.server import database, lobby, page, sockets, status, tables, wire
from squander.server.faults import log_fault
from squander.server.guard import Guard
from squander.server.house import House
from squander.server.listener import Listener
from squander.server.neighbours import Neighbours
from squander.server.refusals import Refused
from squander.server.settings import Settings, handed_over
from squander.server.store import Store
from squander.server.trouble import StorageFailed

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
}
NOT_UNDERSTOOD = ("malformed", "This is no request that the server understands.")
PROBLEMS = {
    404: ("unknown", "There is nothing at this address."),
    405: ("unknown", "There is nothing at this address."),
    413: ("too_large", "This request is too large."),
}
ROUTES = [
    lobby.list_games,
    lobby.list_cards,
    lobby.list_clauses,
    lobby.show_example,
    lobby.post_table,
    lobby.post_record,
    tables.get_state,
    tables.get_record,
    tables.get_replay,
    tables.get_position,
    tables.post_branch,
    tables.post_link,
    status.get_health,
    status.get_metrics,
    sockets.table_socket,
    page.get_index,
    page.get_file,
]
Asking = Request[Any, Any, Any]
logger = logging.getLogger("squander.server")


def create() -> ASGIApp:
    """For uvicorn's workers, which find their settings in the environment."""
    settings = handed_over()
    status.log_to_stderr(logging.WARNING if settings.local else logging.INFO)
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


def collect_rarely() -> None:
    """Tables live long and are freed by counting; looking through all of them for cycles held everybody up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def build(settings: Settings) -> ASGIApp:
    seconds = settings.database_seconds
    house = House(settings, Store(database.ready(settings.database, seconds), seconds))
    app = Litestar(
        route_handlers=ROUTES,
        dependencies={"house": Provide(lambda: house, sync_to_thread=False, use_cache=False)},
        lifespan=[lambda _: running(house)],
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
    return Guard(app, house)


def described() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Squander",
        version=squander.__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )


@contextlib.asynccontextmanager
async def running(house: House) -> AsyncIterator[None]:
    sweeper = asyncio.create_task(sweep(house))
    logger.info("serving", extra={"pid": os.getpid()})
    try:
        async with neighbourly(house):
            yield
    finally:
        logger.info("stopping", extra={"pid": os.getpid()})
        sweeper.cancel()
        await house.hub.close()
        await house.brains.close()
        await asyncio.to_thread(house.store.close)


@contextlib.asynccontextmanager
async def neighbourly(house: House) -> AsyncIterator[None]:
    """In touch with the other processes, if the database can have others."""
    if not house.store.shared:
        yield
        return
    neighbours = Neighbours(house.hub, house.store)
    listener = Listener(house.store.engine, asyncio.get_running_loop(), neighbours.hear)
    try:
        yield
    finally:
        await asyncio.to_thread(listener.close)
        await neighbours.close()


async def sweep(house: House) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        try:
            house.hub.sweep()
            await house.expiry.run()
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
