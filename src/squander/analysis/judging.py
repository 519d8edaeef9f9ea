"""One choice, judged by what its seat could know: what it was worth, and what the planner would have done instead.

The planner finds its answer in some guessed worlds; both answers are then compared in others, so that luck in finding
it is not taken for a mistake of the player. The comparison may therefore also come out in the player's favour.

How everybody stands is another matter: there all seats' knowledge counts alike. If it were only that of whoever is
asked, chances would jump with every turn, and nothing but the point of view would have changed.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from squander.bots.search.arms import Arm, plan
from squander.bots.search.budget import Budget, Settings
from squander.bots.search.gestures import best_of, endings, eye_on
from squander.bots.search.minds import drawn
from squander.bots.search.tree import Search
from squander.bots.search.whole_turns import best_turns
from squander.games.expert import Expert
from squander.kernel.game import NOBODY, Game, offers
from squander.kernel.rng import seeded
from squander.play.sight import Sight

FRESH = 500_000_003  # worlds that the planner has not seen

Chances = list[float]  # of winning, by seat


class Judged(NamedTuple):
    """A choice among several answers: `before` is what the best one promised, `after` what the one made did."""

    ply: int
    seat: int
    made: list[int]  # the answer, and what would best have gone with it, up to the end of the gesture or turn
    best: list[int]
    before: Chances
    after: Chances
    spread: Chances  # standard errors of their difference, by seat
    standing: Chances  # before the choice, if the best is made of it, from all points of view together
    noise: Chances  # standard errors of that

    @property
    def cost(self) -> float:
        """What it cost its seat, in chances of winning; below zero it was better than what the planner found."""
        return self.before[self.seat] - self.after[self.seat]

    @property
    def agrees(self) -> bool:
        """Whether the planner would have answered the same."""
        return self.made[0] == self.best[0]


def judge(expert: Expert, g: Game, option: int, playouts: int, seed: int = 0) -> Judged | None:
    """What the open question's answer was worth; nothing where there was no other."""
    if len(g.options) < 2:
        return None
    sight, settings = Sight(g), Settings()
    world = sight.world(seed)
    quarter = max(1, playouts // 4)
    best = plan(expert, world, seed, Budget(2 * quarter), settings)[0].path
    paths = [best] if best[0] == option else [best, path_from(expert, world, option, settings)]
    compared = compare(expert, g, paths, [sight.seat], max(2, quarter // 2), seed + FRESH)
    stands = compare(expert, g, paths[:1], list(range(g.players)), max(2 * g.players, quarter), seed + 2 * FRESH)
    return judged(g, paths, compared, stands[0])


def path_from(expert: Expert, world: Game, option: int, settings: Settings) -> list[int]:
    """The answer, and the best that can be made of it until the turn or the gesture is over."""
    who = expert.turn_of(world)
    g = world.copy()
    g.choose(option)
    goes_on = who != NOBODY and expert.turn_of(g) == who and g.reveals == world.reveals
    if goes_on and settings.whole_turns:
        return [option, *best_turns(expert, g, expert.lines(), 1)[0].path]
    return best_of(endings(eye_on(expert, world), world, option, [])).path


def compare(
    expert: Expert, g: Game, paths: list[list[int]], views: list[int], worlds: int, seed: int
) -> list[list[Chances]]:
    """For each path what playouts after it came to, all in the same worlds and with the same luck; worlds are guessed
    by these seats in turn."""
    found: list[list[Chances]] = [[] for _ in paths]
    for tried in playouts(expert, g, paths, views, worlds, seed):
        for results, ended in zip(found, tried, strict=True):
            results.append(ended.chances)
    return found


class Ended(NamedTuple):
    """Where a playout stopped, and what each seat's chances were there."""

    chances: Chances
    g: Game


def playouts(
    expert: Expert, g: Game, paths: list[list[int]], views: list[int], worlds: int, seed: int
) -> Iterator[list[Ended]]:
    """World by world, a playout after each path."""
    settings, rng = Settings(), seeded(f"judge {seed}")
    search = Search(expert, settings, rng, expert.round(g) + expert.ahead(g))
    arms = [Arm(path, 0.0) for path in paths]
    for number in range(worlds):
        world = g.determinized(views[number % len(views)], seed + number)
        minds = drawn(settings, rng, g.question.who, g.players)
        found = []
        for arm in arms:
            search.rng = rng.copy()
            end = followed(world.copy(), arm.path)
            found.append(Ended(search.playout(end, arm.roots, minds), end))
        yield found
        rng.next()


def followed(g: Game, path: list[int]) -> Game:
    """As far as this world lets it: what is drawn in it may be something else."""
    for option in path:
        if not offers(g.options, option):
            break
        g.choose(option)
    return g


def judged(g: Game, paths: list[list[int]], compared: list[list[Chances]], stands: list[Chances]) -> Judged:
    there, here = compared[0], compared[-1]
    seats = range(g.players)
    apart = [[a[seat] - b[seat] for a, b in zip(there, here, strict=True)] for seat in seats]
    return Judged(
        g.plies,
        g.question.who,
        paths[-1],
        paths[0],
        [mean([one[seat] for one in there]) for seat in seats],
        [mean([one[seat] for one in here]) for seat in seats],
        [error(apart[seat]) for seat in seats],
        [mean([one[seat] for one in stands]) for seat in seats],
        [error([one[seat] for one in stands]) for seat in seats],
    )


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def error(numbers: list[float]) -> float:
    """The standard error of their mean."""
    middle = mean(numbers)
    return math.sqrt(sum((one - middle) ** 2 for one in numbers) / (len(numbers) - 1) / len(numbers))
