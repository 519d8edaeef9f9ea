"""The chance of a bot at a table."""

import zlib

from squander.kernel.game import Game


def luck_of(seed: str, g: Game) -> int:
    """It depends on the position alone, so that a game that was saved goes on the same way, and so that whoever has the
    same deal and makes the same choices gets the same answers, also after taking something back."""
    return zlib.crc32(f"{seed} {g.question.who} {g.plies}".encode())
