"""Who may do what at a table. A token is 128 bits from the system's generator; only its hash is stored."""

import hashlib
import secrets
from typing import NamedTuple

from squander.server.storage.rows import KeyRow


class Holder(NamedTuple):
    """What a token gives: seats to play, perhaps none, and whether it owns the table."""

    seats: list[int]
    owner: bool
    key: bytes = b""  # the hash of the token

    @property
    def shared(self) -> bool:
        """Several people take turns at this screen."""
        return len(self.seats) > 1


def new_id() -> str:
    """Says nothing about the table or how many there are."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> bytes:
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()


def holder_of(digest: bytes, key: KeyRow | None, table: str) -> Holder | None:
    """Nobody, when the token is unknown or belongs to another table."""
    if key is None or key.table != table:
        return None
    return Holder(key.seats, key.owner, digest)


def link(table: str, token: str) -> str:
    return f"/#/table/{table}/{token}"
