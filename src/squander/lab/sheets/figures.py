"""What a report shows: each figure a title, a sentence that says how to read it, its rows, and how it is drawn."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from squander.kernel.pieces import Data
from squander.lab.accounts import ROUTE
from squander.lab.grid.folder import RunFolder
from squander.lab.sheets.sums import NOTHING, Key, Sum, Sums, sums
from squander.lab.stats import wilson

COLUMN, BAR, DOT, LINE, PAIR = "column", "bar", "dot", "line", "pair"  # how a figure is drawn
K = TypeVar("K")
MOST_DOTS = 24
FEW = 10  # games that a card's rate is shown for at least


class Figure(NamedTuple):
    name: str
    title: str
    text: str
    drawn: str
    x: str  # the column along the axis, or whose values name the lines
    y: str
    rows: list[Data]
    fair: float | None = None  # a line to measure by
    shown: Sequence[Data] | None = None  # the rows that are drawn, if not all

    @property
    def visible(self) -> list[Data]:
        return list(self.rows if self.shown is None else self.shown)

    @property
    def percent(self) -> bool:
        return self.y in ("share", "win rate")


class Tallies:
    """The sums of a run that its figures are made of, each table read once for all cells."""

    def __init__(self, folder: RunFolder) -> None:
        games, seats = folder.table("games"), folder.table("seats")
        self.games = sums(games, ["cell", "rounds"], "number")
        self.decisions = sums(games, ["cell", "decisions"], "number")
        self.endings = sums(games, ["cell", "ending"], "number")
        self.orders = sums(seats, ["cell", "order"], "won")
        self.bots = sums(seats, ["cell", "bot"], "won")
        self.scores = sums(seats, ["cell"], "score")
        self.cards = of(folder, "cards", ["cell", "card", "played"], "won")
        self.picks = of(folder, "picks", ["cell", "kind", "name"], "times")
        self.pickers = of(folder, "picks", ["cell", "kind", "name"], "won")
        self.routes = of(folder, "picks", ["cell", "kind", "name", "won"], "times")
        self.rounds = of(folder, "rounds", ["cell", "round", "won"], "score")


def of(folder: RunFolder, table: str, keys: Sequence[str], column: str) -> Sums:
    """Nothing, if the spec did not ask for the table."""
    return sums(folder.table(table), keys, column) if folder.has(table) else {}


def within(found: Sums, cell: int) -> dict[Key, Sum]:
    """The groups of one cell, by what is left of their keys."""
    return {key[1:]: value for key, value in sorted(found.items(), key=lambda item: str(item[0])) if key[0] == cell}


def figures(tallies: Tallies, cell: int, players: int, names: dict[str, str]) -> Iterator[Figure]:
    """All that there is something to show of. `names` are what cards are called."""
    made = (
        lengths(tallies, cell),
        ends(tallies, cell),
        seats(tallies, cell, players),
        bots(tallies, cell, players),
        scores(tallies, cell),
        *picks(tallies, cell),
        cards(tallies, cell, players, names),
        routes(tallies, cell),
        decisions(tallies, cell),
    )
    return (figure for figure in made if figure.rows)


class InShort(NamedTuple):
    """What a cell came to: its lengths, all scores, and how often the first seat won."""

    cell: str
    players: int
    rounds: Sum
    scores: Sum
    first: Sum


def side_by_side(cells: Sequence[InShort]) -> Iterator[Figure]:
    """How cells lie to each other; the first of very many."""
    rows = [{"cell": one.cell, **mean(one.rounds, "rounds")} for one in cells]
    text = "How many rounds games had on average."
    yield Figure("rounds", "Lengths side by side", text, DOT, "cell", "rounds", rows, None, rows[:MOST_DOTS])
    rows = [{"cell": one.cell, **win_rate(one.first)} for one in cells]
    alike = {one.players for one in cells}
    fair = 1 / alike.pop() if len(alike) == 1 else None
    text = f"How often whoever began won{'; the line is a fair share' if fair else ''}."
    yield Figure("first", "The first seat side by side", text, DOT, "cell", "win rate", rows, fair, rows[:MOST_DOTS])


def lengths(tallies: Tallies, cell: int) -> Figure:
    counts = {int(key[0]): value.rows for key, value in within(tallies.games, cell).items()}
    text = "In which round games ended."
    return Figure("lengths", "Lengths", text, COLUMN, "rounds", "share", shares(whole(counts, 1), "rounds"))


def whole(counts: Mapping[int, int], step: int) -> dict[int, int]:
    """With the gaps, where nothing was counted: an axis goes on there."""
    return {at: counts.get(at, 0) for at in range(min(counts), max(counts) + step, step)} if counts else {}


def ends(tallies: Tallies, cell: int) -> Figure:
    rows = shares({str(key[0]): value.rows for key, value in within(tallies.endings, cell).items()}, "ending")
    return Figure("ends", "Ends", "How games ended.", BAR, "ending", "share", rows)


def shares(counts: Mapping[K, int], name: str) -> list[Data]:
    total = sum(counts.values())
    return [
        {name: key, "games": count, "share": rate.value, "low": rate.low, "high": rate.high}
        for key, count in counts.items()
        for rate in [wilson(count, total)]
    ]


def seats(tallies: Tallies, cell: int, players: int) -> Figure:
    rows = [{"seat": f"{int(key[0]) + 1}", **win_rate(value)} for key, value in within(tallies.orders, cell).items()]
    text = "How often each seat won, counted in the order of the first round; the line is a fair share."
    return Figure("seats", "Seats", text, DOT, "seat", "win rate", rows, 1 / players)


def bots(tallies: Tallies, cell: int, players: int) -> Figure:
    rows = [{"bot": key[0], **win_rate(value)} for key, value in within(tallies.bots, cell).items()]
    text = "How often each bot won, a seat."
    return Figure("bots", "Bots", text, DOT, "bot", "win rate", rows if len(rows) > 1 else [], 1 / players)


def win_rate(found: Sum) -> Data:
    rate = wilson(found.total, found.rows)
    return {"sample": found.rows, "win rate": rate.value, "low": rate.low, "high": rate.high}


def scores(tallies: Tallies, cell: int) -> Figure:
    """Who shared the first place counts among the winners."""
    merged: dict[tuple[int, str], Sum] = {}
    for (round, won), value in within(tallies.rounds, cell).items():
        key = (int(round), "winners" if won else "others")
        merged[key] = merged.get(key, NOTHING).plus(value)
    rows = [{"round": round, "who": who, **mean(value, "score")} for (round, who), value in sorted(merged.items())]
    text = "The mean score after each round, of those who won in the end and of the others."
    return Figure("scores", "Scores by round", text, LINE, "round", "score", rows)


def mean(found: Sum, name: str) -> Data:
    reach = found.reach
    return {"sample": found.rows, name: found.mean, "low": found.mean - reach, "high": found.mean + reach}


def picks(tallies: Tallies, cell: int) -> Iterator[Figure]:
    """One figure for each kind of thing that is picked: plans, errand spaces, trades."""
    mine, winners = within(tallies.picks, cell), within(tallies.pickers, cell)
    for kind in sorted({str(key[0]) for key in mine if key[0] != ROUTE}):
        times = {str(key[1]): value.total for key, value in mine.items() if key[0] == kind}
        total = sum(times.values())
        rows = [
            {
                kind: name.replace("_", " "),
                "picks": round(count),
                "share": count / total,
                **of_pickers(winners[kind, name]),
            }
            for name, count in times.items()
        ]
        text = f"How often each {kind} was picked; the data has the win rate of those who did, too."
        many = f"{kind.capitalize()}{'es' if kind.endswith('s') else 's'}"
        yield Figure(f"picks-{kind}", many, text, BAR, kind, "share", rows)


def name_in_words(name: str, kind: str) -> str:
    """An id as somebody reads it under the title of its kind: job-palm-house as palm house."""
    return name.removeprefix(f"{kind}-").replace("_", " ").replace("-", " ")


def of_pickers(found: Sum) -> Data:
    rate = wilson(found.total, found.rows)
    return {"seats": found.rows, "win rate": rate.value, "win rate low": rate.low, "win rate high": rate.high}


def cards(tallies: Tallies, cell: int, players: int, names: dict[str, str]) -> Figure:
    """By the win rate of those who held them; drawn are those furthest from a fair share."""
    held: dict[str, list[Sum]] = {}
    for (card, played), value in within(tallies.cards, cell).items():
        pair = held.setdefault(str(card), [NOTHING, NOTHING])
        pair[bool(played)] = pair[bool(played)].plus(value)
    rows = [card_row(names.get(card, card), *pair) for card, pair in held.items()]
    rows.sort(key=lambda row: -row["win rate"])
    known = [row for row in rows if row["held"] >= FEW]
    apart = sorted(known, key=lambda row: -abs(row["win rate"] - 1 / players))[:MOST_DOTS]
    text = (
        "How often those won who held a card, with 95 % intervals; the line is a fair share. Drawn are the"
        f" {len(apart)} furthest from it; the data has all {len(rows)}, with how often each was held and played."
        f" Of so many, about {round(len(known) / 20)} lie off it by luck alone."
    )
    shown = sorted(apart, key=lambda row: -row["win rate"])
    return Figure("cards", "Cards", text, DOT, "card", "win rate", rows, 1 / players, shown)


def card_row(name: str, kept: Sum, played: Sum) -> Data:
    both = kept.plus(played)
    rate = wilson(both.total, both.rows)
    return {
        "card": name,
        "held": both.rows,
        "played": played.rows / both.rows,
        "win rate": rate.value,
        "low": rate.low,
        "high": rate.high,
        "win rate if played": played.mean,
    }


def routes(tallies: Tallies, cell: int) -> Figure:
    merged: dict[tuple[str, str], Sum] = {}
    for (kind, name, won), value in within(tallies.routes, cell).items():
        if kind == ROUTE:
            key = (str(name), "winners" if won else "others")
            merged[key] = merged.get(key, NOTHING).plus(value)
    rows = [{"route": name, "who": who, **mean(value, "mean")} for (name, who), value in merged.items()]
    text = "What each route came to on average, for those who won and for the others."
    return Figure("routes", "Routes to victory", text, PAIR, "route", "mean", rows)


def decisions(tallies: Tallies, cell: int) -> Figure:
    counts = {int(key[0]): value.rows for key, value in within(tallies.decisions, cell).items()}
    if not counts:
        return Figure("decisions", "Decisions", "", COLUMN, "decisions", "share", [])
    step = max(1, (max(counts) - min(counts)) // 20)
    binned: dict[int, int] = {}
    for decided, count in counts.items():
        at = decided // step * step
        binned[at] = binned.get(at, 0) + count
    rows = shares(whole(binned, step), "decisions")
    text = f"How many real choices a game had, all seats together, in steps of {step}."
    return Figure("decisions", "Decisions", text, COLUMN, "decisions", "share", rows)
