"""How seats answer in playouts. Nobody knows how the others at a table think, so a planner supposes a mixture."""

from typing import Final

from squander.bots.search.budget import Settings
from squander.games.expert import Expert
from squander.kernel.game import Game
from squander.kernel.rng import Rng

QUICK: Final = 0  # by rule of thumb
NOISY: Final = 1  # by rule of thumb, with slips
CLEVER: Final = 2  # as the tree finds best for them, and by rule of thumb below it
PARTS: Final = 1 << 20


def drawn(settings: Settings, rng: Rng, who: int, players: int) -> list[int]:
    """A mind for each seat, for one playout; the seat that plans is clever."""
    return [CLEVER if seat == who else one_mind(settings, chance(rng)) for seat in range(players)]


def one_mind(settings: Settings, draw: float) -> int:
    if draw < settings.quick:
        return QUICK
    return NOISY if draw < settings.quick + settings.noisy else CLEVER


def chance(rng: Rng) -> float:
    return rng.below(PARTS) / PARTS


def answered(expert: Expert, g: Game, mind: int, settings: Settings, rng: Rng) -> int:
    if mind == NOISY and chance(rng) < settings.slips:
        return g.options[rng.below(len(g.options))]
    return expert.quick(g, rng)
