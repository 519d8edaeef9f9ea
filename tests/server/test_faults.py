"""What nobody expected: it is logged with its place and answered, and whoever did not ask does not notice."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from squander.kernel.errors import BadRecord
from squander.server import wire
from squander.server.bots import driver
from squander.server.logs import JsonLines, mark_of
from squander.server.storage.outage import StorageFailed
from squander.server.tables import hub, showing
from squander.server.tables.hub import IDLE_SECONDS, Hub
from squander.server.tables.restoring import DOES_NOT_FIT
from squander.server.tables.room import Room
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import WIDE, Running, unhurried
from tests.server.test_bots import behaving
from tests.server.test_crowds import serving, wait_until


def fails(*_: object, **__: object) -> Any:
    raise ZeroDivisionError("a private word")


def logged(caplog: pytest.LogCaptureFixture, event: str, which: int = 0) -> dict[str, Any]:
    """The line that the log has of this event; of several the first, unless another is wanted."""
    record = [record for record in caplog.records if record.getMessage() == event][which]
    line = JsonLines().format(record)
    assert "a private word" not in line
    return dict(json.loads(line))


def test_a_message_that_fails_is_logged_and_answered(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = new_table(server.port, "you", "link", seed="3", starter=0)
    with Player(server.port, made.table, token_of(made.url)) as player:
        state = player.my_turn()
        assert state.question is not None
        monkeypatch.setattr(showing, "tried", fails)
        player.say(wire.Try(ply=state.ply, wanted=[wire.Wanted(id=state.question.options[0].id)]))
        error = player.error()
        assert (error.code, error.text) == ("fault", "Something went wrong on the server; the table is as it was.")
        player.choose(state.question.options[0].id)
    line = logged(caplog, "a message could not be handled")
    assert (line["game"], line["table"], line["ply"]) == ("last-will", mark_of(made.table), 0)
    assert line["error"] == "ZeroDivisionError"
    assert line["place"].startswith("server/tables/handling.py:")
    assert line["place"].endswith(" try_out")
    assert line["trace"][-1] == "ZeroDivisionError"
    assert made.table not in json.dumps(line)


def test_a_state_that_can_not_be_drawn_is_logged_and_answered(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = new_table(server.port, "you", "link", seed="3", starter=0)
    with (
        Player(server.port, made.table, token_of(made.url)) as player,
        Player(server.port, made.table, token_of(made.links[0].url)) as guest,
    ):
        state = player.my_turn()
        guest.state_when(lambda s: all(seat.connected for seat in s.seats))
        lines = showing.lines
        monkeypatch.setattr(
            showing, "lines", lambda room, viewer, since: (fails if viewer else lines)(room, viewer, since)
        )
        assert state.question is not None
        player.choose(state.question.options[0].id)
        while (error := guest.error()).ply < 1:
            pass  # somebody's coming in was still to be told when drawing began to fail
        assert error.code == "fault"
        assert "drew this position" in error.text
        answer = call(server.port, f"/api/tables/{made.table}/state", token=token_of(made.links[0].url))
        assert (answer.status, answer.json()["code"]) == (500, "fault")
        monkeypatch.undo()
        player.say(wire.Undo(ply=1))
        after = next(m for m in iter(guest.hear, None) if isinstance(m, wire.State) and m.ply == 2)
        assert {line.ply for line in after.log} >= {2}  # nothing of the log is lost
    line = logged(caplog, "a state could not be drawn", -1)
    assert (line["table"], line["viewer"], line["ply"]) == (mark_of(made.table), 1, 1)
    assert line["place"].startswith("server/tables/showing.py:")


def test_a_table_that_fails_to_load_is_answered(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = new_table(server.port, "you", "link")
    monkeypatch.setattr(hub, "restored", fails)
    with Player(server.port, made.table, token_of(made.url)) as player:
        error = player.error()
        assert (error.code, error.ply) == ("fault", -1)
        player.ended()
    assert logged(caplog, "a socket failed")["table"] == mark_of(made.table)
    monkeypatch.undo()
    with Player(server.port, made.table, token_of(made.url)) as player:
        player.next_state()


def test_work_in_the_background_that_fails_is_logged(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        fails()

    async def keep() -> None:
        server.services.hub.keep(asyncio.create_task(work()))

    server.run(keep())
    wait_until(lambda: any(r.getMessage() == "work in the background failed" for r in caplog.records))
    assert logged(caplog, "work in the background failed")["error"] == "ZeroDivisionError"


# --- rooms that come and go


def test_a_room_just_loaded_is_not_swept_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_table(server.port, "you", "link")
    rooms = server.services.hub
    monkeypatch.setattr(rooms, "clock", lambda: 100 * IDLE_SECONDS)
    monkeypatch.setattr(rooms, "loaded", lambda _: rooms.sweep())
    room = server.run(rooms.room(made.table))
    assert rooms.rooms[made.table] is room
    monkeypatch.setattr(rooms, "clock", lambda: 102 * IDLE_SECONDS)
    rooms.sweep()
    assert made.table not in rooms.rooms


async def given_up(rooms: Hub, room: Room) -> None:
    rooms.abandon(room, BadRecord(DOES_NOT_FIT))


def test_a_room_that_was_given_up_lets_its_bots_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "RETRY_SECONDS", 0.0)
    with serving(tmp_path, WIDE) as running:
        rooms, turns = running.services.hub, []

        async def turn(room: Room) -> None:
            turns.append(room.ply)
            await given_up(rooms, room) if len(turns) == 3 else None
            raise ZeroDivisionError

        monkeypatch.setattr(running.services.drivers, "turn", turn)
        made = new_table(running.port, "bot", "you", seed="3")
        with Player(running.port, made.table, token_of(made.url)) as player:
            assert player.error().code == "broken"
            player.ended()
        running.run(asyncio.sleep(0.1))
        assert turns == [0, 0, 0]
        assert made.table not in rooms.rooms


def test_a_bot_of_a_table_that_nobody_looks_at_does_not_retry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "STORAGE_SECONDS", 0.0)
    with serving(tmp_path, WIDE) as running:
        rooms, turns, working = running.services.hub, [], running.services.drivers.turn

        async def turn(room: Room) -> None:
            turns.append(len(room.pages))
            raise StorageFailed

        monkeypatch.setattr(running.services.drivers, "turn", turn)
        made = new_table(running.port, "bot", "you", seed="3")
        room = running.run(rooms.room(made.table))
        wait_until(lambda: bool(turns) and room.driver is None)
        with Player(running.port, made.table, token_of(made.url)) as player:
            wait_until(lambda: turns.count(1) > 5)
            monkeypatch.setattr(running.services.drivers, "turn", working)
            player.my_turn()
        assert turns.count(0) == 1


def test_a_table_that_can_not_follow_its_log_is_given_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_table(server.port, "you", "link")
    with Player(server.port, made.table, token_of(made.url)) as player:
        player.next_state()
        room = server.services.hub.rooms[made.table]
        monkeypatch.setattr(hub, "follow_all", broken)
        assert not server.run(server.services.hub.look_again(room))
        error = player.error()
        assert (error.code, error.text) == ("broken", DOES_NOT_FIT)
        player.ended()
    assert made.table not in server.services.hub.rooms


def broken(*_: object) -> None:
    raise BadRecord(DOES_NOT_FIT)


def test_what_was_in_doubt_is_shown_as_soon_as_it_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice was written, but that was not known: nobody has to press anything to see it."""
    monkeypatch.setattr(hub, "LOOK_AGAIN_SECONDS", 0.01)
    with serving(tmp_path, WIDE) as running:
        store, append = running.services.store, running.services.store.append

        async def lost(table: str, entries: Any) -> None:
            await append(table, entries)
            raise StorageFailed("the line broke")

        made = new_table(running.port, "you", "link", seed="3", starter=0)
        with Player(running.port, made.table, token_of(made.url)) as player:
            state = player.my_turn()
            assert state.question is not None
            monkeypatch.setattr(store, "append", lost)
            player.say(wire.Choose(ply=state.ply, option=state.question.options[0].id))
            assert player.error().code == "storage"
            player.state_when(lambda s: s.ply == 1)


