"""Members with one idea each, to measure others by: who plays well loses to none of them more than its share.

Each has its own taste in errands; all else it answers at a glance.
"""

from typing import Final

from squander.games.prodigals_club.bots.affairs import Affairs
from squander.games.prodigals_club.bots.quick import affairs_of, quick_answer
from squander.games.prodigals_club.bots.quick_errands import space_worth
from squander.games.prodigals_club.central.errands import EXTRA_ERRAND, SEND_ERRAND_BOY
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.election.votes import STAND_IN_PARK
from squander.games.prodigals_club.terms import CARD_SPACE, NONE, ORDER_SPACE, SET_SPACE, SOCIETY
from squander.kernel.game import Game

FIRST: Final = 50.0  # more than any errand is worth
LEAST: Final = -999.0


class Rival:
    """Runs the errand it likes best."""

    def answer(self, g: Game) -> int:
        f = g.asked
        assert f is not None
        if f.rule is not SEND_ERRAND_BOY and f.rule is not EXTRA_ERRAND:
            return quick_answer(g)
        a = affairs_of(g, f.who, True)
        best, most = g.options[0], LEAST
        for option in g.options:
            worth = LEAST / 2.0 if option == NONE else self.liking(a, option)
            if worth > most:
                best, most = option, worth
        return best

    def liking(self, a: Affairs, option: int) -> float:
        """How much it wants an errand."""
        raise NotImplementedError


class Heckler(Rival):
    """Is the loudest in Hyde Park: stands there, and takes what has megaphones."""

    def liking(self, a: Affairs, option: int) -> float:
        return space_worth(a, option) + FIRST * noise_of(a, option)


def noise_of(a: Affairs, option: int) -> int:
    """Megaphones that an errand brings, now or by cards."""
    space = a.c.layout.spaces[option]
    loud = noise(space.script)
    if space.kind == SET_SPACE:
        for index in range(len(a.c.layout.sets)):
            if a.c.layout.sets[index].slot == space.slot and a.c.left[index] and space.index in (index, -1):
                for card in a.c.sets[index]:
                    loud = max(loud, noise(a.c.layout.box.cards[card].script))
    return loud


def noise(script: list[Item]) -> int:
    loud = 0
    for item in script:
        if item.effect is STAND_IN_PARK:
            loud += 2
        elif item.effect.is_loud:
            loud += item.amount
    return loud


class Early(Rival):
    """Plays first in every round: reserves the best place that is left before anything else."""

    def liking(self, a: Affairs, option: int) -> float:
        space = a.c.layout.spaces[option]
        if space.kind == ORDER_SPACE and a.rounds > 0.0:
            return FIRST - space.index
        return space_worth(a, option)


class EmptyHanded(Rival):
    """Never runs an errand for cards while there is another."""

    def liking(self, a: Affairs, option: int) -> float:
        kind = a.c.layout.spaces[option].kind
        return space_worth(a, option) - (FIRST if kind == SET_SPACE or kind == CARD_SPACE else 0.0)


class Collector(Rival):
    """Runs errands for nothing but cards while there are any."""

    def liking(self, a: Affairs, option: int) -> float:
        kind = a.c.layout.spaces[option].kind
        return space_worth(a, option) + (FIRST if kind == SET_SPACE or kind == CARD_SPACE else 0.0)


class OneTrack(Rival):
    """Runs errands for one competition alone: society, or else the first there is."""

    def liking(self, a: Affairs, option: int) -> float:
        slot = a.c.layout.spaces[option].slot
        slots = [competition.slot for competition in a.c.layout.competitions]
        wanted = SOCIETY if SOCIETY in slots else slots[0]
        return space_worth(a, option) + (FIRST if slot == wanted else 0.0)
