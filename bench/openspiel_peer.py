"""OpenSpiel's bridge for four, rules in C++, driven from Python. Prints one JSON line."""

import json
import random
import sys
import time
from importlib.metadata import version

import pyspiel

GAME = pyspiel.load_game("bridge(use_double_dummy_result=false)")


def playout(draw):
    state = GAME.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw.choice(state.chance_outcomes())[0])
            continue
        legal = state.legal_actions()
        state.apply_action(legal[int(draw.random() * len(legal))])
        decisions += 1
    return decisions


def copy_cost(draw):
    state = GAME.new_initial_state()
    for _ in range(70):
        state.apply_action(draw.choice(state.legal_actions()))
    began = time.process_time()
    for _ in range(5000):
        state.clone()
    return (time.process_time() - began) / 5000 * 1e6


def measure(seconds):
    draw = random.Random(1)
    playout(draw)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        games += 1
        decisions += playout(draw)
    spent = time.process_time() - began
    return {
        "peer": f"openspiel bridge {version('open_spiel')}",
        "build": "C++ from Python",
        "decisions_per_s": decisions / spent,
        "decisions_per_game": decisions / games,
        "copy_us": copy_cost(draw),
    }


print(json.dumps(measure(float(sys.argv[1]))))
