"""An arena in words: for people, and as plain data for programs."""

from collections.abc import Iterator
from typing import TypedDict

from squander.bots.people import company
from squander.bots.specs import is_timed
from squander.kernel.pieces import Options
from squander.lab.arena import Result
from squander.lab.betting import ERROR
from squander.lab.ratings import Rating, ratings
from squander.lab.stats import Rate

EVER = "95 %, holding whenever one stops to look"
FIXED = "95 %, Wilson, wider where games of one deal go alike"


class BotData(TypedDict):
    """One bot of an arena, as programs read it."""

    bot: str
    games: int
    win_rate: float
    low: float
    high: float
    fair: float
    mean_place: float
    rating: float
    rating_low: float
    rating_high: float
    choices: int
    ms_mean: float
    ms_p95: float
    failed: int
    tastes: dict[str, float]  # how often in a game; empty if nobody asked for it


class ArenaData(TypedDict):
    """An arena, as programs read it."""

    game: str
    players: int
    games: int
    deals: int
    seed: str
    options: Options
    seatings: list[list[str]]
    bots: list[BotData]
    intervals: str
    test: dict[str, object]
    repeatable: bool
    seconds: float


def data(result: Result, seconds: float) -> ArenaData:
    """Times and `seconds` differ from run to run; all else does only if a bot's time is limited."""
    contest, scores, finding = result.contest, result.scores, result.finding
    return {
        "game": contest.game,
        "players": contest.players,
        "games": scores.games,
        "deals": len(scores.deals),
        "seed": contest.seed,
        "options": contest.options,
        "seatings": [list(seats) for seats in contest.seatings],
        "bots": rows(result),
        "intervals": EVER if result.may_stop else FIXED,
        "test": {**finding._asdict(), "error_rate": ERROR, "stopped_early": result.stopped},
        "repeatable": is_repeatable(result),
        "seconds": round(seconds, 3),
    }


def is_repeatable(result: Result) -> bool:
    return not any(is_timed(bot) for bot in result.contest.bots)


def rows(result: Result) -> list[BotData]:
    rated = ratings(result.scores.deals, result.scores.rated)
    return [row(result, bot, result.rate(bot), rated[bot]) for bot in result.scores.bots]


def row(result: Result, bot: str, rate: Rate, rating: Rating) -> BotData:
    scores, thinking = result.scores, result.scores.thinking[bot]
    return {
        "bot": bot,
        "games": rate.sample,
        "win_rate": rate.value,
        "low": rate.low,
        "high": rate.high,
        "fair": scores.fair(bot),
        "mean_place": scores.mean_place(bot),
        "rating": round(rating.value, 1),
        "rating_low": round(rating.low, 1),
        "rating_high": round(rating.high, 1),
        "choices": thinking.choices,
        "ms_mean": round(1000 * thinking.mean, 4),
        "ms_p95": round(1000 * thinking.quantile(0.95), 4),
        "failed": scores.failed[bot],
        "tastes": {name: round(scores.taste(bot, name), 3) for name in counted(result)},
    }


def text(result: Result, seconds: float) -> str:
    found = rows(result)
    return "\n".join([head(result), table(found), *tastes(found), *notes(result), f"  {seconds:.0f} seconds"])


def counted(result: Result) -> list[str]:
    contest = result.contest
    return list(company(contest.game).pleasures) if contest.tasting else []


def tastes(found: list[BotData]) -> Iterator[str]:
    """How often each took which pleasure in a game."""
    pleasures = found[0]["tastes"]
    wide = max(len(row["bot"]) for row in found)
    if pleasures:
        yield "  ".join(["", " " * wide, *(f"{name:>11}" for name in pleasures), " times a game"])
        for row in found:
            yield "  ".join(["", f"{row['bot']:{wide}}", *(f"{times:11.2f}" for times in row["tastes"].values())])


def head(result: Result) -> str:
    contest, scores = result.contest, result.scores
    given = "".join(f", {name}={value}" for name, value in contest.options.items())
    played = f"{scores.games} games ({len(scores.deals)} deals, {len(contest.seatings)} seatings each)"
    seats = f"{contest.players} player{'' if contest.players == 1 else 's'}"
    return f"{contest.game}, {seats}, {played}, seed {contest.seed}{given}"


def table(found: list[BotData]) -> str:
    wide = max(len(row["bot"]) for row in found)
    title = f"  {'':{wide}}    wins   95 % interval     fair  place  rating  95 % interval  ms a choice, p95"
    return "\n".join([title, *(line(row, wide) for row in found)])


def line(row: BotData, wide: int) -> str:
    won = f"{row['win_rate']:6.1%}   {row['low']:5.1%} to {row['high']:6.1%}   {row['fair']:5.1%}"
    between = f"{row['rating_low']:.0f} to {row['rating_high']:.0f}"
    rated = f"{row['rating']:6.0f}   {between:<12}"
    return (
        f"  {row['bot']:{wide}}  {won}  {row['mean_place']:5.2f}  {rated} {row['ms_mean']:11.3g} {row['ms_p95']:9.3g}"
    )


def notes(result: Result) -> Iterator[str]:
    finding, games = result.finding, result.scores.games
    claim = f"{finding.bot} wins {finding.share:.1%}"
    if finding.found == "undecided":
        yield f"  test: after {games} games it is not refuted that {claim}"
    else:
        stopped = "stopped" if result.stopped else "all played"
        yield f"  test: {claim.replace(' wins', f' wins {finding.found} than')}; {stopped} after {games} games"
    yield f"        (this refutes a true share in at most {ERROR:.0%} of arenas, however often one looks)"
    yield f"  intervals of wins: {EVER if result.may_stop else FIXED}; of ratings: deals weighed anew"
    if not is_repeatable(result):
        yield "  a bot's time is limited, so another run may differ"
