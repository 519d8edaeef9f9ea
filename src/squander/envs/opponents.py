"""Bots that hold the other seats of a table."""

from squander import bots
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.rng import words_of


class Opponents:
    """By name, from the seat to the left on: one for all other seats, or one for each."""

    def __init__(self, game: str, players: int, seat: int, names: list[str]) -> None:
        if not 0 <= seat < players:
            raise BadSetup(f"There is no seat {seat}; this game has seats 0 to {players - 1}.")
        self.seat = seat
        self.names = names * (players - 1) if len(names) == 1 else names
        if len(self.names) != players - 1:
            raise BadSetup(
                f"{len(names)} opponents are named for {players - 1} seats; name one for all, or one for each."
            )
        self.bots = [bots.make(name, game, 0) for name in self.names]

    def sit_down(self, g: Game) -> None:
        """For a new game; their luck comes from its seed."""
        luck = words_of(f"{g.setup.seed}/bots")[0]
        self.bots = [bots.make(name, g.kind.id, luck + i) for i, name in enumerate(self.names)]

    def play_on(self, g: Game) -> None:
        """Answer up to the question of the one seat that they don't hold, or to the end."""
        while not g.over and g.question.who != self.seat:
            g.choose(bots.answer(self.bots[(g.question.who - self.seat) % g.players - 1], g))
