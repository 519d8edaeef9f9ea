"""Race the environments against their peers, in one run, round by round; ratios of the best rounds count.

    .venv/bin/python bench/environments.py                 everything, three rounds
    .venv/bin/python bench/environments.py --no-peers      only ours, against the bare loop

Random play, one process, by the processor's time. Peers are installed once into environments of their own under
build/bench; our OpenSpiel game needs OpenSpiel here: uv pip install -r requirements/openspiel.txt
"""

import argparse
import json
import sys
from pathlib import Path

from race import peer_python, row

HERE = Path(__file__).parent
OURS = ["bare", "batch", "pettingzoo", "openspiel"]
# PettingZoo 1.27 has no gin rummy any more.
PEERS = {
    "pettingzoo[classic]==1.25.0": ["pettingzoo-gin-rummy"],
    "open_spiel": ["openspiel-tic-tac-toe", "openspiel-dominoes"],
}
# Which of ours is measured against what, and how often it should fit in.
GOALS = [
    ("batch", "bare", 0.25),
    ("pettingzoo", "pettingzoo-gin-rummy", 8.0),
    ("openspiel", "openspiel-tic-tac-toe", 1.5),
    ("openspiel", "openspiel-dominoes", 1.5),
]


def contestants(seconds: float, peers: bool) -> dict[str, list[str]]:
    found = {name: [sys.executable, str(HERE / "environment_steps.py"), name, str(seconds)] for name in OURS}
    if peers:
        for package, names in PEERS.items():
            script = [peer_python(package), str(HERE / "environment_peers.py")]
            found |= {name: [*script, name, str(seconds)] for name in names}
    return found


def race(rounds: int, seconds: float, peers: bool) -> dict[str, float]:
    """The best speed of each, in steps a second."""
    best: dict[str, float] = {}
    for number in range(rounds):
        print(f"Round {number + 1} of {rounds} ...", file=sys.stderr)
        for name, command in contestants(seconds, peers).items():
            best[name] = max(best.get(name, 0.0), float(str(row(command)["steps_per_s"])))
    return best


def table(best: dict[str, float]) -> str:
    lines = [f"{name:24} {speed:12,.0f} steps/s" for name, speed in best.items()]
    goals = [
        f"{one} is {best[one] / best[other]:.2f} times {other}; it should be {goal:g}"
        for one, other, goal in GOALS
        if one in best and other in best
    ]
    return "\n".join([*lines, "", *goals])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    results = race(wanted.rounds, wanted.seconds, not wanted.no_peers)
    print(json.dumps(results) if wanted.json else table(results))
