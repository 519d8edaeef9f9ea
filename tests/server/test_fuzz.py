"""Whatever a page sends: no crash, no change, no leak."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from squander.server import wire
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import Running

# The sockets' threads of this process use `random` too, which Hypothesis would take for a strategy's doing.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")

TAGS = ["hello", "choose", "try", "undo", "reset", "look", "chat", "seat_bot", "state", "said", "error", "", "CHOOSE"]
FIELDS = ["type", "ply", "option", "seat", "text", "bot", "token", "id", "__class__", "view", "seed", "then", "options"]

numbers = st.one_of(st.integers(-3, 300), st.integers(), st.floats(), st.just(2**63))
plain = st.one_of(st.none(), st.booleans(), numbers, st.text(max_size=40))
nested = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner), max_leaves=8
)
messages = st.fixed_dictionaries({"type": st.sampled_from(TAGS)}, optional=dict.fromkeys(FIELDS[1:], nested))
almost = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["undo", "reset", "look", "choose", "try"]),
        "ply": st.integers(-2, 3),
        "seat": st.integers(-2, 5),
    },
    optional={
        "option": st.integers(-2, 90),
        "then": st.lists(st.integers(-2, 90), max_size=70),
        "options": st.lists(st.integers(-2, 90), max_size=70),
    },
)
texts = st.one_of(
    st.text(max_size=200),
    messages.map(json.dumps),
    almost.map(json.dumps),
    nested.map(json.dumps),
    st.integers(1, 3000).map(lambda n: "[" * n),
    st.integers(3000, 9000).map(lambda n: json.dumps({"type": "chat", "text": "x" * n})),
)
HARMLESS = {
    "malformed",
    "stale",
    "forbidden",
    "not_your_turn",
    "not_offered",
    "no_undo",
    "too_large",
    "too_fast",
    "over",
}


class Victim:
    """A running table, watched from outside while one page sends rubbish: a seat that is not asked."""

    def __init__(self, server: Running) -> None:
        made = new_table(server.port, "you", "link", "link", seed="secret of this table", starter=0)
        self.server = server
        self.room = server.run(server.services.hub.room(made.table))
        asked = self.room.asked
        tokens = {0: token_of(made.url), 1: token_of(made.links[0].url), 2: token_of(made.links[1].url)}
        self.path = f"/api/tables/{made.table}"
        self.token = tokens[(asked + 1) % 3]
        self.player = Player(server.port, made.table, self.token)
        self.player.next_state()
        self.before = self.standing()

    def standing(self) -> object:
        return self.room.ply, self.room.game.digest(), list(self.room.seats)

    def send(self, text: str) -> None:
        self.player.raw.clear()
        self.player.say(text)
        # The table answers every message; this one always is refused, so its answer comes last.
        self.player.say(wire.Hello(token="the last of this round"))
        while "said hello already" not in (answer := self.hear_error()).text:
            assert answer.code in HARMLESS, answer
        assert not any("secret of this table" in raw for raw in self.player.raw)

    def hear_error(self) -> wire.Error:
        while not isinstance(message := self.player.hear(), wire.Error):
            pass
        return message

    def close(self) -> None:
        self.player.close()


def harmless(text: str) -> bool:
    """Rubbish that happens to be a well-formed wish of this seat would change something, and may."""
    try:
        message = msgspec.json.decode(text, type=wire.Incoming)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return True
    return not isinstance(message, wire.SeatBot | wire.Chat | wire.Hello)


def fuzz(victim: Victim, text: str) -> None:
    if harmless(text):
        victim.send(text)
        assert victim.standing() == victim.before


@pytest.fixture(scope="module")
def victim(server: Running) -> Any:
    victim = Victim(server)
    yield victim
    victim.close()


QUICK = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
LONG = settings(QUICK, max_examples=10_000)


@QUICK
@given(text=texts)
def test_rubbish_changes_nothing(victim: Victim, text: str) -> None:
    fuzz(victim, text)


@pytest.mark.long
@LONG
@given(text=texts)
def test_rubbish_by_the_ten_thousand_changes_nothing(victim: Victim, text: str) -> None:
    fuzz(victim, text)


def http_fuzz(victim: Victim, path: str, body: bytes) -> None:
    for method in ("GET", "POST"):
        answer = call(victim.server.port, path, body if method == "POST" else None, victim.token, method)
        assert answer.status < 500, answer.body
        assert b"secret of this table" not in answer.body
    assert victim.standing() == victim.before


paths = st.one_of(
    st.sampled_from(["/api/tables", "/api/records", "{table}/branch", "{table}/state?ply=x", "{table}/replay/-1"]),
    st.text("abc%./\\?&=#{}0-é\x7f", max_size=30).map(lambda tail: "/api/" + tail.replace("#", "")),
    st.integers().map(lambda n: f"{{table}}/replay/{n}"),
    st.integers().map(lambda n: f"{{table}}/state?seat={n}&ply={n}"),
)
bodies = st.one_of(st.binary(max_size=300), nested.map(lambda x: json.dumps(x).encode()))


@settings(QUICK, max_examples=100)
@given(path=paths, body=bodies)
def test_rubbish_over_http_changes_nothing(victim: Victim, path: str, body: bytes) -> None:
    quoted = path.replace("{table}", victim.path).encode("ascii", "xmlcharrefreplace").decode()
    http_fuzz(victim, quoted.replace("#", "").replace("\x7f", "%7f"), body)


@pytest.mark.long
@settings(LONG)
@given(path=paths, body=bodies)
def test_rubbish_over_http_by_the_ten_thousand_changes_nothing(victim: Victim, path: str, body: bytes) -> None:
    quoted = path.replace("{table}", victim.path).encode("ascii", "xmlcharrefreplace").decode()
    http_fuzz(victim, quoted.replace("#", "").replace("\x7f", "%7f"), body)
