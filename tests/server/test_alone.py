"""A table for one on the server: who may lay it, and what follows a will of a campaign."""

import random

import msgspec
import pytest

import squander
from squander.games.last_will.expansion import PARTS
from squander.play.records import record_of, write
from squander.server import wire
from squander.server.tables.room import Room
from tests.server.client import call, new_table, token_of
from tests.server.conftest import Running


async def by_chance(room: Room) -> None:
    dice = random.Random(5)
    while not room.game.over:
        room.take(*room.choice(dice.choice(room.game.options)))


def room_of(server: Running, table: str) -> Room:
    room: Room = server.run(server.services.hub.room(table))
    return room


def played_again(server: Running, made: wire.TableMade) -> Room:
    server.run(by_chance(room_of(server, made.table)))
    answer = call(server.port, f"/api/tables/{made.table}/again", token=token_of(made.url), method="POST")
    return room_of(server, msgspec.json.decode(answer.body, type=wire.TableMade).table)


def test_what_follows_a_will_is_the_next_one(server: Running) -> None:
    made = new_table(server.port, "you", game="last-will", solo="solicitor", difficulty="junior", campaign="begin")
    first = room_of(server, made.table)
    assert first.row.options["campaign"] == []
    second = played_again(server, made)
    left, his = first.game.ranking()[0].score, first.game.view()["solicitor"]["fortune"]
    assert second.row.options["campaign"] == [f"lost {left} {his}"]
    assert second.row.options["difficulty"] == "junior"
    assert second.game.view()["seats"][0]["cash"] == 80 + min(10, left)


def test_alone_without_a_campaign_it_is_the_same_game_again(server: Running) -> None:
    made = new_table(server.port, "you", game="last-will", solo="solicitor", difficulty="senior")
    assert played_again(server, made).row.options == room_of(server, made.table).row.options


@pytest.mark.parametrize("campaign", ["begin", ["lost 8 0", "won -1 3"]])
def test_a_will_of_a_campaign_can_be_looked_at_again(server: Running, campaign: object) -> None:
    g = squander.new("last-will", players=1, seed="past", solo="solicitor", campaign=campaign)
    answer = call(server.port, "/api/records", write(record_of(g)).encode())
    made = msgspec.json.decode(answer.body, type=wire.TableMade)
    assert room_of(server, made.table).game.digest() == g.digest()


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (["you"], {}, "takes 2 to 5 players, not 1; alone it is played with the option solo"),
        (["you", "bot"], {"solo": "solicitor"}, "plays against one player, not 2"),
        (["you"], {"solo": "solicitor", "campaign": ["won 0 9"] * 3}, "can't be chosen here"),
        (["you"], {"solo": "solicitor", "sacked": True}, "neither Getting Sacked nor"),
    ],
)
def test_what_does_not_go_together_is_one_sentence(
    server: Running, seats: list[str], options: dict[str, object], said: str
) -> None:
    wish = {"game": "last-will", "seats": [{"kind": kind, "bot": "greedy"} for kind in seats], "options": options}
    answer = call(server.port, "/api/tables", msgspec.json.encode(wish), method="POST")
    assert answer.status == 400
    assert said in answer.body.decode()


def test_the_start_page_knows_that_one_may_play_alone(server: Running) -> None:
    games = {one["id"]: one for one in msgspec.json.decode(call(server.port, "/api/games").body)}
    assert (games["last-will"]["alone"], games["last-will"]["alone_with"]) == ("solo", ["difficulty", "campaign"])
    assert games["last-will"]["not_alone"] == ["plan_order", "sacked", *PARTS]
    assert (games["prodigals-club"]["alone"], games["prodigals-club"]["not_alone"]) == ("", [])
