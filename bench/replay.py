"""What a position of a replay costs on the server, in a long game of The Prodigals Club.

    .venv/bin/python bench/replay.py

Every position is asked for once: forward as the arrow key does it, then backward, then in no order; some of them
also as if nothing were kept. The time is that of the processor.
"""

import random
import time
import tracemalloc
from collections.abc import Sequence

from squander.games import kind_of
from squander.server.storage.rows import SeatRow, TableRow
from squander.server.tables import replaying
from squander.server.tables.room import Room
from squander.server.tables.snapshots import Reels
from squander.server.tables.tokens import Holder

GAME, PLAYERS = "prodigals-club", 5
OPTIONS = {"competitions": ["possessions", "election", "society"]}


def played() -> Room:
    kind = kind_of(GAME)
    row = TableRow("t", GAME, kind.version, PLAYERS, "replay", kind.settle(PLAYERS, OPTIONS), "", False, None)
    room = Room(row, [SeatRow(f"P{seat}", "bot", "random") for seat in range(PLAYERS)])
    dice = random.Random(1)
    while not room.game.over:
        room.take(*room.choice(dice.choice(room.game.options)))
    return room


def milliseconds(reels: Reels, room: Room, plies: Sequence[int]) -> float:
    holder = Holder([0], False)
    began = time.process_time()
    for ply in plies:
        replaying.position(reels, room, holder, ply, 0)
    return 1000 * (time.process_time() - began) / len(plies)


def main() -> None:
    room, reels = played(), Reels()
    plies = list(range(room.game.plies + 1))
    print(f"{GAME}, {PLAYERS} players, {room.game.plies} choices; each position")
    some = plies[:: len(plies) // 40]
    print(f"  from the beginning {sum(milliseconds(Reels(), room, [ply]) for ply in some) / len(some):7.2f} ms")
    print(f"  forward            {milliseconds(reels, room, plies):7.2f} ms")
    print(f"  backward           {milliseconds(reels, room, plies[::-1]):7.2f} ms")
    print(f"  in no order        {milliseconds(reels, room, random.Random(2).sample(plies, len(plies))):7.2f} ms")
    print(f"  kept               {kilobytes(room):7.0f} kB")


def kilobytes(room: Room) -> float:
    tracemalloc.start()
    reels = Reels()
    reels.at(room, None)
    return tracemalloc.get_traced_memory()[0] / 1000


if __name__ == "__main__":
    main()
