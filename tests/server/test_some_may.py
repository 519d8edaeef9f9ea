"""Routes of a table that depend on more than being welcome there: on its end, or on having a seat."""

import pytest

from squander.server import wire
from tests.server.client import call
from tests.server.conftest import Running
from tests.server.test_roles import PHASES, ROLES, WELCOME, Place, lay_out

SEATED = WELCOME - {"watcher"}
each_role = pytest.mark.parametrize("role", ROLES)


@pytest.fixture(scope="module", params=PHASES)
def phase(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def place(server: Running, phase: str) -> Place:
    return lay_out(server, phase)


def status(place: Place, page: str, role: str, body: object = None, method: str | None = None) -> int:
    path = f"/api/tables/{place.id}/{page}"
    return call(place.server.port, path, body, place.tokens[role], method).status


@each_role
def test_everybody_at_the_table_looks_back_but_not_before_the_end(place: Place, phase: str, role: str) -> None:
    after = 200 if phase == "over" else 409
    assert status(place, "aftermath", role) == (after if role in WELCOME else 403)


@each_role
def test_whoever_has_a_seat_plays_again_but_not_before_the_end(server: Running, phase: str, role: str) -> None:
    place = lay_out(server, phase)
    expected = 403 if role not in WELCOME else 409 if phase != "over" else 201 if role in SEATED else 403
    assert status(place, "again", role, method="POST") == expected


@each_role
def test_whoever_has_the_same_seat_joins_where_it_is_played_again(server: Running, role: str) -> None:
    place = lay_out(server, "over")
    assert status(place, "join", role, method="POST") == (404 if role in WELCOME else 403)
    assert status(place, "again", "owner", method="POST") == 201
    joined = {"other seat": 201, "own seat": 201}
    assert status(place, "join", role, method="POST") == joined.get(role, 403)


@each_role
def test_everybody_at_the_table_asks_for_mistakes_and_luck_but_not_before_the_end(
    place: Place, phase: str, role: str
) -> None:
    after = 201 if phase == "over" else 409
    assert status(place, "analysis", role, wire.Analyse(20)) == (after if role in WELCOME else 403)
    assert status(place, "analysis", role) == (200 if role in WELCOME else 403)


@each_role
def test_whoever_has_a_seat_says_what_to_be_called(place: Place, role: str) -> None:
    assert status(place, "name", role, wire.Naming("Percival")) == (201 if role in SEATED else 403)


@each_role
def test_only_whoever_is_at_the_table_hears_that_no_deal_of_a_day_is_played_there(place: Place, role: str) -> None:
    assert status(place, "day", role) == (404 if role in WELCOME else 403)


OF_A_TABLE = [
    ("day", None),
    ("aftermath", None),
    ("analysis", None),
    ("analysis", wire.Analyse()),
    ("again", b""),
    ("join", b""),
    ("name", wire.Naming("Percival")),
]


@pytest.mark.parametrize(("page", "body"), OF_A_TABLE)
def test_without_a_token_nobody_learns_whether_there_is_a_table(place: Place, page: str, body: object) -> None:
    here = call(place.server.port, f"/api/tables/{place.id}/{page}", body)
    nowhere = call(place.server.port, f"/api/tables/{'A' * 16}/{page}", body, place.tokens["owner"])
    assert (here.status, here.body) == (nowhere.status, nowhere.body)
    assert here.status == 403
