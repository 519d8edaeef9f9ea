"""Every registered game with every player count and variant its package names."""

import random
from typing import Any, NamedTuple

import pytest

import squander
from squander.games import OURS, TO_COPY, package_of
from squander.games.contract import Check
from squander.kernel.game import Game

GAMES = [*OURS, *TO_COPY]


class Cell(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]

    def new(self, seed: int) -> Game:
        return squander.new(self.game, players=self.players, seed=seed, **self.options)

    @property
    def check(self) -> Check:
        return check_of(self.game)


def check_of(game: str) -> Check:
    check = package_of(game).check()
    assert check is not None
    return check


def named(cell: Cell) -> str:
    return "-".join([cell.game, str(cell.players), *[shown(value) for value in cell.options.values()]])


def shown(value: object) -> str:
    return "+".join(value) if isinstance(value, list) else str(value)


CELLS = [Cell(game, players, options) for game in GAMES for players, options in check_of(game).CELLS]

every_cell = pytest.mark.parametrize("cell", CELLS, ids=named)
every_game = pytest.mark.parametrize("game", GAMES)


def play(g: Game, chance: random.Random, plies: int) -> Game:
    """Random choices, up to so many or the end."""
    for _ in range(plies):
        if g.over:
            break
        g.choose(chance.choice(g.question.options))
    return g


def somewhere(cell: Cell, seed: int, plies: int) -> Game:
    """A position of a random game; its log is kept."""
    g = cell.new(seed)
    g.noting = True
    return play(g, random.Random(seed), plies)
