"""Errors that nobody expected: where they happened goes to the log, and whoever asked gets a sentence."""

import hashlib
import logging
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from squander.server.refusals import Refused

if TYPE_CHECKING:
    from squander.server.room import Room

PACKAGE = Path(__file__).parents[1]
FAULT = Refused("fault", "Something went wrong on the server; the table is as it was.")
UNDRAWN = Refused("fault", "Something went wrong on the server as it drew this position; the table is as it was.")

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


def about(room: "Room") -> dict[str, object]:
    """Which table an event of the log is about, without its address."""
    return {"game": room.row.game, "table": mark_of(room.id), "ply": room.ply}


def mark_of(table: str) -> str:
    """Whoever has a link can work it out; nobody gets from it to the link."""
    return hashlib.sha256(table.encode(errors="surrogatepass")).hexdigest()[:8]
