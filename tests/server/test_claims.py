"""A seat belongs to the first who opens its link, and everybody sees how many pages look at it."""

from pathlib import Path

import pytest

from squander.server import wire
from squander.server.http import sockets
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import WIDE, Running, unhurried
from tests.server.test_links import renew

SENTENCE = (
    "This link was opened before in another browser, which has the seat; ask whoever made the table for a new one."
)


def sit(port: int, table: str, link: str, badge: str) -> Player:
    player = Player(port, table, None)
    player.say(wire.Hello(token=token_of(link), badge=badge))
    return player


def state_over_http(port: int, made: wire.TableMade, link: str, badge: str) -> int:
    headers = {"Squander-Badge": badge}
    return call(port, f"/api/tables/{made.table}/state", token=token_of(link), headers=headers).status


def is_taken(port: int, made: wire.TableMade, link: str, badge: str) -> None:
    with sit(port, made.table, link, badge) as late:
        error = late.error()
        assert (error.code, error.text) == ("taken", SENTENCE)
        assert late.ended() == sockets.POLICY
    for page in ("state", "record", "replay", "replay/0"):
        path = f"/api/tables/{made.table}/{page}"
        answer = call(port, path, token=token_of(link), headers={"Squander-Badge": badge})
        assert (answer.status, answer.json()["code"]) == (403, "taken")


def test_the_first_browser_has_the_seat_and_comes_back(port: int) -> None:
    made = new_table(port, "you", "link", "link")
    link = made.links[0].url
    with sit(port, made.table, link, "ben's") as ben:
        ben.next_state()
        is_taken(port, made, link, "thief's")
        is_taken(port, made, link, "")
        with sit(port, made.table, link, "ben's") as again:
            assert again.next_state().mine == [1]
    assert state_over_http(port, made, link, "ben's") == 200
    with sit(port, made.table, made.links[1].url, "thief's") as other_seat:
        assert other_seat.next_state().mine == [2]


def test_looking_by_http_opens_a_link_too(port: int) -> None:
    made = new_table(port, "you", "link")
    assert state_over_http(port, made, made.links[0].url, "ben's") == 200
    is_taken(port, made, made.links[0].url, "thief's")


def test_the_makers_own_link_and_the_watchers_open_everywhere(port: int) -> None:
    made = new_table(port, "you", "link")
    for link in (made.url, made.watch):
        for badge in ("desk", "phone"):
            assert state_over_http(port, made, link, badge) == 200


def test_the_maker_is_told_and_a_renewed_link_is_anybodys_again(port: int) -> None:
    made = new_table(port, "you", "link")
    with sit(port, made.table, made.url, "ann's") as ann:
        assert [seat.claimed for seat in ann.next_state().seats] == [False, False]
        with sit(port, made.table, made.links[0].url, "thief's"):
            ann.state_when(lambda s: s.seats[1].claimed)
        new = f"/{renew(port, made, 1)}"
        ann.state_when(lambda s: not s.seats[1].claimed)
        with sit(port, made.table, new, "ben's"):
            ann.state_when(lambda s: s.seats[1].claimed)
        is_taken(port, made, new, "thief's")


def test_how_many_pages_look_at_a_seat_is_shown(port: int) -> None:
    made = new_table(port, "you", "link")
    with sit(port, made.table, made.url, "ann's") as ann:
        with sit(port, made.table, made.links[0].url, "ben's"):
            ann.state_when(lambda s: (s.seats[0].pages, s.seats[1].pages) == (1, 1))
            with sit(port, made.table, made.links[0].url, "ben's"):
                ann.state_when(lambda s: s.seats[1].pages == 2)
            state = ann.state_when(lambda s: s.seats[1].pages == 1)
            assert state.seats[1].connected
        assert not ann.state_when(lambda s: s.seats[1].pages == 0).seats[1].connected


def test_claims_and_pages_are_known_at_every_process_and_after_a_restart(postgres_database: str) -> None:
    settings = unhurried(postgres_database, limits=WIDE)
    one, two = Running(settings), Running(settings)
    try:
        made = new_table(one.port, "you", "link")
        link = made.links[0].url
        with (
            sit(one.port, made.table, made.url, "ann's") as ann,
            sit(two.port, made.table, link, "ben's"),
            sit(one.port, made.table, link, "ben's"),
        ):
            ann.state_when(lambda s: s.seats[1].claimed and s.seats[1].pages == 2)
        is_taken(one.port, made, link, "thief's")
    finally:
        one.stop()
        two.stop()
    again = Running(settings)
    try:
        is_taken(again.port, made, link, "thief's")
        assert state_over_http(again.port, made, link, "ben's") == 200
    finally:
        again.stop()


@pytest.mark.parametrize("badge", ["", "one"])
def test_of_two_who_open_it_at_once_one_has_it(tmp_path: Path, badge: str) -> None:
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}"))
    try:
        made = new_table(running.port, "you", "link")
        link = made.links[0].url
        with sit(running.port, made.table, link, badge) as first, sit(running.port, made.table, link, "two") as second:
            heard = [player.hear() for player in (first, second)]
        assert sorted(type(message).__name__ for message in heard) == ["Error", "State"]
    finally:
        running.stop()
