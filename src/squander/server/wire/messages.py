"""What everything that goes over a socket has in common."""

import msgspec


class Message(msgspec.Struct, tag_field="type", frozen=True, kw_only=True):
    """Base of everything that goes over a socket."""
