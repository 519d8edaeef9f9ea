"""How fast the lab plays, against the bare loop and against itself on two cores.

    .venv/bin/python -m bench.lab                 Last Will, four players that play by chance
    .venv/bin/python -m bench.lab prodigals-club --games 400 --rounds 5

Bare is a loop that begins games and plays them out, and keeps nothing. One core is what `lab run` does with the same
number of games: it plays, keeps every part, and writes the tables. All are processor time, in turns, and the best turn
of each counts, because others slow them down. What two cores bring is the share of one core's processor time that is
left for games when two processes play and a third one keeps what they send.
"""

import argparse
import os
import resource
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import squander
from squander.games import kind_of
from squander.kernel.pieces import Setup
from squander.lab.grid.crew import Play, here, processes
from squander.lab.grid.folder import RunFolder
from squander.lab.grid.running import run, study_of
from squander.lab.grid.spec import Grid, Spec

PLAYERS = 4
BARE = "bare loop"
SETS = {"games and seats": [], "with cards": ["cards"], "as usual": ["cards", "picks", "rounds"]}


def bare(game: str, games: int) -> None:
    kind = kind_of(game)
    options = kind.settle(PLAYERS, {})
    for number in range(games):
        g = kind.begin(Setup(PLAYERS, f"1/{number}", options))
        squander.playout(g, squander.seeded(str(number)))


def lab(game: str, games: int, tables: list[str], play: Play = here) -> None:
    spec = Spec(Grid(game, PLAYERS), games, "1", tables)
    with tempfile.TemporaryDirectory() as folder:
        run(study_of(spec, Path()), RunFolder(Path(folder) / "run"), play)


def spent(work: Callable[[], None]) -> float:
    """Processor time, of this process and of those it started."""
    before = used()
    work()
    return used() - before


def used() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def best(work: Callable[[], None], rounds: int) -> float:
    return min(spent(work) for _ in range(rounds))


def by_turns(works: dict[str, Callable[[], None]], rounds: int) -> dict[str, float]:
    """The best turn of each: what slows the machine down for a while slows all of them."""
    found = dict.fromkeys(works, float("inf"))
    for _ in range(rounds):
        for name, work in works.items():
            found[name] = min(found[name], spent(work))
    return found


def start_up(count: int) -> float:
    """What processes cost before they play anything."""
    return best(lambda: lab("last-will", 2, [], processes(count)), 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="last-will")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--one-core", action="store_true", help="leave out what two cores bring")
    given = parser.parse_args()
    lab(given.game, 2, ["cards"])  # so that nothing is loaded for the first time in a turn that counts
    works = {name: partial(lab, given.game, given.games, tables) for name, tables in SETS.items()}
    found = by_turns({BARE: partial(bare, given.game, given.games), **works}, given.rounds)
    print(f"{given.game}, {PLAYERS} players by chance, {given.games} games, {os.cpu_count()} cores here")
    for name, seconds in found.items():
        print(f"  {name:17} {given.games / seconds:8.0f} games a second, {found[BARE] / seconds:.2f} of the bare loop")
    if not given.one_core:
        one = found["with cards"]
        two = best(lambda: lab(given.game, given.games, ["cards"], processes(2)), given.rounds) - start_up(2)
        print(
            f"  two cores         {2 * one / max(one, two):.2f} times one core, by processor time without starting up"
        )


if __name__ == "__main__":
    main()
