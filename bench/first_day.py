"""What the first day's work brings in the Mansion by place in the order of play, which is by lot then, when all have
the same funds.

.venv/bin/python -m bench.first_day --players 4 --games 400 --seed day
"""

import argparse
from statistics import mean, stdev

from squander.games import begin
from squander.games.maccreedys_mansion.state import entries, mansion
from squander.games.maccreedys_mansion.terms import REWARD, VENDOR, WAGE
from squander.kernel.pieces import Options
from squander.lab.players import seated

GAME = "maccreedys-mansion"
WORK = {REWARD, WAGE, VENDOR}


def first_day(players: int, seed: str, options: Options) -> list[int]:
    """By place: rewards, less wages and material."""
    g = begin(GAME, players, seed, options)
    order = mansion(g).order[:]
    seats = seated(["greedy"] * players, GAME, seed)
    while not g.over and mansion(g).round == 1:
        g.choose(seats[g.question.who].answer(g))
    ledgers = [entries(mansion(g).companies[who].ledger) for who in order]
    return [sum(entry.active for entry in ledger if entry.round == 1 and entry.reason in WORK) for ledger in ledgers]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="day")
    parser.add_argument("--box", help="an earlier box, by its hash")
    given = parser.parse_args()
    options: Options = {"box": given.box} if given.box else {}
    days = [first_day(given.players, f"{given.seed}/{number}", options) for number in range(given.games)]
    for place, brought in enumerate(zip(*days, strict=True), start=1):
        print(f"place {place}: ${mean(brought):,.0f} ± {1.96 * stdev(brought) / len(brought) ** 0.5:,.0f}")


if __name__ == "__main__":
    main()
