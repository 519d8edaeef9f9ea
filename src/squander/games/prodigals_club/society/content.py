"""The society scoreboard and Dame Beatrice tiles from the files."""

import re

from squander.games.prodigals_club.box import Box, Dame
from squander.games.prodigals_club.central.board_file import Markers, Scoreboard
from squander.games.prodigals_club.central.row import Reader
from squander.games.prodigals_club.society.beatrice import ADJACENT, BY_COLUMN, BY_ROW, SAME_ROW
from squander.games.prodigals_club.society.state import COLUMN_NAMES, COLUMNS, STEPS
from squander.kernel.errors import BadPack


def dame_from(read: Reader) -> Dame:
    """`columns middle right`, `rows 6 12`, `same row` or `adjacent`."""
    read.only({"id", "up", "source"})
    read.origin()
    id, up = read.text("id"), read.text("up")
    words = up.split()
    if up in ("same row", "adjacent"):
        return Dame(id, SAME_ROW if up == "same row" else ADJACENT, -1, 0, 0)
    if m := re.fullmatch(r"rows (-?\d+) (-?\d+)", up):
        return Dame(id, BY_ROW, -1, int(m[1]), int(m[2]))
    safe = [name for name in COLUMN_NAMES if name not in words]
    if words[:1] == ["columns"] and len(words) == COLUMNS and len(safe) == 1:
        return Dame(id, BY_COLUMN, COLUMN_NAMES.index(safe[0]), 0, 0)
    raise read.wrong(f"up is {up!r}; write 'columns left right', 'rows 6 12', 'same row' or 'adjacent'.")


def check_dames(box: Box, file: str) -> None:
    if len(box.dames) - 1 < box.rounds:
        raise BadPack(f"{file}, dame_tiles: {len(box.dames) - 1} tiles are too few for {box.rounds} rounds.")


def set_scoreboard(box: Box, board: Scoreboard) -> None:
    """Values by row, symbols by space, and where a step leads (PC-SOCIETY-03 to 06)."""
    box.rows = list(board["rows"])
    spaces = len(box.rows) * COLUMNS
    box.space_symbols = [-1] * spaces
    for row in board["symbols"]:
        for column, name in enumerate(COLUMN_NAMES):
            if name in row:
                box.space_symbols[box.rows.index(row["row"]) * COLUMNS + column] = box.symbols.index(row[name])
    box.steps = [[neighbour(len(box.rows), space, *step) for space in range(spaces)] for step in STEPS]


def neighbour(rows: int, space: int, down: int, across: int) -> int:
    row, column = space // COLUMNS + down, space % COLUMNS + across
    return row * COLUMNS + column if 0 <= row < rows and 0 <= column < COLUMNS else -1


def markers_from(box: Box, layout: Markers) -> list[int]:
    """Two ladies, then two gentlemen (PC-SETUP-44)."""
    places = [*layout["ladies"], *layout["gentlemen"]]
    spaces = [box.rows.index(row) * COLUMNS + COLUMN_NAMES.index(column) for row, column in places]
    if len(layout["ladies"]) != 2 or len(set(spaces)) != 4:
        raise ValueError("markers: two ladies and two gentlemen on four different spaces")
    return spaces
