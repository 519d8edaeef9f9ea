"""The file of an embedded database: for its owner's eyes only, and under one name."""

import os
import stat
from pathlib import Path

OWNER_ONLY = 0o600
BESIDE = ("", "-wal", "-shm")


class SeveralNames(OSError):
    """Through each of its names SQLite would keep a log of its own."""


def prepare(path: Path) -> None:
    """Make the file if there is none, and let nobody else read it: running games' seeds are in it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    except FileExistsError:
        refuse_links(path)
        for suffix in BESIDE:
            close_to_others(Path(f"{path}{suffix}"))


def refuse_links(path: Path) -> None:
    found = path.stat()
    if stat.S_ISREG(found.st_mode) and found.st_nlink > 1:
        raise SeveralNames(0, f"the file has {found.st_nlink} names (hard links); leave it one, or games get lost")


def close_to_others(path: Path) -> None:
    """By its name: a file of SQLite's must not be opened and closed beside it, or its locks are lost."""
    if not path.is_file():
        return
    found = path.stat()
    is_mine = not hasattr(os, "geteuid") or found.st_uid == os.geteuid()
    if is_mine and found.st_mode & 0o077:
        path.chmod(OWNER_ONLY)
