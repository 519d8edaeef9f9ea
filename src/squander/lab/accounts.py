"""What a finished game was like for each seat, beyond places and scores. A game brings an account of its own."""

from typing import Protocol

from squander.kernel.game import Game
from squander.kernel.pieces import Note

CARD, ROUTE = "card", "route"

# Something that a seat had, picked, or came by: the seat; the kind of thing, such as a card, a plan, a space, a route
# to victory; its name; how often it was picked, or how much it brought; and whether it was used, as a card that was
# held and never played is not. Plain, since compiled code makes a hundred of them a game.
Thing = tuple[int, str, str, int, bool]


class Account(Protocol):
    """See docs/lab.md and docs/add-a-game.md."""

    def order(self, start: Game) -> list[int]:
        """Seats in the order of the first round."""

    def cards(self, start: Game, end: Game, notes: list[Note]) -> list[Thing]:
        """The cards that each seat had, from the game's beginning, its end and everything noted between."""

    def picks(self, start: Game, end: Game, notes: list[Note]) -> list[Thing]:
        """Everything else."""


class NoAccount:
    """Of a game that brings none: seats in their order, and nothing else."""

    def order(self, start: Game) -> list[int]:
        return list(range(start.players))

    def cards(self, start: Game, end: Game, notes: list[Note]) -> list[Thing]:  # noqa: ARG002 - the protocol's
        return []

    def picks(self, start: Game, end: Game, notes: list[Note]) -> list[Thing]:  # noqa: ARG002 - the protocol's
        return []
