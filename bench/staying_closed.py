"""What it is worth to a company of the Mansion to stay closed and haunt, where `greedy` would re-open.

.venv/bin/python -m bench.staying_closed --players 4 --games 150 --seed h

Wherever a company may re-open, the game is played on by `greedy` both ways, in worlds that this company can't tell
apart, each time with the same luck. Who stays closed haunts by the planner's rule of thumb and re-opens on a later day.
"""

import argparse
from statistics import mean, stdev

from squander.games import begin
from squander.games.maccreedys_mansion.bots.expert import EXPERT
from squander.games.maccreedys_mansion.terms import NO, YES
from squander.kernel.game import Game
from squander.kernel.pieces import Options
from squander.kernel.rng import seeded
from squander.lab.players import seated

GAME = "maccreedys-mansion"
REOPEN = "mansion.Reopen"
HAUNTS = {"mansion.ChooseHaunt", "mansion.HauntWorker", "mansion.HauntRoom", "mansion.HauntMarker"}


def ways(g: Game, seed: str, worlds: int) -> float:
    """By how much staying closed changes the chance of winning."""
    who = g.question.who
    total = 0.0
    for number in range(worlds):
        luck = f"{seed}/{number}"
        world = g.copy()
        world.kind.determinize(world, who)
        world.rng = seeded(f"{luck}/{g.plies}")
        total += played_on(world, who, NO, luck) - played_on(world, who, YES, luck)
    return total / worlds


def played_on(world: Game, who: int, answer: int, luck: str) -> float:
    g = world.copy()
    g.choose(answer)
    players, chance = seated(["greedy"] * g.players, GAME, luck), seeded(luck)
    while not g.over:
        asked = g.question
        haunts = answer == NO and asked.who == who and asked.name in HAUNTS
        g.choose(EXPERT.quick(g, chance) if haunts else players[asked.who].answer(g))
    return EXPERT.chances(g)[who]


def found(players: int, games: int, seed: str, worlds: int, options: Options) -> list[float]:
    changes: list[float] = []
    for number in range(games):
        name = f"{seed}/{number}"
        g = begin(GAME, players, name, options)
        seats = seated(["greedy"] * players, GAME, name)
        while not g.over:
            if g.question.name == REOPEN and len(g.options) > 1:
                changes.append(ways(g, name, worlds))
            g.choose(seats[g.question.who].answer(g))
    return changes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", default="h")
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--box", help="an earlier box, by its hash")
    given = parser.parse_args()
    options: Options = {"box": given.box} if given.box else {}
    changes = found(given.players, given.games, given.seed, given.worlds, options)
    if len(changes) < 2:
        raise SystemExit("Hardly anybody could re-open in so few games; play more.")
    reach = 1.96 * stdev(changes) / len(changes) ** 0.5
    print(f"{len(changes)} times in {given.games} games: staying closed changes the chance of winning by", end=" ")
    print(f"{mean(changes):+.1%} ± {reach:.1%}")


if __name__ == "__main__":
    main()
