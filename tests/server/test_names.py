"""The names a server answers to, whose word it takes about who calls, and addresses at which there is nothing."""

import http.client
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from squander.server import wire
from squander.server.http.guard import name_of
from tests.server.client import SECONDS, Answer, call, new_table, token_of
from tests.server.conftest import WIDE, Running, unhurried
from tests.server.serving import free_port
from tests.server.test_serve import one_sentence, run, started, wait_for

HOSTS = ["squander.example.org", "*.example.net"]


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("Squander.Example.org:8000", "squander.example.org"),
        ("localhost", "localhost"),
        ("[::1]:8517", "[::1]"),
        ("[::1]", "[::1]"),
        ("name.example.", "name.example"),
        ("", ""),
    ],
)
def test_a_name_is_a_host_without_its_port(host: str, name: str) -> None:
    assert name_of(host) == name


def test_only_allowed_hosts_are_answered(tmp_path: Path) -> None:
    """A page of another site that lets its own name lead here gets nothing, although its origin is its host."""
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", hosts=HOSTS, limits=WIDE))
    try:
        known = ["squander.example.org", "SQUANDER.example.org:8000", "a.example.net", "a.b.example.net:1"]
        strange = ["evil.example", "squander.example.org.evil.example", "example.net", "127.0.0.1", ""]
        assert [asked(running.port, host).status for host in known] == [200] * 4
        answers = [asked(running.port, host) for host in strange]
        assert [answer.status for answer in answers] == [421] * 5
        assert answers[0].json() == {"code": "forbidden", "text": "This server does not answer to this name."}
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{running.port}/api/tables/x/socket", compression=None)
    finally:
        running.stop()


def asked(port: int, host: str) -> Answer:
    return call(port, "/api/games", headers={"Host": host, "Origin": f"http://{host}"} if host else {"Host": ""})


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (["--allowed-host", "https://squander.example.org"], "is no host's name"),
        (["--allowed-host", "squander.example.org:80"], "is no host's name"),
        (["--origin", "squander.example.org"], "is no origin"),
        (["--trusted-proxy", "the-proxy"], "is no address of a proxy"),
    ],
)
def test_a_wrong_name_is_one_sentence(option: list[str], said: str) -> None:
    one_sentence(run("serve", *option), said)


@pytest.mark.parametrize("option", ["--keep-tables", "--keep-talk", "--database-seconds", "--sockets-per-link"])
def test_a_wrong_number_starts_nothing(option: str) -> None:
    done = run("serve", option, "-1")
    assert done.returncode == 2
    assert option in done.stderr


# --- proxies


@pytest.mark.parametrize(("proxy", "outcome"), [("127.0.0.1", "state"), ("192.0.2.9", "error")])
def test_a_trusted_proxy_says_who_calls(tmp_path: Path, proxy: str, outcome: str) -> None:
    """Each caller behind it has a limit of its own; behind any other all share one."""
    port, database = free_port(), f"sqlite:///{tmp_path / 'a.db'}"
    options = ["--trusted-proxy", proxy, "--sockets-per-address", "1", "--database", database]
    server = started("serve", "--port", str(port), *options)
    try:
        wait_for(port)
        made = new_table(port, "you", "link")
        with called_by("192.0.2.1", port, made) as one, called_by("192.0.2.2", port, made) as two:
            assert '"type":"state"' in one.recv(timeout=SECONDS, decode=True)
            assert f'"type":"{outcome}"' in two.recv(timeout=SECONDS, decode=True)
    finally:
        server.terminate()
        server.communicate()


@contextmanager
def called_by(caller: str, port: int, made: wire.TableMade) -> Iterator[ClientConnection]:
    url = f"ws://127.0.0.1:{port}/api/tables/{made.table}/socket"
    with connect(url, additional_headers={"X-Forwarded-For": caller}, compression=None) as line:
        with suppress(ConnectionClosed):
            line.send(msgspec.json.encode(wire.Hello(token=token_of(made.url))).decode())
        yield line


# --- addresses


BAD = [
    "/%00",
    "/assets/%00.js",
    f"/{'long' * 2_000}",
    f"/assets/{'x' * 300}.js",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/%ff%fe",
    "/assets/../../app.py",
    "/nothing.html",
    "/assets",
    "/api/nothing",
    "/api/games/%00/cards",
    "/api/games/whist/cards",
    "/api/tables/%00",
]


@pytest.mark.parametrize("path", BAD)
def test_an_address_at_which_there_is_nothing_is_404(server: Running, path: str) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=SECONDS)) as line:
        line.putrequest("GET", path, skip_accept_encoding=True)
        line.endheaders()
        answer = line.getresponse()
        body = answer.read()
    assert answer.status == 404, body
    assert b'"code":"unknown"' in body


@pytest.mark.parametrize("ply", ["x", "%00", "1e9", "99999999999999999999999999"])
def test_a_ply_that_is_no_number_is_no_crash(server: Running, ply: str) -> None:
    made = new_table(server.port, "you", "link")
    answer = call(server.port, f"/api/tables/{made.table}/replay/{ply}", token=token_of(made.url))
    assert answer.status in (400, 404)
    assert answer.json()["text"]
