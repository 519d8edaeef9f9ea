"""Whoever comes by a link says what to be called; and how a table stands, for those who have several."""

import msgspec
import pytest

from squander.server import wire
from tests.server.client import SECONDS, Answer, Player, call, new_table, token_of
from tests.server.conftest import Running


def name(port: int, made: wire.TableMade, link: str, said: str) -> Answer:
    return call(port, f"/api/tables/{made.table}/name", wire.Naming(said), token_of(link))


def brief(port: int, made: wire.TableMade, link: str) -> wire.Brief:
    return wire.Brief(**call(port, f"/api/tables/{made.table}/brief", token=token_of(link)).json())


def told(port: int, made: wire.TableMade) -> str:
    """The log, as a watcher reads it."""
    state = call(port, f"/api/tables/{made.table}/state", token=token_of(made.watch)).json()
    return " ".join(line["text"] for line in state["log"])


def test_everybody_reads_the_name_also_in_what_was_told_before(port: int) -> None:
    made = new_table(port, "link", "bot", seed="3")
    with Player(port, made.table, token_of(made.links[0].url)) as ben:
        while "Player 1" not in told(port, made):
            state = ben.my_turn()
            assert state.question is not None
            ben.choose(state.question.options[0].id)
        answer = name(port, made, made.links[0].url, "  Wilhelmina\u202e ")
        assert (answer.status, answer.json()) == (201, {"name": "Wilhelmina"})
        ben.state_when(lambda s: s.seats[0].name == "Wilhelmina")
    assert "Wilhelmina" in told(port, made)
    assert "Player 1" not in told(port, made)


def test_the_name_stays_when_the_table_is_read_again(server: Running) -> None:
    made = new_table(server.port, "you", "link", seed="3")
    assert name(server.port, made, made.links[0].url, "Wilhelmina").status == 201
    server.services.hub.rooms.pop(made.table)
    assert brief(server.port, made, made.url).names == ["Player 1", "Wilhelmina"]


def test_before_the_deal_too(port: int) -> None:
    seats = [wire.SeatWish("you", "Ann"), wire.SeatWish("link")]
    body = wire.NewTable("last-will", seats, shuffle="everybody")
    made = msgspec.json.decode(call(port, "/api/tables", body).body, type=wire.TableMade)
    with Player(port, made.table, token_of(made.url)) as ann:
        assert waiting(ann).names == ["Ann", "Player 2"]
        assert name(port, made, made.links[0].url, "Wilhelmina").json() == {"name": "Wilhelmina"}
        while waiting(ann).names != ["Ann", "Wilhelmina"]:
            pass
    assert call(port, f"/api/tables/{made.table}/brief", token=token_of(made.url)).json()["code"] == "waiting"


def waiting(player: Player) -> wire.Waiting:
    """What a page hears while it waits for the deal; the client of these tests knows dealt tables only."""
    return msgspec.json.decode(player.socket.recv(timeout=SECONDS), type=wire.Waiting)


@pytest.mark.parametrize("said", ["", "  ", "\u202e\u2066"])
def test_a_name_that_nobody_can_read_is_refused(port: int, said: str) -> None:
    made = new_table(port, "you", "link")
    answer = name(port, made, made.links[0].url, said)
    assert (answer.status, answer.json()["code"]) == (400, "malformed")
    assert brief(port, made, made.url).names[1] == "Player 2"


def test_a_watcher_and_a_shared_screen_have_no_name_of_their_own(port: int) -> None:
    made = new_table(port, "you", "screen", "link")
    assert name(port, made, made.watch, "Ann").status == 403
    assert name(port, made, made.url, "Ann").status == 403
    assert call(port, f"/api/tables/{made.table}/name", wire.Naming("Ann"), "nobody").status == 403


def test_a_brief_says_whom_a_table_waits_for(port: int) -> None:
    made = new_table(port, "link", "you", seed="3", starter=1)
    assert brief(port, made, made.url) == wire.Brief(False, 0, False, ["Player 1", "Player 2"])
    assert brief(port, made, made.links[0].url).mine
    assert not brief(port, made, made.watch).mine
