"""The two sides of a comparison, as somebody names them: `usual`, a pack, options, bots, or several of these."""

from pathlib import Path

import msgspec

from squander.games import kind_of
from squander.games.typed_options import meant
from squander.kernel.errors import BadSetup
from squander.lab.grid.cells import Cell, bots_in, check, pack_in, settled
from squander.lab.grid.packs_at_hand import path_of_pack

USUAL = "usual"
BOTS = "bots"
PACK = "pack"


def side_of(base: Cell, text: str, number: int) -> Cell:
    """What both sides share, with what this one differs by: words with spaces between them."""
    cell = msgspec.structs.replace(base, number=number)
    for word in text.split():
        cell = with_word(cell, word)
    check(cell)
    settled(cell, path_of_pack(cell.pack))
    return cell


def with_word(cell: Cell, word: str) -> Cell:
    if word == USUAL:
        return cell
    name, equals, value = word.partition("=")
    if not equals or name == PACK:
        return msgspec.structs.replace(cell, pack=pack_in(value or word, Path()))
    if name == BOTS:
        return msgspec.structs.replace(cell, bots=bots_in(value, Path()))
    return msgspec.structs.replace(cell, options={**cell.options, name: meant(kind_of(cell.game), name, value)})


def check_sides(one: Cell, other: Cell) -> None:
    if msgspec.structs.replace(other, number=one.number) == one:
        raise BadSetup("Both sides are the same; name what differs: a pack, an option as will=100, or bots=greedy.")
