"""What goes to the log: one JSON object a line, and where an error that nobody expected happened."""

import hashlib
import json
import logging
import sys
import time
import traceback
from pathlib import Path

PACKAGE = Path(__file__).parents[1]

PLAIN = set(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}

logger = logging.getLogger("squander.server")


def log_fault(event: str, error: BaseException, **about: object) -> None:
    logger.error(event, extra={"error": type(error).__name__, "place": place_of(error), **about}, exc_info=error)


def place_of(error: BaseException) -> str:
    """The innermost line of this program that took part."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if is_ours(frame.filename)]
    if not frames:
        return ""
    return f"{Path(frames[-1].filename).relative_to(PACKAGE)}:{frames[-1].lineno} {frames[-1].name}"


def is_ours(file: str) -> bool:
    return Path(file).is_relative_to(PACKAGE)


def mark_of(table: str) -> str:
    """Whoever has a link can work it out; nobody gets from it to the link."""
    return hashlib.sha256(table.encode(errors="surrogatepass")).hexdigest()[:8]


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
        line: dict[str, object] = {
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
