"""Nobody gets in: every route and every message, by everybody, in every phase of a table."""

import random
from collections.abc import Callable
from functools import reduce
from typing import NamedTuple

import pytest

from squander.server import wire
from squander.server.http import sockets
from squander.server.http.app import ROUTES
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import Running

ROLES = ["stranger", "watcher", "other seat", "own seat", "owner", "wrong table"]
WELCOME = {"watcher", "other seat", "own seat", "owner"}
PHASES = ["running", "over"]


class Place(NamedTuple):
    """A table where seat 1 ("own seat") is asked, or whose game is over, and everybody's token."""

    id: str
    tokens: dict[str, str]
    server: Running

    @property
    def ply(self) -> int:
        return self.server.services.hub.rooms[self.id].ply


@pytest.fixture(params=PHASES)
def phase(request: pytest.FixtureRequest) -> str:
    return str(request.param)


KEPT: dict[str, tuple[Place, object]] = {}


@pytest.fixture
def place(server: Running, phase: str) -> Place:
    """Kept from test to test until one of them changes something."""
    if phase not in KEPT or standing(KEPT[phase][0]) != KEPT[phase][1]:
        made = lay_out(server, phase)
        KEPT[phase] = made, standing(made)
    return KEPT[phase][0]


def standing(place: Place) -> object:
    room = place.server.services.hub.rooms[place.id]
    return room.ply, room.seats


def lay_out(server: Running, phase: str) -> Place:
    made = new_table(server.port, "you", "link", "link")
    elsewhere = new_table(server.port, "you", "link", "link")
    tokens = {
        "stranger": "A" * 22,
        "watcher": token_of(made.watch),
        "other seat": token_of(made.links[1].url),
        "own seat": token_of(made.links[0].url),
        "owner": token_of(made.url),
        "wrong table": token_of(elsewhere.url),
    }
    server.run(advance(server, made.table, phase == "over"))
    return Place(made.table, tokens, server)


async def advance(server: Running, table: str, to_the_end: bool) -> None:
    """By chance, until seat 1 has a real choice after one that can be taken back; or to the end."""
    room = await server.services.hub.room(table)
    chance = random.Random(3)
    while not room.game.over:
        if not to_the_end and room.asked == 1 and room.can_undo(1) and len(room.game.options) > 1:
            return
        option = chance.choice(room.game.options)
        await server.services.hub.act(room, room.ply, lambda option=option: room.choice(option))  # type: ignore[misc]


# --- HTTP: who gets what; everybody not named gets 403 --------------------------------------------------------------

BRANCH = wire.Branch(0, [wire.SeatWish("you"), wire.SeatWish("bot", bot="random"), wire.SeatWish("bot", bot="random")])
TABLE_ROUTES: dict[str, tuple[object, int]] = {
    "/api/tables/{table}/state": (None, 200),
    "/api/tables/{table}/brief": (None, 200),
    "/api/tables/{table}/record": (None, 200),
    "/api/tables/{table}/replay": (None, 200),
    "/api/tables/{table}/replay/0": (None, 200),
    "/api/tables/{table}/branch": (BRANCH, 201),
}
OPEN_ROUTES: dict[str, tuple[object, int]] = {
    "/": (None, 200),
    "/api/games": (None, 200),
    "/api/games/last-will/cards": (None, 200),
    "/api/games/last-will/rules": (None, 200),
    "/api/games/last-will/how": (None, 200),
    "/api/games/last-will/example": (None, 200),
    "/api/games/last-will/lesson": (b"", 201),
    "/api/games/last-will/lessons/work": (b"", 201),
    "/api/games/last-will/days": (wire.PlayDay("someday", ""), 400),
    "/api/games/last-will/days/2026-11-17": (None, 200),
    "/api/days": (None, 200),
    "/api/games/last-will/exercises": (None, 200),
    "/api/games/last-will/exercises/1": (wire.Solve(), 201),
    "/api/tables": (wire.NewTable("last-will", [wire.SeatWish("you"), wire.SeatWish("bot", bot="random")]), 201),
    "/api/records": (b"no record", 400),
    "/api/health": (None, 200),
    "/api/reach": (None, 200),
    "/api/metrics": (None, 200),
    "/api/schema/openapi.json": (None, 200),
}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("route", TABLE_ROUTES)
def test_routes_of_a_table(place: Place, route: str, role: str) -> None:
    body, status = TABLE_ROUTES[route]
    before = place.ply
    answer = call(place.server.port, route.format(table=place.id), body, place.tokens[role])
    assert answer.status == (status if role in WELCOME else 403)
    assert place.ply == before


