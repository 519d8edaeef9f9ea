"""Too many pages, too much talk, and pages that don't read: nobody else has to wait for them."""

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from squander.server import wire
from squander.server.http import sockets
from squander.server.http.callers import caller_of
from squander.server.http.socket_line import Line
from squander.server.settings import Limits
from squander.server.storage.rows import ChatRow
from squander.server.tables.room import Room
from tests.server.client import Player, new_table, token_of
from tests.server.conftest import WIDE, Running, unhurried

PING = b"\x89\xfd\x00\x00\x00\x00" + bytes(125)
LONG = "a long story " * 38


@contextmanager
def serving(tmp_path: Path, limits: Limits) -> Iterator[Running]:
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", limits=limits))
    try:
        yield running
    finally:
        running.stop()


def wait_until(true: Callable[[], bool]) -> None:
    while not true():  # the test's own time limit ends it
        time.sleep(0.02)


def is_turned_away(port: int, table: str, token: str | None, said: str) -> None:
    with Player(port, table, token) as player:
        error = player.error()
        assert (error.code, error.ply) == ("crowded", -1)
        assert said in error.text
        assert player.ended() == sockets.POLICY


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, sockets_per_address=3)
    with serving(tmp_path, limits) as running, ExitStack() as stack:
        made = new_table(running.port, "you", "link")
        token = token_of(made.url)
        pages = [stack.enter_context(Player(running.port, made.table, token)) for _ in range(3)]
        for page in pages:
            page.next_state()
        is_turned_away(running.port, made.table, None, "open from your address (the limit is 3)")
        pages[0].close()
        wait_until(lambda: running.services.crowd.total < 3)
        with Player(running.port, made.table, token) as again:
            again.next_state()


def test_a_server_has_so_many_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, msgspec.structs.replace(WIDE, sockets=1)) as running:
        made = new_table(running.port, "you", "link")
        with Player(running.port, made.table, token_of(made.url)) as player:
            player.next_state()
            is_turned_away(running.port, made.table, None, "This server is full")


def test_a_link_has_so_many_pages(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, sockets_per_link=2)
    with serving(tmp_path, limits) as running, ExitStack() as stack:
        made = new_table(running.port, "you", "link")
        for _ in range(2):
            stack.enter_context(Player(running.port, made.table, token_of(made.url))).next_state()
        is_turned_away(running.port, made.table, token_of(made.url), "open by this link (the limit is 2)")
        with Player(running.port, made.table, token_of(made.links[0].url)) as guest:
            guest.next_state()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
    ],
)
def test_neighbouring_addresses_of_one_caller_are_one(one: str, other: str, same: bool) -> None:
    callers = [caller_of((address, 1)) for address in (one, other)]
    assert (callers[0] == callers[1]) is same
    assert caller_of(None) == ""


# --- talk


def test_a_choice_does_not_wait_for_talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, WIDE) as running:
        store, stored, blocked = running.services.store, running.services.store.say, asyncio.Event()

        async def say(table: str, row: ChatRow) -> None:
            await blocked.wait()
            await stored(table, row)

        monkeypatch.setattr(store, "say", say)
        made = new_table(running.port, "you", "link", seed="3", starter=0)
        guest = Player(running.port, made.table, token_of(made.links[0].url))
        with guest, Player(running.port, made.table, token_of(made.url)) as player:
            guest.next_state()
            guest.say(wire.Chat(text="Good evening."))
            room = running.services.hub.rooms[made.table]
            wait_until(room.talking.locked)
            state = player.my_turn()
            assert state.question is not None
            player.choose(state.question.options[0].id)
            assert not player.said
            running.loop.call_soon_threadsafe(blocked.set)
            while not player.said:
                player.hear()


def test_talk_is_heard_once_however_often_it_is_read(tmp_path: Path) -> None:
    with serving(tmp_path, WIDE) as running:
        made = new_table(running.port, "you", "link")
        with Player(running.port, made.table, token_of(made.url)) as player:
            player.next_state()
            room = running.services.hub.rooms[made.table]
            for text in ("one", "two"):
                player.say(wire.Chat(text=text))
                running.run(running.services.hub.look_again(room))
            while len(player.said) < 2:
                player.hear()
        assert [said.text for said in player.said] == ["one", "two"]
        assert [row.number for row in room.chat] == [1, 2]


