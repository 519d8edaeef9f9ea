"""People who play by chance at many tables while the server is killed, and what they were told."""

import asyncio
import random
from typing import Protocol

import msgspec
from sqlalchemy import Engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from squander.server import wire
from squander.server.storage.database import connect as connect_database
from squander.server.storage.rows import Entry, read_chat, read_log, read_table
from squander.server.tables.restoring import restored
from tests.server.client import UNANSWERED, call, outgoing, token_of

PAIRS = 3
GONE = (OSError, WebSocketException, EOFError, TimeoutError)


class Mortal(Protocol):
    """A server that is killed and comes back on the same port."""

    port: int

    async def start(self) -> None: ...

    def kill(self) -> None: ...


class Table:
    """What the players of one table were told."""

    def __init__(self, made: wire.TableMade) -> None:
        self.id = made.table
        self.tokens = [token_of(made.url), *(token_of(link.url) for link in made.links)]
        self.chosen: dict[int, tuple[int, int]] = {}  # entry -> seat and option, once it was acknowledged
        self.seen = 0  # the last entry that anybody was shown


class Person:
    """Plays one seat by chance, and comes back whenever the line breaks."""

    def __init__(self, port: int, table: Table, seat: int, chance: random.Random, pause: float) -> None:
        self.port = port
        self.pause = pause
        self.table = table
        self.seat = seat
        self.chance = chance
        self.ply = -1
        self.over = False
        self.gesture = range(0)  # the entries that the answers sent last would be

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
        assert message.ply not in self.gesture[:-1], "half of a gesture counts"
        self.ply = message.ply
        self.table.seen = max(self.table.seen, self.ply)
        self.over = message.over
        return message

    async def answer(self, socket: ClientConnection, state: wire.State) -> wire.State:
        question = state.question
        if question is None or not question.options:
            return await self.hear(socket)
        if state.can_undo and self.chance.random() < 0.1:
            self.gesture = range(0)  # of one that was lost with the server, nothing is to come any more
            await socket.send(msgspec.json.encode(wire.Undo(ply=state.ply)).decode())
            return await self.until(socket, state.ply)
        path = await self.path(socket, state.ply, self.chance.choice(question.options).id)
        await asyncio.sleep(self.pause)
        self.gesture = range(state.ply + 1, state.ply + 1 + len(path))
        await socket.send(msgspec.json.encode(wire.Choose(ply=state.ply, option=path[0], then=path[1:])).decode())
        after = await self.until(socket, state.ply)
        self.table.chosen |= {ply: (self.seat, option) for ply, option in zip(self.gesture, path, strict=True)}
        return after

    async def path(self, socket: ClientConnection, ply: int, option: int) -> list[int]:
        """Sometimes a gesture: the answer, and one to what would be asked next."""
        if self.chance.random() < 0.7:
            return [option]
        await socket.send(msgspec.json.encode(wire.Try(ply=ply, wanted=[wire.Wanted(id=option)])).decode())
        while not isinstance(message := outgoing.decode(await socket.recv()), wire.Tried):
            assert not isinstance(message, wire.Error), message
        then = message.steps[0].then
        further = then.question.options if then and then.question else []
        return [option, self.chance.choice(further).id] if further else [option]

    async def until(self, socket: ClientConnection, ply: int) -> wire.State:
        while (state := await self.hear(socket)).ply <= ply:
            pass
        return state


async def keep_playing(port: int, tables: list[Table], chance: random.Random, pause: float) -> None:
    """One game after the other."""
    while True:
        seats = [wire.SeatWish("you"), wire.SeatWish("link"), wire.SeatWish("bot", bot="random")]
        try:
            answer = await asyncio.to_thread(call, port, "/api/tables", wire.NewTable("last-will", seats))
        except UNANSWERED:
            await asyncio.sleep(0.01)
            continue
        if answer.status != 201:
            continue
        tables.append(Table(msgspec.json.decode(answer.body, type=wire.TableMade)))
        async with asyncio.TaskGroup() as people:  # ends when all have hung up; gather, when the first has
            for seat in (0, 1):
                people.create_task(Person(port, tables[-1], seat, chance, pause).play())


async def kill_under_play(server: Mortal, kills: int, chance: random.Random, pause: float = 0.0) -> list[Table]:
    tables: list[Table] = []
    await server.start()
    play = [asyncio.create_task(keep_playing(server.port, tables, chance, pause)) for _ in range(PAIRS)]
    for kill in range(kills):
        if kill % 100 == 0 and kill:
            print(f"\n{kill} kills so far", end="", flush=True)
        if chance.random() < 0.9:
            await progress(tables, play)
        await asyncio.sleep(chance.expovariate(5))
        server.kill()
        await server.start()
    await progress(tables, play)
    for task in play:
        task.cancel()
    results = await asyncio.gather(*play, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results), results
    return tables


async def progress(tables: list[Table], play: list[asyncio.Task[None]]) -> None:
    """Until play has gone on; whoever stopped playing has a complaint."""
    before = sum(len(table.chosen) for table in tables)
    async with asyncio.timeout(300):
        while sum(len(table.chosen) for table in tables) < before + 5:
            for task in play:
                if task.done():
                    task.result()
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


def acknowledged(database: str, tables: list[Table]) -> int:
    """How many choices were acknowledged; every one of them is there."""
    engine = connect_database(database)
    try:
        return sum(check(engine, table) for table in tables)
    finally:
        engine.dispose()