@pytest.mark.parametrize("route", [*TABLE_ROUTES, "/api/tables/{table}/links"])
def test_without_a_token_nobody_learns_whether_there_is_a_table(place: Place, route: str) -> None:
    body, _ = (TABLE_ROUTES | OWNERS_ROUTES)[route]
    here = call(place.server.port, route.format(table=place.id), body)
    nowhere = call(place.server.port, route.format(table="A" * 16), body, place.tokens["owner"])
    assert (here.status, here.body) == (nowhere.status, nowhere.body)
    assert here.status == 403


SIDES = {"watcher": {-1}, "other seat": {-1, 2}, "own seat": {-1, 1}, "owner": {-1, 0}}


@pytest.mark.parametrize("role", list(SIDES))
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_whose_side_is_shown(place: Place, phase: str, role: str, seat: int) -> None:
    """While the game runs one's own; afterwards replays show every side, and the state still one's own."""
    for page, opens in [("state", False), ("replay/0", phase == "over")]:
        answer = call(place.server.port, f"/api/tables/{place.id}/{page}?seat={seat}", token=place.tokens[role])
        assert answer.status == (200 if opens or seat in SIDES[role] else 403)


@pytest.mark.parametrize("role", ROLES)
def test_open_routes_know_no_roles(place: Place, role: str) -> None:
    for route, (body, status) in OPEN_ROUTES.items():
        answer = call(place.server.port, route, body, place.tokens[role])
        assert answer.status == status or (route == "/" and answer.status == 503), route


OWNERS_ROUTES: dict[str, tuple[object, int]] = {"/api/tables/{table}/links": (wire.Renew(-1), 201)}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("route", OWNERS_ROUTES)
def test_routes_of_an_owner(server: Running, phase: str, route: str, role: str) -> None:
    place = lay_out(server, phase)
    body, status = OWNERS_ROUTES[route]
    answer = call(server.port, route.format(table=place.id), body, place.tokens[role])
    assert answer.status == (status if role == "owner" else 403)
    watching = call(server.port, f"/api/tables/{place.id}/state", token=place.tokens["watcher"])
    assert watching.status == (403 if role == "owner" else 200)


def test_every_route_is_in_these_tables() -> None:
    tables = [*TABLE_ROUTES, *OWNERS_ROUTES, *OPEN_ROUTES]
    named = {"/0": "/{ply:int}", "last-will": "{game:str}", "2026-11-17": "{day:str}"}
    named |= {"exercises/1": "exercises/{number:int}", "lessons/work": "lessons/{name:str}"}
    known = {reduce(lambda path, one: path.replace(*one), named.items(), path) for path in tables}
    paths = {path.replace("{table:str}", "{table}") for route in ROUTES for path in route.paths}
    page = {"/{name:path}", "/api/tables/{table}/socket"}
    pages = ("aftermath", "analysis", "again", "join", "name", "day")  # see test_some_may.py
    some_may = {f"/api/tables/{{table}}/{page}" for page in pages}
    assert paths - page - some_may == known - {"/api/schema/openapi.json"}


# --- the socket: the code of the answer by role, None for a message that does what it says ---------------------------

