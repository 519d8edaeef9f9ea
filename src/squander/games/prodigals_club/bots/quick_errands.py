"""What an errand of the Club is worth at a glance."""

from typing import Final

from squander.games.prodigals_club.bots.affairs import Affairs
from squander.games.prodigals_club.bots.effects import MEGAPHONE, STEP, script_worth
from squander.games.prodigals_club.bots.hand import best_symbol, card_worth
from squander.games.prodigals_club.box import Space
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.society.beatrice import affected
from squander.games.prodigals_club.society.moves import IMMUNE
from squander.games.prodigals_club.society.state import salon
from squander.games.prodigals_club.terms import (
    ANY_SET,
    CARD_SPACE,
    EFFECT_SPACE,
    ELECTION,
    ORDER_SPACE,
    SET_SPACE,
    SOCIETY,
)

BONUS: Final = 1.0  # points of the best tile, before it is looked for
A_PLACE: Final = 1.5  # points of the first place before the last
DODGED: Final = 0.6  # of the steps up that Dame Beatrice threatens, for who passes her by


def space_worth(a: Affairs, option: int) -> float:
    space = a.c.layout.spaces[option]
    if space.kind == EFFECT_SPACE:
        return script_worth(a, space.script) + safety(a, space.script)
    if space.kind == SET_SPACE:
        return best_set(a, space)
    if space.kind == ORDER_SPACE:
        return order_worth(a, space)
    if space.kind == CARD_SPACE:
        return card_worth(a, a.c.central) if a.c.central else 0.0
    return a.c.layout.box.renaissance_symbols * best_symbol(a)


def safety(a: Affairs, script: list[Item]) -> float:
    """Of passing Dame Beatrice by."""
    if not script or script[0].effect is not IMMUNE:
        return 0.0
    s, box = salon(a.g), a.c.layout.box
    threatened = affected(box.dames[s.dame], box.rows, s.markers[a.who]) if s.dame else []
    return DODGED * STEP * len(threatened) * a.weights[SOCIETY]


def best_set(a: Affairs, space: Space) -> float:
    if space.index != ANY_SET:
        return set_worth(a, space.index)
    most = 0.0
    for index in range(len(a.c.layout.sets)):
        if a.c.layout.sets[index].slot == space.slot and a.c.left[index]:
            most = max(most, set_worth(a, index))
    return most


def set_worth(a: Affairs, index: int) -> float:
    worth = script_worth(a, a.c.layout.sets[index].scripts[a.c.round - 1])
    for card in a.c.sets[index]:
        worth += card_worth(a, card)
    return worth


def order_worth(a: Affairs, space: Space) -> float:
    """A place, and a tile with it while there is one."""
    behind = len(a.c.seats) - 1
    usual = min(behind, a.c.order.index(a.who) + 1)
    worth = A_PLACE * (usual - space.index) * min(1.0, a.rounds) / behind
    return worth + (BONUS * max(a.weights) if a.c.bonuses else 0.0)


def bonus_worth(a: Affairs, tile: int) -> float:
    bonus = a.c.layout.box.bonuses[tile]
    return script_worth(a, bonus.script) + MEGAPHONE * bonus.megaphones * a.weights[ELECTION]
