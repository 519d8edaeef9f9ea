"""Random playouts through the public API a bot would use. Prints one JSON line."""

import argparse
import json
import random
import time

import squander
from squander import _build


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


def copy_cost(game: str, players: int, options: dict[str, object], plies: int) -> float:
    """Microseconds for one copy of a position in mid-game, the median over a dozen games."""
    costs = []
    for seed in range(12):
        g = squander.new(game, players=players, seed=seed, **options)
        draw = random.Random(seed)
        while not g.over and g.plies < plies:
            g.choose(draw.choice(g.question.options))
        began = time.process_time()
        for _ in range(5000):
            g.copy()
        costs.append((time.process_time() - began) / 5000 * 1e6)
    return sorted(costs)[len(costs) // 2]


def measure(game: str, players: int, options: dict[str, object], seconds: float) -> dict[str, object]:
    draw = random.Random(1)
    playout(game, players, 0, options, draw)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += playout(game, players, games, options, draw)
        games += 1
    spent = time.process_time() - began
    return {
        "peer": f"squander {game}",
        "build": "compiled" if _build.compiled() else "interpreted",
        "decisions_per_s": decisions / spent,
        "decisions_per_game": decisions / games,
        "copy_us": copy_cost(game, players, options, round(decisions / games / 2)),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="last-will")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--seconds", type=float, default=2.0)
    wanted = parser.parse_args()
    print(json.dumps(measure(wanted.game, wanted.players, wanted.options, wanted.seconds)))
