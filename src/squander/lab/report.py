"""A run in words: for people, and as plain data for programs."""

import csv
import io
from collections.abc import Iterator
from math import isfinite, nan
from typing import NotRequired, TypedDict

from squander.games import package_of
from squander.kernel.pieces import Options
from squander.lab.run import Run, Tally
from squander.lab.stats import Rate, Spread, spread, wilson
from squander.lab.targets import Verdict

ONE_BY_ONE = {"use", "lift"}  # groups with a line for every card or the like: only what fails is told


NOT_ONE = Spread(nan, nan, nan, nan, 0, 0, 0)  # of nothing
Measured = dict[str, float | None]  # a Rate or a Spread, by the names of its fields


class RunData(TypedDict):
    """A run, as programs read it."""

    game: str
    players: int
    games: int
    seed: str
    bots: list[str]
    options: Options
    rounds: Measured
    decisions: Measured
    scores: Measured
    winning_scores: Measured
    ends: dict[str, Measured]
    seats: list[Measured]
    rivals: NotRequired[dict[str, Measured]]  # where somebody plays along without a seat: how often they win
    win_rate_by_bot: dict[str, Measured]
    failed: dict[str, int]  # by bot, how often another had to play on
    seconds: float
    decisions_per_second: int
    balance: NotRequired[list[dict[str, object]]]


def data(run: Run, tally: Tally, seconds: float) -> RunData:
    """Everything a program may want. `seconds` is the only thing that differs from run to run."""
    found: RunData = {
        "game": run.game,
        "players": run.players,
        "games": tally.games,
        "seed": run.seed,
        "bots": list(run.bots),
        "options": run.options,
        "rounds": plain(spread(tally.rounds)),
        "decisions": plain(spread(tally.decisions)),
        "scores": plain(scores(run, tally)),
        "winning_scores": plain(winning(tally)),
        "ends": {name: wilson(tally.ends[name], tally.games)._asdict() for name in sorted(tally.ends)},
        "seats": [wilson(tally.seats[seat], tally.games)._asdict() for seat in range(run.players)],
        "win_rate_by_bot": {
            name: wilson(tally.bots[name], tally.seated[name])._asdict() for name in sorted(tally.seated)
        },
        "failed": dict(sorted(tally.failed.items())),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(total(tally) / seconds),
    }
    if tally.rivals:
        found["rivals"] = {name: wilson(won, tally.games)._asdict() for name, won in tally.rivals.items()}
    if run.balance:
        found["balance"] = [as_data(verdict) for verdict in verdicts(run, tally)]
    return found


def scores(run: Run, tally: Tally) -> Spread:
    """Of all seats; the mean is as sure as games are many, since seats of one game depend on each other."""
    games = spread(tally.totals)
    low, high = games.low / run.players, games.high / run.players
    return spread(tally.scores)._replace(low=low, high=high)


def winning(tally: Tally) -> Spread:
    """Whoever plays alone may never win."""
    return spread(tally.winners) if tally.winners else NOT_ONE


def plain(values: Spread) -> Measured:
    """One game says nothing about the others, which JSON has no number for."""
    return {name: value if isfinite(value) else None for name, value in values._asdict().items()}


def total(tally: Tally) -> int:
    return sum(value * times for value, times in tally.decisions.items())


def verdicts(run: Run, tally: Tally) -> list[Verdict]:
    targets = package_of(run.game).targets()
    return targets.judge(tally.facts, tally.games, run.players, run.options) if targets else []


def as_data(verdict: Verdict) -> dict[str, object]:
    return {**verdict._asdict(), "rate": verdict.rate._asdict(), "met": verdict.met}


def text(run: Run, tally: Tally, seconds: float) -> str:
    lines = [*summary(run, tally, seconds)]
    if run.balance:
        lines += ["", *balance(verdicts(run, tally))]
    return "\n".join(lines)


