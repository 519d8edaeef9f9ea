"""Random playouts through the public API a bot would use. Prints one JSON line."""

import argparse
import json
import random
import time
from collections.abc import Callable
from functools import partial

import squander
from squander import Game, _build
from squander.games import package_of
from squander.kernel.rng import Rng

TURNS = 100


def playout(game: str, players: int, seed: int, options: dict[str, object], draw: random.Random) -> int:
    """A whole game of random choices; how many decisions it took."""
    g = squander.new(game, players=players, seed=seed, **options)
    decisions = 0
    uniform = draw.random
    while not g.over:
        choices = g.question.options
        g.choose(choices[int(uniform() * len(choices))])
        decisions += 1
    return decisions


def chance(game: str, players: int, seed: int, options: dict[str, object], rng: Rng) -> int:
    """The same by the kernel's own loop."""
    return squander.playout(squander.new(game, players=players, seed=seed, **options), rng)


def middles(game: str, players: int, options: dict[str, object], plies: int) -> list[Game]:
    """A dozen positions in mid-game."""
    found = []
    for seed in range(12):
        g = squander.new(game, players=players, seed=seed, **options)
        draw = random.Random(seed)
        while not g.over and g.plies < plies:
            g.choose(draw.choice(g.question.options))
        found.append(g)
    return [g for g in found if not g.over]


def median(costs: list[float]) -> float:
    return sorted(costs)[len(costs) // 2]


def copy_cost(positions: list[Game]) -> float:
    return median([cost(g.copy) for g in positions])


def values_cost(positions: list[Game]) -> float:
    """Of what a position is worth to all seats, as the game's expert sees it."""
    expert = package_of(positions[0].kind.id).expert()
    return median([cost(partial(expert.values, g), 20) for g in positions]) if expert else 0.0


def measure(game: str, players: int, options: dict[str, object], seconds: float) -> dict[str, object]:
    draw, rng = random.Random(1), squander.seeded("1")
    loop, own, games = Clock(), Clock(), 0
    while loop.spent < seconds:
        loop.count(partial(playout, game, players, games, options, draw))
        own.count(partial(chance, game, players, games, options, rng))
        games += 1
    positions = middles(game, players, options, round(loop.done / games / 2))
    return {
        "peer": f"squander {game}",
        "build": _build.form(),
        "decisions_per_s": loop.rate,
        "decisions_per_game": loop.done / games,
        "playout_per_s": own.rate,
        "copy_us": copy_cost(positions),
        "values_us": values_cost(positions),
        "new_us": cost(lambda: squander.new(game, players=players, seed=1, **options), 20),
        "guess_us": guess_cost(positions),
    }


class Clock:
    """The processor's time for so many decisions."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.done = 0

    @property
    def rate(self) -> float:
        return self.done / self.spent

    def count(self, work: Callable[[], int]) -> None:
        began = time.process_time()
        self.done += work()
        self.spent += time.process_time() - began


def cost(act: Callable[[], object], times: int = 200) -> float:
    """Microseconds, the best of many turns that are too short to be disturbed."""
    best = 1e9
    for _ in range(TURNS):
        began = time.perf_counter_ns()
        for _ in range(times):
            act()
        best = min(best, (time.perf_counter_ns() - began) / times / 1000)
    return best


def guess_cost(positions: list[Game]) -> float:
    """Of a world that a seat can't tell from the real one."""
    return median([cost(partial(g.determinized, 0, 1), 20) for g in positions])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="last-will")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--seconds", type=float, default=2.0)
    wanted = parser.parse_args()
    print(json.dumps(measure(wanted.game, wanted.players, wanted.options, wanted.seconds)))
