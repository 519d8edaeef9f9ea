"""Health, metrics and logs."""

import json
import logging
import sys
import time
import traceback
from typing import Any

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.response import Response

from squander.server.house import House

HEALTH_SECONDS = 0.8
PLAIN = set(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


@get("/api/health", summary="Whether this server can serve")
async def get_health(house: NamedDependency[House]) -> Response[dict[str, str]]:
    """Soon, whatever the database does: whoever asks may have others to send people to."""
    if await house.pulse.felt(HEALTH_SECONDS):
        return Response({"status": "ok"})
    return Response({"status": "the database does not answer"}, status_code=503)


@get("/api/metrics", summary="Counters in the Prometheus text format", media_type=MediaType.TEXT)
async def get_metrics(house: NamedDependency[House]) -> str:
    return "".join(f"squander_{name} {value}\n" for name, value in metrics(house).items())


def metrics(house: House) -> dict[str, float]:
    hub, store, brains = house.hub, house.store, house.brains
    plain: dict[str, float] = {
        "rooms": len(hub.rooms),
        "sockets": house.crowd.total,
        "choices_total": hub.choices,
        "writes_waiting": store.writer.waiting,
        "writes_total": store.writer.writes,
        "commits_total": store.writer.commits,
        "commit_seconds_total": round(store.writer.seconds, 6),
        "bot_answers_total": brains.answers,
        "bot_failures_total": brains.failures,
    }
    refused = {f'refusals_total{{code="{code}"}}': n for code, n in sorted(house.refusals.items())}
    answered = {f'responses_total{{status="{status}"}}': n for status, n in sorted(house.responses.items())}
    return plain | refused | answered


def trace_of(error: BaseException | None) -> list[str]:
    """Where it happened, without what the error says: that may be what somebody wrote."""
    if error is None:
        return []
    frames = traceback.extract_tb(error.__traceback__)
    here = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return [*trace_of(error.__cause__), *here, type(error).__name__]


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, event, and what the event carries. No URLs, tokens, names or chat."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in PLAIN}
        if record.exc_info:
            line["trace"] = trace_of(record.exc_info[1])
        return json.dumps(line, default=str)


def log_to_stderr(level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    # Below warnings uvicorn writes the addresses of tables, and further down what goes over sockets, tokens and all.
    for name, least in (("squander.server", level), ("uvicorn.error", max(level, logging.WARNING))):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
