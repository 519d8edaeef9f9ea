"""What each kind of standing bonus is worth to the frozen bot."""

from typing import Final

from squander.games.prodigals_club.bots.greedy_0.effects import script_gain
from squander.games.prodigals_club.box import Trigger
from squander.games.prodigals_club.effect import in_play
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.state import club
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
from squander.kernel.game import Game


class Occasions:
    """Of one kind of standing bonus: add what it will bring in so many rounds and with the cards in hand."""

    def add(self, g: Game, who: int, trigger: Trigger, rounds: float, weights: list[float], gain: list[float]) -> None:
        script_gain(g, who, trigger.script, weights, self.often(g, who, trigger, rounds), gain)

    def often(self, g: Game, who: int, trigger: Trigger, rounds: float) -> float:
        return 0.0


class NoBonus(Occasions):
    def add(self, g: Game, who: int, trigger: Trigger, rounds: float, weights: list[float], gain: list[float]) -> None:
        pass


class Parties(Occasions):
    def often(self, g: Game, who: int, trigger: Trigger, rounds: float) -> float:
        c = club(g)
        fitting = len([card for card in c.seats[who].hand if c.layout.box.cards[card].party & trigger.mask])
        return fitting + (0.8 if trigger.mask == ANY_PARTY else 0.35) * rounds


class Pubs(Occasions):
    def often(self, g: Game, who: int, trigger: Trigger, rounds: float) -> float:
        c = club(g)
        return len([card for card in c.seats[who].hand if c.layout.box.cards[card].is_pub]) + 0.3 * rounds


class Noises(Occasions):
    def often(self, g: Game, who: int, trigger: Trigger, rounds: float) -> float:
        return 1.0 + 0.8 * rounds


class Sales(Occasions):
    def add(self, g: Game, who: int, trigger: Trigger, rounds: float, weights: list[float], gain: list[float]) -> None:
        if in_play(g, POSSESSIONS):
            tiles = club(g).layout.box.possessions
            mine = [tile for tile in estate(g).tiles[who] if tiles[tile].borough == trigger.mask]
            gain[POSSESSIONS] += trigger.amount * (0.6 * len(mine) + 0.1)


class InnerCircles(Occasions):
    def add(self, g: Game, who: int, trigger: Trigger, rounds: float, weights: list[float], gain: list[float]) -> None:
        gain[ELECTION] += 0.6 * rounds


STANDING: Final[dict[int, Occasions]] = {
    NO_TRIGGER: NoBonus(),
    ON_PARTY: Parties(),
    ON_PUB: Pubs(),
    ON_MEGAPHONE: Noises(),
    ON_SALE: Sales(),
    INNER_CIRCLE: InnerCircles(),
}


def standing_gain(g: Game, who: int, trigger: Trigger, rounds: float, weights: list[float], gain: list[float]) -> None:
    known = STANDING.get(trigger.kind)
    if known is not None:
        known.add(g, who, trigger, rounds, weights, gain)
