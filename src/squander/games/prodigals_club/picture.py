"""Cards, errands and tiles as plain data to draw icons from, made from their scripts alone as their sentences are.

An effect is a table with `do` and what it needs: `{"do": "vote", "n": 2, "per": {"symbol": "dog"}}`.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from squander.games.prodigals_club.row import split

Match = re.Match[str]
Picture = dict[str, Any]


def plain(do: str) -> Callable[[Match], Picture]:
    return lambda m: {"do": do, "n": int(m[1])}


def moves(m: Match) -> Picture:
    return {"do": "move", "n": int(m[1]), "ways": m[2].split("/"), "who": m[3] or ""}


def sale(m: Match) -> Picture:
    return {"do": "sell", "n": int(m[1]), "less": int(m[2] or 0)}


def column(m: Match) -> Picture:
    return {"do": "column", "n": int(m[3]), "column": m[1], "who": m[2] or ""}


PICTURES: dict[str, Callable[[Match], Picture]] = {
    r"(?:vote|gain|spend|take|up|mega|tile) (\d+)": lambda m: {"do": m[0].split()[0], "n": int(m[1])},
    r"mega round": lambda m: {"do": "park"},
    r"move (\d+) (\S+?)(?: (lady|gentleman))?": moves,
    r"sell (\d)(?: at -(\d))?": sale,
    r"exchange": lambda m: {"do": "exchange"},
    r"exchange limit (\d)": lambda m: {"do": "exchange", "limit": int(m[1])},
    r"spend (\d+) time (\S+)": lambda m: {"do": "spend", "n": int(m[1]), "time": m[2]},
    r"row down (\d)(?: (\w+))?": lambda m: {"do": "row", "n": int(m[1]), "who": m[2] or ""},
    r"column (\w+)(?: (\w+))? down (\d)": column,
    r"leap(?: (\w+))?": lambda m: {"do": "leap", "who": m[1] or ""},
    r"tile of (\d)": plain("tiles"),
    r"(?:immune|errand|pub|time)": lambda m: {"do": m[0]},
}


def picture(specs: list[str]) -> list[Picture]:
    """Effects as the card file spells them, in the order in which they happen."""
    return [drawn(spec) for spec in specs if spec]


@cache
def drawn(spec: str) -> Picture:
    if m := re.fullmatch(r"swap (?:(\d) x )?\((.*)\)", spec):
        return {"do": "swap", "n": int(m[1] or 1), "of": [deal(part) for part in split(m[2], " | ")]}
    if m := re.fullmatch(r"(?:(\d) x )?\(([^()]*)\)", spec):
        return {"do": "choose", "n": int(m[1] or 1), "of": [script(part) for part in split(m[2], " | ")]}
    if m := re.fullmatch(r"(.+) (?:per|if) ([^()]+)", spec):
        return {**drawn(m[1]), "per": counted(m[2])}
    for pattern, draw in PICTURES.items():
        if m := re.fullmatch(pattern, spec):
            return draw(m)
    raise ValueError(f"{spec!r} has no picture")


def script(text: str) -> list[Picture]:
    return picture(split(text, "; ")) if text else []


def deal(text: str) -> Picture:
    price, _, gain = text.partition(" -> ")
    return {"price": script(price), "gain": script(gain)}


def counted(thing: str) -> Picture:
    """What an effect is multiplied by, or, for Hyde Park, hangs on."""
    if m := re.fullmatch(r"(\w+) in (\w+)", thing):
        return {"who": m[1], "column": m[2]}
    if thing.startswith("borough "):
        return {"borough": thing[8:]}
    return {"mark": thing} if thing in ("six", "party", "hydepark") else {"symbol": thing}


def standing(spec: str) -> Picture | None:
    """The bottom half of a black card."""
    if not spec:
        return None
    head, _, tail = spec.partition(": ")
    if m := re.fullmatch(r"circle (\d)", spec):
        return {"on": "circle", "n": int(m[1])}
    if head.startswith("sell "):
        return {"on": "sale", "borough": head[5:], "less": int(tail[1:])}
    on, _, party = head.partition(" ")
    return {"on": on, "party": party, "effects": script(tail)}
