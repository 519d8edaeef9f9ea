"""The process behind `./squander bench`: our work and a loop in plain Python take turns. Prints one JSON line."""

import argparse
import json
import random
from collections.abc import Callable

import squander
from bench.ours import playout
from bench.race import OURS
from bench.tracked import ROUNDS, Ratios, ratio, repeats, seconds
from squander.games import kind_of
from squander.server.storage.rows import SeatRow, TableRow
from squander.server.tables import showing
from squander.server.tables.room import Room

Work = Callable[[], int]
Options = dict[str, object]


class Purse:
    """What the loop works on."""

    def __init__(self) -> None:
        self.cash = 70
        self.spent: list[int] = []

    def spend(self, amount: int) -> int:
        self.cash -= amount
        self.spent.append(amount)
        return self.cash


def loop() -> int:
    """One round: calls, attributes, lists, a dictionary, numbers. Whoever changes it must write the file anew."""
    purse, kinds = Purse(), {}
    for n in range(400):
        amount = (n * 7 + 3) % 5
        if purse.spend(amount) < 0:
            purse = Purse()
        kinds[amount] = kinds.get(amount, 0) + 1
    left = [spent for spent in purse.spent if spent > 1]
    return 1 if len(left) + len(kinds) else 0


def works(game: str, players: int, options: Options) -> dict[str, Work]:
    g = middle(game, players, options)
    room = table(game, players, options)
    return {
        "decisions": lambda: playout(game, players, 1, options, random.Random(1)),
        "copies": once(g.copy),
        "views": once(lambda: g.view(0)),
        "guesses": once(lambda: g.determinized(0, 1)),
        "states sent": once(lambda: showing.encoder.encode(showing.state(room, room.game.question.who, [0], 0))),
    }


def once(act: Callable[[], object]) -> Work:
    def work() -> int:
        act()
        return 1

    return work


def middle(game: str, players: int, options: Options) -> squander.Game:
    """A position after a hundred random choices."""
    g = squander.new(game, players=players, seed=1, **options)
    draw = random.Random(1)
    while g.plies < 100:
        g.choose(draw.choice(g.question.options))
    return g


def table(game: str, players: int, options: Options) -> Room:
    """A table on a server at the same moment."""
    kind = kind_of(game)
    row = TableRow("t", game, kind.version, players, "bench", kind.settle(players, options), "", False, None)
    room = Room(row, [SeatRow(f"P{seat}", "bot", "random") for seat in range(players)])
    draw = random.Random(1)
    while room.game.plies < 100:
        room.take(*room.choice(draw.choice(room.game.options)))
    return room


def measure(rounds: int) -> Ratios:
    """Each work right after the loop, in every round."""
    field = {f"{game}: {what}": work for game, n, options in OURS for what, work in works(game, n, options).items()}
    often = {name: repeats(work) for name, work in field.items()}
    times: dict[str, list[float]] = {name: [] for name in field}
    loops: list[float] = []
    round_of_loops = repeats(loop)
    for _ in range(rounds):
        for name, work in field.items():
            loops.append(seconds(loop, round_of_loops))
            times[name].append(seconds(work, often[name]))
    return {name: ratio(loops, times[name]) for name in field}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    print(json.dumps(measure(parser.parse_args().rounds)))