# --- bots


def test_another_bot_plays_on_and_the_log_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Only the failing one is replaced, and everybody sees by whom."""
    behaving(monkeypatch, tmp_path, "print(99999)")
    caplog.set_level(logging.ERROR, "squander.server")
    with serving(tmp_path, WIDE) as running:
        made = new_table(running.port, "bot", "you", bot="greedy", seed="3")
        with Player(running.port, made.table, token_of(made.url)) as player:
            state = player.state_when(lambda s: s.seats[0].bot == "random")
            player.my_turn()
        assert state.seats[0].kind == "bot"
        again = running.run(running.services.store.table(made.table))
        assert again is not None
        assert again[1][0].bot == "random"
    line = logged(caplog, "a bot failed")
    assert (line["bot"], line["game"], line["table"]) == ("greedy", "last-will", mark_of(made.table))
    assert line["error"] == "not offered"
    replaced = logged(caplog, "another bot plays on")
    assert (replaced["bot"], replaced["instead"], replaced["seat"]) == ("greedy", "random", 0)
    assert replaced["ply"] == line["ply"]


@pytest.mark.parametrize("code", ["os._exit(1)", "print('never mind')"])
def test_a_bot_that_crashes_is_named(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    behaving(monkeypatch, tmp_path, code)
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", limits=WIDE))
    try:
        made = new_table(running.port, "bot", "you", bot="greedy", seed="3")
        with Player(running.port, made.table, token_of(made.url)) as player:
            player.state_when(lambda s: s.seats[0].bot == "random")
    finally:
        running.stop()
    line = logged(caplog, "a bot failed")
    assert (line["bot"], line["game"], line["table"]) == ("greedy", "last-will", mark_of(made.table))
    assert line["ply"] >= 0
