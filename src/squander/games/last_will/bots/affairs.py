"""A seat's board, summed up once for all that is asked about it."""

from typing import Final

from squander.games.last_will.box import Card
from squander.games.last_will.player_board import capacity
from squander.games.last_will.state import Fortune, Laid, Seat
from squander.games.last_will.terms import (
    DOG,
    EXTRA_ACTION,
    EXTRA_WHITE_ACTION,
    FREE_FARM_ACTIVATION,
    FREE_FARM_TRADE,
    FREE_HOUSE_ACTIVATION,
    FREE_HOUSE_TRADE,
    HAND_LIMIT,
    HORSE,
    HOUSE_PRICE,
    NO_PRIVILEGE,
    SPEND_MORE,
)
from squander.kernel.inheriting import mypyc_attr

NO_SPENDERS: Final[list[Card]] = []


@mypyc_attr(acyclic=True)
class Piece:
    """A card on the board, and what it brings in however many rounds: found once for all that is asked about it."""

    def __init__(self, laid: Laid, gain: float, engine: float) -> None:
        self.laid: Final = laid
        self.row: Final = laid.row
        self.gain: Final = gain  # pounds that activating it once spends
        self.engine: Final = engine  # a round
        self.rounds = -1.0  # in which it was last asked
        self.burden = 0.0  # what it weighs, of a property


@mypyc_attr(acyclic=True)
class Held:
    """The same of a card in hand, or of one that might be."""

    def __init__(self, row: Card) -> None:
        self.row: Final = row
        self.gain = 0.0
        self.engine = 0.0
        self.privilege = 0.0  # of a helper, a round
        self.extra = 0.0  # of a white card, besides its alternative and its effect
        self.effect = 0.0  # and what its effect does, before it is known what that counts
        self.token = 0.0  # of a companion: the most that its token brings a round


NO_PIECES: Final[list[Piece]] = []
NO_CARDS: Final[list[Held]] = []


@mypyc_attr(acyclic=True)
class Affairs:
    """What helpers allow, and what lies there to be counted."""

    def __init__(self, w: Fortune, s: Seat) -> None:
        self.w: Final = w
        self.s: Final = s
        self.pieces = NO_PIECES  # of the board, once they are asked for,
        self.cards = NO_CARDS  # and of the hand
        self.room: Final = capacity(w, s) - len(s.board)
        self.hand_limit = w.box.hand_limit
        self.spenders = NO_SPENDERS  # helpers that spend more with some symbols
        self.more_actions = 0
        self.white_actions = 0  # left for white cards alone
        self.farm_uses = 0  # free activations a round, and those left
        self.house_uses = 0
        self.farm_left = 0
        self.house_left = 0
        self.farm_trades = 0  # free trades left
        self.house_trades = 0
        self.farm_discount = 0
        self.house_discount = 0
        self.farms = 0
        self.farms_to_work = 0  # that cost actions
        self.houses_to_work = 0
        self.per_dog = 0
        self.per_horse = 0
        self.dogs = 0
        self.horses = 0
        for laid in s.board:
            row = laid.row
            if row.is_property:
                self.own(row, laid.tokens)
            elif row.privilege != NO_PRIVILEGE:
                self.employ(row, laid.uses)
            self.per_dog += row.per_dog
            self.per_horse += row.per_horse

    def own(self, row: Card, tokens: int) -> None:
        works = 1 if row.actions > 0 else 0
        if not row.is_farm:
            self.houses_to_work += works
            return
        self.farms += 1
        self.farms_to_work += works
        for i in range(tokens):
            if row.tokens[i] == DOG:
                self.dogs += 1
            elif row.tokens[i] == HORSE:
                self.horses += 1

    def employ(self, row: Card, used: int) -> None:
        kind = row.privilege
        if kind == SPEND_MORE:
            self.spenders = [*self.spenders, row]
        elif kind == EXTRA_ACTION:
            self.more_actions += row.amount
        elif kind == EXTRA_WHITE_ACTION:
            self.white_actions += row.amount - used
        elif kind == HAND_LIMIT:
            self.hand_limit += row.amount
        else:
            self.employ_for_properties(row, used, kind)

    def employ_for_properties(self, row: Card, used: int, kind: int) -> None:
        left = row.uses - used
        if kind == FREE_FARM_ACTIVATION:
            self.farm_uses += row.uses
            self.farm_left += left
        elif kind == FREE_HOUSE_ACTIVATION:
            self.house_uses += row.uses
            self.house_left += left
        elif kind == FREE_FARM_TRADE:
            self.farm_trades += left
            self.farm_discount += row.cheaper
        elif kind == FREE_HOUSE_TRADE:
            self.house_trades += left
        elif kind == HOUSE_PRICE:
            self.house_discount += row.amount

    def extras(self, symbols: int) -> int:
        """What helpers add to a card with these symbols."""
        more = 0
        for row in self.spenders:
            if row.reacts_to & symbols:
                more += row.amount
        return more

    def trades_freely(self, row: Card) -> bool:
        return (self.farm_trades if row.is_farm else self.house_trades) > 0

    def works_freely(self, row: Card) -> bool:
        """Whether a helper still lets this card be activated without an action this round."""
        return row.is_property and (self.farm_left if row.is_farm else self.house_left) > 0

    def works_freely_each_round(self, row: Card) -> bool:
        return row.is_property and (self.farm_uses if row.is_farm else self.house_uses) > 0

    def discount(self, row: Card) -> int:
        return self.farm_discount if row.is_farm else self.house_discount

    def amount(self, row: Card, tokens: int) -> int:
        """The most pounds that activating a card spends by itself."""
        if row.counts_farms:
            return row.per_farm * self.farms + row.per_horse * self.horses + row.per_dog * self.dogs
        pounds = row.pounds
        return pounds[min(tokens, len(pounds) - 1)]
