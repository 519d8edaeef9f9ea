"""A page made of code: what a browser would say to the server, in the wire's own types."""

import http.client
import json
from contextlib import ExitStack, closing
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from squander.server import wire

Heard = wire.State | wire.Tried | wire.Advised | wire.Said | wire.Error
outgoing: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(wire.Outgoing)
SECONDS = 240.0  # nothing takes so long, unless the machine does much else

UNANSWERED = (OSError, http.client.HTTPException)  # the server died before or while it answered


class Answer:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    def json(self) -> Any:
        return json.loads(self.body)


def call(
    port: int,
    path: str,
    body: object = None,
    token: str | None = None,
    method: str | None = None,
    headers: dict[str, str] | None = None,
) -> Answer:
    """One HTTP request; bytes go as they are, everything else as JSON."""
    sent = body if isinstance(body, bytes) or body is None else msgspec.json.encode(body)
    given = {} if token is None else {"Authorization": f"Bearer {token}"}
    if body is not None:
        given["Content-Type"] = "application/json"
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)) as line:
        line.request(method or ("GET" if body is None else "POST"), path, sent, {**given, **(headers or {})})
        answer = line.getresponse()
        return Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())


def new_table(port: int, *kinds: str, bot: str = "random", seed: str | None = None, **options: Any) -> wire.TableMade:
    seats = [wire.SeatWish(kind, "", bot) for kind in kinds]
    game = options.pop("game", "last-will")
    answer = call(port, "/api/tables", wire.NewTable(game, seats, options, seed))
    assert answer.status == 201, answer.body
    return msgspec.json.decode(answer.body, type=wire.TableMade)


def token_of(link: str) -> str:
    return link.rpartition("/")[2]


class Player:
    """One open socket at a table."""

    def __init__(self, port: int, table: str, token: str | None, ply: int = -1) -> None:
        self.open = ExitStack()
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        line = connect(url, open_timeout=SECONDS, ping_interval=None, max_size=None, compression=None)
        self.socket: ClientConnection = self.open.enter_context(line)
        self.token = token
        self.raw: list[str] = []
        self.said: list[wire.Said] = []
        self.state: wire.State | None = None
        if token is not None:
            self.say(wire.Hello(token=token, ply=ply))

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *reason: object) -> None:
        self.close()

    def close(self) -> None:
        self.open.close()

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    def hear(self, seconds: float = SECONDS) -> Heard:
        text = self.socket.recv(timeout=seconds, decode=True)
        assert isinstance(text, str)
        self.raw.append(text)
        message = outgoing.decode(text)
        if isinstance(message, wire.State):
            self.state = message
        elif isinstance(message, wire.Said):
            self.said.append(message)
        return message

    def next_state(self) -> wire.State:
        while not isinstance(message := self.hear(), wire.State):
            assert not isinstance(message, wire.Error), message
        return message

    def state_when(self, wanted: Any) -> wire.State:
        state = self.state or self.next_state()
        while not wanted(state):
            state = self.next_state()
        return state

    def my_turn(self) -> wire.State:
        return self.state_when(lambda s: s.over or (s.question is not None and s.question.options != []))

    def error(self) -> wire.Error:
        while not isinstance(message := self.hear(), wire.Error):
            pass
        return message

    def choose(self, option: int, seat: int | None = None) -> wire.State:
        """Answer the open question and wait until it counts."""
        assert self.state is not None
        ply = self.state.ply
        self.say(wire.Choose(ply=ply, option=option, seat=seat))
        return self.state_when(lambda s: s.ply > ply)

    def tried(self, options: list[int]) -> wire.Tried:
        """What these answers would lead to."""
        return self.tries([wire.Wanted(id=option) for option in options])

    def tries(self, wanted: list[wire.Wanted]) -> wire.Tried:
        assert self.state is not None
        self.say(wire.Try(ply=self.state.ply, wanted=wanted))
        while not isinstance(message := self.hear(), wire.Tried):
            assert not isinstance(message, wire.Error), message
        return message

    def ended(self) -> int:
        """Listen until the server closes; its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else -1
