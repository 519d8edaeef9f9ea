"""Which address stands in invitations, and what is said when there is none that others could use."""

from pathlib import Path

import msgspec
import pytest

from squander.server import wire
from squander.server.http import reach as module
from squander.server.http.reach import reach
from squander.server.settings import HOME_PORT, Settings, home_database
from tests.server.client import call
from tests.server.conftest import WIDE, Running, unhurried

HOME = "192.168.1.5"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "network_address", lambda: HOME)


def told(host: str, near: bool = True, **more: object) -> wire.Reach:
    return reach(msgspec.structs.replace(Settings(home_database(), host=host, port=8000), **more), near)


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", "127.0.0.2"])
def test_who_listens_to_this_machine_alone_is_told_how_to_let_others_in(host: str) -> None:
    assert told(host) == wire.Reach("", "./squander serve --host 0.0.0.0 --port 8000")
    assert told(host, port=HOME_PORT).command == "./squander serve --host 0.0.0.0"


def test_the_same_tables_are_served_then() -> None:
    said = told("127.0.0.1", port=HOME_PORT, local=True, database="sqlite:///my games.db")
    assert said.command == "./squander serve --host 0.0.0.0 --database 'sqlite:///my games.db'"


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", f"http://{HOME}:8000"),
        ("::", f"http://{HOME}:8000"),
        ("10.0.0.7", "http://10.0.0.7:8000"),
        ("fd00::7", "http://[fd00::7]:8000"),
        ("games.lan", "http://games.lan:8000"),
    ],
)
def test_who_listens_to_a_network_has_an_address_in_it(host: str, address: str) -> None:
    assert told(host) == wire.Reach(address, "")


def test_nobody_far_away_learns_the_machines_address() -> None:
    assert told("0.0.0.0", near=False) == wire.Reach("", "")


def test_an_address_that_would_not_be_answered_is_not_given() -> None:
    assert told("0.0.0.0", hosts=["squander.example.org"]).address == ""
    assert told("0.0.0.0", hosts=[HOME]).address == f"http://{HOME}:8000"


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "network_address", lambda: "")
    assert told("0.0.0.0") == wire.Reach("", "")


def test_the_page_is_told(tmp_path: Path) -> None:
    settings = unhurried(f"sqlite:///{tmp_path / 'a.db'}", host="0.0.0.0", port=1234, limits=WIDE)
    running = Running(settings)
    try:
        answer = call(running.port, "/api/reach")
        assert answer.json() == {"address": f"http://{HOME}:1234", "command": ""}
    finally:
        running.stop()
