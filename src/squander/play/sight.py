"""What a bot is given: its seat's view and guesses at the rest, never the real position."""

from squander.kernel.game import Game
from squander.kernel.pieces import View

ANY = 0  # all guesses look the same to the seat, so it does not matter which one stands for them


class Glance:
    """Only what is asked of whom: enough for a bot that does not look at the table."""

    def __init__(self, g: Game) -> None:
        question = g.question
        self.game = g.kind.id
        self.seat = question.who
        self.name = question.name
        self.options = question.options
        self.plies = g.plies


class Sight(Glance):
    """The open question as the asked seat sees it.

    It is made from a guess and holds nothing of the real position. A bot that goes through the frames of whoever
    calls it could still find that in the caller's hands; a server's bots think in a process that has only a guess.
    """

    def __init__(self, g: Game) -> None:
        super().__init__(g)
        self._guess = g.determinized(self.seat, ANY)

    def view(self) -> View:
        """Everything this seat may know, as plain data."""
        return self._guess.view(self.seat)

    def world(self, seed: int) -> Game:
        """A position this seat can't tell from the real one; a game to try things in."""
        return self._guess.determinized(self.seat, seed)
