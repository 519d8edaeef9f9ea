"""Many tables at once on one server process with durable commits.

    .venv/bin/python bench/load.py                                   a small run
    .venv/bin/python bench/load.py --tables 500 --think 2            500 tables, 2,000 sockets

Every seat is a socket of its own that answers by chance. A choice's latency is the time from sending it to the
state that shows it, and thus contains the commit to disk. `--think` is the pause before each answer; without one,
every table asks for as much as the server can give, and the latency is the length of the queue.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from squander.cli.serve import free_port
from squander.server.settings import Limits, Settings

LIMITS = Limits(
    messages_per_second=1e6,
    messages_burst=10**6,
    requests_burst=10**6,
    tables_burst=10**6,
    hello_seconds=120,
    sockets=10**5,
    sockets_per_address=10**5,
)
SERVE = "import sys, uvicorn; from squander.server.http.connections import CONNECTIONS; \
uvicorn.run('squander.server.http.app:create', factory=True, port=int(sys.argv[1]), access_log=False, **CONNECTIONS)"


class Option(msgspec.Struct):
    id: int


class Question(msgspec.Struct):
    options: list[Option]


class Heard(msgspec.Struct):
    """As much of a state as a player made of chance needs."""

    type: str
    ply: int = -1
    over: bool = False
    question: Question | None = None
    code: str = ""


decoder = msgspec.json.Decoder(Heard)


class Tally:
    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.states = 0
        self.bytes = 0
        self.open = 0
        self.errors = 0
        self.counting = False
        self.cpu = 0.0


async def sit(port: int, table: str, token: str, tally: Tally, think: float, chance: random.Random) -> None:
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    async with connect(url, compression=None, open_timeout=120, max_size=None, ping_interval=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        tally.open += 1
        await play(socket, tally, think, chance)


async def play(socket: ClientConnection, tally: Tally, think: float, chance: random.Random) -> None:
    sent_at, sent_ply = 0.0, -2
    async for text in socket:
        heard = decoder.decode(text)
        tally.states += tally.counting
        tally.bytes += len(text) if tally.counting else 0
        tally.errors += heard.type == "error"
        if heard.ply > sent_ply >= 0:
            if tally.counting:
                tally.latencies.append(time.perf_counter() - sent_at)
            sent_ply = -2
        if heard.over:
            return
        if sent_ply < 0 and heard.question is not None and heard.question.options:
            if think:
                await asyncio.sleep(chance.uniform(0, 2 * think))
            sent_at, sent_ply = time.perf_counter(), heard.ply
            option = chance.choice(heard.question.options).id
            await socket.send(f'{{"type":"choose","ply":{heard.ply},"option":{option}}}')


def post_table(port: int, game: str, seats: int) -> dict[str, object]:
    body = json.dumps({"game": game, "seats": [{"kind": "link"}] * seats}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made: dict[str, object] = json.load(answer)
        return made


def wait_for(port: int) -> None:
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health").close()
            return
        except OSError:
            time.sleep(0.05)


async def run(port: int, args: argparse.Namespace) -> Tally:
    tally, chance = Tally(), random.Random(args.seed)
    players = []
    for _ in range(args.tables):
        made = await asyncio.to_thread(post_table, port, args.game, args.seats)
        for link in made["links"]:  # type: ignore[attr-defined]
            token = link["url"].rpartition("/")[2]
            players.append(asyncio.create_task(sit(port, str(made["table"]), token, tally, args.think, chance)))
    while tally.open < len(players):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1.0)
    tally.counting, before = True, cpu_seconds(args.pid)
    await asyncio.sleep(args.seconds)
    tally.counting, tally.cpu = False, cpu_seconds(args.pid) - before
    for player in players:
        player.cancel()
    results = await asyncio.gather(*players, return_exceptions=True)
    broken = [r for r in results if isinstance(r, Exception)]
    if broken:
        raise SystemExit(f"{len(broken)} sockets broke, the first with {broken[0]!r}.")
    return tally


def report(tally: Tally, args: argparse.Namespace) -> dict[str, float]:
    times = sorted(tally.latencies) or [0.0]
    return {
        "tables": args.tables,
        "sockets": tally.open,
        "seconds": args.seconds,
        "choices_per_second": round(len(tally.latencies) / args.seconds, 1),
        "states_per_second": round(tally.states / args.seconds, 1),
        "p50_ms": round(times[len(times) // 2] * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "kilobytes_a_state": round(tally.bytes / max(1, tally.states) / 1000, 1),
        "server_cpu_ms_a_choice": round(tally.cpu * 1000 / max(1, len(tally.latencies)), 2),
        "errors": tally.errors,
    }


def cpu_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How many choices a second one server process takes.")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--think", type=float, default=0.0, help="mean pause before an answer, in seconds")
    parser.add_argument("--game", default="last-will")
    parser.add_argument("--database", default="", help="a fresh SQLite file if not named")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    args = arguments()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(args.database or f"sqlite:///{folder}/load.db", limits=LIMITS)
        port = free_port()
        environment = {**os.environ, "SQUANDER_SERVER": msgspec.json.encode(settings).decode()}
        command = [sys.executable, "-c", SERVE, str(port)]
        server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            args.pid = server.pid
            print(json.dumps(report(asyncio.run(run(port, args)), args), indent=1))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
