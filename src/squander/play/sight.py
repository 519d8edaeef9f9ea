"""What a bot is given: its seat's view and guesses at the rest, never the real position."""

from typing import Any

from squander.kernel.game import Game


class Sight:
    """The open question as the asked seat sees it."""

    def __init__(self, g: Game) -> None:
        self._game = g
        question = g.question
        self.game = g.kind.id
        self.seat = question.who
        self.name = question.name
        self.options = question.options
        self.plies = g.plies

    def view(self) -> dict[str, Any]:
        """Everything this seat may know, as plain data."""
        return self._game.view(self.seat)

    def world(self, seed: int) -> Game:
        """A position this seat can't tell from the real one; a game to try things in."""
        return self._game.determinized(self.seat, seed)
