"""The server is killed at random moments under play: what it acknowledged is there afterwards, once."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from squander.server.settings import Settings
from tests.server.client import UNANSWERED, call
from tests.server.conftest import WIDE, unhurried
from tests.server.crowd import acknowledged, kill_under_play
from tests.server.serving import free_port


class Server:
    """A server that can be killed and started again on the same port."""

    def __init__(self, settings: Settings) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "tests.server.nursery", msgspec.json.encode(settings).decode(), str(self.port)]
        root = Path(__file__).parents[2]
        self.nursery = subprocess.Popen(
            command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.pid = 0

    async def start(self) -> None:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write("\n")
        self.nursery.stdin.flush()
        self.pid = int(await asyncio.to_thread(self.nursery.stdout.readline))
        while not await self.answers():
            await asyncio.sleep(0.01)

    async def answers(self) -> bool:
        try:
            return (await asyncio.to_thread(call, self.port, "/api/health")).status == 200
        except UNANSWERED:
            return False

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def close(self) -> None:
        with self.nursery:
            if self.pid:
                self.kill()


@pytest.mark.timeout(14_400)
def test_what_was_acknowledged_survives_kills(database: str, request: pytest.FixtureRequest) -> None:
    asked = request.config.getoption("--kills")
    kills = asked or (1000 if request.config.getoption("--long") else 5)
    server = Server(unhurried(database, limits=WIDE))
    try:
        tables = asyncio.run(kill_under_play(server, kills, random.Random(kills)))
    finally:
        server.close()
    count = acknowledged(database, tables)
    assert count >= 4 * kills
    kind = database.partition(":")[0]
    print(f"\n{kind}: {kills} kills, {len(tables)} tables, {count} choices acknowledged, 0 lost")
