"""`squander serve --workers 2`: real worker processes on one PostgreSQL, killed one by one under play."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.client import SECONDS, UNANSWERED, call
from tests.server.crowd import acknowledged, kill_under_play
from tests.server.postgres import fresh_database
from tests.server.serving import free_port

COMMAND = [sys.executable, "-c", "from squander.cli import main; main()"]
BELOW_THE_LIMIT = 0.08  # seconds between messages of one page

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="workers are found in /proc")


def children(pid: int) -> list[int]:
    """The processes started by another that are no zombies, without multiprocessing's tracker of resources."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
            command = (stat.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(parent) == pid and state != "Z" and b"resource_tracker" not in command:
            found.append(int(stat.parent.name))
    return found


class Workers:
    """The command with two workers, of which any may be killed."""

    def __init__(self, database: str, chance: random.Random) -> None:
        self.port = free_port()
        self.chance = chance
        args = ["serve", "--workers", "2", "--port", str(self.port), "--database", database]
        self.process = subprocess.Popen([*COMMAND, *args], stderr=subprocess.PIPE, text=True)
        self.killed: set[int] = set()

    async def start(self) -> None:
        """Until it answers and every killed worker was replaced."""
        async with asyncio.timeout(300):
            while len(self.alive()) < 2 or not await asyncio.to_thread(self.answers):
                await asyncio.sleep(0.1)

    def alive(self) -> list[int]:
        return [pid for pid in children(self.process.pid) if pid not in self.killed]

    def answers(self) -> bool:
        try:
            return call(self.port, "/api/health").status == 200
        except UNANSWERED:
            return False

    def kill(self) -> None:
        pid = self.chance.choice(self.alive())
        self.killed.add(pid)
        os.kill(pid, signal.SIGKILL)

    def stop(self) -> str:
        self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=SECONDS)[1]


@pytest.mark.timeout(14_400)
def test_what_was_acknowledged_survives_killed_workers(postgres_server: str, request: pytest.FixtureRequest) -> None:
    asked = request.config.getoption("--kills")
    kills = asked or (200 if request.config.getoption("--long") else 2)
    database = fresh_database(postgres_server)
    chance = random.Random(kills)
    workers = Workers(database, chance)
    try:
        tables = asyncio.run(kill_under_play(workers, kills, chance, BELOW_THE_LIMIT))
        running = workers.alive()
    finally:
        log = workers.stop()
    assert workers.process.returncode in (0, -signal.SIGTERM)
    wait_for_the_end(running)
    assert all(line.startswith("{") for line in log.splitlines()), log
    count = acknowledged(database, tables)
    assert count >= 4 * kills
    print(f"\n2 workers: {kills} killed, {len(tables)} tables, {count} choices acknowledged, 0 lost")


def test_workers_find_loaded_what_the_command_has_loaded(postgres_server: str) -> None:
    """To load it anew would take each of them seconds of a processor's time, and half a minute on a busy machine."""
    workers = Workers(fresh_database(postgres_server), random.Random(1))
    try:
        asyncio.run(workers.start())
        for _ in range(2):
            for pid in workers.alive():
                workers.killed.add(pid)
                os.kill(pid, signal.SIGKILL)
            asyncio.run(workers.start())
        commands = {Path(f"/proc/{pid}/cmdline").read_bytes() for pid in [workers.process.pid, *workers.alive()]}
    finally:
        log = [json.loads(line) for line in workers.stop().splitlines()]
    assert len(commands) == 1, "a worker that started a program of its own has another command line"
    assert [line["event"] for line in log].count("a worker ended") == 4
    assert len({line["pid"] for line in log if line["event"] == "serving"}) >= 4
    assert len(log) == len({json.dumps(line) for line in log}), "said twice"


def test_no_worker_outlives_a_command_that_is_killed(postgres_server: str) -> None:
    workers = Workers(fresh_database(postgres_server), random.Random(1))
    try:
        asyncio.run(workers.start())
        running = workers.alive()
    finally:
        workers.process.kill()
        workers.process.communicate()
    assert len(running) == 2
    wait_for_the_end(running)


def wait_for_the_end(pids: list[int]) -> None:
    """No worker outlives the command."""
    for _ in range(3000):
        if not any(Path(f"/proc/{pid}").exists() for pid in pids):
            return
        time.sleep(0.1)
    raise AssertionError("a worker goes on after the command ended")
