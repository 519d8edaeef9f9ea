"""Stands before every request: who may call, how often, and the headers of every answer."""

import json
import logging
import time
from collections.abc import Mapping

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from squander.server.http.callers import caller_of
from squander.server.http.connections import timely
from squander.server.http.services import Services

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
HERE = {"127.0.0.1", "localhost", "[::1]"}

logger = logging.getLogger("squander.server")


class Guard:
    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
        elif problem := self.objection(scope):
            await refuse(scope, receive, self.answering(scope, send), *problem)
        elif str(scope["type"]) == "http":
            body = timely(receive, self.services.settings.limits.body_seconds)
            await self.app(scope, body, self.answering(scope, send))
        else:
            await self.app(scope, receive, self.answering(scope, send))

    def objection(self, scope: Scope) -> tuple[int, str, str] | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self.services.settings.local and name_of(host) not in HERE:
            return 421, "forbidden", "This server only answers on this machine."
        if not self.is_known_as(name_of(host)):
            return 421, "forbidden", "This server does not answer to this name."
        if not self.same_origin(headers.get(b"origin"), host):
            return 403, "forbidden", "Pages of other sites may not use this server."
        if scope["path"].startswith("/api/") and not self.services.requests.take(caller_of(scope.get("client"))):
            return 429, "too_fast", "Too many requests; wait a little."
        return None

    def is_known_as(self, name: str) -> bool:
        """A page of another site could call it by a name of its own, which then would be no other site's."""
        hosts = self.services.settings.hosts
        return not hosts or name in hosts or any(h[0] == "*" and name.endswith(h[1:]) for h in hosts)

    def same_origin(self, origin: str | None, host: str) -> bool:
        """Programs other than browsers send no origin; they hold no one's token by accident."""
        return origin is None or origin.partition("://")[2] == host or origin in self.services.settings.origins

    def answering(self, scope: Scope, send: Send) -> Send:
        began = time.perf_counter()

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
                self.count(scope, message["status"], began)
            await send(message)

        return answer

    def count(self, scope: Mapping[str, object], status: int, began: float) -> None:
        self.services.responses[status] += 1
        taken = round((time.perf_counter() - began) * 1000, 1)
        route = scope.get("path_template", "")
        logger.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": taken})


def name_of(host: str) -> str:
    """Without the port."""
    name = host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
    return name.lower().removesuffix(".")


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str, text: str) -> None:
    if str(scope["type"]) == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": text})
        return
    body = json.dumps({"code": code, "text": text}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
