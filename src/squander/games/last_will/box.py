"""What is in the box, as the rules read it. Made once from the card and board files, never changed."""

from typing import Final

from squander.games.last_will.terms import FARM, HELPER, PROPERTY, WILDS
from squander.kernel.game import Rule
from squander.kernel.words import Said


class Effect:
    """What an event does besides spending: so much of a rule."""

    def __init__(self, rule: Rule, amount: int, cheaper: int = 0) -> None:
        self.rule: Final = rule
        self.amount: Final = amount
        self.cheaper: Final = cheaper  # for sales: by so many pounds


class Card:
    """One row of the card file; all copies share it."""

    def __init__(self, id: str, name: str, deck: int, kind: int, symbols: int, source: str) -> None:
        self.id: Final = id
        self.name: Final = name
        self.deck: Final = deck
        self.kind: Final = kind
        self.is_property: Final = kind == PROPERTY
        self.symbols: Final = symbols
        self.source: Final = source
        self.note = ""
        self.appendix = ""
        self.crowns = 0
        self.said: list[Said] = []  # what it does besides spending
        # White cards: alternatives, companion spaces, what else happens.
        self.option_actions: list[int] = []
        self.option_pounds: list[int] = []
        self.company: list[int] = []
        self.company_pounds: list[int] = []
        self.effect: Effect | None = None
        # Black cards: laying, activating, token spaces.
        self.lay_actions = 0
        self.lay_pounds = 0
        self.activates = False
        self.actions = 0
        self.pounds: list[int] = []
        self.tokens: list[int] = []
        self.per_farm = 0
        self.per_horse = 0
        self.per_dog = 0
        # Helpers.
        self.privilege = 0
        self.amount = 0
        self.uses = 0
        self.cheaper = 0
        self.reacts_to = 0
        # Properties and companions.
        self.type = -1
        self.scale: list[int] = []
        self.companion = -1

    @property
    def is_farm(self) -> bool:
        return self.type == FARM and self.is_property

    @property
    def is_helper(self) -> bool:
        return self.kind == HELPER

    @property
    def counts_farms(self) -> bool:
        return self.per_farm > 0 or self.per_horse > 0 or self.per_dog > 0


class Will:
    """A last will card: only its sum matters, and with jobs how many lines they have (0: as the sum says)."""

    def __init__(self, id: str, name: str, money: int, copies: int, source: str, note: str, lines: int) -> None:
        self.id: Final = id
        self.name: Final = name
        self.money: Final = money
        self.copies: Final = copies
        self.source: Final = source
        self.note: Final = note
        self.lines: Final = lines


class Line:
    """Of a job: what covers it, and what it earns until then."""

    def __init__(self, symbol: str, fits: int, income: int) -> None:
        self.symbol: Final = symbol
        self.fits: Final = fits
        self.income: Final = income


class Job:
    """An employment card of Getting Sacked."""

    def __init__(self, id: str, name: str, lines: list[Line], source: str, note: str) -> None:
        self.id: Final = id
        self.name: Final = name
        self.lines: Final = lines
        self.source: Final = source
        self.note: Final = note


class Plan:
    """An hourglass of the planning board."""

    def __init__(self, cards: int, errand_boys: int, actions: int, source: str) -> None:
        self.cards: Final = cards
        self.errand_boys: Final = errand_boys
        self.actions: Final = actions
        self.source: Final = source


class Tile:
    """A plan tile of Getting Sacked: its place on the board, the numbers of players it is for, and its two sides."""

    def __init__(
        self, id: str, name: str, position: int, players: list[int], plans: list[Plan], source: str, note: str
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.position: Final = position
        self.players: Final = players
        self.plans: Final = plans
        self.source: Final = source
        self.note: Final = note


class Space:
    """A place for one errand boy: what it is, and which offering slot, colour or clock it stands for."""

    def __init__(self, kind: int, index: int, name: str) -> None:
        self.kind: Final = kind
        self.index: Final = index
        self.name: Final = name


class Layout:
    """The boards for one number of players."""

    def __init__(
        self, plans: list[Plan], slots: list[list[int]], slot_names: list[str], trio: list[int], spaces: list[Space]
    ) -> None:
        self.plans: Final = plans
        self.slots: Final = slots  # slots[slot][round - 1] is the deck dealt there
        self.slot_names: Final = slot_names
        self.trio: Final = trio
        self.spaces: Final = spaces
        self.wild_slots: Final = [i for i in range(len(slots)) if slots[i][0] == WILDS]


class Box:
    """All cards by number (0 is no card), the decks, the boards and the numbers of the game."""

    def __init__(self, name: str, cards: list[Card], decks: list[list[int]], layouts: dict[int, Layout]) -> None:
        self.name: Final = name
        self.cards: Final = cards
        self.decks: Final = decks  # card numbers of each deck before shuffling
        self.layouts: Final = layouts
        self.will_cards: list[Will] = []
        self.wills: list[int] = []  # the sum of each copy
        self.will_lines: list[int] = []  # and of its jobs the lines, 0 where the sum says how many
        self.market_tokens: list[int] = []
        # The boards say how much.
        self.rounds = 0
        self.start_money = 0
        self.bankruptcy = True  # the last money brings the last round; not where other competitions end the game
        self.hand_limit = 0
        self.board_spaces = 0
        self.extensions = 0
        self.penalty = 0
        self.opera_pounds = 0
        self.first_hand: list[int] = []
        self.first_keep = 0
        # Getting Sacked; empty without that part of it.
        self.jobs: list[Job] = []
        self.tiles: list[Tile] = []
        self.short_less = 0  # taken off the inheritance of those who have a job of four lines
        self.long_less = 0
        self.long_from = 0  # the least sum that comes with jobs of five lines
