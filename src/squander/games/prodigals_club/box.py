"""What is in the box, as the rules read it. Made once from the card and board files, never changed."""

from typing import Final

from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.terms import BLACK, NO_TRIGGER, OPEN
from squander.kernel.words import Said


class Trigger:
    """The bottom half of a black card."""

    def __init__(self, kind: int, mask: int, amount: int, script: list[Item], spec: Said | None) -> None:
        self.kind: Final = kind
        self.mask: Final = mask  # party bits, or the borough
        self.amount: Final = amount  # discount, or picks of an inner circle
        self.script: Final = script
        self.spec: Final = spec


NO_ABILITY: Final = Trigger(NO_TRIGGER, 0, 0, [], None)


class Card:
    """One row of the card file; all copies share it."""

    def __init__(self, id: str, name: str, border: int, slot: int, source: str) -> None:
        self.id: Final = id
        self.name: Final = name
        self.border: Final = border
        self.slot: Final = slot  # its competition, or CENTRAL
        self.source: Final = source
        self.note = ""  # which part of the row is whose
        self.icons = 0
        self.set = ""  # central cards: the combination they belong to
        self.cost = 0  # central cards for Last Will: actions
        self.party = 0
        self.is_pub = False
        self.is_time = False
        self.do = ""  # its lines of the card file
        self.when = ""
        self.said: list[Said] = []
        self.script: list[Item] = []
        self.symbols: list[int] = []  # common symbols its script counts, each once
        self.trigger = NO_ABILITY

    @property
    def is_black(self) -> bool:
        return self.border == BLACK


class Possession:
    def __init__(self, id: str, name: str, value: int, symbol: int, borough: int, letter: str, icons: int) -> None:
        self.id: Final = id
        self.name: Final = name
        self.value: Final = value
        self.symbol: Final = symbol
        self.borough: Final = borough
        self.letter: Final = letter  # A to E, or empty for the stack
        self.icons: Final = icons


class Circle:
    """A political circle tile; edges[turn] are its edges north, east, south, west after so many quarter turns."""

    def __init__(self, id: str, edges: list[int], icons: int) -> None:
        self.id: Final = id
        self.icons: Final = icons
        self.edges: Final = [[edges[(side - turn) % 4] for side in range(4)] for turn in range(4)]


NO_CIRCLE: Final = Circle("none", [OPEN, OPEN, OPEN, OPEN], 0)


class Dame:
    """A Dame Beatrice tile: which markers go up."""

    def __init__(self, id: str, kind: int, safe: int, low: int, high: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.safe: Final = safe  # column
        self.low: Final = low
        self.high: Final = high


class Bonus:
    """A bonus action tile."""

    def __init__(self, id: str, slot: int, script: list[Item], megaphones: int) -> None:
        self.id: Final = id
        self.slot: Final = slot
        self.script: Final = script
        self.megaphones: Final = megaphones  # counted in Hyde Park although unused (PC-BONUS-11)


class Space:
    """A place for an errand boy; a colour space has room for one of each player."""

    def __init__(
        self, name: str, title: str, kind: int, slot: int, index: int, colour: bool, script: list[Item]
    ) -> None:
        self.name: Final = name  # in records
        self.title: Final = title  # in sentences
        self.kind: Final = kind
        self.slot: Final = slot
        self.index: Final = index  # order number, or card set
        self.colour: Final = colour
        self.script: Final = script


class CardSet:
    """A card space of a board: borders dealt and what else it gives, by round."""

    def __init__(self, name: str, slot: int, deals: list[list[int]], scripts: list[list[Item]]) -> None:
        self.name: Final = name
        self.slot: Final = slot
        self.deals: Final = deals
        self.scripts: Final = scripts


class Board:
    """A competition's errand spaces and card sets on one side."""

    def __init__(self, slot: int, title: str, spaces: list[Space], players: list[list[int]], taking: int) -> None:
        self.slot: Final = slot
        self.title: Final = title  # of the spaces where sets are taken
        self.spaces: Final = spaces
        self.players: Final = players  # for which player counts each space exists
        self.taking: Final = taking
        self.sets: list[CardSet] = []


class Start:
    """The row of the set-up table for one number of players."""

    def __init__(self, boys: int, pounds: int, votes: int, possessions: int, markers: list[int]) -> None:
        self.boys: Final = boys
        self.pounds: Final = pounds
        self.votes: Final = votes
        self.possessions: Final = possessions
        self.markers: Final = markers


class Box:
    """Cards and tiles by number (0 is none), boards and the numbers of the game."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: Final = cards
        self.possessions: list[Possession] = []
        self.circles: list[Circle] = []
        self.dames: list[Dame] = []
        self.bonuses: list[Bonus] = []
        self.symbols: list[str] = []
        self.boroughs: list[str] = []
        self.boards: dict[str, list[Board]] = {}  # by side
        self.central: dict[str, str] = {}  # titles of the spaces of the central board
        self.starts: dict[int, Start] = {}
        self.rows: list[int] = []  # values of the scoreboard from the top
        self.space_symbols: list[int] = []  # by scoreboard space, -1 for none
        self.steps: list[list[int]] = []  # steps[direction][space], -1 off the board
        self.rounds = 5
        self.hand_limit = 4
        self.black_spaces = 6
        self.vote_cap = 44
        self.penalty = 3
        self.borough_discount = 1
        self.picks = 2
        self.inner_circle: list[Item] = []
        self.extra_boys = 1
        self.card_boys = 2
        self.renaissance_symbols = 2
        self.pub_votes: list[int] = []
        self.park_megaphones: list[int] = []
        self.park_rewards: list[list[int]] = []
        self.park_penalty = 1
