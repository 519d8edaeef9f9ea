"""Squander for programs that learn and for assistants that read.

`encoder` gives positions and answers fixed numbers, `vector` plays many games at once; `squander.envs.pettingzoo`,
`squander.envs.gymnasium`, `squander.envs.openspiel` and `squander.envs.text` speak the languages of others.
"""

import json
from functools import lru_cache
from typing import TYPE_CHECKING

from squander.extras import wanted
from squander.games import kind_of, package_of
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.pieces import Options

if TYPE_CHECKING:
    from squander.envs.core.encoder import Encoder
    from squander.envs.many import Vector

__all__ = ["encoder", "encoder_of", "vector"]


KEPT = 256  # encoders, so that a long series of campaigns fills no memory


def encoder(game: str, players: int, **options: object) -> "Encoder":
    """How a game with so many players and these options is written as numbers."""
    return settled_encoder(game, players, kind_of(game).settle(players, options))


def encoder_of(g: Game) -> "Encoder":
    """How this game is written as numbers."""
    return settled_encoder(g.kind.id, g.players, g.setup.options)


def settled_encoder(game: str, players: int, options: Options) -> "Encoder":
    """The same for options that the game has settled."""
    return made(game, players, json.dumps(options))


@lru_cache(KEPT)
def made(game: str, players: int, options: str) -> "Encoder":
    with wanted("envs"):
        found = package_of(game).encoder_with(players, json.loads(options))
    if found is None:
        raise BadSetup(f"{kind_of(game).title} has no numbers for programs yet; write it an encoder.")
    return found


def vector(
    game: str, n: int, players: int = 2, seed: int | str = 0, reward: str = "place", **options: object
) -> "Vector":
    """So many games, stepped in one call."""
    with wanted("envs"):
        from squander.envs.many import Vector

    return Vector(game, n, players, seed, reward, options)
