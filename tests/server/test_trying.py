"""Gestures: several answers looked at before they count, and then counted as one."""

import random
import threading
from typing import Any

import pytest

from squander.kernel.game import Game
from squander.play.table import Table
from squander.server import wire
from squander.server.storage.rows import Entry
from squander.server.tables import looking_ahead, showing
from squander.server.tables.room import Room
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import Running


def first_player(port: int) -> tuple[wire.TableMade, Player, wire.State]:
    """Asked for two cards to keep."""
    made = new_table(port, "you", "link", seed="3", starter=0)
    player = Player(port, made.table, token_of(made.url))
    return made, player, player.my_turn()


def ahead(player: Player, state: wire.State) -> tuple[list[int], wire.Ahead]:
    """Two answers, the second to what follows from the first, and where they lead."""
    assert state.question is not None
    first = state.question.options[0].id
    then = player.tried([first]).steps[0].then
    assert then is not None
    assert then.question is not None
    path = [first, then.question.options[0].id]
    tried = player.tried(path)
    assert [(step.option, step.own) for step in tried.steps] == [(option, True) for option in path]
    end = tried.steps[-1].then
    assert end is not None
    return path, end


def test_what_was_tried_is_what_comes(port: int) -> None:
    _, player, state = first_player(port)
    with player:
        path, tried = ahead(player, state)
        after = call(port, f"/api/tables/{state.table}/state", token=player.token).json()
        assert (after["ply"], after["view"]) == (state.ply, state.view), "trying changed something"
        player.say(wire.Choose(ply=state.ply, option=path[0], then=path[1:]))
        done = player.state_when(lambda s: s.ply > state.ply)
    assert done.ply == state.ply + 2
    assert (done.view, done.question) == (tried.view, tried.question)
    assert [line.text for line in done.log] == [line.text for line in tried.log]


def test_it_is_worked_out_beside_the_event_loop_in_one_round_trip(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else's message waits for it."""
    worked: list[threading.Thread] = []

    def unfold(*given: Any) -> looking_ahead.Unfolded:
        worked.append(threading.current_thread())
        return looking_ahead.unfold(*given)

    monkeypatch.setattr(showing, "unfold", unfold)
    _, player, state = first_player(server.port)
    with player:
        assert state.question is not None
        assert len(player.tried([state.question.options[0].id]).steps) > 0
    assert len(worked) == 1
    assert worked[0] is not server.thread


def test_others_hear_of_the_whole_at_once_and_of_no_trial(port: int) -> None:
    made, player, state = first_player(port)
    with player, Player(port, made.table, token_of(made.watch)) as watcher:
        before = watcher.state_when(lambda s: s.seats[0].connected)
        path, _ = ahead(player, state)
        player.say(wire.Choose(ply=state.ply, option=path[0], then=path[1:]))
        assert watcher.state_when(lambda s: s.ply > before.ply).ply == state.ply + 2
    assert not any('"tried"' in raw for raw in watcher.raw)


def test_all_answers_count_or_none(port: int) -> None:
    _, player, state = first_player(port)
    with player:
        path, _ = ahead(player, state)
        player.say(wire.Choose(ply=state.ply, option=path[0], then=[path[1], 9_999]))
        assert player.error().code == "not_offered"
        assert len(player.tried([path[0], 9_999]).steps) == 1, "what is not offered was answered"
        player.say(wire.Try(ply=state.ply + 1, wanted=[wire.Wanted(id=path[0])]))
        assert player.error().code == "stale"
        after = call(port, f"/api/tables/{state.table}/state", token=player.token).json()
    assert (after["ply"], after["view"]) == (state.ply, state.view)


@pytest.mark.parametrize("game", ["last-will", "prodigals-club", "maccreedys-mansion"])
def test_nobody_looks_behind_a_reveal(server: Running, game: str) -> None:
    """Neither by trying nor by an answer after it, whose refusal would tell what was revealed."""
    made = new_table(server.port, "you", "link", "link", game=game, seed="5")
    room = server.run(server.services.hub.room(made.table))
    chance = random.Random(2)
    found = 0
    for _ in range(400):
        g, seat = room.game, room.asked
        if seat < 0 or found == 3:
            break
        option = chance.choice(g.options)
        step = room.choice(option)
        if step[0].game.reveals != g.reveals:
            found += 1
            assert looking_ahead.ahead(g, seat, [option, 12_345]) == 0
            assert [step.then for step in unfolded(g, seat, option)] == [None]
            with pytest.raises(Exception, match="is the last one"):
                room.choices([option, step[0].game.options[0] if not step[0].game.over else 0])
        server.run(taken(room, step))
    assert found == 3


def unfolded(g: Game, seat: int, option: int) -> list[looking_ahead.Step]:
    return looking_ahead.unfold(g, seat, [wire.Wanted(id=option), wire.Wanted(id=12_345)]).steps


async def taken(room: Room, step: tuple[Table, Entry]) -> None:
    room.take(*step)


def test_what_others_keep_secretly_is_not_looked_at(server: Running) -> None:
    """The last one to keep cards ends everybody's secret, though no card is turned over."""
    made = new_table(server.port, "you", "link", seed="3", starter=0)
    room = server.run(server.services.hub.room(made.table))
    while room.game.question.name == "will.KeepFirstCards":
        seat, option = room.asked, room.game.options[0]
        step = room.choice(option)
        if step[0].game.question.name != "will.KeepFirstCards":
            assert looking_ahead.ahead(room.game, seat, [option]) == 0
            assert [step.then for step in unfolded(room.game, seat, option)] == [None]
        server.run(taken(room, step))
    assert room.game.plies == 4
