"""The tables of a study: which columns each has, and the rows that one game adds to it."""

import json
from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from squander.games import package_of
from squander.lab.grid.cells import Cell
from squander.lab.grid.metrics import Metric
from squander.lab.grid.playing import Played, Wanted
from squander.lab.grid.spec import BadSpec

if TYPE_CHECKING:
    import pyarrow as pa

WORD = "word"  # a text of which there are few: kept by its number on the way, a text like others in the end

# A column's name and its type by pyarrow's word for it.
COLUMNS: dict[str, dict[str, str]] = {
    "games": {
        "cell": "int32",
        "number": "int32",
        "seed": "string",
        "game": WORD,
        "players": "int8",
        "bots": WORD,
        "pack": WORD,
        "options": WORD,
        "rounds": "int16",
        "plies": "int32",
        "decisions": "int32",
        "ending": WORD,
        "winner": "int8",
        "score": "int32",
    },
    "seats": {
        "cell": "int32",
        "number": "int32",
        "seat": "int8",
        "order": "int8",
        "bot": WORD,
        "place": "int8",
        "won": "double",
        "score": "int32",
        "failed": WORD,
    },
    "cards": {
        "cell": "int32",
        "number": "int32",
        "seat": "int8",
        "card": WORD,
        "played": "bool",
        "won": "double",
    },
    "picks": {
        "cell": "int32",
        "number": "int32",
        "seat": "int8",
        "kind": WORD,
        "name": WORD,
        "times": "int32",
        "won": "double",
    },
    "rounds": {"cell": "int32", "number": "int32", "round": "int16", "seat": "int8", "score": "int32", "won": "double"},
    "choices": {
        "cell": "int32",
        "number": "int32",
        "ply": "int32",
        "seat": "int8",
        "question": WORD,
        "option": "int32",
    },
}


def check_names(metrics: Sequence[Metric]) -> None:
    for one in metrics:
        if one.name in COLUMNS["games"] | COLUMNS["seats"]:
            raise BadSpec(f"metrics: there is a column {one.name!r} already; give yours another name.")


def columns_of(table: str, metrics: Sequence[Metric]) -> dict[str, str]:
    mine = {"games": False, "seats": True}
    return {**COLUMNS[table], **{one.name: one.column for one in metrics if mine.get(table) == one.of_seats}}


def schema_of(table: str, metrics: Sequence[Metric]) -> "pa.Schema":
    import pyarrow as pa

    ours = {"bool": pa.bool_(), WORD: pa.dictionary(pa.int16(), pa.string())}
    return pa.schema([(name, ours.get(of) or pa.type_for_alias(of)) for name, of in columns_of(table, metrics).items()])


Row = tuple[object, ...]


class Met(dict[Row, int]):
    """Rows that were met, each with its number in the order in which they came."""

    def __missing__(self, row: Row) -> int:
        number = self[row] = len(self)
        return number


class ManyRows:
    """Rows of which a game adds many, as whoever counted made them. Most are like others of other games: each is kept
    once, and after that by its number."""

    def __init__(self) -> None:
        self.met = Met()
        self.numbers: list[int] = []
        self.counts: list[int] = []  # how many each game added

    def add(self, rows: Sequence[Row]) -> None:
        self.numbers += map(self.met.__getitem__, rows)
        self.counts.append(len(rows))

    def columns(self, names: Sequence[str]) -> dict[str, Sequence[object]]:
        """Of the rows that differ."""
        return dict(zip(names, zip(*self.met, strict=True) if self.met else [()] * len(names), strict=True))


# What whoever counted made the rows of.
MADE_OF = {
    "cards": ("seat", "", "card", "", "played"),
    "picks": ("seat", "kind", "name", "times", ""),
    "rounds": ("round", "seat", "score"),
    "choices": ("ply", "seat", "question", "option"),
}


