"""What is in the box, as the rules read it."""

from typing import Final

from squander.kernel.game import Game, Rule
from squander.kernel.words import Said


class Effect(Rule):
    """What a card does; the number of its frame says how much of it (TP-PLAY-01)."""

    def obstacle(self, g: Game, who: int, amount: int) -> int:
        """0, or the clause that forbids playing a card with it."""
        return 0


class Card:
    """One row of the card file; all copies share it."""

    def __init__(self, id: str, name: str, effect: Effect, amount: int, said: Said) -> None:
        self.id: Final = id
        self.name: Final = name
        self.effect: Final = effect
        self.amount: Final = amount
        self.said: Final = said
