"""What each kind of standing bonus is worth to a bot; one that is missing stops the bots from being loaded."""

from typing import Final

from squander.games.prodigals_club.bots.affairs import GAINS, Affairs, add_times, give
from squander.games.prodigals_club.bots.effects import add_now
from squander.games.prodigals_club.box import Trigger
from squander.games.prodigals_club.effect import in_play
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.terms import (
    ANY_PARTY,
    ELECTION,
    INNER_CIRCLE,
    NO_TRIGGER,
    ON_MEGAPHONE,
    ON_PARTY,
    ON_PUB,
    ON_SALE,
    POSSESSIONS,
)

ANY_CARDS: Final = 0.8  # cards with any party icon that a round brings to a hand, and with one of them
SUCH_CARDS: Final = 0.35
PUBS: Final = 0.3
NOISES: Final = 0.8
SALES: Final = 0.6  # of the tiles from a borough that one sells while the bonus stands
CIRCLES: Final = 0.6  # votes a round


class Occasions:
    """Of one kind of standing bonus: add what it will bring in so many rounds and with the cards in hand."""

    def add(self, a: Affairs, trigger: Trigger, rounds: float, gain: list[float]) -> None:
        often = self.often(a, trigger, rounds)
        once = GAINS[:]
        add_now(a, trigger.script, once)
        add_times(gain, once, often, len(gain))

    def often(self, a: Affairs, trigger: Trigger, rounds: float) -> float:
        return 0.0


class NoBonus(Occasions):
    def add(self, a: Affairs, trigger: Trigger, rounds: float, gain: list[float]) -> None:
        pass


class Parties(Occasions):
    def often(self, a: Affairs, trigger: Trigger, rounds: float) -> float:
        cards = a.c.layout.box.cards
        fitting = 0
        for card in a.s.hand:
            if cards[card].party & trigger.mask:
                fitting += 1
        return fitting + (ANY_CARDS if trigger.mask == ANY_PARTY else SUCH_CARDS) * rounds


class Pubs(Occasions):
    def often(self, a: Affairs, trigger: Trigger, rounds: float) -> float:
        return a.pubs + PUBS * rounds


class Noises(Occasions):
    def often(self, a: Affairs, trigger: Trigger, rounds: float) -> float:
        return (1.0 if a.now else 0.0) + NOISES * rounds


class Sales(Occasions):
    def add(self, a: Affairs, trigger: Trigger, rounds: float, gain: list[float]) -> None:
        if in_play(a.g, POSSESSIONS):
            tiles = a.c.layout.box.possessions
            mine = 0
            for tile in estate(a.g).tiles[a.who]:
                if tiles[tile].borough == trigger.mask:
                    mine += 1
            give(gain, POSSESSIONS, trigger.amount * (SALES * mine + 0.1))


class InnerCircles(Occasions):
    def add(self, a: Affairs, trigger: Trigger, rounds: float, gain: list[float]) -> None:
        give(gain, ELECTION, CIRCLES * rounds)


STANDING: Final[dict[int, Occasions]] = {
    NO_TRIGGER: NoBonus(),
    ON_PARTY: Parties(),
    ON_PUB: Pubs(),
    ON_MEGAPHONE: Noises(),
    ON_SALE: Sales(),
    INNER_CIRCLE: InnerCircles(),
}


BY_KIND: Final = [STANDING.get(kind, STANDING[NO_TRIGGER]) for kind in range(max(STANDING) + 1)]


def standing_gain(a: Affairs, trigger: Trigger, rounds: float, gain: list[float]) -> None:
    BY_KIND[trigger.kind].add(a, trigger, rounds, gain)
