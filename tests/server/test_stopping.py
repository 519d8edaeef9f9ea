"""The command is told to stop under play, and what it wrote to its log until then."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from squander.server import wire
from tests.server.client import SECONDS, Player, call, new_table, token_of
from tests.server.serving import free_port
from tests.server.test_serve import COMMAND, started, wait_for

# The real command, made to write as much as it can.
TALKATIVE = """
import logging
from squander.server import logs
quiet = logs.log_to_stderr
logs.log_to_stderr = lambda level: quiet(logging.DEBUG)
from squander.cli import main
main()
"""


def metric(port: int, name: str) -> float:
    lines = call(port, "/api/metrics").body.decode().splitlines()
    return float(next(line for line in lines if line.startswith(f"squander_{name} ")).split(" ")[1])


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_choice_under_way_is_finished_before_it_stops(tmp_path: Path, how: signal.Signals) -> None:
    port, file = free_port(), tmp_path / "a.db"
    patient = ["--database-seconds", str(SECONDS)]
    server = started("serve", "--port", str(port), "--database", f"sqlite:///{file}", *patient)
    try:
        wait_for(port)
        made = new_table(port, "you", "link", seed="3", starter=0)
        with Player(port, made.table, token_of(made.url)) as player:
            state = player.my_turn()
            assert state.question is not None
            with sqlite3.connect(file, isolation_level=None) as other:
                other.execute("BEGIN IMMEDIATE")  # the choice has to wait for this
                player.say(wire.Choose(ply=state.ply, option=state.question.options[0].id))
                while metric(port, "writes_waiting") == 0:
                    time.sleep(0.02)
                server.send_signal(how)
                assert player.ended() in (1001, 1012)
                other.execute("ROLLBACK")
            server.communicate(timeout=SECONDS)
    finally:
        server.kill()
        server.communicate()
    connection = sqlite3.connect(file)
    assert connection.execute("SELECT count(*) FROM log").fetchone() == (1,)
    connection.close()


def test_no_secret_is_ever_logged(tmp_path: Path) -> None:
    port, file = free_port(), tmp_path / "a.db"
    args = ["serve", "--port", str(port), "--database", f"sqlite:///{file}"]
    command = [sys.executable, "-c", TALKATIVE, *args]
    assert COMMAND[:2] == command[:2]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ})
    try:
        wait_for(port)
        secrets = live_a_little(port, file)
        server.send_signal(signal.SIGTERM)
        said = server.communicate(timeout=SECONDS)[1]
    finally:
        server.kill()
        server.communicate()
    events = [json.loads(line)["event"] for line in said.splitlines()]
    assert {"serving", "request", "storage failed", "a table's log does not fit", "stopping"} <= set(events), said
    for secret in secrets:
        assert secret not in said


def live_a_little(port: int, file: Path) -> list[str]:
    """Everything that could get into a log: play, chat, wrong links, a lost database, a table that does not fit."""
    made = new_table(port, "you", "link", "bot", seed="the-secret-seed")
    tokens = [token_of(made.url), token_of(made.links[0].url), token_of(made.watch)]
    wrong = "no-such-token"
    assert call(port, f"/api/tables/{made.table}/state", token=wrong).status == 403
    with Player(port, made.table, wrong) as stranger:
        stranger.ended()
    for token in tokens:
        call(port, f"/api/tables/{made.table}/state", token=token)
        with Player(port, made.table, token) as player:
            player.next_state()
            player.say(wire.Chat(text="a private word"))
            player.say("no message at all")
            player.hear()
    call(port, "/api/tables", b'{"game": "last-will", "seats": 3, "seed": "the-secret-seed"}')
    spoil(port, file, made)
    stored = sqlite3.connect(file)
    seeds = [seed for (seed,) in stored.execute("SELECT seed FROM tables")]
    stored.close()
    return [*tokens, wrong, *seeds, made.table, "a private word", "the-secret-seed"]


def spoil(port: int, file: Path, made: wire.TableMade) -> None:
    broken = new_table(port, "you", "link")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("UPDATE tables SET players = 9 WHERE id = ?", (broken.table,))
    assert call(port, f"/api/tables/{broken.table}/state", token=token_of(broken.url)).status == 400
    other.execute("BEGIN IMMEDIATE")
    wish = wire.NewTable("last-will", [wire.SeatWish("you"), wire.SeatWish("link")], seed="the-secret-seed")
    assert call(port, "/api/tables", wish).status == 503
    answer = call(port, f"/api/tables/{made.table}/links", wire.Renew(-1), token_of(made.url))
    assert answer.status == 503
    other.execute("ROLLBACK")
    other.close()
