"""Mistakes and luck of a finished game: found in a process of its own, kept with the table, told to everybody there."""

import asyncio
import time

import msgspec
import pytest

from squander.server import wire
from squander.server.bots import analyses
from squander.server.bots.analyses import Analyses
from squander.server.wire.refusals import Refused
from tests.server.client import SECONDS, call
from tests.server.conftest import Running
from tests.server.test_aftermath import Finished

FEW = 20


@pytest.fixture(scope="module")
def evening(server: Running) -> Finished:
    table = Finished(server, "last-will")
    server.run(table.play(100_000))
    return table


def asked(table: Finished, token: str, playouts: int | None = None) -> tuple[int, dict[str, object]]:
    body = None if playouts is None else wire.Analyse(playouts)
    answer = call(table.port, f"/api/tables/{table.table}/analysis", body, token)
    return answer.status, answer.json()


def finished(table: Finished) -> wire.Analysis:
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        _, told = asked(table, table.tokens[0])
        if told["state"] in ("done", "failed"):
            return msgspec.convert(told, wire.Analysis)
        time.sleep(0.2)
    raise AssertionError("it never came to an end")


def test_it_is_found_once_and_kept_for_everybody(evening: Finished) -> None:
    watcher, one, other = evening.tokens
    assert asked(evening, watcher)[1] == {"state": "none", "done": 0, "of": 0, "found": None}
    status, told = asked(evening, one, FEW)
    assert (status, told["state"] in ("waiting", "running")) == (201, True)
    again = evening.server.services.analyses.works[evening.table].task
    asked(evening, other, FEW)
    assert evening.server.services.analyses.works[evening.table].task is again
    found = finished(evening).found
    assert found is not None
    assert found.points[-1] == wire.ChancesAt(evening.room.game.plies, [a.result for a in found.accounts])
    for seat, one_seat in enumerate(found.accounts):
        parts = one_seat.own.amount + one_seat.others.amount + one_seat.luck.amount
        assert abs(parts - (one_seat.result - one_seat.fair)) < 1e-9
        assert one_seat.summary.startswith(evening.room.names[seat])
    assert asked(evening, watcher) == asked(evening, one)
    assert evening.table not in evening.server.services.analyses.works
    assert evening.server.run(evening.server.services.analyses.start(evening.table, "", FEW)).state == "done"


def test_not_before_the_end_nor_deeper_than_this_server_looks(server: Running, evening: Finished) -> None:
    running = Finished(server, "last-will")
    server.run(running.play(30))
    for token in running.tokens:
        assert (asked(running, token, FEW)[0], asked(running, token, FEW)[1]["code"]) == (409, "running")
    status, problem = asked(evening, evening.tokens[1], 1)
    assert (status, problem["code"]) == (400, "malformed")
    assert problem["text"] == "1 playouts a choice can't be played here; ask for 20 to 20,000."
    assert asked(evening, "nobody", FEW)[0] == 403


def test_what_fails_is_said_and_can_be_asked_for_again(server: Running) -> None:
    table = Finished(server, "template")
    server.run(table.play(100_000))
    assert asked(table, table.tokens[0], FEW)[0] == 201  # nobody knows how to play it well, which the process finds out
    assert finished(table) == wire.Analysis("failed")
    assert asked(table, table.tokens[0], FEW)[1]["state"] in ("waiting", "running")
    assert finished(table).state == "failed"


def test_only_so_many_wait(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING", 1)

    async def crowd() -> None:
        busy = Analyses(server.services.store)
        async with busy.one_at_a_time:
            assert (await busy.start("A" * 16, "", FEW)).state == "waiting"
            with pytest.raises(Refused, match="Too many games are being looked back on"):
                await busy.start("B" * 16, "", FEW)
            await busy.close()
        assert all(work.task is not None and work.task.done() for work in busy.works.values())

    server.run(asyncio.wait_for(crowd(), SECONDS))
