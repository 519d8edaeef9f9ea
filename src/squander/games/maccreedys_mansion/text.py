"""A card in words, made from its row alone."""

from squander.games.maccreedys_mansion.box import Box, Card, Room
from squander.games.maccreedys_mansion.terms import (
    RESOURCE_NAMES,
    TRADE_NAMES,
)

PLURALS = {"gasman": "gasmen"}


def plural(n: int, thing: str) -> str:
    """1 mason, 2 masons, 3 gasmen, no units."""
    return f"{n} {thing}" if n == 1 else f"{n or 'no'} {several(thing)}"


def several(thing: str) -> str:
    return PLURALS.get(thing, f"{thing}s")


def a_(thing: str) -> str:
    """A mason, an electrician."""
    return f"an {thing}" if thing[0] in "aeiou" else f"a {thing}"


def dollars(n: int) -> str:
    return f"-${-n:,}" if n < 0 else f"${n:,}"


def units(n: int, resource: int) -> str:
    return f"{plural(n, 'unit')} of {RESOURCE_NAMES[resource]}"


def one_piece(piece: int) -> str:
    """A mason, or a unit of stone."""
    if piece < len(TRADE_NAMES):
        return a_(TRADE_NAMES[piece])
    return f"a unit of {RESOURCE_NAMES[piece - len(TRADE_NAMES)]}"


def piece_count(n: int, piece: int) -> str:
    """So many workers of a trade, or units of a resource."""
    if piece < len(TRADE_NAMES):
        return plural(n, TRADE_NAMES[piece])
    return units(n, piece - len(TRADE_NAMES))


def describe(card: Card) -> str:
    """What the card does, in full sentences."""
    return " ".join(said.words() for said in card.said)


def describe_job(box: Box, room: Room) -> str:
    return f"Complete the {room.name} ({spaces(box, room)}) for {dollars(room.reward)}."


def spaces(box: Box, room: Room) -> str:
    trades = [box.space_trade[space] for space in room.spaces]
    return ", ".join(plural(trades.count(t), TRADE_NAMES[t]) for t in range(len(TRADE_NAMES)) if t in trades)
