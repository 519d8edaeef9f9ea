"""Squander for programs that learn and for assistants that read.

`encoder` gives positions and answers fixed numbers, `vector` plays many games at once; `squander.envs.pettingzoo`,
`squander.envs.gymnasium`, `squander.envs.openspiel` and `squander.envs.text` speak the languages of others.
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from squander.envs.extras import wanted
from squander.games import kind_of, package_of
from squander.kernel.errors import BadSetup
from squander.kernel.pieces import Options

if TYPE_CHECKING:
    from squander.envs.core.encoder import Encoder
    from squander.envs.many import Vector

__all__ = ["encoder", "vector"]


@cache
def encoder(game: str, players: int) -> "Encoder":
    """How a game with so many players is written as numbers; made once."""
    kind = kind_of(game)
    kind.settle(players, {})
    with wanted("envs"):
        made = package_of(game).encoder(players)
    if made is None:
        raise BadSetup(f"{kind.title} has no numbers for programs yet; write it an encoder.")
    return made


def numbered(game: str, players: int, options: Mapping[str, object]) -> Options:
    """The settled options of games that the encoder knows; others are refused before anything is dealt."""
    kind = kind_of(game)
    settled = kind.settle(players, options)
    if not package_of(game).is_numbered(settled):
        raise BadSetup(f"{kind.title} has no numbers for programs with these options yet; leave them out.")
    return settled


def vector(
    game: str, n: int, players: int = 2, seed: int | str = 0, reward: str = "place", **options: object
) -> "Vector":
    """So many games, stepped in one call."""
    with wanted("envs"):
        from squander.envs.many import Vector

    return Vector(game, n, players, seed, reward, options)
