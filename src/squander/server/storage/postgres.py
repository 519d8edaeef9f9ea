"""PostgreSQL with a limit to every wait: for a connection, for an answer, and for a line that died silently."""

import time
from math import ceil
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.rows import TupleRow
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL

POOL = 12  # connections: as many as read at once, the writer, and the one that listens
RV = TypeVar("RV")


class Impatient(psycopg.Connection[TupleRow]):
    """A server that is there but answers nothing is given up, too: no setting of its own could make it answer."""

    seconds: float | None = None

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        if timeout is not None or self.seconds is None:
            return super().wait(gen, interval, timeout)
        began = time.monotonic()
        try:
            return super().wait(gen, interval, self.seconds)
        except psycopg.OperationalError:
            if time.monotonic() - began < self.seconds:
                raise
            self.pgconn.finish()  # whatever comes on this line now answers a question that nobody asks any more
            raise psycopg.OperationalError(f"it did not answer within {self.seconds:g} seconds") from None


def reached(url: URL, seconds: float | None) -> Engine:
    """What is written must not get into messages and logs, so parameters are hidden. Without `seconds` one waits for
    an answer as long as it takes, but not for a connection."""
    limits = limits_of(seconds)
    given = {name: value for name, value in limits.items() if name not in url.query}
    engine = create_engine(
        url, pool_pre_ping=True, pool_size=POOL, pool_timeout=seconds or 30, connect_args=given, hide_parameters=True
    )
    event.listen(engine, "do_connect", lambda *call: dial(seconds, *call[2:]))
    return engine


def dial(seconds: float | None, args: list[str], named: dict[str, Any]) -> Impatient:
    connection = Impatient.connect(*args, **named)
    connection.seconds = seconds
    if seconds is not None:
        limit_statements(connection, seconds)
    return connection


def limits_of(seconds: float | None) -> dict[str, int]:
    """As the driver calls them; an address may name others."""
    wait = ceil(seconds or 10)
    return {
        "connect_timeout": wait,
        "keepalives_idle": wait,
        "keepalives_interval": max(1, wait // 3),
        "keepalives_count": 3,
        "tcp_user_timeout": wait * 1000,
    }


def limit_statements(connection: Impatient, seconds: float) -> None:
    """The server itself gives up, and lets go of its locks, even when nobody is there to be told."""
    limit = max(1, round(seconds * 1000))
    for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
        connection.execute(f"SET {name} = {limit}".encode())
    connection.commit()
