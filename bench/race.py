"""Race our random playouts against peers, in one run, round by round; ratios of the best rounds count.

    .venv/bin/python bench/race.py                 everything, three rounds
    .venv/bin/python bench/race.py --rounds 5 --seconds 3 --json
    .venv/bin/python bench/race.py --no-peers      only our own games against each other

Peers are installed once into environments of their own under build/bench.
"""

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).parent
ENVIRONMENTS = HERE.parent / "build" / "bench"
PEERS = {"catanatron": "catanatron_peer.py", "open_spiel": "openspiel_peer.py"}
OURS = [
    ("last-will", 4, {}),
    ("prodigals-club", 4, {"competitions": ["possessions", "election", "society"]}),
    ("prodigals-last-will", 4, {}),
    ("maccreedys-mansion", 4, {}),
]


def peer_python(package: str) -> str:
    """A Python that has the peer, made when it is not there yet."""
    home = ENVIRONMENTS / package
    python = home / "bin" / "python"
    if not python.exists():
        print(f"Installing {package} ...", file=sys.stderr)
        venv.create(home, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", package], check=True)
    return str(python)


def row(command: list[str], pure: bool = False) -> dict[str, object]:
    environment = os.environ | ({"SQUANDER_PURE": "1"} if pure else {})
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    found: dict[str, object] = json.loads(run.stdout)
    return found


def contestants(seconds: float, peers: bool) -> list[tuple[list[str], bool]]:
    from squander import games

    found: list[tuple[list[str], bool]] = []
    for game, players, options in OURS:
        if game in games():
            words = ["--game", game, "--players", str(players), "--options", json.dumps(options)]
            command = [sys.executable, str(HERE / "ours.py"), *words, "--seconds", str(seconds)]
            found += [(command, False), (command, True)] if game == "last-will" else [(command, False)]
    if peers:
        found += [([peer_python(p), str(HERE / script), str(seconds)], False) for p, script in PEERS.items()]
    return found


def race(rounds: int, seconds: float, peers: bool) -> list[dict[str, object]]:
    best: dict[str, dict[str, object]] = {}
    field = contestants(seconds, peers)
    for number in range(rounds):
        print(f"Round {number + 1} of {rounds} ...", file=sys.stderr)
        for command, pure in field:
            found = row(command, pure)
            name = f"{found['peer']} ({found['build']})"
            if name not in best or speed(found) > speed(best[name]):
                best[name] = found
    return list(best.values())


def speed(found: dict[str, object]) -> float:
    return float(str(found["decisions_per_s"]))


COLUMNS = {
    "decisions/s": "decisions_per_s",
    "by playout": "playout_per_s",
    "µs a copy": "copy_us",
    "a valuation": "values_us",
    "a new game": "new_us",
    "a guess": "guess_us",
}


def table(rows: list[dict[str, object]]) -> str:
    """How often the last column's contestant fits into our Last Will, by decisions through the public API."""
    lines = [f"{'':54} " + " ".join(f"{name:>12}" for name in COLUMNS) + f" {'our Last Will':>14}"]
    ours = max(speed(r) for r in rows if str(r["peer"]) == "squander last-will")
    for r in sorted(rows, key=speed, reverse=True):
        cells = " ".join(f"{cell(r, column):>12}" for column in COLUMNS.values())
        lines.append(f"{r['peer']}, {r['build']}".ljust(54) + f" {cells} {ours / speed(r):13.1f}x")
    return "\n".join(lines)


def cell(found: dict[str, object], column: str) -> str:
    """Peers have not everything."""
    if column not in found:
        return "-"
    value = float(str(found[column]))
    return f"{value:,.0f}" if column.endswith("per_s") else f"{value:.2f}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    results = race(wanted.rounds, wanted.seconds, not wanted.no_peers)
    print(json.dumps(results) if wanted.json else table(results))
