"""What the notes of a game of Last Will add up to, seat by seat."""

from typing import Final

from squander.games.last_will.box import Card, Layout
from squander.games.last_will.player_board import value
from squander.games.last_will.state import Fortune, Seat
from squander.games.last_will.terms import EVENT
from squander.kernel.pieces import Note

Thing = tuple[int, str, str, int, bool]

GOT: Final = 1
USED: Final = 2
PLANS: Final = 3
DISCARDS: Final = 4
ERRAND: Final = 5
SPENT: Final = 6
SELLS: Final = 7
CODES: Final[dict[str, int]] = {
    "draws": GOT,
    "takes": GOT,
    "plays": USED,
    "lays": USED,
    "buys": USED,
    "adds companion": USED,
    "brings": USED,
    "plans": PLANS,
    "discards": DISCARDS,
    "errand": ERRAND,
    "spent": SPENT,
    "sells": SELLS,
}
OPERA: Final = "opera"
PURSES: Final[list[str]] = ["events", "expenses and helpers", "houses", "farms", OPERA]


def cards(start: Fortune, notes: list[Note]) -> list[Thing]:
    """Of several copies, one. What is put away of the first hand, before the first plan, was never held."""
    numbers: list[dict[int, bool]] = [dict.fromkeys(s.hand, False) for s in start.seats]
    planned = False
    for note in notes:
        code = CODES.get(note.what, 0)
        if code == GOT:
            numbers[note.who].setdefault(note.a, False)
        elif code == USED:
            numbers[note.who][note.a] = True
        elif code == PLANS:
            planned = True
        elif code == DISCARDS and not planned:
            numbers[note.who].pop(note.a, False)
    things: list[Thing] = []
    for who in range(len(numbers)):
        things += named(who, numbers[who], start.box.cards)
    return things


def named(who: int, had: dict[int, bool], rows: list[Card]) -> list[Thing]:
    ids: dict[str, bool] = {}
    for card, used in had.items():
        id = rows[card].id
        ids[id] = used or ids.get(id, False)
    return [(who, "card", id, 1, ids[id]) for id in sorted(ids)]


def picks(start: Fortune, end: Fortune, notes: list[Note]) -> list[Thing]:
    """Plans, errands, and where the money of each seat went."""
    layout, rows, players = start.layout, end.box.cards, len(end.seats)
    plans: list[dict[int, int]] = [{} for _ in range(players)]
    errands: list[dict[int, int]] = [{} for _ in range(players)]
    money: list[list[int]] = [[0] * len(PURSES) for _ in range(players)]
    for note in notes:
        code = CODES.get(note.what, 0)
        if code == SPENT:
            money[note.who][purse(rows[note.b]) if note.b else len(PURSES) - 1] += note.a
        elif code == PLANS:
            plans[note.who][note.a] = plans[note.who].get(note.a, 0) + 1
        elif code == ERRAND:
            errands[note.who][note.a] = errands[note.who].get(note.a, 0) + 1
        elif code == SELLS:
            money[note.who][purse(rows[note.a])] -= note.b
    things: list[Thing] = []
    for who in range(players):
        things += [(who, "plan", plan_name(layout, i), plans[who][i], True) for i in sorted(plans[who])]
        things += [(who, "space", layout.spaces[i].name, errands[who][i], True) for i in sorted(errands[who])]
    for who in range(players):
        things += routes_of(who, end.seats[who], money[who])
    return things


def plan_name(layout: Layout, i: int) -> str:
    """Its place, and its cards, errand boys and actions."""
    plan = layout.plans[i]
    return f"plan {i + 1} ({plan.cards}/{plan.errand_boys}/{plan.actions})"


def routes(end: Fortune, notes: list[Note]) -> list[Thing]:
    """Where the money of each seat went, alone."""
    return [thing for thing in picks(end, end, notes) if thing[1] == "route"]


def routes_of(who: int, s: Seat, money: list[int]) -> list[Thing]:
    """What a property still counts in the end was not spent."""
    for laid in s.board:
        if laid.row.is_property:
            money[purse(laid.row)] -= value(laid)
    return [(who, "route", PURSES[i], money[i], True) for i in range(len(PURSES))]


def purse(row: Card) -> int:
    if row.is_property:
        return 3 if row.is_farm else 2
    return 0 if row.kind == EVENT else 1
