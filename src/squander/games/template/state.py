"""A position of the template game."""

from typing import Any, Final, cast

from squander.kernel.game import Game
from squander.kernel.pieces import Part


class Purse(Part):
    """Everyone's money and cards. Lists are values: replaced, never changed in place."""

    def __init__(self, pounds: list[int]) -> None:
        self.pounds: Final = pounds  # by card number; 0 is no card
        self.round = 0
        self.cash: list[int] = []
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.pile: list[int] = []

    def copy(self) -> "Purse":
        p = Purse(self.pounds)
        p.round = self.round
        p.cash = self.cash
        p.hands = self.hands
        p.deck = self.deck
        p.pile = self.pile
        return p

    def dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS}


FIELDS: Final = ["round", "cash", "hands", "deck", "pile"]


def load_purse(pounds: list[int], data: dict[str, Any]) -> Purse:
    p = Purse(pounds)
    for name in FIELDS:
        setattr(p, name, data[name])
    return p


def purse(g: Game) -> Purse:
    return cast(Purse, g.parts[0])


def with_hand(hands: list[list[int]], who: int, hand: list[int]) -> list[list[int]]:
    return [*hands[:who], sorted(hand), *hands[who + 1 :]]
