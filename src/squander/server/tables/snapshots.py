"""Positions of replays: kept every few choices, so that no position is worked out from the beginning."""

import threading
from bisect import bisect_right
from collections import OrderedDict

from squander.kernel.errors import BadSetup
from squander.kernel.game import Game, Ply, plies_of
from squander.play.gesture import gesture_began
from squander.server.storage.rows import SeatRow, TableRow
from squander.server.tables.room import Room, Told, beginning, tellings

STRIDE = 16  # choices from one kept position to the next
MOST_TABLES = 32  # replays that are kept; the one that was looked at longest ago goes first


class Reel:
    """One table's game as far as it has been followed. Its positions never change: they are copied, then played on."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        start = beginning(row)
        self.names = [seat.name for seat in seats]
        self.plies: list[Ply] = []  # the choices that were followed
        self.kept = [start]  # after 0 choices, after STRIDE, after twice as many ...
        self.last = start  # where somebody looked last, most likely one step before where they look next
        self.told = tellings(start, None, 0, 0, self.names)
        self.lock = threading.Lock()

    def at(self, plies: list[Ply], ply: int) -> tuple[Game, list[Told]]:
        """The position after so many of these choices, and what was told until then."""
        with self.lock:
            self.cut(plies)
            self.last = self.reached(plies, ply)
            return self.last.copy(), self.told[: bisect_right(self.told, ply, key=lambda t: t.ply)]

    def cut(self, plies: list[Ply]) -> None:
        """Let go of choices that were taken back. A choice that is the same has the same ones before it."""
        stand = min(len(self.plies), len(plies))
        while stand and self.plies[stand - 1] is not plies[stand - 1]:
            stand -= 1
        if stand == len(self.plies):
            return
        del self.plies[stand:]
        del self.kept[stand // STRIDE + 1 :]
        del self.told[bisect_right(self.told, stand, key=lambda t: t.ply) :]
        self.last = self.kept[-1]

    def reached(self, plies: list[Ply], ply: int) -> Game:
        g = self.nearest(ply).copy()
        while g.plies < ply:
            choice, log = plies[g.plies], g.log
            g.choose(choice.option)
            if g.plies > len(self.plies):
                self.follow(choice, g, tellings(g, log, g.plies, gesture_began(g), self.names))
        return g

    def nearest(self, ply: int) -> Game:
        """The last position before this ply that is at hand."""
        kept = self.kept[min(ply // STRIDE, len(self.kept) - 1)]
        return self.last if kept.plies < self.last.plies <= ply else kept

    def follow(self, choice: Ply, g: Game, told: list[Told]) -> None:
        """A choice that nobody has looked beyond."""
        self.plies.append(choice)
        self.told += told
        if g.plies % STRIDE == 0:
            self.kept.append(g.copy())


class Reels:
    """The replays that are looked at in this process. Whoever may see what is decided with each position shown."""

    def __init__(self, most: int = MOST_TABLES) -> None:
        self.most = most
        self.reels: OrderedDict[str, Reel] = OrderedDict()
        self.lock = threading.Lock()

    def at(self, room: Room, ply: int | None) -> Room:
        """The table as it was after so many of the choices that stand, or after all of them."""
        seats, plies = room.seats, plies_of(room.game.history)
        if ply is not None and not 0 <= ply <= len(plies):
            raise BadSetup(f"This game has plies 0 to {len(plies)}.")
        g, told = self.reel(room.row, seats).at(plies, len(plies) if ply is None else ply)
        past = Room(room.row, seats, g)
        past.ply = g.plies
        past.chose = {number: number for number in range(1, g.plies + 1)}
        past.told = told
        return past

    def reel(self, row: TableRow, seats: list[SeatRow]) -> Reel:
        with self.lock:
            reel = self.reels.pop(row.id, None)
            if reel is None or reel.names != [seat.name for seat in seats]:
                reel = Reel(row, seats)
            self.reels[row.id] = reel
            while len(self.reels) > self.most:
                self.reels.popitem(last=False)
            return reel
