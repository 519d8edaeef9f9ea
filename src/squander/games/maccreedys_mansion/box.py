"""What is in the box, as the rules read it. Made once from the house and card files, never changed."""

from typing import Final

from squander.games.maccreedys_mansion.terms import TRADES
from squander.kernel.game import Game
from squander.kernel.words import Said


class Room:
    """A room on the plan with its job card: complete when every space carries a marker (MM-SETUP-10 to 12)."""

    def __init__(self, id: str, name: str, storey: int, spaces: list[int], source: str) -> None:
        self.id: Final = id
        self.name: Final = name
        self.storey: Final = storey
        self.spaces: Final = spaces  # by number
        self.source: Final = source
        self.place: list[int] = []  # x, y, width, height on the plan
        self.job = ""
        self.job_name = ""
        self.reward = 0
        self.flavour = ""


class Level:
    """A difficulty: the rooms it covers, and the numbers of players it is suggested for."""

    def __init__(self, id: str, name: str, covered: list[int], players: list[int], about: str) -> None:
        self.id: Final = id
        self.name: Final = name
        self.covered: Final = covered
        self.players: Final = players
        self.about: Final = about


class Effect:
    """One thing that a card does; each kind is a class of its own, beside what it works on."""

    def carry_out(self, g: Game, reason: int, card: int) -> None:
        """None of it is a choice; one that finds no target does nothing (MM-EVENT-02, MM-HAUNT-01)."""
        raise NotImplementedError


class Card:
    """An event or a haunt."""

    def __init__(self, id: str, name: str, flavour: str, source: str) -> None:
        self.id: Final = id
        self.name: Final = name
        self.flavour: Final = flavour
        self.source: Final = source
        self.effects: list[Effect] = []
        self.said: list[Said] = []  # the same, for people


class Numbers:
    """The numbers of the rule text and of the bounds."""

    def __init__(self) -> None:
        self.track = 5
        self.active = 10000
        self.invested = 20000
        self.dividend_percent = 10
        self.dividend_minimum = 100
        self.max_rounds = 24
        self.bid_step = 100
        self.bid_fine = 1000
        self.bid_coarse = 500
        self.bid_cap = 5000
        self.hauntings = 3


def bid_ladder(numbers: Numbers) -> list[int]:
    """Every step up to the fine limit, above it only coarse ones (MM-BID-13)."""
    amounts = [step * numbers.bid_step for step in range(1, numbers.bid_cap // numbers.bid_step + 1)]
    return [n // numbers.bid_step for n in amounts if n <= numbers.bid_fine or n % numbers.bid_coarse == 0]


class Box:
    """All that is in the box, and the tables the rules look things up in."""

    def __init__(self, rooms: list[Room], space_trade: list[int], events: list[Card], haunts: list[Card]) -> None:
        self.rooms: Final = rooms
        self.events: Final = events
        self.haunts: Final = haunts
        self.levels: list[Level] = []
        self.storeys: list[str] = []
        self.numbers = Numbers()
        self.bids: list[int] = []  # all there are, in steps, lowest first
        self.pool: list[int] = []  # pieces by trade
        self.list_price: list[int] = []  # by piece: wages, then prices
        self.resource_of: list[int] = []  # by trade
        self.letters = ""  # of the trades on the plan
        self.space_trade: Final = space_trade
        self.space_room: Final = [room for room in range(len(rooms)) for _ in rooms[room].spaces]
        self.trade_spaces: Final = [
            [space for space in range(len(space_trade)) if space_trade[space] == trade] for trade in range(TRADES)
        ]
