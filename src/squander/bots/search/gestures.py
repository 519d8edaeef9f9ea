"""One gesture: an answer, and what its seat is asked after it until there is a rest.

Cards that a guessed world reveals are not those of the table, so nothing is decided after a reveal: what is seen there
is one of many futures.
"""

from typing import Final

from squander.games.expert import Expert, Eye
from squander.kernel.game import Game

FOLLOWED: Final = 40  # endings of one gesture that are looked at; the rest of it is answered by rule of thumb
LOST: Final = -1.0  # below every chance, so that the game is played well also when it is lost


class Ending:
    """Where a gesture or a turn has led: the answers given, the position, and what it is worth to who gave them."""

    def __init__(self, path: list[int], g: Game, worth: float, reveals: bool) -> None:
        self.path: Final = path
        self.g: Final = g
        self.worth: Final = worth
        self.reveals: Final = reveals


def utility(eye: Eye, g: Game) -> float:
    """The chance to win; among lost games the least lost."""
    chance = eye.chance(g)
    if g.asked is None and chance == 0.0:
        value = eye.expert.values(g)[eye.who]
        return LOST + 1.0 / (2.0 + abs(value)) if value < 0.0 else LOST + 1.0 - 1.0 / (2.0 + value)
    return chance


def eye_on(expert: Expert, g: Game) -> Eye:
    """The one of who is asked."""
    asked = g.asked
    assert asked is not None
    return expert.eye(g, asked.who)


def endings(eye: Eye, world: Game, option: int, path: list[int]) -> list[Ending]:
    """All that an answer can be brought to in one gesture."""
    found: list[Ending] = []
    g = world.copy()
    g.choose(option)
    follow(eye, g, world.reveals, [*path, option], found)
    return found


def follow(eye: Eye, g: Game, reveals: int, path: list[int], found: list[Ending]) -> None:
    expert = eye.expert
    while True:
        asked = g.asked
        if asked is None or asked.who != eye.who or g.reveals != reveals or expert.rests(asked):
            found.append(Ending(path, g, utility(eye, g), g.reveals != reveals))
            return
        if len(found) < FOLLOWED and not expert.by_rote(asked):
            break
        answer = expert.quick(g, g.rng)
        g.choose(answer)
        path = [*path, answer]
    for option in g.options:
        branch = g.copy()
        branch.choose(option)
        follow(eye, branch, reveals, [*path, option], found)


def best_of(found: list[Ending]) -> Ending:
    best = found[0]
    for one in found:
        if one.worth > best.worth:
            best = one
    return best


def best_endings(expert: Expert, world: Game) -> list[Ending]:
    """The best ending of each option, in the order of the options."""
    eye = eye_on(expert, world)
    return [best_of(endings(eye, world, option, [])) for option in world.options]
