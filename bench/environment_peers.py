"""Random steps of a peer's environment, in the peer's own Python. Prints one JSON line."""

import json
import random
import sys
import time


def gin_rummy(draw):
    import importlib
    import pkgutil

    import numpy as np
    from pettingzoo import classic

    newest = max(one.name for one in pkgutil.iter_modules(classic.__path__) if one.name.startswith("gin_rummy_v"))
    env, seed = importlib.import_module(f"pettingzoo.classic.{newest}").env(), 0
    while True:
        env.reset(seed=seed)
        seed, done = seed + 1, 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"] if "action_mask" in seen else info["action_mask"])
            env.step(int(legal[int(draw.random() * len(legal))]))
            done += 1
        yield done


def spiel(name):
    """Of a game that OpenSpiel has written in Python; chance's moves are not counted as steps."""

    def steps(draw):
        import pyspiel
        from open_spiel.python import games  # noqa: F401 - registers them

        game = pyspiel.load_game(name)
        while True:
            state, done = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(draw.choice(state.chance_outcomes())[0])
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[int(draw.random() * len(legal))])
                done += 1
            yield done

    return steps


def speed(steps, seconds):
    next(steps)
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += next(steps)
    return done / (time.process_time() - began)


if __name__ == "__main__":
    name, seconds = sys.argv[1], float(sys.argv[2])
    kinds = {
        "pettingzoo-gin-rummy": gin_rummy,
        "openspiel-tic-tac-toe": spiel("python_tic_tac_toe"),
        "openspiel-dominoes": spiel("python_block_dominoes"),
    }
    print(json.dumps({"peer": name, "steps_per_s": speed(kinds[name](random.Random(1)), seconds)}))
