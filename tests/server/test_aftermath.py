"""A finished game looked back at, over HTTP; before its end nobody is told."""

import random

import msgspec
import pytest

from squander.games import games
from squander.server import wire
from squander.server.tables.room import Room
from tests.server.client import Answer, call, new_table, token_of
from tests.server.conftest import Running


class Finished:
    def __init__(self, server: Running, game: str, players: int = 2) -> None:
        made = new_table(server.port, *["link"] * players, game=game)
        self.port, self.table = server.port, made.table
        self.tokens = [token_of(made.watch), *(token_of(link.url) for link in made.links)]
        self.room: Room = server.run(server.services.hub.room(made.table))
        self.server = server

    async def play(self, plies: int) -> None:
        dice = random.Random(5)
        while not self.room.game.over and self.room.game.plies < plies:
            self.room.take(*self.room.choice(dice.choice(self.room.game.options)))

    def asked(self, token: str) -> tuple[int, bytes]:
        answer = call(self.port, f"/api/tables/{self.table}/aftermath", token=token)
        return answer.status, answer.body


@pytest.mark.parametrize("game", games())
def test_it_is_the_same_for_everybody_and_only_at_the_end(server: Running, game: str) -> None:
    table = Finished(server, game)
    server.run(table.play(40))
    for token in table.tokens:
        status, body = table.asked(token)
        assert (status, msgspec.json.decode(body)["code"]) == (409, "running")
    server.run(table.play(100_000))
    answers = [table.asked(token) for token in table.tokens]
    assert {status for status, _ in answers} == {200}
    assert len({body for _, body in answers}) == 1
    seen = msgspec.json.decode(answers[0][1], type=wire.Aftermath)
    assert {s.seat: s.score for s in table.room.game.ranking()} == dict(enumerate(seen.points[-1].worth))
    assert seen.plies == table.room.game.plies
    assert all(fortune.parts for fortune in seen.fortunes)
    told = [line.text for fortune in seen.fortunes for m in (fortune.best, fortune.worst) if m for line in m.told]
    assert told
    assert not [text for text in told if "{who}" in text]


def test_without_a_link_nobody_is_told(server: Running) -> None:
    table = Finished(server, "last-will")
    server.run(table.play(100_000))
    assert table.asked("nobody")[0] == 403


def test_it_can_be_played_again_by_whoever_sat_there(server: Running) -> None:
    """With the same options, seats and bots, but another seed; others come by links of their own."""
    made = new_table(server.port, "you", "link", "bot", game="last-will", will=90)
    path, token = f"/api/tables/{made.table}/again", token_of(made.url)
    assert call(server.port, path, token=token, method="POST").status == 409
    room: Room = server.run(server.services.hub.room(made.table))
    server.run(by_chance(room))
    assert call(server.port, path, token=token_of(made.watch), method="POST").status == 403
    again = msgspec.json.decode(call(server.port, path, token=token, method="POST").body, type=wire.TableMade)
    assert [link.seat for link in again.links] == [1]
    next_room: Room = server.run(server.services.hub.room(again.table))
    assert next_room.row.options == room.row.options
    assert next_room.row.seed != room.row.seed
    assert next_room.seats == room.seats
    guest = token_of(made.links[0].url)
    assert call(server.port, path, token=guest, method="POST").status == 403, "they have a table to join"


def test_everybody_is_told_of_the_new_table_and_comes_to_their_own_seat(server: Running) -> None:
    made = new_table(server.port, "you", "link", "link", game="last-will")
    room: Room = server.run(server.services.hub.room(made.table))
    owner, ben, eve, watcher = [token_of(url) for url in (made.url, *(link.url for link in made.links), made.watch)]

    def join(token: str) -> Answer:
        return call(server.port, f"/api/tables/{made.table}/join", token=token, method="POST")

    def told(token: str) -> int:
        body = call(server.port, f"/api/tables/{made.table}/state", token=token).body
        return msgspec.json.decode(body, type=wire.State).again

    server.run(by_chance(room))
    assert told(ben) == -1
    assert join(ben).status == 404, "nobody plays again yet"
    path = f"/api/tables/{made.table}/again"
    again = msgspec.json.decode(call(server.port, path, token=eve, method="POST").body, type=wire.TableMade)
    assert told(ben) == told(owner) == told(watcher) == 2
    assert [join(token).status for token in (watcher, eve, "nobody")] == [403, 403, 403]
    mine = {who: msgspec.json.decode(join(token).body, type=wire.SeatLink) for who, token in ((0, owner), (1, ben))}
    for who, link in mine.items():
        body = call(server.port, f"/api/tables/{again.table}/state", token=token_of(link.url)).body
        assert msgspec.json.decode(body, type=wire.State).mine == [who] == [link.seat]
    for link in again.links:
        assert call(server.port, f"/api/tables/{again.table}/state", token=token_of(link.url)).status == 403, "renewed"


async def by_chance(room: Room) -> None:
    dice = random.Random(5)
    while not room.game.over:
        room.take(*room.choice(dice.choice(room.game.options)))


def test_lines_of_one_gesture_say_where_it_began(server: Running) -> None:
    """Also in a replay, by its own plies."""
    table = Finished(server, "last-will")
    server.run(table.play(150))
    replay = call(table.port, f"/api/tables/{table.table}/replay", token=table.tokens[0]).body
    told = msgspec.json.decode(replay, type=wire.Replay).lines
    assert [(line.ply, line.began) for line in told if line.began != line.ply]
    assert all(line.began <= line.ply for line in told)
    assert [t.began for t in table.room.told if t.note.to == -1] == [line.began for line in told]


def test_a_line_says_what_may_be_left_out_where_it_goes_on_from_another(server: Running) -> None:
    table = Finished(server, "last-will")
    server.run(table.play(100_000))
    lines = [line for line in table.room.told if line.text]
    for line in lines:
        name = table.room.names[line.note.who] if line.note.who >= 0 else ""
        assert line.text[: line.lead] == (f"{name} " if line.lead else "")
        assert not line.lead or line.text.endswith(".")
    assert {bool(line.lead) for line in lines} == {True, False}