def summary(run: Run, tally: Tally, seconds: float) -> Iterator[str]:
    given = "".join(f", {name}={value}" for name, value in run.options.items())
    players = f"{run.players} player{'' if run.players == 1 else 's'}"
    yield f"{run.game}, {players}, {tally.games} games, seed {run.seed}, bots {','.join(run.bots)}{given}"
    yield f"  rounds          {measured(spread(tally.rounds))}"
    yield f"  decisions       {measured(spread(tally.decisions))}"
    yield f"  scores          {measured(scores(run, tally))}"
    if tally.winners:
        yield f"  winner's score  {measured(winning(tally))}"
    for name in sorted(tally.ends):
        yield f"  ends: {name:<20} {rate(wilson(tally.ends[name], tally.games))}"
    for seat in range(run.players):
        whose = f"seat {seat + 1} from the start" if run.players > 1 else f"{'the player':<20}"
        yield f"  wins: {whose} {rate(wilson(tally.seats[seat], tally.games))}"
    for name, won in tally.rivals.items():
        yield f"  wins: {name:<20} {rate(wilson(won, tally.games))}"
    if len(tally.seated) > 1:
        for name in sorted(tally.seated):
            yield f"  wins: {name:<20} {rate(wilson(tally.bots[name], tally.seated[name]))} of its seats"
    yield f"  {tally.games / seconds:.1f} games and {total(tally) / seconds:.0f} decisions a second"


def measured(values: Spread) -> str:
    mean = f"mean {values.mean:.2f} ({values.low:.2f} to {values.high:.2f})"
    return f"{mean}, median {values.median:g}, from {values.least} to {values.most}"


def rate(found: Rate, percent: bool = True) -> str:
    if not percent:
        return f"{found.value:g} ({found.low:g} to {found.high:g})"
    return f"{found.value:6.1%} ({found.low:.1%} to {found.high:.1%})"


def balance(found: list[Verdict]) -> Iterator[str]:
    """Every target with its measurement; of those for every single thing, only what fails, and how many hold."""
    yield "balance targets: measured, 95 % interval, sample, target"
    for verdict in found:
        if verdict.group not in ONE_BY_ONE or not verdict.met:
            yield line(verdict)
    for group in sorted(ONE_BY_ONE & {verdict.group for verdict in found}):
        these = [verdict for verdict in found if verdict.group == group]
        yield f"  {group}: {sum(verdict.met for verdict in these)} of {len(these)} within {these[0].target}"
    yield f"{sum(verdict.met for verdict in found)} of {len(found)} targets met"


def line(verdict: Verdict) -> str:
    mark = "met    " if verdict.met else "NOT MET"
    name = f"{verdict.group}: {verdict.name}"
    return f"  {mark} {name:<36} {rate(verdict.rate, verdict.percent):<30} n={verdict.rate.sample:<7} {verdict.target}"


CSV = ("measure", "name", "value", "low", "high", "sample")


def table(run: Run, tally: Tally, seconds: float) -> str:
    """A line for each measurement, for a spreadsheet."""
    found = data(run, tally, seconds)
    means = {name: found[name] for name in ("rounds", "decisions", "scores", "winning_scores")}
    rows = [("mean", name, values["mean"], values) for name, values in means.items()]
    rows += [
        ("median", name, values["median"], {**values, "low": None, "high": None}) for name, values in means.items()
    ]
    rates = {
        **{("ends", name): rate for name, rate in found["ends"].items()},
        **{("wins", f"seat {seat + 1}"): rate for seat, rate in enumerate(found["seats"])},
        **{("wins", name): rate for name, rate in found.get("rivals", {}).items()},
        **{("wins", name): rate for name, rate in found["win_rate_by_bot"].items()},
    }
    rows += [(what, name, values["value"], values) for (what, name), values in rates.items()]
    found_balance = verdicts(run, tally) if run.balance else []
    rows += [(one.group, one.name, one.rate.value, one.rate._asdict()) for one in found_balance]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(CSV)
    writer.writerows([what, name, value, of["low"], of["high"], of["sample"]] for what, name, value, of in rows)
    return out.getvalue().rstrip("\n")
