"""Gestures: several answers looked at before they count, and then counted as one."""

import random

import pytest

from squander.play.table import Table
from squander.server import wire
from squander.server.room import Room
from squander.server.rows import Entry
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import Running


def first_player(port: int) -> tuple[wire.TableMade, Player, wire.State]:
    """Asked for two cards to keep."""
    made = new_table(port, "you", "link", seed="3", starter=0)
    player = Player(port, made.table, token_of(made.url))
    return made, player, player.my_turn()


def ahead(player: Player, state: wire.State, most: int) -> tuple[list[int], wire.Tried]:
    """The first offered answers, one after the other, as far as they may be looked at."""
    path: list[int] = []
    tried, question = player.tried(path), state.question
    while len(path) < most and question is not None and question.options:
        further = player.tried([*path, question.options[0].id])
        if further.played <= len(path):
            break
        path, tried, question = further.options, further, further.question
    return path, tried


def test_what_was_tried_is_what_comes(port: int) -> None:
    _, player, state = first_player(port)
    with player:
        path, tried = ahead(player, state, 2)
        assert len(path) == 2
        after = call(port, f"/api/tables/{state.table}/state", token=player.token).json()
        assert (after["ply"], after["view"]) == (state.ply, state.view), "trying changed something"
        player.say(wire.Choose(ply=state.ply, option=path[0], then=path[1:]))
        done = player.state_when(lambda s: s.ply > state.ply)
    assert done.ply == state.ply + 2
    assert (done.view, done.question) == (tried.view, tried.question)
    assert [line.text for line in done.log] == [line.text for line in tried.log]


def test_others_hear_of_the_whole_at_once_and_of_no_trial(port: int) -> None:
    made, player, state = first_player(port)
    with player, Player(port, made.table, token_of(made.watch)) as watcher:
        before = watcher.state_when(lambda s: s.seats[0].connected)
        path, _ = ahead(player, state, 2)
        player.say(wire.Choose(ply=state.ply, option=path[0], then=path[1:]))
        assert watcher.state_when(lambda s: s.ply > before.ply).ply == state.ply + 2
    assert not any('"tried"' in raw for raw in watcher.raw)


def test_all_answers_count_or_none(port: int) -> None:
    _, player, state = first_player(port)
    with player:
        path, _ = ahead(player, state, 2)
        player.say(wire.Choose(ply=state.ply, option=path[0], then=[path[1], 9_999]))
        assert player.error().code == "not_offered"
        player.say(wire.Try(ply=state.ply, options=[path[0], 9_999]))
        assert player.error().code == "not_offered"
        player.say(wire.Try(ply=state.ply + 1, options=path))
        assert player.error().code == "stale"
        after = call(port, f"/api/tables/{state.table}/state", token=player.token).json()
    assert (after["ply"], after["view"]) == (state.ply, state.view)


@pytest.mark.parametrize("game", ["last-will", "prodigals-club", "maccreedys-mansion"])
def test_nobody_looks_behind_a_reveal(server: Running, game: str) -> None:
    """Neither by trying nor by an answer after it, whose refusal would tell what was revealed."""
    made = new_table(server.port, "you", "link", "link", game=game, seed="5")
    room = server.run(server.house.hub.room(made.table))
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
            assert room.ahead(seat, [option, 12_345]).played == 0
            with pytest.raises(Exception, match="is the last one"):
                room.choices([option, step[0].game.options[0] if not step[0].game.over else 0])
        server.run(taken(room, step))
    assert found == 3


async def taken(room: Room, step: tuple[Table, Entry]) -> None:
    room.take(*step)


def test_what_others_keep_secretly_is_not_looked_at(server: Running) -> None:
    """The last one to keep cards ends everybody's secret, though no card is turned over."""
    made = new_table(server.port, "you", "link", seed="3", starter=0)
    room = server.run(server.house.hub.room(made.table))
    while room.game.question.name == "will.KeepFirstCards":
        seat, option = room.asked, room.game.options[0]
        step = room.choice(option)
        if step[0].game.question.name != "will.KeepFirstCards":
            assert room.ahead(seat, [option]).played == 0
        server.run(taken(room, step))
    assert room.game.plies == 4
