"""How the games of a part are played: each from a seed of its own, so that it is the same whoever plays it."""

from collections.abc import Callable
from typing import NamedTuple

from squander.games import kind_of, package_of
from squander.kernel.game import Game, Ply, play_round, plies_of
from squander.kernel.kind import Kind
from squander.kernel.pieces import Note, Options, Setup, Standing, line_of
from squander.kernel.rng import words_of
from squander.lab.accounts import Account, Thing
from squander.lab.grid.cells import PLAIN, Cell
from squander.lab.players import Player, places, seated

Score = tuple[int, int, int]  # after a round: its number, a seat, and the seat's score


class Wanted(NamedTuple):
    """What is kept of a game while it is played; each costs some time."""

    notes: bool = True  # of all that happens
    scores: bool = False  # after each round


class Played(NamedTuple):
    """One game from its beginning to its end, with all that the tables are made of."""

    number: int
    seed: str
    start: Game
    game: Game
    bots: list[str]
    decisions: int
    places: tuple[int, ...]
    failures: dict[int, str]  # by seat, what a bot failed of
    ranking: list[Standing]
    scores: list[Score]
    notes: list[Note]

    @property
    def plies(self) -> list[Ply]:
        return plies_of(self.game.history)

    @property
    def account(self) -> Account:
        return package_of(self.game.kind.id).account()

    def cards(self) -> list[Thing]:
        return self.account.cards(self.start, self.game, self.notes)

    def picks(self) -> list[Thing]:
        return self.account.picks(self.start, self.game, self.notes)


class Scores:
    """Everybody's score after each round, if somebody asked for it."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted
        self.found: list[Score] = []

    def look(self, kind: Kind, g: Game, round: int) -> None:
        if self.wanted:
            self.found += [(round, seat, kind.worth(g, seat).amount) for seat in range(g.players)]


def play(cell: Cell, options: Options, number: int, wanted: Wanted) -> Played:
    kind = kind_of(cell.game)
    seed = f"{cell.seed}/{number}"
    g = kind.begin(Setup(cell.players, seed, options), noting=wanted.notes)
    start = g.copy()
    scores = Scores(wanted.scores)
    seats = seating(cell, number)
    drive = by_chance if set(seats) == {PLAIN} else by_bots
    decisions, players = drive(kind, g, seats, seed, scores)
    ranking = g.ranking()
    placed = places(g, players) if players else placed_in(ranking)
    failures = {player.seat: player.failures[0].cause for player in players if player.failures}
    return Played(number, seed, start, g, seats, decisions, placed, failures, ranking, scores.found, line_of(g.log))


def seating(cell: Cell, number: int) -> list[str]:
    """Bots take the seats in turn, and move on by one seat from game to game."""
    return [cell.bots[(seat + number) % cell.players % len(cell.bots)] for seat in range(cell.players)]


Driven = tuple[int, list[Player]]
Drive = Callable[[Kind, Game, list[str], str, Scores], Driven]


def by_chance(kind: Kind, g: Game, seats: list[str], seed: str, scores: Scores) -> Driven:
    """What bots that play by chance do, in compiled code."""
    from squander.bots import chance_of

    chances = [chance_of(words_of(f"{seed}/{seat}")[0]) for seat in range(len(seats))]
    decisions = 0
    while not g.over:
        round = kind.round_of(g)
        decisions += play_round(g, chances)
        scores.look(kind, g, round)
    return decisions, []


def by_bots(kind: Kind, g: Game, seats: list[str], seed: str, scores: Scores) -> Driven:
    players = seated(seats, kind.id, seed)
    decisions = 0
    while not g.over:
        round = kind.round_of(g)
        while g.asked is not None and kind.round_of(g) == round:
            decisions += len(g.options) > 1
            g.choose(players[g.question.who].answer(g))
        scores.look(kind, g, round)
    return decisions, players


def placed_in(ranking: list[Standing]) -> tuple[int, ...]:
    """By seat."""
    places = [0] * len(ranking)
    for standing in ranking:
        places[standing.seat] = standing.place
    return tuple(places)
