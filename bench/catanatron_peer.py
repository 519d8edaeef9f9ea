"""Catanatron's own random players at Catan for four. Prints one JSON line."""

import json
import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

COLOURS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
LIMIT = 1000  # turns, as in the library's own loop


def playout(seed):
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def copy_cost():
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=1)
    for _ in range(150):
        game.play_tick()
    began = time.process_time()
    for _ in range(500):
        game.copy()
    return (time.process_time() - began) / 500 * 1e6


def measure(seconds):
    playout(0)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        games += 1
        decisions += playout(games)
    spent = time.process_time() - began
    return {
        "peer": f"catanatron {version('catanatron')}",
        "build": "release",
        "decisions_per_s": decisions / spent,
        "decisions_per_game": decisions / games,
        "copy_us": copy_cost(),
    }


print(json.dumps(measure(float(sys.argv[1]))))
