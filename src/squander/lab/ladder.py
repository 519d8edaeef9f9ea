"""All levels of a game, each against the one below it."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypedDict

from squander import bots
from squander.kernel.errors import BadSetup
from squander.kernel.pieces import Options
from squander.lab.arena import Result, Stop, play
from squander.lab.contest import Contest, Outcome
from squander.lab.ratings import ANCHORED_AT, Rating, ratings
from squander.lab.scores import Scores

PLAYERS = 2


class Ladder(NamedTuple):
    """Enough to climb it again anywhere. `games` are those of each two neighbours."""

    game: str
    games: int
    seed: str
    options: Options
    levels: tuple[str, ...]

    def rungs(self) -> list[Contest]:
        """The higher level is named first."""
        pairs = zip(self.levels, self.levels[1:], strict=False)
        return [Contest(self.game, PLAYERS, self.games, self.seed, (high, low), self.options) for low, high in pairs]


class Level(TypedDict):
    """A level, as programs read it; `win_rate` and `step` are against the level below, which the lowest has not."""

    bot: str
    rating: list[float]  # with its interval
    win_rate: list[float] | None
    step: list[float] | None
    games: int
    ms_mean: float
    ms_p95: float


def ladder_of(game: str, games: int, seed: str, options: Options) -> Ladder:
    levels = bots.levels(game)
    if len(levels) < 2:
        raise BadSetup(f"{game} has no levels to compare: nobody is an expert of it.")
    return Ladder(game, games, seed, options, tuple(levels))


def climb(
    ladder: Ladder, processes: int = 1, watch: Callable[[Outcome, Scores], None] = lambda *_: None
) -> Iterator[Result]:
    """Every rung, from below; all games are played."""
    for contest in ladder.rungs():
        yield play(contest, processes, Stop(), may_stop=False, watch=watch)


def levels(ladder: Ladder, results: list[Result]) -> list[Level]:
    """The lowest first, as far as rungs were played. Ratings are of all rungs together, from the lowest up, so that
    their intervals grow with the distance from it; steps are of two neighbours alone."""
    deals = [deal for result in results for deal in result.scores.deals]
    climbed = ladder.levels[: len(results) + 1]
    rated = ratings(deals, climbed, climbed[0])
    above = [level(bot, rated[bot], result) for bot, result in zip(climbed[1:], results, strict=True)]
    return [lowest(climbed[0], rated[climbed[0]], results[0]), *above]


def lowest(bot: str, rating: Rating, result: Result) -> Level:
    return {**level(bot, rating, result), "win_rate": None, "step": None}


def level(bot: str, rating: Rating, result: Result) -> Level:
    """What its rung, or for the lowest the rung above, says of it."""
    thinking, rate = result.scores.thinking[bot], result.rate(bot)
    return {
        "bot": bot,
        "rating": [round(points, 1) for points in rating],
        "win_rate": [rate.value, rate.low, rate.high],
        "step": [round(points, 1) for points in step(result)],
        "games": rate.sample,
        "ms_mean": round(1000 * thinking.mean, 4),
        "ms_p95": round(1000 * thinking.quantile(0.95), 4),
    }


def step(result: Result) -> Rating:
    """How many points the first is above the second."""
    high, low = result.contest.bots
    found = ratings(result.scores.deals, [high, low], low)[high]
    return Rating(*(points - ANCHORED_AT for points in found))


def inverted(found: list[Level]) -> list[str]:
    """Levels that are weaker than the one below."""
    return [level["bot"] for level in found if level["step"] is not None and level["step"][0] <= 0.0]
