"""What came of a day's deal, found out from the log of its table and from nothing else."""

import msgspec

from squander.play.daily_deal import PLAYER, Daily, Result, daily, line, result_of
from squander.server.storage.rows import Entry, SeatRow, TableRow
from squander.server.tables.restoring import restored
from squander.server.wire.refusals import Refused

HELPED = "Hints were given at this table."
REPLACED = "Another bot plays on here for one that failed, so it is not what everybody played."
OTHER = "It was begun with another version of the program, which deals otherwise."


class Found(msgspec.Struct, frozen=True):
    """As it is stored with the table."""

    place: int
    of: int
    score: int
    rounds: int
    why: str  # it does not count; empty if it does

    @property
    def result(self) -> Result:
        return Result(self.place, self.of, self.score, self.rounds)


def judged(row: TableRow, seats: list[SeatRow], log: list[Entry]) -> Found:
    """All choices are made once more. A log that can't have been played, such as one that takes something back after a
    card was revealed, is refused as a whole."""
    g = restored(row, seats, log, []).game
    if not g.over:
        raise Refused("running", "The game is not over yet; what came of it is told at its end.")
    return Found(*result_of(g), objection(row, seats, daily(row.game, row.day)))


def objection(row: TableRow, seats: list[SeatRow], deal: Daily) -> str:
    """Why it is not comparable to what others played; nothing if it is."""
    if (row.seed, row.options, row.players) != (deal.seed, deal.options, deal.players):
        return OTHER
    if [seat.bot for seat in seats] != [None, *deal.bots]:
        return REPLACED
    return HELPED if seats[PLAYER].hints else ""


def told(game: str, day: str, mark: str, found: Found) -> str:
    """The line to share, with the mark of the deal that was dealt."""
    return line(daily(game, day)._replace(mark=mark), found.result)


def mark_at(row: TableRow) -> str:
    return row.seed.rpartition(" ")[2]
