"""Servers to test against: one in this process for most tests, processes of their own where they are killed."""

import asyncio
import threading
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn

from squander.server.http.app import build
from squander.server.http.connections import CONNECTIONS, Connections
from squander.server.http.guard import Guard
from squander.server.http.services import Services
from squander.server.settings import Limits, Settings
from tests.server.client import SECONDS
from tests.server.postgres import fresh_database, postgres

T = TypeVar("T")
WIDE = Limits(
    messages_burst=100_000,
    requests_burst=100_000,
    tables_burst=100_000,
    requests_per_second=1e6,
    hello_seconds=60.0,
    sockets_per_address=100_000,
    chat_burst=100_000,
)


def unhurried(database: str, **more: Any) -> Settings:
    """A busy machine takes longer to write than people would wait."""
    return Settings(database, database_seconds=SECONDS, **more)


class Running:
    """A server on a free port of this machine, in a thread. On a busy one, pages answer pings late."""

    def __init__(self, settings: Settings, ping_seconds: float = 3600.0) -> None:
        self.app = build(settings)
        connections: Connections = {**CONNECTIONS, "ws_ping_interval": ping_seconds, "ws_ping_timeout": ping_seconds}
        config = uvicorn.Config(self.app, host="127.0.0.1", port=0, **connections)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=lambda: asyncio.run(self.main()), daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        self.port: int = self.server.servers[0].sockets[0].getsockname()[1]

    async def main(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(600)

    @property
    def services(self) -> Services:
        assert isinstance(self.app, Guard)
        return self.app.services

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    running = Running(unhurried(f"sqlite:///{folder / 'tables.db'}", limits=WIDE, bot_seconds=SECONDS))
    yield running
    running.stop()


@pytest.fixture
def port(server: Running) -> int:
    return server.port


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return fresh_database(request.getfixturevalue("postgres_server"))


@pytest.fixture
def postgres_database(postgres_server: str) -> str:
    return fresh_database(postgres_server)
