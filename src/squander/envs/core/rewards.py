"""What a finished game was worth to each seat."""

from typing import Final

from squander.kernel.errors import BadSetup
from squander.kernel.game import Game

PLACE: Final = "place"
MARGIN: Final = "margin"
REWARDS: Final = [PLACE, MARGIN]


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise BadSetup(f"There is no reward {name!r}; choose one of {', '.join(REWARDS)}.")
    return name


def rewards(g: Game, by: str) -> list[float]:
    """By seat: places from 1 (first) to -1 (last), or how far each is ahead of the best other. Who plays alone has won
    or lost, and is compared with whoever plays along without a seat."""
    return by_place(g) if by == PLACE else by_margin(g)


def by_place(g: Game) -> list[float]:
    """Who share a place share what the places they fill are worth; all sum up to 0."""
    if g.players == 1:
        return [1.0 if g.ranking()[0].place == 1 else -1.0]
    found = [0.0] * g.players
    places = [standing.place for standing in g.ranking()]
    for standing in g.ranking():
        shared = places.count(standing.place)
        middle = standing.place + (shared - 1) / 2.0
        found[standing.seat] = (g.players + 1 - 2.0 * middle) / (g.players - 1)
    return found


def by_margin(g: Game) -> list[float]:
    """In the unit of the game's deciding number, above 0 for the better."""
    sign = -1.0 if g.kind.falls else 1.0
    worth = [0.0] * g.players
    for standing in g.ranking():
        worth[standing.seat] = sign * standing.score
    rivals = [sign * rival.worth.amount for rival in g.kind.rivals(g)]
    return [worth[seat] - max([*worth[:seat], *worth[seat + 1 :], *rivals]) for seat in range(g.players)]
