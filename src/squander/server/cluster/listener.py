"""The line on which notices of other processes on the same PostgreSQL come in."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable

import psycopg
from sqlalchemy import Engine

from squander.server.storage.store import CHANNEL

logger = logging.getLogger("squander.server")


class Listener:
    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, hear: Callable[[str], None]) -> None:
        self.engine = engine
        self.loop = loop
        self.hear = hear
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self.listen, name="listener", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.stopped.set()
        self.thread.join()

    def listen(self) -> None:
        while not self.stopped.is_set():
            try:
                self.listen_once()
            except Exception as error:
                logger.warning("lost the line to other processes", extra={"error": type(error).__name__})
                time.sleep(0.5)

    def listen_once(self) -> None:
        raw = self.engine.raw_connection()
        connection = raw.driver_connection
        assert isinstance(connection, psycopg.Connection)
        raw.detach()
        with connection:
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}".encode())
            self.pass_on("")
            while not self.stopped.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self.pass_on(notice.payload)

    def pass_on(self, notice: str) -> None:
        """An empty notice: whatever was said before now is lost."""
        self.loop.call_soon_threadsafe(self.hear, notice)
