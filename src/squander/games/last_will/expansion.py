"""Getting Sacked as data: its parts, and what stands on jobs, plan tiles and its board, read strictly."""

from pathlib import Path
from typing import NamedTuple

from squander.games.boxes import Shelf
from squander.games.last_will.box import Box, Job, Line, Plan, Tile
from squander.games.last_will.setup import LONG, POSITIONS, SHORT
from squander.games.last_will.terms import LINE_SYMBOLS
from squander.games.packs import lists_of
from squander.games.source import Place, Reader, RowReader, Source, Toml, open_source

HOME = Path(__file__).parent / "sacked"
FILE = "sacked.toml"
# What can be played alone, and how many there are of it (LW-VARIANT-18, 21).
SIZES = {
    "jobs": 20,
    "plan_tiles": 16,
    "weddings": 6,
    "more_specials": 7,
    "more_properties": 6,
    "more_helpers": 1,
    "more_wills": 10,
}
PARTS = list(SIZES)
# The list of the box that a part's cards join.
JOINS = {
    "weddings": "events",
    "more_specials": "special",
    "more_properties": "properties",
    "more_helpers": "helpers",
    "more_wills": "wills",
}
KIND = {"jobs": {"kind": "job"}, "plan_tiles": {"kind": "tile"}}
MOST_BOYS = 3  # of a plan (LW-VARIANT-22)
JOB_FIELDS = {"id", "name", "lines", "source", "note"}
TILE_FIELDS = {"id", "name", "position", "players", "faces", "source", "note"}

Rows = dict[str, list[RowReader]]


class Added(NamedTuple):
    """What parts in play add to the boards for a number of players."""

    special: Reader | None  # a space of the offering
    demotions: int  # errand spaces


class Expansion:
    """The rows of all parts, and the board."""

    def __init__(self, folder: Path) -> None:
        source = open_source(folder / FILE)
        self.rows: Rows = lists_of(RowReader, source)
        self.board = Reader(source.data, Place(source, [])).inside("boards")

    def check(self, files: Source) -> None:
        """As many rows as there are cards and tiles; of jobs and tiles also what they say."""
        for part, size in SIZES.items():
            if len(self.rows[part]) != size:
                raise Place(files, [part]).fault(f"there must be {size} rows, these are {len(self.rows[part])}.")
        self.jobs()
        self.tiles()

    def jobs(self) -> list[Job]:
        jobs = [job_from(read) for read in self.rows["jobs"]]
        for lines in (SHORT, LONG):
            if len([job for job in jobs if len(job.lines) == lines]) < 5:
                raise self.rows["jobs"][0].wrong(f"five players need five jobs of {lines} lines; there are fewer.")
        return jobs

    def tiles(self) -> list[Tile]:
        """Every position can be filled, whatever the number of players (LW-VARIANT-19 to 21)."""
        tiles = [tile_from(read) for read in self.rows["plan_tiles"]]
        for players in range(2, 6):
            filled = {tile.position for tile in tiles if players in tile.players}
            if bare := [position + 1 for position in range(POSITIONS) if position not in filled]:
                raise self.changed_tile(bare[0]).wrong(
                    f"no tile is left for position {bare[0]} with {players} players; let one be for them."
                )
        return tiles

    def changed_tile(self, position: int) -> RowReader:
        """The one to blame for a bare position: a pack's that lies there, else any of the pack's."""
        rows = self.rows["plan_tiles"]
        changed = [read for read in rows if read.place.source.name != FILE]
        return next((read for read in changed if read.row.get("position") == position), (changed or rows)[0])

    def added(self, players: int, parts: list[str]) -> Added:
        """One more special a round, and one demotion space, or two with five players (LW-VARIANT-30)."""
        special = self.board.table("special") if "more_specials" in parts else None
        spaces = self.board.table("demotion").number("five" if players == 5 else "two_to_four", 1)
        return Added(special, spaces if "jobs" in parts else 0)

    def set_up(self, box: Box, parts: list[str]) -> None:
        less = self.board.table("less")
        box.short_less, box.long_less = less.number("four"), less.number("five")
        box.long_from = self.board.number("long_from")
        box.jobs = self.jobs() if "jobs" in parts else []
        box.tiles = self.tiles() if "plan_tiles" in parts else []


def job_from(read: RowReader) -> Job:
    """LW-VARIANT-23."""
    read.only(JOB_FIELDS)
    lines = [line_from(line) for line in read.tables("lines")]
    if len(lines) not in (SHORT, LONG):
        raise read.wrong(f"a job has {SHORT} or {LONG} lines, this one has {len(lines) or 'none'}; correct the lines.")
    if len({line.symbol for line in lines}) < len(lines):
        raise read.wrong("two lines have the same symbol; give each its own.")
    return Job(read.text("id"), read.text("name"), lines, read.origin(), read.remark("note"))


def line_from(read: Reader) -> Line:
    read.only({"symbol", "income"})
    symbol = list(LINE_SYMBOLS)[read.word("symbol", list(LINE_SYMBOLS))]
    return Line(symbol, LINE_SYMBOLS[symbol], read.number("income", 1, None, 20))


def tile_from(read: RowReader) -> Tile:
    """LW-VARIANT-20 to 22."""
    read.only(TILE_FIELDS)
    position = read.row.get("position")
    if type(position) is not int or not 1 <= position <= POSITIONS:
        raise read.wrong(f"the tile fits no position: position is {position!r}; it must be from 1 to {POSITIONS}.")
    players = read.numbers("players")
    if not players or not set(players) <= {2, 3, 4, 5}:
        raise read.wrong(f"players is {players!r}; name the numbers of players it is for, out of 2, 3, 4 and 5.")
    faces = read.tables("faces")
    if len(faces) != 2:
        raise read.wrong(f"a tile has two faces, this one has {len(faces)}.")
    source = read.origin()
    plans = [face_from(face, source) for face in faces]
    return Tile(read.text("id"), read.text("name"), position - 1, players, plans, source, read.remark("note"))


def face_from(read: Reader, source: str) -> Plan:
    read.only({"cards", "errand_boys", "actions"})
    return Plan(
        read.number("cards", 0, None, 9), read.number("errand_boys", 1, None, MOST_BOYS), read.number("actions"), source
    )


def card_rows(data: Toml) -> list[tuple[str, Toml]]:
    """Every row as the page knows it: with the deck its card joins, and what it is where it is no card."""
    return [(JOINS.get(part, part), {**KIND.get(part, {}), **row}) for part in PARTS for row in data[part]]


SHELF: Shelf[Expansion] = Shelf(HOME, [FILE], lambda folder, _: Expansion(folder))
