"""What the game asks of a competition. The game is a list of them and knows none by name."""

from typing import Final

from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Data, Part


class Competition:
    """One scoring system with a board and a part of its own; a stateless singleton."""

    def __init__(self, name: str, letter: str, slot: int) -> None:
        self.name: Final = name
        self.letter: Final = letter
        self.slot: Final = slot

    def lay_out(self, g: Game) -> None:
        """Make its part and set it up for the players, before round 1."""
        raise NotImplementedError(self.name)

    def load(self, g: Game, data: Data) -> Part:
        """Its part from the plain data of `dump`; the central part is there already."""
        raise NotImplementedError(self.name)

    def handicap(self, g: Game, who: int) -> None:
        """What an early player takes before round 1 (PC-HANDICAP-04 to 06)."""

    def deal(self, g: Game) -> None:
        """Its tiles of the round (PC-ROUND-07)."""

    def add_symbols(self, g: Game, who: int, found: list[int]) -> None:
        """How many of each common symbol it gives the player (PC-SYMBOL-04)."""

    def spend(self, g: Game, who: int, pounds: int) -> None:
        """Money goes to the bank, where the competition has any."""

    def payable(self, g: Game, who: int, pounds: int) -> int:
        """How much of it the player can spend."""
        return 0

    def take(self, g: Game, who: int, pounds: int) -> None:
        """Money comes from the bank."""

    def actions(self, g: Game, who: int, planned: bool) -> int:
        """Actions that cards with a cost are paid from; `planned`: those that this round's turn will begin with."""
        return 0

    def phases(self) -> list[Frame]:
        """What it adds between actions and end of round (PC-ROUND-06)."""
        return []

    def clear(self, g: Game) -> None:
        """Its share of clearing the boards and advancing the round."""

    def score(self, g: Game, who: int) -> int:
        """What the player has left to lose; lower is better."""
        raise NotImplementedError(self.name)

    def guess(self, g: Game) -> None:
        """Shuffle anew what nobody has seen."""


NO_COMPETITION: Final = Competition("none", "", -1)
