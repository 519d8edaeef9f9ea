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
from sqlalchemy import Engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from squander.server import wire
from squander.server.database import connect as connect_database
from squander.server.hub import restored
from squander.server.rows import Entry, read_chat, read_log, read_table
from squander.server.settings import Settings
from tests.server.client import call, outgoing, token_of
from tests.server.conftest import WIDE
from tests.server.serving import free_port

PAIRS = 3
GONE = (OSError, WebSocketException, EOFError, TimeoutError)


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
        except OSError:
            return False

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def close(self) -> None:
        with self.nursery:
            if self.pid:
                self.kill()


class Table:
    """What the players of one table were told."""

    def __init__(self, made: wire.TableMade) -> None:
        self.id = made.table
        self.tokens = [token_of(made.url), *(token_of(link.url) for link in made.links)]
        self.chosen: dict[int, tuple[int, int]] = {}  # entry -> seat and option, once it was acknowledged
        self.seen = 0  # the last entry that anybody was shown


class Person:
    """Plays one seat by chance, and comes back whenever the line breaks."""

    def __init__(self, port: int, table: Table, seat: int, chance: random.Random) -> None:
        self.port = port
        self.table = table
        self.seat = seat
        self.chance = chance
        self.ply = -1
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                await self.sit()
            except GONE:
                await asyncio.sleep(0.01)

    async def sit(self) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.table.id}/socket"
        async with connect(url, compression=None, open_timeout=5, close_timeout=0.1) as socket:
            await socket.send(
                msgspec.json.encode(wire.Hello(token=self.table.tokens[self.seat], ply=self.ply)).decode()
            )
            state = await self.hear(socket)
            while not self.over:
                state = await self.answer(socket, state)

    async def hear(self, socket: ClientConnection) -> wire.State:
        message = outgoing.decode(await socket.recv())
        assert not isinstance(message, wire.Error) or message.code in ("stale", "storage"), message
        if not isinstance(message, wire.State):
            return await self.hear(socket)
        assert all(line.ply > self.ply for line in message.log), "told twice"
        self.ply = message.ply
        self.table.seen = max(self.table.seen, self.ply)
        self.over = message.over
        return message

    async def answer(self, socket: ClientConnection, state: wire.State) -> wire.State:
        question = state.question
        if question is None or not question.options:
            return await self.hear(socket)
        if state.can_undo and self.chance.random() < 0.1:
            await socket.send(msgspec.json.encode(wire.Undo(ply=state.ply)).decode())
            return await self.until(socket, state.ply)
        option = self.chance.choice(question.options).id
        await socket.send(msgspec.json.encode(wire.Choose(ply=state.ply, option=option)).decode())
        after = await self.until(socket, state.ply)
        self.table.chosen[state.ply + 1] = (self.seat, option)
        return after

    async def until(self, socket: ClientConnection, ply: int) -> wire.State:
        while (state := await self.hear(socket)).ply <= ply:
            pass
        return state


async def keep_playing(port: int, tables: list[Table], chance: random.Random) -> None:
    """One game after the other."""
    while True:
        seats = [wire.SeatWish("you"), wire.SeatWish("link"), wire.SeatWish("bot", bot="random")]
        try:
            answer = await asyncio.to_thread(call, port, "/api/tables", wire.NewTable("last-will", seats))
        except (OSError, EOFError):
            await asyncio.sleep(0.01)
            continue
        if answer.status != 201:
            continue
        tables.append(Table(msgspec.json.decode(answer.body, type=wire.TableMade)))
        await asyncio.gather(*(Person(port, tables[-1], seat, chance).play() for seat in (0, 1)))


async def kill_under_play(server: Server, kills: int, chance: random.Random) -> list[Table]:
    tables: list[Table] = []
    await server.start()
    play = [asyncio.create_task(keep_playing(server.port, tables, chance)) for _ in range(PAIRS)]
    for _ in range(kills):
        if chance.random() < 0.9:
            await progress(tables)
        await asyncio.sleep(chance.expovariate(5))
        server.kill()
        await server.start()
    await progress(tables)
    for task in play:
        task.cancel()
    results = await asyncio.gather(*play, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results), results
    return tables


async def progress(tables: list[Table]) -> None:
    """Until play has gone on."""
    before = sum(len(table.chosen) for table in tables)
    async with asyncio.timeout(60):
        while sum(len(table.chosen) for table in tables) < before + 5:
            await asyncio.sleep(0.02)


def check(engine: Engine, table: Table) -> int:
    with engine.connect() as connection:
        found = read_table(connection, table.id)
        log: list[Entry] = read_log(connection, table.id, 0)
        chat = read_chat(connection, table.id, 0)
    assert [entry.ply for entry in log] == list(range(1, len(log) + 1))
    assert table.seen <= len(log), "something was shown that is not there"
    for ply, (seat, option) in table.chosen.items():
        entry = log[ply - 1]
        assert (entry.kind, entry.who, entry.option) == ("choice", seat, option), "an acknowledged choice is lost"
    assert found is not None
    restored(*found, log, chat)
    return len(table.chosen)


def test_what_was_acknowledged_survives_kills(database: str, request: pytest.FixtureRequest) -> None:
    asked = request.config.getoption("--kills")
    kills = asked or (1000 if request.config.getoption("--long") else 5)
    server = Server(Settings(database, limits=WIDE))
    try:
        tables = asyncio.run(kill_under_play(server, kills, random.Random(kills)))
    finally:
        server.close()
    engine = connect_database(database)
    acknowledged = sum(check(engine, table) for table in tables)
    engine.dispose()
    assert acknowledged >= 4 * kills
    kind = database.partition(":")[0]
    print(f"\n{kind}: {kills} kills, {len(tables)} tables, {acknowledged} choices acknowledged, 0 lost")
