"""The application called from inside its own loop: every byte it would send, without a network between."""

import asyncio
from typing import Any

import msgspec

from squander.server import wire
from tests.server.client import outgoing
from tests.server.conftest import Running

HOST = (b"host", b"127.0.0.1")


def scope(kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [HOST, *headers],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 1),
        "state": {},
        **({"method": "GET"} if kind == "http" else {"subprotocols": []}),
    }


async def get(server: Running, path: str, token: str) -> bytes:
    """What a GET is answered with, headers and all."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    given = [(b"authorization", f"Bearer {token}".encode())]
    await server.app(scope("http", path, given), receive, send)  # type: ignore[arg-type]
    return b"".join([repr(sent[0]).encode(), *(message.get("body", b"") for message in sent[1:])])


class Line:
    """One socket at a table."""

    def __init__(self, server: Running, table: str) -> None:
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.outbox: asyncio.Queue[Any] = asyncio.Queue()
        self.raw: list[str] = []
        at = scope("websocket", f"/api/tables/{table}/socket", [])
        run: Any = server.app(at, self.inbox.get, self.outbox.put)  # type: ignore[arg-type]
        self.task: asyncio.Task[None] = asyncio.create_task(run)
        self.inbox.put_nowait({"type": "websocket.connect"})

    def say(self, message: object) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def hear(self) -> wire.Outgoing:
        while (event := await self.outbox.get())["type"] != "websocket.send":
            pass
        self.raw.append(event["text"])
        return outgoing.decode(event["text"])

    async def state(self) -> wire.State:
        while not isinstance(message := await self.hear(), wire.State):
            pass
        return message

    async def error(self) -> wire.Error:
        while not isinstance(message := await self.hear(), wire.Error):
            pass
        return message

    async def tried(self, ply: int, options: list[int]) -> wire.Tried:
        """What these answers would lead to."""
        self.say(wire.Try(ply=ply, wanted=[wire.Wanted(id=option) for option in options]))
        while not isinstance(message := await self.hear(), wire.Tried):
            assert not isinstance(message, wire.Error), message
        return message

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
