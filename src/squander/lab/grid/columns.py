"""The tables of a study: which columns each has, and the rows that one game adds to it."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from squander.games import package_of
from squander.kernel.pieces import Note, Standing
from squander.lab.accounts import Thing
from squander.lab.grid.cells import Cell
from squander.lab.grid.metrics import Metric
from squander.lab.grid.playing import Played
from squander.lab.grid.spec import BadSpec

if TYPE_CHECKING:
    import pyarrow as pa

# A column's name and its type by pyarrow's word for it.
COLUMNS: dict[str, dict[str, str]] = {
    "games": {
        "cell": "int32",
        "number": "int32",
        "seed": "string",
        "game": "string",
        "players": "int8",
        "bots": "string",
        "pack": "string",
        "options": "string",
        "rounds": "int16",
        "plies": "int32",
        "decisions": "int32",
        "ending": "string",
        "winner": "int8",
        "score": "int32",
    },
    "seats": {
        "cell": "int32",
        "number": "int32",
        "seat": "int8",
        "order": "int8",
        "bot": "string",
        "place": "int8",
        "won": "double",
        "score": "int32",
        "failed": "string",
    },
    "cards": {
        "cell": "int32",
        "number": "int32",
        "seat": "int8",
        "card": "string",
        "played": "bool",
        "won": "double",
    },
    "picks": {
        "cell": "int32",
        "number": "int32",
        "seat": "int8",
        "kind": "string",
        "name": "string",
        "times": "int32",
        "won": "double",
    },
    "rounds": {"cell": "int32", "number": "int32", "round": "int16", "seat": "int8", "score": "int32", "won": "double"},
    "choices": {
        "cell": "int32",
        "number": "int32",
        "ply": "int32",
        "seat": "int8",
        "question": "string",
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

    return pa.schema(
        [
            (name, pa.type_for_alias(of) if of != "bool" else pa.bool_())
            for name, of in columns_of(table, metrics).items()
        ]
    )


class Rows:
    """What the games of a part have added so far, table by table and column by column."""

    def __init__(self, cell: Cell, tables: Sequence[str], metrics: Sequence[Metric]) -> None:
        self.cell = cell
        self.tables = tables
        self.metrics = metrics
        self.rows: dict[str, list[tuple[object, ...]]] = {table: [] for table in tables}
        self.given = json.dumps(cell.options, sort_keys=True)
        self.pack = cell.pack.name if cell.pack else ""
        self.bots = ",".join(cell.bots)

    def add(self, played: Played) -> None:
        notes, standings = played.notes, played.game.ranking()
        won = shares(played.places)
        self.add_game(played, notes, standings[0])
        self.add_seats(played, notes, won, {standing.seat: standing.score for standing in standings})
        if "cards" in self.rows:
            self.add_cards(played.number, played.cards(notes), won)
        if "picks" in self.rows:
            self.add_picks(played.number, played.picks(notes), won)
        if "rounds" in self.rows:
            at = (self.cell.number, played.number)
            self.rows["rounds"] += [(*at, one.round, one.seat, one.score, won[one.seat]) for one in played.standings]
        if "choices" in self.rows:
            self.add_choices(played)

    def add_game(self, played: Played, notes: list[Note], best: Standing) -> None:
        g, cell = played.game, self.cell
        found = [one.of(notes, g) for one in self.metrics if not one.of_seats]
        ending = package_of(cell.game).ending(g)
        of_cell = (cell.game, cell.players, self.bots, self.pack, self.given)
        came_to = (g.kind.round_of(g), g.plies, played.decisions, ending, best.seat, best.score)
        self.rows["games"].append((cell.number, played.number, played.seed, *of_cell, *came_to, *found))

    def add_seats(self, played: Played, notes: list[Note], won: list[float], scores: dict[int, int]) -> None:
        g = played.game
        order = played.account.order(played.start)
        for seat in range(g.players):
            found = [one.of(notes, g, seat) for one in self.metrics if one.of_seats]
            came_to = (played.places[seat], won[seat], scores[seat], played.failures.get(seat))
            row = (self.cell.number, played.number, seat, order.index(seat), played.bots[seat], *came_to, *found)
            self.rows["seats"].append(row)

    def add_cards(self, number: int, held: list[Thing], won: list[float]) -> None:
        cell = self.cell.number
        self.rows["cards"] += [(cell, number, seat, name, used, won[seat]) for seat, _, name, _, used in held]

    def add_picks(self, number: int, picked: list[Thing], won: list[float]) -> None:
        cell = self.cell.number
        self.rows["picks"] += [
            (cell, number, seat, kind, name, times, won[seat]) for seat, kind, name, times, _ in picked
        ]

    def add_choices(self, played: Played) -> None:
        at = (self.cell.number, played.number)
        self.rows["choices"] += [
            (*at, i, ply.frame.who, ply.frame.rule.name, ply.option) for i, ply in enumerate(played.plies)
        ]

    def batch(self, table: str) -> "pa.RecordBatch":
        import pyarrow as pa

        schema = schema_of(table, self.metrics)
        columns = list(zip(*self.rows[table], strict=True)) or [()] * len(schema)
        return pa.record_batch(
            [pa.array(one, of) for one, of in zip(columns, schema.types, strict=True)], schema=schema
        )


def shares(places: Sequence[int]) -> list[float]:
    """Of the win, by seat; who shares the first place shares it."""
    first = places.count(1)
    return [1.0 / first if place == 1 else 0.0 for place in places]
