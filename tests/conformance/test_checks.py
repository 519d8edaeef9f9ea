"""The invariants that every other test relies on: a position that is broken is found, and said to be what it is."""

from collections.abc import Callable
from typing import Any

import pytest

from squander.games import new
from squander.games.last_will.state import Laid, fortune
from squander.games.maccreedys_mansion.state import DAY, mansion
from squander.games.maccreedys_mansion.terms import CLOSED, CLOSED_FOR_GOOD, RESTORED
from squander.games.prodigals_club.election.state import Spot, campaign
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.society.state import salon
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import CARD_SPACE, OPEN
from squander.games.template.state import purse
from squander.kernel.game import Game
from tests.conformance.cells import check_of

State = Callable[[Game], Any]
Change = Callable[[Game], None]
ALL = {"competitions": ["possessions", "election", "society"]}


def put(place: State, **values: Any) -> Change:
    """Fields with other values; one that can be called makes its value from the position."""

    def change(g: Game) -> None:
        for name, value in values.items():
            setattr(place(g), name, value(g) if callable(value) else value)

    return change


def seat(g: Game) -> Any:
    return fortune(g).seats[1]


def member(g: Game) -> Any:
    return club(g).seats[1]


def company(g: Game) -> Any:
    return mansion(g).companies[1]


def close_two(g: Game) -> None:
    for one in mansion(g).companies[:2]:
        one.status = CLOSED_FOR_GOOD


# --- values


def lavish(g: Game) -> list[Laid]:
    box = fortune(g).box
    card = next(i for i, row in enumerate(box.cards) if i and row.tokens)
    return [Laid(card, box.cards[card], 0, 99, False, 0)]


def a_card(black: bool) -> Callable[[Game], list[int]]:
    return lambda g: [next(i for i, card in enumerate(club(g).layout.box.cards) if i and card.is_black == black)]


def boys_at(there: int) -> Callable[[Game], list[int]]:
    """These errand boys, one bit each, at the central card."""

    def figures(g: Game) -> list[int]:
        spaces = club(g).layout.spaces
        return [there if space.kind == CARD_SPACE else 0 for space in spaces]

    return figures


def tiles_side_by_side(match: bool) -> Callable[[Game], list[Spot]]:
    """Two tiles of which the one in the west has the other's edge, or another."""

    def grid(g: Game) -> list[Spot]:
        circles = club(g).layout.box.circles
        east = circles[1].edges[0][3]
        west = next(t for t in range(2, len(circles)) if (circles[t].edges[0][1] == east) == match)
        return [Spot(0, 0, [OPEN] * 4, west, 0), Spot(1, 0, [OPEN] * 4, 1, 0)]

    return grid


def far_away(g: Game) -> list[Spot]:
    return [*campaign(g).seats[1].grid, Spot(50, 50, [OPEN] * 4, 0, 0)]


def too_many(g: Game) -> list[list[int]]:
    tiles = estate(g).tiles
    return [tiles[0], [*tiles[1], estate(g).stack[0]], tiles[2]]


