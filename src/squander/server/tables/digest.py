"""The short digest of a position, as records have it, but made ten times as fast: it is made at every choice."""

import hashlib

import msgspec

from squander.kernel.game import Game

encoder = msgspec.json.Encoder(order="sorted")


def mark(g: Game) -> str:
    return hashlib.sha256(encoder.encode(g.dump())).hexdigest()[:8]
