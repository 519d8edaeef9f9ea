"""The part that all competitions share: central board, cards, errand boys, order, round."""

from typing import Final, cast

from squander.games.prodigals_club.layout import Layout
from squander.games.prodigals_club.terms import CENTRAL, NOTHING
from squander.kernel.game import NOBODY, Game
from squander.kernel.pieces import Data, Part


class Seat:
    """One player's cards, errand boys and bonus tile."""

    def __init__(self) -> None:
        self.boys = 0  # not yet placed
        self.bonus = 0
        self.hand: list[int] = NOTHING
        self.board: list[int] = NOTHING
        self.used: list[int] = NOTHING  # cards of the board activated this round
        self.played: list[int] = NOTHING  # white cards of this round

    def copy(self) -> "Seat":
        s = Seat()
        s.boys = self.boys
        s.bonus = self.bonus
        s.hand = self.hand
        s.board = self.board
        s.used = self.used
        s.played = self.played
        return s


SEAT_FIELDS: Final = ["boys", "bonus", "hand", "board", "used", "played"]

PART_FIELDS: Final = [
    "round",
    "order",
    "figures",
    "decks",
    "sets",
    "left",
    "central",
    "central_deck",
    "bonuses",
    "renaissance",
    "named",
    "gone",
    "using",
]


class Club(Part):
    """The middle of the table."""

    def __init__(self, layout: Layout, seats: list[Seat]) -> None:
        self.layout: Final = layout
        self.seats = seats
        self.round = 0
        self.order: list[int] = NOTHING
        self.figures: list[int] = NOTHING  # by space: a bit for each seat that has a boy there
        self.decks: list[list[int]] = []  # undealt cards of decks 2 * slot + border, top first
        self.sets: list[list[int]] = []  # cards lying on each card set
        self.left: list[int] = NOTHING  # 1 for each set not taken this round
        self.central = 0  # the card face up, 0 when taken
        self.central_deck: list[int] = NOTHING
        self.bonuses: list[int] = NOTHING  # tiles on the board
        self.renaissance = NOBODY
        self.named: list[int] = NOTHING  # what the renaissance man stands for so far
        self.gone: list[int] = NOTHING  # cards out of the game
        self.using = 0  # the card whose script is running

    def copy(self) -> "Club":
        c = Club(self.layout, [s.copy() for s in self.seats])
        c.round = self.round
        c.order = self.order
        c.figures = self.figures
        c.decks = self.decks
        c.sets = self.sets
        c.left = self.left
        c.central = self.central
        c.central_deck = self.central_deck
        c.bonuses = self.bonuses
        c.renaissance = self.renaissance
        c.named = self.named
        c.gone = self.gone
        c.using = self.using
        return c

    def dump(self) -> Data:
        data: Data = {name: getattr(self, name) for name in PART_FIELDS}
        data["seats"] = [{name: getattr(s, name) for name in SEAT_FIELDS} for s in self.seats]
        return data


def load_club(layout: Layout, data: Data) -> Club:
    seats = []
    for row in data["seats"]:
        s = Seat()
        for name in SEAT_FIELDS:
            setattr(s, name, row[name])
        seats.append(s)
    c = Club(layout, seats)
    for name in PART_FIELDS:
        setattr(c, name, data[name])
    return c


def club(g: Game) -> Club:
    parts = cast("list[object]", g.parts)  # or the compiler would ask twice what it takes out
    return cast(Club, parts[CENTRAL])


def seat(g: Game, who: int) -> Seat:
    return club(g).seats[who]
