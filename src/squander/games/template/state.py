"""A position of the template game."""

from typing import Final, cast

from squander.games.template.box import Card
from squander.kernel.game import Game
from squander.kernel.pieces import Data, Part


class Purse(Part):
    """Everyone's money and cards. Lists are values: replaced, never changed in place."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: Final = cards  # by number; 0 is no card
        self.round = 0
        self.cash: list[int] = []
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.pile: list[int] = []

    def copy(self) -> "Purse":
        p = Purse(self.cards)
        p.round = self.round
        p.cash = self.cash
        p.hands = self.hands
        p.deck = self.deck
        p.pile = self.pile
        return p

    def dump(self) -> Data:
        return {name: getattr(self, name) for name in FIELDS}


FIELDS: Final = ["round", "cash", "hands", "deck", "pile"]


def load_purse(cards: list[Card], data: Data) -> Purse:
    p = Purse(cards)
    for name in FIELDS:
        setattr(p, name, data[name])
    return p


def purse(g: Game) -> Purse:
    return cast(Purse, g.parts[0])


def with_hand(hands: list[list[int]], who: int, hand: list[int]) -> list[list[int]]:
    return [*hands[:who], sorted(hand), *hands[who + 1 :]]
