"""The deal of the day: what is offered, what is played, and what came of it. Part of `wire`."""

import msgspec

from squander.server.wire.forms import TableMade


class OwnDay(msgspec.Struct, frozen=True):
    """What this browser made of a deal."""

    table: str
    over: bool
    came: str  # 2nd of 3; empty while it is played
    score: str
    why: str  # it does not count; empty if it does


class DayOffer(msgspec.Struct, frozen=True):
    """Today's deal of a game."""

    game: str
    title: str
    mark: str  # of the deal: other versions deal otherwise
    against: list[str]
    today: OwnDay | None
    yesterday: OwnDay | None


class Days(msgspec.Struct, frozen=True):
    today: str  # as 2026-11-17, by UTC
    yesterday: str
    spoken: str  # 17 November 2026
    games: list[DayOffer]


class PlayDay(msgspec.Struct, frozen=True):
    """Sit down to a day's deal; the mark says which one the page means."""

    day: str
    mark: str
    name: str = ""


class DayMade(msgspec.Struct, frozen=True):
    made: TableMade
    why: str  # it is practice; empty if it counts


class DayTold(msgspec.Struct, frozen=True):
    """How a table of a day's deal came off, once it is over."""

    game: str
    day: str
    spoken: str
    line: str
    counts: bool
    why: str  # it does not; empty if it does


class DayResult(msgspec.Struct, frozen=True):
    rank: int  # in the list; equal ones share it
    name: str
    came: str  # 2nd of 3
    score: str
    rounds: int
    mine: bool


class DayResults(msgspec.Struct, frozen=True):
    game: str
    title: str
    day: str
    spoken: str
    mark: str
    against: list[str]
    rows: list[DayResult]  # the best, of those that count
    count: int  # all of them
    others: int  # with a deal of another version, which are not in the list
