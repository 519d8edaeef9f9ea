"""A link can be renewed: the old one says so and opens nothing."""

from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from squander.server import wire
from squander.server.http import sockets
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import Running, unhurried

SENTENCE = "A new link has taken the place of this one; ask whoever made the table for it."


def renew(port: int, made: wire.TableMade, seat: int, token: str | None = None) -> str:
    answer = call(port, f"/api/tables/{made.table}/links", wire.Renew(seat), token or token_of(made.url))
    assert answer.status == 201, answer.body
    link = msgspec.json.decode(answer.body, type=wire.SeatLink)
    assert link.seat == seat
    return token_of(link.url)


def refused(port: int, table: str, token: str) -> tuple[str, str]:
    """What the token gets over HTTP and over a socket; the same both times."""
    over_http = call(port, f"/api/tables/{table}/state", token=token)
    assert over_http.status == 403
    with Player(port, table, token) as player:
        error = player.error()
        assert player.ended() == sockets.POLICY
    assert over_http.json() == {"code": error.code, "text": error.text}
    return error.code, error.text


@pytest.mark.parametrize("seat", [1, -1])
def test_a_renewed_link_closes_its_pages_and_the_new_one_opens(port: int, seat: int) -> None:
    made = new_table(port, "you", "link", "link", seed="3", starter=1)
    old = token_of(made.links[0].url if seat == 1 else made.watch)
    other = token_of(made.links[1].url)
    with Player(port, made.table, old) as shut, Player(port, made.table, other) as stays:
        shut.next_state()
        stays.next_state()
        new = renew(port, made, seat)
        error = shut.error()
        assert (error.code, error.text, error.ply) == ("renewed", SENTENCE, -1)
        assert shut.ended() == sockets.POLICY
        stays.say(wire.Chat(text="Still here."))
        while not stays.said:
            stays.hear()
    assert refused(port, made.table, old) == ("renewed", SENTENCE)
    with Player(port, made.table, new) as player:
        state = player.next_state()
        assert (state.viewer, state.mine) == (seat, [] if seat < 0 else [seat])


def test_a_renewed_seat_plays_on_and_a_message_of_the_old_page_changes_nothing(port: int) -> None:
    made = new_table(port, "link", "you", seed="3", starter=0)
    old = token_of(made.links[0].url)
    with Player(port, made.table, old) as before:
        state = before.my_turn()
        assert state.question is not None
        new = renew(port, made, 0)
        with suppress(ConnectionClosed):
            before.say(wire.Choose(ply=state.ply, option=state.question.options[0].id))
        assert before.error().code == "renewed"
    with Player(port, made.table, new) as player:
        again = player.my_turn()
        assert again.ply == state.ply
        assert again.question is not None
        assert player.choose(again.question.options[0].id).ply == state.ply + 1


def test_the_owners_own_link_can_be_renewed_and_still_owns(port: int) -> None:
    made = new_table(port, "you", "link")
    new = renew(port, made, 0)
    assert refused(port, made.table, token_of(made.url)) == ("renewed", SENTENCE)
    renew(port, made, 1, new)
    twice = renew(port, made, 1, new)
    assert call(port, f"/api/tables/{made.table}/state", token=twice).status == 200


@pytest.mark.parametrize("seat", [1, 7, -2])
def test_a_seat_without_a_link_is_one_sentence(port: int, seat: int) -> None:
    made = new_table(port, "you", "bot")
    answer = call(port, f"/api/tables/{made.table}/links", wire.Renew(seat), token_of(made.url))
    assert (answer.status, answer.json()["text"]) == (404, "There is no link to this seat that could be renewed.")


def test_it_stays_renewed_after_a_restart(tmp_path: Path) -> None:
    settings = unhurried(f"sqlite:///{tmp_path / 'a.db'}")
    running = Running(settings)
    made = new_table(running.port, "you", "link")
    new = renew(running.port, made, 1)
    running.stop()
    running = Running(settings)
    try:
        assert refused(running.port, made.table, token_of(made.links[0].url)) == ("renewed", SENTENCE)
        assert call(running.port, f"/api/tables/{made.table}/state", token=new).status == 200
    finally:
        running.stop()
