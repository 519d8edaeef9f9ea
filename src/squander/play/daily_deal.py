"""A deal a day: the same for everybody who has the same version, alone against the same bots.

A game that has a `daily.toml` has one; docs/daily.md tells what counts. The seed is made of the day and of the deal's
mark, which stands for everything else that a result depends on.
"""

import hashlib
import re
import tomllib
from datetime import UTC, date, datetime
from functools import cache
from typing import NamedTuple

import squander
from squander.games import games, kind_of, package_of
from squander.games.contract import DAILY
from squander.kernel.errors import BadPack, BadSetup
from squander.kernel.game import Game
from squander.kernel.pieces import Options
from squander.play.aftermath import written
from squander.play.records import compact

ENDINGS = {1: "st", 2: "nd", 3: "rd"}
PLAYER = 0  # the seat of whoever plays it; bots have the others
DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


class Sitting(NamedTuple):
    """What is the same every day."""

    bots: list[str]
    options: Options  # settled, with the boxes
    mark: str  # of everything that a result depends on besides the day


class Daily(NamedTuple):
    game: str
    day: str  # as 2026-11-17, by UTC
    bots: list[str]
    options: Options
    mark: str

    @property
    def seed(self) -> str:
        return f"{self.day} {self.mark}"

    @property
    def players(self) -> int:
        return 1 + len(self.bots)


class Result(NamedTuple):
    """How the one who played it came off."""

    place: int
    of: int
    score: int
    rounds: int


# --- the deal ------------------------------------------------------------------------------------------------------


def dealt_daily() -> list[str]:
    """The games that have one."""
    return [game for game in games() if has_daily(game)]


def has_daily(game: str) -> bool:
    return (package_of(game).folder / DAILY).is_file()


def daily(game: str, day: str) -> Daily:
    told = sitting(game)
    return Daily(game, day, told.bots, told.options, told.mark)


@cache
def sitting(game: str) -> Sitting:
    if not has_daily(game):
        raise BadSetup(f"There is no deal of the day for {kind_of(game).title}.")
    path = package_of(game).folder / DAILY
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        bots, given = list(told["bots"]), dict(told["options"])
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise BadPack(f"{path}: this is no deal of the day: {error!r}.") from None
    kind = kind_of(game)
    options = kind.settle(1 + len(bots), given)
    return Sitting(bots, options, mark_of([game, kind.version, squander.__version__, bots, options]))


def mark_of(parts: list[object]) -> str:
    return hashlib.sha256(compact(parts).encode()).hexdigest()[:8]


# --- the day -------------------------------------------------------------------------------------------------------


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def day_of(text: str, now: str) -> str:
    """A day that has come; one sentence otherwise."""
    day = read_day(text)
    if day is None:
        raise BadSetup(f"{text!r} is no date; write it as {now}.")
    if text > now:
        raise BadSetup(f"The deal of {spoken(text)} is not dealt yet; by UTC today is {spoken(now)}.")
    return text


def read_day(text: str) -> date | None:
    try:
        return date.fromisoformat(text) if DAY.fullmatch(text) else None
    except ValueError:
        return None


def spoken(day: str) -> str:
    """17 November 2026."""
    found = date.fromisoformat(day)
    return f"{found.day} {found:%B} {found.year}"


# --- the result ----------------------------------------------------------------------------------------------------


def require_mark(deal: Daily, mark: str) -> None:
    if mark != deal.mark:
        raise BadSetup(f"Deal {mark!r} is of another version; this one deals {deal.mark} on {spoken(deal.day)}.")


def result_of(g: Game) -> Result:
    """Rivals without a seat count."""
    line = next(line for line in g.ranking() if line.seat == PLAYER)
    return Result(line.place, g.players + len(g.rivals()), line.score, g.kind.round_of(g))


def scored(game: str, score: int) -> str:
    """The deciding number in words."""
    kind = kind_of(game)
    return written(kind.sign, score) + (" left" if kind.falls else "")


def placed(result: Result) -> str:
    """2nd of 3."""
    return f"{result.place}{ENDINGS.get(result.place, 'th')} of {result.of}"


def line(deal: Daily, result: Result) -> str:
    """To be shared: plain text that names nobody."""
    rounds = f"{result.rounds} round{'' if result.rounds == 1 else 's'}"
    title = kind_of(deal.game).title
    came = f"{placed(result)}, {scored(deal.game, result.score)}, in {rounds}"
    return f"Squander, {title}, {spoken(deal.day)}: {came} (deal {deal.mark})."


def order_of(game: str, result: Result) -> tuple[int, int, int]:
    """The better result first: by the place, then by the deciding number, then by how soon it was over."""
    return result.place, result.score if kind_of(game).falls else -result.score, result.rounds
