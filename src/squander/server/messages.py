"""Reading and writing what goes over a socket."""

from typing import Any

import msgspec
from litestar import WebSocket

from squander.server import wire
from squander.server.refusals import Refused
from squander.server.settings import Limits

SERVICE_RESTART = 1012

incoming: msgspec.json.Decoder[wire.Incoming] = msgspec.json.Decoder(wire.Incoming)
encoder = msgspec.json.Encoder()
Socket = WebSocket[Any, Any, Any]


def read(text: str, limits: Limits) -> wire.Incoming:
    if len(text.encode(errors="replace")) > limits.message_bytes:
        raise Refused("too_large", f"A message may have {limits.message_bytes} bytes.")
    try:
        return incoming.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise Refused("malformed", "This is no message that the table understands.") from None
