"""Possession tiles from the file."""

from collections import Counter

from squander.games.prodigals_club.box import Box, Possession
from squander.games.prodigals_club.central.row import Reader
from squander.games.prodigals_club.possessions.competition import OFFERED, SETS, THROWN_OUT
from squander.kernel.errors import BadPack

FIELDS = {"id", "set", "icons", "name", "value", "symbol", "borough", "source"}


def possession_from(read: Reader, box: Box) -> Possession:
    read.only(FIELDS)
    read.origin()
    letter = SETS[read.word("set", SETS)] if "set" in read.row else ""
    icons = 0 if letter else read.number("icons", 1)
    symbol = read.word("symbol", box.symbols)
    borough = read.word("borough", box.boroughs)
    return Possession(read.text("id"), read.text("name"), read.number("value", 1), symbol, borough, letter, icons)


def check_possessions(box: Box, file: str) -> None:
    """Five sets of six with two tiles worth £5, and a stack for all rounds (PC-SETUP-24, 36, 37)."""
    tiles = box.possessions[1:]
    sets = Counter(tile.letter for tile in tiles if tile.letter)
    fives = Counter(tile.letter for tile in tiles if tile.letter and tile.value == THROWN_OUT)
    for letter in SETS:
        if sets[letter] != 6 or fives[letter] != 2:
            raise BadPack(
                f"{file}, possession_tiles: set {letter} must have 6 tiles, two of them worth 5; "
                f"it has {sets[letter]} and {fives[letter]}."
            )
    stack = len(tiles) - sum(sets.values())
    if stack != OFFERED * box.rounds:
        raise BadPack(f"{file}, possession_tiles: the stack must have {OFFERED * box.rounds} tiles, not {stack}.")
