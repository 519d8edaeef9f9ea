"""Random steps of Last Will through one of our environments. Prints one JSON line."""

import json
import random
import sys
import time
from collections.abc import Iterator

import numpy as np

import squander
from squander import envs

GAMES = 256


def bare() -> Iterator[int]:
    """As a bot would play: question, choice, and on."""
    draw, seed = random.Random(1), 0
    while True:
        g, seed, done = squander.new("last-will", players=4, seed=seed), seed + 1, 0
        while not g.over:
            options = g.question.options
            g.choose(options[int(draw.random() * len(options))])
            done += 1
        yield done


def batch(many: int = GAMES) -> Iterator[int]:
    """Observation and mask of many games; what chooses among the answers is not counted."""
    games, draw = envs.vector("last-will", n=many, players=4, seed=1), np.random.default_rng(1)
    told = games.reset()
    while True:
        actions = (told.mask * draw.random(told.mask.shape, dtype=np.float32)).argmax(axis=1)
        yield 0  # the clock stands still up to here
        told = games.step(actions)
        yield many


def pettingzoo() -> Iterator[int]:
    from squander.envs import pettingzoo

    env, draw, seed = pettingzoo.env("last-will", players=2), random.Random(1), 0
    while True:
        env.reset(seed=seed)
        seed, done = seed + 1, 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(draw.random() * len(legal))]))
            done += 1
        yield done


def openspiel() -> Iterator[int]:
    import pyspiel

    import squander.envs.openspiel  # noqa: F401 - registers it

    game, draw = pyspiel.load_game("squander_last_will"), random.Random(1)
    while True:
        state, done = game.new_initial_state(), 0
        state.apply_action(int(draw.random() * 1000))
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(draw.random() * len(legal))])
            done += 1
        yield done


def speed(steps: Iterator[int], seconds: float) -> float:
    """Steps for each second of the processor; a yield of nothing starts the clock anew."""
    next(steps)
    spent, done = 0.0, 0
    began = time.process_time()
    while spent < seconds:
        made = next(steps)
        now = time.process_time()
        spent += now - began if made else 0.0
        done += made
        began = now
    return done / spent


if __name__ == "__main__":
    name, seconds = sys.argv[1], float(sys.argv[2])
    kinds = {"bare": bare, "batch": batch, "pettingzoo": pettingzoo, "openspiel": openspiel}
    print(json.dumps({"peer": name, "steps_per_s": speed(kinds[name](), seconds)}))
