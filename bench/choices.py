"""How long a bot thinks over a choice: milliseconds of processor time, of questions with more than one answer.

.venv/bin/python bench/choices.py                    greedy, all games, two and four players
.venv/bin/python bench/choices.py planner:40 --games 2
"""

import argparse
import time
from typing import Final

import squander
from squander import bots
from squander.play.sight import Sight

TABLES: Final[list[tuple[str, dict[str, object]]]] = [
    ("last-will", {}),
    ("maccreedys-mansion", {}),
    ("prodigals-club", {"competitions": ["possessions", "election", "society"]}),
    ("prodigals-club", {"competitions": ["election", "society"]}),
    ("prodigals-last-will", {}),
]


def choices(name: str, game: str, players: int, seed: int, options: dict[str, object]) -> list[float]:
    """Of one game that the bot plays against itself."""
    g = squander.new(game, players=players, seed=1000 + seed, **options)
    seated = [bots.make(name, game, players * seed + who) for who in range(players)]
    found: list[float] = []
    while not g.over:
        sight = Sight(g)
        began = time.thread_time()
        option = seated[sight.seat].choose(sight)
        if len(sight.options) > 1:
            found.append(1000 * (time.thread_time() - began))
        g.choose(option)
    return found


def row(game: str, players: int, options: dict[str, object], found: list[float]) -> str:
    falling = sorted(found, reverse=True)
    p95, p99 = falling[len(found) // 20], falling[len(found) // 100]
    title = " ".join([game, *(",".join(given) for given in options.values() if isinstance(given, list))])
    times = [sum(found) / len(found), p95, p99, falling[0]]
    return " | ".join(["", title, str(players), *(f"{ms:.3g}" for ms in times), str(len(found)), ""]).strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", default="greedy")
    parser.add_argument("--games", "-n", type=int, default=6)
    given = parser.parse_args()
    print("| | players | mean | p95 | p99 | most | choices |\n| --- | --- | --- | --- | --- | --- | --- |")
    for game, options in TABLES:
        for players in (2, 4):
            found = [ms for n in range(given.games) for ms in choices(given.bot, game, players, n, options)]
            print(row(game, players, options, found), flush=True)


if __name__ == "__main__":
    main()
