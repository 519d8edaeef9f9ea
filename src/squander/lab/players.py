"""Bots at the tables of the lab: each answers for its seat, and when one fails another plays on."""

from collections.abc import Sequence
from traceback import extract_tb
from typing import NamedTuple

from squander import bots
from squander.games import begin
from squander.kernel.game import Game, plies_of
from squander.kernel.pieces import Options
from squander.kernel.rng import words_of
from squander.play.records import Record, record_of
from squander.plugins import fault_of


class Failure(NamedTuple):
    """A bot that failed, where, and how to come there again."""

    bot: str
    instead: str
    cause: str
    game: str
    seed: str
    options: Options
    seats: tuple[str, ...]  # who sat where
    seat: int
    asked: str
    choices: tuple[int, ...]  # of the game up to there

    def sentence(self) -> str:
        where = f"{self.game}, seed {self.seed}, seat {self.seat}, ply {len(self.choices)}, asked {self.asked}"
        return f"The bot {self.bot} failed ({where}): {self.cause}; {self.instead} plays on."

    def record(self) -> Record:
        """The game up to the question that it failed at, to be looked at and gone on with."""
        g = begin(self.game, len(self.seats), self.seed, self.options)
        for option in self.choices:
            g.choose(option)
        return record_of(g, {"seats": list(self.seats), "names": list(self.seats)}).with_snapshot(g)


class Player:
    """Whoever plays for one seat of one game."""

    def __init__(self, seat: int, seats: Sequence[str], game: str, seed: str) -> None:
        self.seat = seat
        self.seats = tuple(seats)
        self.game = game
        self.seed = words_of(f"{seed}/{seat}")[0]
        self.name = seats[seat]
        self.bot = bots.make(self.name, game, self.seed)
        self.failures: list[Failure] = []

    def answer(self, g: Game) -> int:
        try:
            option = bots.answer(self.bot, g)
        except Exception as error:
            if bots.stand_in(self.name, self.game) is None:
                raise
            return self.hand_over(g, told(error))
        if option in g.options:
            return option
        return self.hand_over(g, f"it chose {option}, which is none of {list(g.options)}")

    def hand_over(self, g: Game, cause: str) -> int:
        """What another bot answers, which from now on plays for this seat."""
        other = bots.stand_in(self.name, self.game)
        assert other is not None, f"{self.name}: {cause}"
        self.failures.append(self.failure(g, other, cause))
        self.name, self.bot = other, bots.make(other, self.game, self.seed)
        return self.answer(g)

    def failure(self, g: Game, other: str, cause: str) -> Failure:
        choices = tuple(ply.option for ply in plies_of(g.history))
        place = (self.game, g.setup.seed, g.setup.options, self.seats, self.seat, g.question.name, choices)
        return Failure(self.name, other, cause, *place)


def told(error: Exception) -> str:
    """In one sentence, with the line for its author."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{fault_of(error)} ({place.filename}, line {place.lineno})"


def places(g: Game, players: Sequence[Player]) -> tuple[int, ...]:
    """By seat; those who share one have the same. Whoever failed comes behind all who did not: it was another's game
    that came to so much."""
    if g.players == 1:
        return (2 if players[0].failures else g.ranking()[0].place,)
    ranks = [(0, 0)] * g.players
    for standing in g.ranking():
        ranks[standing.seat] = (bool(players[standing.seat].failures), standing.place)
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def seated(seats: Sequence[str], game: str, seed: str) -> list[Player]:
    """A player for each seat. Luck belongs to the seat, so that equals play the same game in each other's places."""
    return [Player(seat, seats, game, seed) for seat in range(len(seats))]
