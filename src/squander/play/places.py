"""How a game ended, with everybody in it: seats, and behind them whoever plays along without one."""

from typing import NamedTuple

from squander.kernel.game import Game
from squander.kernel.pieces import Standing


class Placed(NamedTuple):
    name: str
    standing: Standing  # a rival's seat is a number behind the seats


def everybody(g: Game, names: list[str]) -> list[str]:
    """The names of the seats, and those of whoever has none."""
    return [*names, *(rival.name for rival in g.rivals())]


def places(g: Game, names: list[str]) -> list[Placed]:
    """The best first."""
    found = [Placed(names[one.seat], one) for one in g.ranking()]
    for number, one in enumerate(g.rivals(), g.players):
        found.append(Placed(one.name, Standing(one.place, number, one.worth.amount, one.note)))
    return sorted(found, key=lambda one: one.standing.place)
