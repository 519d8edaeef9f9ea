"""One server for each SQLite file: two would not hear of each other's choices.

Whoever serves a file holds a lock on the file beside it, in which it leaves its address. The lock ends with the
process, however that ends.
"""

import contextlib
import os
import sys
from pathlib import Path
from typing import IO

from squander.server.storage import sqlite_file
from squander.server.storage.database import BadDatabase, is_sqlite, require_folder, shown, url_of

MEMORY = (None, "", ":memory:")


class Served(BadDatabase):
    """Another server has this file; `address` is where, if it said so."""

    def __init__(self, database: str, address: str) -> None:
        place = f"at {address}" if address else "by another program"
        super().__init__(f"The database {database} is served {place} already; stop that, or name another --database.")
        self.address = address


def claim(database: str, address: str) -> IO[str] | None:
    """Serve this file alone for as long as what is returned stays open."""
    url = url_of(database)
    if not is_sqlite(url) or url.database in MEMORY:
        return None
    path = Path(f"{Path(url.database).resolve()}.server")  # one for the file, by whichever link one comes
    require_folder(url)
    try:
        file = open(path, "a+", encoding="utf-8", opener=for_owner)  # noqa: SIM115 - held until the end
    except OSError as error:
        raise BadDatabase(f"The database {shown(url)} can't be reached: {error.strerror}.") from None
    if not locked(file):
        with file:
            file.seek(0)
            raise Served(shown(url), file.read().strip())
    if not is_still_there(file, path):
        file.close()
        return claim(database, address)
    file.truncate(0)
    print(address, file=file, flush=True)
    return file


def for_owner(path: str, flags: int) -> int:
    return os.open(path, flags, sqlite_file.OWNER_ONLY)


def is_still_there(file: IO[str], path: Path) -> bool:
    """Whoever held it before may have given it up between opening and locking."""
    return path.exists() and os.path.samestat(os.fstat(file.fileno()), path.stat())


def give_up(file: IO[str] | None) -> None:
    """Leave no trace of a server that could not start."""
    if file is not None:
        with contextlib.suppress(OSError):
            Path(file.name).unlink()
        file.close()


def locked(file: IO[str]) -> bool:
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    except OSError:
        return False
