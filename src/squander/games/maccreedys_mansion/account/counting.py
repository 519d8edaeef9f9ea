"""What the notes and ledgers of a game of MacCreedy's Mansion add up to, company by company."""

from typing import Final

from squander.games.maccreedys_mansion.box import Box
from squander.games.maccreedys_mansion.state import Company
from squander.games.maccreedys_mansion.terms import INVESTMENT, LIQUIDATION, OPENING, REASON_NAMES, TRADE_NAMES
from squander.kernel.pieces import Note

Thing = tuple[int, str, str, int, bool]

HAUNTS: Final[dict[int, str]] = {1: "worker", 2: "room", 3: "break", 4: "inspector"}
KINDS: Final[dict[str, str]] = {
    "collects": "investment",
    "liquidates": "investment",
    "invests": "investment",
    "completes": "job",
    "sets aside": "job",
    "hires": "trade",
    "haunts": "haunting",
    "bids": "bid",
}


def deeds(box: Box, notes: list[Note], players: int) -> list[Thing]:
    """What each company did."""
    times: list[dict[str, dict[str, int]]] = [{} for _ in range(players)]
    for note in notes:
        kind = KINDS.get(note.what, "")
        if kind and note.who >= 0:
            mine = times[note.who].setdefault(kind, {})
            name = name_of(box, kind, note)
            mine[name] = mine.get(name, 0) + 1
    found: list[Thing] = []
    for who in range(players):
        for kind in sorted(times[who]):
            mine = times[who][kind]
            found += [(who, kind, name, mine[name], True) for name in sorted(mine)]
    return found


def name_of(box: Box, kind: str, note: Note) -> str:
    if kind == "job":
        return box.rooms[note.a].job
    if kind == "trade":
        return TRADE_NAMES[note.a]
    if kind == "haunting":
        return HAUNTS[note.a]
    return str(note.a) if kind == "bid" else note.what


def routes(companies: list[Company]) -> list[Thing]:
    """What each kind of entry in the ledger came to; what only moved between a company's own purses did not."""
    found: list[Thing] = []
    for who in range(len(companies)):
        sums = [0] * len(REASON_NAMES)
        entry = companies[who].ledger
        while entry is not None:
            sums[entry.reason] += entry.active + entry.invested
            entry = entry.before
        for reason in range(len(sums)):
            if sums[reason] and reason != OPENING and reason != LIQUIDATION and reason != INVESTMENT:
                found.append((who, "route", REASON_NAMES[reason], sums[reason], True))
    return found
