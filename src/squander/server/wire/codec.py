"""Reading and writing what goes over a socket."""

import msgspec

from squander.server import wire
from squander.server.wire.refusals import Refused

incoming: msgspec.json.Decoder[wire.Incoming] = msgspec.json.Decoder(wire.Incoming)
encoder = msgspec.json.Encoder()


def read(text: str, most: int) -> wire.Incoming:
    if len(text.encode(errors="replace")) > most:
        raise Refused("too_large", f"A message may have {most} bytes.")
    try:
        return incoming.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise Refused("malformed", "This is no message that the table understands.") from None