class Rows:
    """What the games of a part have added so far, table by table."""

    def __init__(self, cell: Cell, tables: Sequence[str], metrics: Sequence[Metric]) -> None:
        self.cell = cell
        self.tables = tables
        self.metrics = metrics
        self.few: dict[str, list[tuple[object, ...]]] = {"games": [], "seats": []}
        self.many = {table: ManyRows() for table in tables if table in MADE_OF}
        self.numbers: list[int] = []
        self.won: list[list[float]] = []  # by game and seat
        self.given = json.dumps(cell.options, sort_keys=True)
        self.pack = cell.pack.name if cell.pack else ""
        self.bots = ",".join(cell.bots)

    @property
    def wanted(self) -> Wanted:
        """What has to be kept of each game for these tables."""
        return Wanted(bool(self.metrics) or not {"cards", "picks"}.isdisjoint(self.tables), "rounds" in self.tables)

    def add(self, played: Played) -> None:
        won = shares(played.places)
        self.numbers.append(played.number)
        self.won.append(won)
        self.add_game(played)
        self.add_seats(played, won)
        for table, rows in self.many.items():
            rows.add(counted(table, played))

    def add_game(self, played: Played) -> None:
        g, cell, best = played.game, self.cell, played.ranking[0]
        found = [one.of(played.notes, g) for one in self.metrics if not one.of_seats]
        ending = package_of(cell.game).ending(g)
        of_cell = (cell.game, cell.players, self.bots, self.pack, self.given)
        came_to = (g.kind.round_of(g), g.plies, played.decisions, ending, best.seat, best.score)
        self.few["games"].append((cell.number, played.number, played.seed, *of_cell, *came_to, *found))

    def add_seats(self, played: Played, won: list[float]) -> None:
        order = played.account.order(played.start)
        for standing in sorted(played.ranking, key=attrgetter("seat")):
            seat = standing.seat
            found = [one.of(played.notes, played.game, seat) for one in self.metrics if one.of_seats]
            came_to = (played.places[seat], won[seat], standing.score, played.failures.get(seat))
            row = (self.cell.number, played.number, seat, order.index(seat), played.bots[seat], *came_to, *found)
            self.few["seats"].append(row)

    def batch(self, table: str) -> "pa.RecordBatch":
        import pyarrow as pa

        schema = schema_of(table, self.metrics)
        found = self.columns_of_many(table, schema) if table in self.many else self.columns_of_few(table, schema)
        return pa.record_batch([found[name] for name in schema.names], schema=schema)

    def columns_of_few(self, table: str, schema: "pa.Schema") -> "dict[str, pa.Array]":
        rows = self.few[table]
        values = zip(*rows, strict=True) if rows else [()] * len(schema)
        return {field.name: array_of(column, field.type) for field, column in zip(schema, values, strict=True)}

    def columns_of_many(self, table: str, schema: "pa.Schema") -> "dict[str, pa.Array]":
        """For all rows at once: what was counted is looked up among the rows that differ, the rest by the game."""
        import numpy as np
        import pyarrow as pa

        rows = self.many[table]
        types = {field.name: field.type for field in schema}
        which, game = np.array(rows.numbers, np.int64), np.repeat(np.arange(len(self.numbers)), rows.counts)
        differing = {
            name: array_of(column, types[name]) for name, column in rows.columns(MADE_OF[table]).items() if name
        }
        found = {name: column.take(pa.array(which)) for name, column in differing.items()}
        found["cell"] = pa.array(np.full(len(game), self.cell.number, np.int32))
        found["number"] = pa.array(np.array(self.numbers, np.int32)[game])
        if "won" in types:
            found["won"] = pa.array(np.array(self.won)[game, found["seat"].to_numpy()])
        return found


def counted(table: str, played: Played) -> Sequence[Row]:
    """What a game adds to a table of which it adds many rows."""
    if table == "cards":
        return played.cards()
    if table == "picks":
        return played.picks()
    if table == "rounds":
        return played.scores
    return [(i, ply.frame.who, ply.frame.rule.name, ply.option) for i, ply in enumerate(played.plies)]


def array_of(values: Sequence[object], of: "pa.DataType") -> "pa.Array":
    import pyarrow as pa

    if pa.types.is_dictionary(of):
        return pa.array(values, of.value_type).dictionary_encode().cast(of)
    return pa.array(values, of)


def shares(places: Sequence[int]) -> list[float]:
    """Of the win, by seat; who shares the first place shares it."""
    first = places.count(1)
    return [1.0 / first if place == 1 else 0.0 for place in places]
