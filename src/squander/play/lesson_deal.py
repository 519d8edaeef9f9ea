"""The table of a lesson as it is laid out: the deal of a seed, changed where the lesson says so.

What is put somewhere changes places with what lies there, so that nothing is lost and nothing comes twice.
"""

import copy
from typing import Any

from squander.games import kind_of
from squander.kernel.errors import BadPack
from squander.kernel.game import Game, restore
from squander.kernel.pieces import Data, Options, Setup
from squander.play.lessons import Lesson


def settled(told: Lesson) -> Options:
    return kind_of(told.game).settle(len(told.names), told.options)


def laid_out(told: Lesson) -> Data:
    """The position that the lesson begins with, as `Game.dump` writes it."""
    kind = kind_of(told.game)
    position = kind.begin(Setup(len(told.names), told.seed, settled(told))).dump()
    parts = copy.deepcopy(position["parts"])
    for path, piece in told.put.items():
        put(parts, told.among, path, piece)
    for path, value in told.set.items():
        pile, key = owner_of(parts, path)
        pile[key] = value
    return {**position, "parts": parts}


def begun(told: Lesson, noting: bool = False) -> Game:
    """A game of this lesson."""
    g = restore(kind_of(told.game), Setup(len(told.names), "", settled(told)), laid_out(told))
    g.noting = noting
    return g


def put(parts: Any, among: list[str], path: str, piece: int) -> None:
    pile, at = owner_of(parts, path)
    for one in among:
        holder, key = owner_of(parts, one)
        other = holder[key]
        if piece in other:
            there = other.index(piece)
            other[there], pile[at] = pile[at], piece
            return
    raise BadPack(f"The lesson puts {piece} at {path}, but it lies in none of {', '.join(among)}.")


def owner_of(parts: Any, path: str) -> tuple[Any, Any]:
    """What holds the thing at a path, and the key under which it does."""
    *way, last = [int(key) if key.isdecimal() else key for key in path.split(".")]
    found = parts
    for key in way:
        found = found[key]
    return found, last
