"""A position of Last Will: one part of the game, with a seat for each player."""

from typing import Final, cast

from squander.games.last_will.box import Box, Card, Layout
from squander.games.last_will.solicitor import Solicitor, load_solicitor
from squander.games.last_will.terms import NO_JOB, NOTHING
from squander.kernel.game import Game
from squander.kernel.pieces import Data, Part


class Laid:
    """A card on a player board. Never changed: a new one takes its place."""

    def __init__(self, card: int, row: Card, step: int, tokens: int, used: bool, uses: int) -> None:
        self.card: Final = card
        self.row: Final = row
        self.step: Final = step  # of the value scale
        self.tokens: Final = tokens
        self.used: Final = used  # activated this round
        self.uses: Final = uses  # of its privilege this round

    def dump(self) -> list[int]:
        return [self.card, self.step, self.tokens, 1 if self.used else 0, self.uses]


class Seat:
    """One player's side of the table."""

    def __init__(self) -> None:
        self.cash = 0
        self.actions = 0
        self.plan = -1
        self.extensions = 0
        self.bankrupt = False
        self.properties = 0
        self.hand: list[int] = NOTHING
        self.kept: list[int] = NOTHING
        self.seen: list[int] = NOTHING  # taken openly: in the hand, or among what this seat discarded face down
        self.board: list[Laid] = []
        # With jobs only.
        self.job = NO_JOB  # which one; none also for who is sacked
        self.covered = 0  # a bit for each covered line
        self.demoted = False  # this round

    def copy(self) -> "Seat":
        s = Seat()
        s.cash = self.cash
        s.actions = self.actions
        s.plan = self.plan
        s.extensions = self.extensions
        s.bankrupt = self.bankrupt
        s.properties = self.properties
        s.hand = self.hand
        s.kept = self.kept
        s.seen = self.seen
        s.board = self.board
        s.job = self.job
        s.covered = self.covered
        s.demoted = self.demoted
        return s


SEAT_FIELDS: Final = [
    "cash",
    "actions",
    "plan",
    "extensions",
    "bankrupt",
    "properties",
    "hand",
    "kept",
    "seen",
]
JOB_FIELDS: Final = ["job", "covered", "demoted"]

PART_FIELDS: Final = [
    "round",
    "starter",
    "order",
    "market",
    "offering",
    "figures",
    "piles",
    "extensions",
    "blocked",
    "plan_order",
    "last_round",
    "playing",
    "due",
    "brought",
    "wanted",
    "more",
    "trading",
    "price",
    "arranging",
]


class Fortune(Part):
    """The table of Last Will."""

    def __init__(self, box: Box, layout: Layout, seats: list[Seat]) -> None:
        self.box: Final = box
        self.layout = layout
        self.seats = seats
        self.round = 0
        self.starter = 0
        self.order: list[int] = NOTHING  # seats by plan, leftmost first
        self.market: list[int] = NOTHING  # modifier by property type
        self.offering: list[int] = NOTHING  # card by slot, 0 for none
        self.figures: list[int] = NOTHING  # seat by errand space, -1 for none
        self.orders: list[list[int]] = []  # each deck's shuffled order, drawn up to `tops`
        self.tops: list[int] = NOTHING
        self.piles: list[list[int]] = []
        self.extensions = 0
        self.blocked: list[int] = NOTHING
        self.plan_order: list[int] = NOTHING  # plan-order board; empty without that variant
        self.tiles: list[int] = NOTHING  # twice a tile and its side, by position; empty without plan tiles
        self.last_round = False
        self.solicitor: Solicitor | None = None  # only against a single player
        # What a gesture has gathered so far; all clear between gestures.
        self.playing = 0
        self.due = 0
        self.brought: list[int] = NOTHING
        self.wanted: list[int] = NOTHING
        self.more = 0
        self.trading = 0
        self.price = 0
        self.arranging: list[int] = NOTHING

    def copy(self) -> "Fortune":
        w = Fortune(self.box, self.layout, [s.copy() for s in self.seats])
        w.round = self.round
        w.starter = self.starter
        w.order = self.order
        w.market = self.market
        w.offering = self.offering
        w.figures = self.figures
        w.orders = self.orders
        w.tops = self.tops
        w.piles = self.piles
        w.extensions = self.extensions
        w.blocked = self.blocked
        w.plan_order = self.plan_order
        w.tiles = self.tiles
        w.last_round = self.last_round
        w.solicitor = None if self.solicitor is None else self.solicitor.copy()
        w.playing = self.playing
        w.due = self.due
        w.brought = self.brought
        w.wanted = self.wanted
        w.more = self.more
        w.trading = self.trading
        w.price = self.price
        w.arranging = self.arranging
        return w

    def dump(self) -> Data:
        data: Data = {name: getattr(self, name) for name in PART_FIELDS}
        data["seats"] = [dump_seat(s, seat_fields(self.box)) for s in self.seats]
        data["decks"] = [self.orders[deck][self.tops[deck] :] for deck in range(len(self.orders))]
        if self.tiles:
            data["tiles"] = self.tiles
        if self.solicitor is not None:
            data["solicitor"] = self.solicitor.dump()
        return data


def seat_fields(box: Box) -> list[str]:
    """A game without jobs is written as if there were none."""
    return SEAT_FIELDS + JOB_FIELDS if box.jobs else SEAT_FIELDS


def dump_seat(s: Seat, fields: list[str]) -> Data:
    data: Data = {name: getattr(s, name) for name in fields}
    data["board"] = [laid.dump() for laid in s.board]
    return data


def load_seat(box: Box, data: Data) -> Seat:
    s = Seat()
    for name in seat_fields(box):
        setattr(s, name, data[name])
    s.board = [Laid(c, box.cards[c], step, tokens, used == 1, uses) for c, step, tokens, used, uses in data["board"]]
    return s


def load_fortune(box: Box, layout: Layout, data: Data) -> Fortune:
    w = Fortune(box, layout, [load_seat(box, row) for row in data["seats"]])
    for name in PART_FIELDS:
        setattr(w, name, data[name])
    if box.tiles:
        lay_tiles(w, data["tiles"])
    if "solicitor" in data:
        w.solicitor = load_solicitor(data["solicitor"])
    w.orders = data["decks"]
    w.tops = [0] * len(w.orders)
    return w


def lay_tiles(w: Fortune, tiles: list[int]) -> None:
    """Each of the eight positions has the plan of its tile's upper side (LW-VARIANT-19, 21)."""
    w.tiles = tiles
    plans = [w.box.tiles[face // 2].plans[face % 2] for face in tiles]
    layout = w.layout
    w.layout = Layout(plans, layout.slots, layout.slot_names, layout.trio, layout.spaces)


def fortune(g: Game) -> Fortune:
    """Last Will's part of the game."""
    parts = cast("list[object]", g.parts)  # or the compiler would ask twice what it takes out
    return cast(Fortune, parts[0])


def seat(g: Game, who: int) -> Seat:
    return fortune(g).seats[who]


def card_of(g: Game, number: int) -> Card:
    return fortune(g).box.cards[number]
