"""The Dame Beatrice phase: markers that please her go up (PC-BEATRICE)."""

from typing import Final

from squander.games.prodigals_club.box import Dame
from squander.games.prodigals_club.society.moves import step, step_obstacle
from squander.games.prodigals_club.society.state import COLUMNS, MARKERS, UP, salon
from squander.games.prodigals_club.state import club
from squander.kernel.game import Ask, Frame, Game, Rule

BY_COLUMN: Final = 0
BY_ROW: Final = 1
SAME_ROW: Final = 2
ADJACENT: Final = 3


class DameBeatrice(Rule):
    """Everybody in play order, except who annoyed her (PC-BEATRICE-01, 02, 21)."""

    def run(self, g: Game, f: Frame) -> None:
        s = salon(g)
        g.note("society.dame calls", -1, s.dame)
        g.todo([Frame(RAISE_MARKERS, who) for who in club(g).order if not s.immune[who]])


class RaiseMarkers(Rule):
    """All affected markers at the same time, then a replacement for each blocked one (PC-BEATRICE-03 to 05, 17)."""

    def run(self, g: Game, f: Frame) -> None:
        s = salon(g)
        before = s.markers[f.who]
        box = club(g).layout.box
        touched = affected(box.dames[s.dame], box.rows, before)
        rising = risers(before, touched)
        for marker in rising:
            step(g, f.who, marker, UP, "society.rises")
        blocked = [marker for marker in touched if marker not in rising]
        if club(g).layout.replaced_in_turn:
            g.todo([Frame(REPLACE, f.who, marker) for marker in blocked])
        elif blocked:
            g.then(Frame(RAISE_OTHERS, f.who, len(blocked)))


def affected(dame: Dame, rows: list[int], spaces: list[int]) -> list[int]:
    """Fixed before anything moves (PC-BEATRICE-22)."""
    return [m for m in range(MARKERS) if is_affected(dame, rows, spaces, m)]


def is_affected(dame: Dame, rows: list[int], spaces: list[int], marker: int) -> bool:
    row, column = spaces[marker] // COLUMNS, spaces[marker] % COLUMNS
    if dame.kind == BY_COLUMN:
        return column != dame.safe
    if dame.kind == BY_ROW:
        return dame.low <= rows[row] <= dame.high
    for other in range(MARKERS):
        if other != marker:
            down, across = spaces[other] // COLUMNS - row, spaces[other] % COLUMNS - column
            if dame.kind == SAME_ROW and down == 0:
                return True
            if dame.kind == ADJACENT and -1 <= down <= 1 and -1 <= across <= 1:
                return True
    return False


def risers(spaces: list[int], touched: list[int]) -> list[int]:
    """From the top down: blocked is who stands in the top row or below one that does not rise (PC-BEATRICE-04, 17)."""
    rising: list[int] = []
    for space in sorted(spaces):
        marker = spaces.index(space)
        above = space - COLUMNS
        if marker in touched and above >= 0 and (above not in spaces or spaces.index(above) in rising):
            rising.append(marker)
    return rising


class RaiseOthers(Ask):
    """`arg` more markers go up, one at a time, for as many blocked ones (PC-BEATRICE-05 to 07, 18 to 20, 23).
    Options are marker + 1.

    Who stands for whom need not be told: the first to go up is none of the blocked, so in some order of settling them
    nobody stands for itself. Only if nobody can go up, nothing happens."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return list(range(1, MARKERS + 1))

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return step_obstacle(g, f.who, option - 1, UP)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        step(g, f.who, option - 1, UP, "society.rises")
        if f.arg > 1:
            g.then(Frame(self, f.who, f.arg - 1))


class Replace(RaiseOthers):
    """The ruling of older games: markers are settled in turn, and none goes up for itself, `arg` (PC-BEATRICE-18)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [marker + 1 for marker in range(MARKERS) if marker != f.arg]

    def choose(self, g: Game, f: Frame, option: int) -> None:
        step(g, f.who, option - 1, UP, "society.rises")


DAME_BEATRICE: Final = DameBeatrice("society.DameBeatrice")
RAISE_MARKERS: Final = RaiseMarkers("society.RaiseMarkers")
RAISE_OTHERS: Final = RaiseOthers("society.RaiseOthers", may_vanish=True)
REPLACE: Final = Replace("society.Replace", may_vanish=True)