Say = Callable[[Place], wire.Message]
NOT_ALLOWED = "forbidden"
NOT_NOW = "not_your_turn"
MESSAGES: dict[str, tuple[Say, dict[str, dict[str, str | None]]]] = {
    "choose": (
        lambda p: wire.Choose(ply=p.ply, option=offered(p)),
        {
            "running": {
                "watcher": NOT_ALLOWED,
                "other seat": "not_your_turn",
                "own seat": None,
                "owner": "not_your_turn",
            },
            "over": {"watcher": NOT_ALLOWED, "other seat": "over", "own seat": "over", "owner": "over"},
        },
    ),
    "choose for another": (
        lambda p: wire.Choose(ply=p.ply, option=offered(p), seat=1),
        {
            "running": {"watcher": NOT_ALLOWED, "other seat": NOT_ALLOWED, "own seat": None, "owner": NOT_ALLOWED},
            "over": {"watcher": NOT_ALLOWED, "other seat": NOT_ALLOWED, "own seat": "over", "owner": NOT_ALLOWED},
        },
    ),
    "try": (
        lambda p: wire.Try(ply=p.ply, wanted=[wire.Wanted(id=offered(p))]),
        {
            "running": {"watcher": NOT_ALLOWED, "other seat": NOT_NOW, "own seat": None, "owner": NOT_NOW},
            "over": {"watcher": NOT_ALLOWED, "other seat": "over", "own seat": "over", "owner": "over"},
        },
    ),
    "try for another": (
        lambda p: wire.Try(ply=p.ply, wanted=[wire.Wanted(id=offered(p))], seat=1),
        {
            "running": {"watcher": NOT_ALLOWED, "other seat": NOT_ALLOWED, "own seat": None, "owner": NOT_ALLOWED},
            "over": {"watcher": NOT_ALLOWED, "other seat": NOT_ALLOWED, "own seat": "over", "owner": NOT_ALLOWED},
        },
    ),
    "hint at a table without hints": (
        lambda p: wire.Hint(ply=p.ply),
        {phase: dict.fromkeys(("watcher", "other seat", "own seat", "owner"), NOT_ALLOWED) for phase in PHASES},
    ),
    "undo": (
        lambda p: wire.Undo(ply=p.ply),
        {
            "running": {"watcher": NOT_ALLOWED, "other seat": "no_undo", "own seat": None, "owner": "no_undo"},
            "over": {"watcher": NOT_ALLOWED, "other seat": "over", "own seat": "over", "owner": "over"},
        },
    ),
    "reset": (
        lambda p: wire.Reset(ply=p.ply),
        {
            "running": {"watcher": NOT_ALLOWED, "other seat": "no_undo", "own seat": None, "owner": "no_undo"},
            "over": {"watcher": NOT_ALLOWED, "other seat": "over", "own seat": "over", "owner": "over"},
        },
    ),
    "look": (
        lambda p: wire.Look(seat=1),
        {phase: dict.fromkeys(("watcher", "other seat", "own seat", "owner"), NOT_ALLOWED) for phase in PHASES},
    ),
    "chat": (
        lambda p: wire.Chat(text="Good evening."),
        {phase: dict.fromkeys(("watcher", "other seat", "own seat", "owner")) for phase in PHASES},
    ),
    "seat a bot": (
        lambda p: wire.SeatBot(seat=1, bot="random"),
        {
            phase: {"watcher": NOT_ALLOWED, "other seat": NOT_ALLOWED, "own seat": None, "owner": None}
            for phase in PHASES
        },
    ),
    "take the seat back": (
        lambda p: wire.SeatBot(seat=1, bot=None),
        {
            phase: {"watcher": NOT_ALLOWED, "other seat": NOT_ALLOWED, "own seat": None, "owner": None}
            for phase in PHASES
        },
    ),
    "show a part after the deal": (
        lambda p: wire.Part(part="late"),
        {phase: dict.fromkeys(("watcher", "other seat", "own seat", "owner"), "malformed") for phase in PHASES},
    ),
    "deal again": (
        lambda p: wire.DealNow(),
        {phase: dict.fromkeys(("watcher", "other seat", "own seat", "owner"), "malformed") for phase in PHASES},
    ),
    "hello again": (
        lambda p: wire.Hello(token=p.tokens["owner"]),
        {phase: dict.fromkeys(("watcher", "other seat", "own seat", "owner"), "malformed") for phase in PHASES},
    ),
}


def offered(place: Place) -> int:
    options = place.server.services.hub.rooms[place.id].game.options
    return options[0] if options else 0


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("name", MESSAGES)
def test_messages(place: Place, phase: str, name: str, role: str) -> None:
    say, answers = MESSAGES[name]
    before = place.ply
    with Player(place.server.port, place.id, place.tokens[role]) as player:
        if role not in WELCOME:
            assert player.error().code == "forbidden"
            assert player.ended() == sockets.POLICY
            assert place.ply == before
            return
        player.next_state()
        player.say(say(place))
        expected = answers[phase][role]
        if expected is not None:
            assert player.error().code == expected
            assert place.ply == before
        else:
            assert not isinstance(player.hear(), wire.Error)


@pytest.mark.parametrize("name", [name for name in MESSAGES if name != "hello again"])
def test_messages_before_hello(place: Place, name: str) -> None:
    before = place.ply
    with Player(place.server.port, place.id, None) as player:
        player.say(MESSAGES[name][0](place))
        assert player.error().code == "forbidden"
        assert player.ended() == sockets.POLICY
    assert place.ply == before


def test_every_message_is_in_this_table(place: Place) -> None:
    assert {type(say(place)) for say, _ in MESSAGES.values()} == set(wire.Incoming.__args__)