BROKEN: list[tuple[str, dict[str, Any], Change, str]] = [
    ("last-will", {}, put(fortune, market=[]), "market tokens are []"),
    ("last-will", {}, put(fortune, extensions=-1), "extensions do not add up"),
    (
        "last-will",
        {},
        put(fortune, last_round=True),
        "the last round is announced without a bankruptcy, or the reverse",
    ),
    ("last-will", {}, put(seat, properties=1), "seat 1: properties are miscounted"),
    ("last-will", {}, put(seat, properties=1, cash=-3), "seat 1: owns a property and £-3"),
    ("last-will", {}, put(seat, cash=0), "seat 1: bankruptcy flag is wrong"),
    ("last-will", {}, put(seat, actions=-1), "seat 1: too few actions or too many cards"),
    ("last-will", {}, put(seat, board=lavish), "seat 1: a laid card has too many tokens or steps"),
    ("last-will", {}, put(seat, kept=[999]), "seat 1: hand is out of order, or something is kept"),
    ("prodigals-club", {}, put(club, order=[0, 0, 1]), "the order does not name every seat once"),
    ("prodigals-club", {}, put(club, round=0), "round 0"),
    ("prodigals-club", {}, put(club, renaissance=1), "the renaissance man does not stand for two symbols"),
    ("prodigals-club", {}, put(club, central=1, figures=boys_at(1)), "the central card is taken and still"),
    ("prodigals-club", {}, put(club, figures=boys_at(3)), "central-card holds several errand boys"),
    ("prodigals-club", {}, put(club, figures=boys_at(8)), "central-card holds a boy of nobody"),
    ("prodigals-club", {}, put(member, board=[1, 2, 3, 4, 5, 6, 7, 8]), "seat 1 has 8 cards on the board"),
    ("prodigals-club", {}, put(member, board=a_card(black=False)), "seat 1 has a card of the wrong border"),
    ("prodigals-club", {}, put(member, played=a_card(black=True)), "seat 1 has a card of the wrong border"),
    ("prodigals-club", {}, put(member, hand=[2, 1]), "seat 1 has unsorted cards"),
    ("prodigals-club", {}, put(member, used=[999]), "seat 1 used a card that is not on the board"),
    ("prodigals-club", {}, put(member, boys=-1), "seat 1 has 0 boys out and -1 left"),
    ("prodigals-club", ALL, put(estate, pounds=[9, -1, 9]), "seat 1 is in debt with possessions"),
    ("prodigals-club", ALL, put(estate, tiles=too_many), "seat 1 has gained a possession"),
    ("prodigals-club", ALL, put(lambda g: campaign(g).seats[1], votes=999), "seat 1 has 999 votes"),
    ("prodigals-club", ALL, put(lambda g: campaign(g).seats[1], grid=far_away), "seat 1: a place of the grid touches"),
    (
        "prodigals-club",
        ALL,
        put(lambda g: campaign(g).seats[1], grid=tiles_side_by_side(match=False)),
        "seat 1: two tiles do not match",
    ),
    (
        "prodigals-club",
        ALL,
        put(lambda g: campaign(g).seats[1], grid=tiles_side_by_side(match=True), symbols=[9] * 9),
        "seat 1: circle symbols are miscounted",
    ),
    ("prodigals-club", ALL, put(salon, markers=[[0, 0, 1, 2]] * 3), "seat 0 has markers [0, 0, 1, 2]"),
    ("prodigals-last-will", {}, put(fortune, round=2), "the games are in rounds 2 and 1"),
    ("prodigals-last-will", {}, put(fortune, last_round=True), "somebody went bankrupt"),
    ("prodigals-last-will", {}, put(member, boys=-1), "seat 1 has 0 boys out and -1 left"),
    ("maccreedys-mansion", {}, put(mansion, order=[0, 0, 1]), "turn order is [0, 0, 1]"),
    ("maccreedys-mansion", {}, put(mansion, events=[]), "events are not each there once"),
    ("maccreedys-mansion", {}, put(mansion, working=[0, 0]), "a worker stands where no marker is"),
    ("maccreedys-mansion", {}, put(mansion, under=-1), "the track is too long, or more cards are under the deck"),
    (
        "maccreedys-mansion",
        {},
        put(mansion, pool=lambda g: [0] * len(mansion(g).pool)),
        "trade 0: 0 in the zone and 0 hired",
    ),
    (
        "maccreedys-mansion",
        {},
        put(company, waiting=lambda g: [1] * len(company(g).waiting)),
        "trade 0: more workers wait than were hired",
    ),
    ("maccreedys-mansion", {}, put(mansion, owner=lambda g: [1, *mansion(g).owner[1:]]), "space 0: marker and stamp"),
    (
        "maccreedys-mansion",
        {},
        put(mansion, owner=lambda g: [1, *mansion(g).owner[1:]], stamp=lambda g: [9 * DAY + 1, *mansion(g).stamp[1:]]),
        "space 0: a marker in a covered room or from another time",
    ),
    (
        "maccreedys-mansion",
        {},
        put(mansion, stamp=lambda g: [DAY + 1] * len(mansion(g).stamp)),
        "two markers came at the same moment",
    ),
    ("maccreedys-mansion", {}, put(company, active=-5), "seat 1: funds are -5 and"),
    ("maccreedys-mansion", {}, put(company, active=-5), "seat 1: the ledger does not add up"),
    (
        "maccreedys-mansion",
        {},
        put(company, debts=lambda g: [-1] * len(company(g).debts)),
        "seat 1: stores, dues or debts below nothing",
    ),
    (
        "maccreedys-mansion",
        {},
        put(company, status=CLOSED, waiting=lambda g: [1] * len(company(g).waiting)),
        "seat 1: a closed company has workers",
    ),
    ("maccreedys-mansion", {}, put(company, hauntings=99), "seat 1: haunted too often"),
    ("maccreedys-mansion", {}, put(mansion, outcome=RESTORED), "the game is over without an outcome, or the reverse"),
    ("maccreedys-mansion", {}, put(mansion, outcome=RESTORED), "restored, but a room is incomplete"),
    (
        "maccreedys-mansion",
        {},
        close_two,
        "the game goes on with one company or none",
    ),
    ("maccreedys-mansion", {}, put(mansion, round=99), "past the round limit"),
    ("template", {}, put(purse, pile=[1]), "a card is lost or doubled"),
    ("template", {}, put(purse, cash=[9, 9, -1]), "somebody is in debt"),
    ("template", {}, put(purse, cash=[9, 9, 8]), "money and played cards do not add up"),
]


@pytest.mark.parametrize(("game", "options", "change", "said"), BROKEN, ids=[f"{b[0]}: {b[3]}" for b in BROKEN])
def test_a_broken_position_is_found(game: str, options: dict[str, Any], change: Change, said: str) -> None:
    g = new(game, players=3, seed=1, **options)
    check = check_of(game)
    assert not check.faults(g)
    change(g)
    assert [fault for fault in check.faults(g) if fault.startswith(said)], check.faults(g)
