"""What a record says beside its game. It was written by somebody: who reads it must expect anything in these places."""

from typing import TypedDict


class Proof(TypedDict):
    """What a shuffle was made of, by seat as text. See `promise.py`."""

    secret: str
    pledges: dict[str, str]
    parts: dict[str, str]


class About(TypedDict, total=False):
    seats: list[str]  # `person` or a bot's name
    names: list[str]
    commitment: str  # of a server; empty where it promised nothing
    deal: Proof
    pack: str  # the hash of the file