def test_a_link_may_say_so_much_at_once(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, chat_burst=3, chat_per_second=0.0)
    with serving(tmp_path, limits) as running:
        made = new_table(running.port, "you", "link", seed="3", starter=0)
        one, two = (Player(running.port, made.table, token_of(made.url)) for _ in range(2))
        guest = Player(running.port, made.table, token_of(made.links[0].url))
        with one, two, guest:
            state = one.my_turn()
            for _ in range(4):
                one.say(wire.Chat(text="Well, well."))
            assert one.error().code == "talkative"
            two.say(wire.Chat(text="Well, well."))
            assert two.error().code == "talkative"
            guest.say(wire.Chat(text="Do go on."))
            while len(guest.said) < 4:
                guest.hear()
            assert state.question is not None
            one.choose(state.question.options[0].id)


# --- pages that do not read


class Deaf:
    """A page that says hello and never reads a byte again."""

    def __init__(self, running: Running, table: str, token: str) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.connect(("127.0.0.1", running.port))
        protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{running.port}/api/tables/{table}/socket"))
        protocol.send_request(protocol.connect())
        self.line.sendall(b"".join(protocol.data_to_send()))
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.line.recv(1)
        protocol.receive_data(answer)
        protocol.send_text(msgspec.json.encode(wire.Hello(token=token)))
        self.line.sendall(b"".join(protocol.data_to_send()))

    def __enter__(self) -> "Deaf":
        return self

    def __exit__(self, *reason: object) -> None:
        self.line.close()


def narrow(running: Running) -> None:
    """Little is kept for the server by the system."""
    running.server.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


def looking(running: Running, table: str, count: int) -> Room:
    rooms = running.services.hub.rooms
    wait_until(lambda: table in rooms and len(rooms[table].pages) == count)
    return rooms[table]


def test_a_page_that_does_not_read_talk_is_cut_off(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, waiting_bytes=20_000, stall_seconds=3600.0)
    with serving(tmp_path, limits) as running:
        narrow(running)
        made = new_table(running.port, "you", "link")
        token = token_of(made.links[0].url)
        with Player(running.port, made.table, token_of(made.url)) as player, Deaf(running, made.table, token):
            room = looking(running, made.table, 2)
            most = 0
            while len(room.pages) == 2:
                most = max(most, *(page.waiting_bytes for page in list(room.pages)))
                player.say(wire.Chat(text=LONG))
                while not isinstance(player.hear(), wire.Said):
                    pass
            player.state_when(lambda s: not s.seats[1].connected)
            assert 0 < most < 22_000


def test_a_line_on_which_nothing_gets_out_is_cut_off(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, stall_seconds=1.0)
    with serving(tmp_path, limits) as running:
        narrow(running)
        made = new_table(running.port, "you", "link")
        token = token_of(made.links[0].url)
        with Player(running.port, made.table, token_of(made.url)) as player, Deaf(running, made.table, token):
            room = looking(running, made.table, 2)
            deaf = next(page for page in room.pages if page.holder.seats == [1])
            line = getattr(deaf.cut, "__self__", None)
            assert isinstance(line, Line)
            while deaf in room.pages and line.writable.is_set():
                player.say(wire.Chat(text=LONG))
                while not isinstance(player.hear(), wire.Said):
                    pass
            player.state_when(lambda s: not s.seats[1].connected)
        wait_until(lambda: running.services.crowd.total == 0)


def test_a_page_that_answers_no_ping_is_cut_off(tmp_path: Path) -> None:
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", limits=WIDE), ping_seconds=0.5)
    try:
        made = new_table(running.port, "you", "link")
        with Deaf(running, made.table, token_of(made.url)) as mute, suppress(ConnectionError):
            while mute.line.recv(65_536):
                pass
        wait_until(lambda: running.services.crowd.total == 0)
    finally:
        running.stop()


def send_pings(line: socket.socket) -> None:
    for _ in range(50_000):
        line.sendall(PING * 10)


def test_pings_without_end_are_not_answered_without_end(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, unsent_bytes=100_000, stall_seconds=3600.0)
    with serving(tmp_path, limits) as running:
        narrow(running)
        made = new_table(running.port, "you", "link")
        with Deaf(running, made.table, token_of(made.url)) as deaf:
            looking(running, made.table, 1)
            with pytest.raises(ConnectionError):
                send_pings(deaf.line)
        wait_until(lambda: running.services.crowd.total == 0)
