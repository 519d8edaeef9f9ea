"""A database that fails: said once when it begins and once when it is over, not with every choice in between."""

import logging
import time

from squander.server.storage.database import cause_of

logger = logging.getLogger("squander.server")


class StorageFailed(Exception):
    """Whether the write happened is not known; read again before going on."""


class Trouble:
    def __init__(self, what: str) -> None:
        self.what = what
        self.since: float | None = None

    @property
    def lasts(self) -> bool:
        return self.since is not None

    def met(self, error: Exception) -> StorageFailed:
        cause = cause_of(error) if str(error) else "it does not answer"
        if not self.lasts:
            self.since = time.monotonic()
            logger.error("storage failed", extra={"what": self.what, "error": cause})
        return StorageFailed(cause)

    def passed(self) -> None:
        if self.since is not None:
            seconds = round(time.monotonic() - self.since, 1)
            self.since = None
            logger.warning("storage is back", extra={"what": self.what, "seconds": seconds})
