"""What an option of the Club is worth at a glance, by the kind of question."""

from typing import Final

from squander.games.prodigals_club.bots.affairs import Affairs
from squander.games.prodigals_club.bots.hand import card_worth, use_worth
from squander.games.prodigals_club.bots.quick_errands import bonus_worth, effect_worth, set_worth, space_worth
from squander.games.prodigals_club.central.choices import Choose
from squander.games.prodigals_club.election.circles import squares_completed
from squander.games.prodigals_club.election.state import campaign
from squander.games.prodigals_club.possessions.selling import price
from squander.games.prodigals_club.terms import BLANK, NONE, OPEN
from squander.kernel.game import Frame, Game

LEAST: Final = -999.0
PATIENCE: Final = 1.0  # points that a space which is kept for the seat must be better by to be taken at once
MATCHED: Final = 1.0  # points of an edge that matches a symbol
BLANKS: Final = 0.3
CIRCLE: Final = 2.2


class Taste:
    """What an option of some question is worth."""

    def worth(self, a: Affairs, f: Frame, option: int) -> float:
        raise NotImplementedError


def best_by(g: Game, f: Frame, a: Affairs, taste: Taste) -> int:
    best, most = g.options[0], LEAST
    for option in g.options:
        worth = taste.worth(a, f, option)
        if worth > most:
            best, most = option, worth
    return best


class OfErrands(Taste):
    def worth(self, a: Affairs, f: Frame, option: int) -> float:
        if option == NONE:
            return 0.0
        worth = space_worth(a, option)
        waits = a.s.boys > 1 and a.c.layout.spaces[option].colour
        return worth - PATIENCE * max(a.weights) if waits else worth


class OfSets(Taste):
    def worth(self, a: Affairs, f: Frame, option: int) -> float:
        return set_worth(a, option)


class OfBonuses(Taste):
    def worth(self, a: Affairs, f: Frame, option: int) -> float:
        return bonus_worth(a, option)


class OfAlternatives(Taste):
    def worth(self, a: Affairs, f: Frame, option: int) -> float:
        rule = f.rule
        assert isinstance(rule, Choose)
        return effect_worth(a, rule.alternatives[option - 1])


class OfRiddance(Taste):
    """Of discarding a card."""

    def worth(self, a: Affairs, f: Frame, option: int) -> float:
        return LEAST if option == NONE else -card_worth(a, option)


class OfClearing(Taste):
    """Of taking a black card off the board, or a new one away, for want of room."""

    def worth(self, a: Affairs, f: Frame, option: int) -> float:
        return LEAST if option == NONE else -use_worth(a, option)


class OfSales(Taste):
    """The more a tile weighs beyond its price, the better."""

    def worth(self, a: Affairs, f: Frame, option: int) -> float:
        if option == NONE:
            return 0.0
        box = a.c.layout.box
        return 1.0 * (box.possessions[option].value + box.penalty - price(a.g, f.who, option, f.arg))


class OfGifts(Taste):
    """Of giving a tile away in exchange."""

    def worth(self, a: Affairs, f: Frame, option: int) -> float:
        return 1.0 * a.c.layout.box.possessions[option].value


class OfTakings(Taste):
    """Of taking one for it."""

    def worth(self, a: Affairs, f: Frame, option: int) -> float:
        return -1.0 * a.c.layout.box.possessions[option].value


class OfPlaces(Taste):
    """A symbol for each edge that matches one, and inner circles."""

    def worth(self, a: Affairs, f: Frame, option: int) -> float:
        if option == NONE:
            return -1.0
        grid = campaign(a.g).seats[f.who].grid
        spot = grid[option - 1]
        worth = CIRCLE * squares_completed(grid, spot.x, spot.y)
        for need in spot.needs:
            if need != OPEN:
                worth += BLANKS if need == BLANK else MATCHED
        return worth


ERRANDS: Final = OfErrands()
SETS: Final = OfSets()
BONUSES: Final = OfBonuses()
ALTERNATIVES: Final = OfAlternatives()
RIDDANCE: Final = OfRiddance()
CLEARING: Final = OfClearing()
SALES: Final = OfSales()
GIFTS: Final = OfGifts()
TAKINGS: Final = OfTakings()
PLACES: Final = OfPlaces()
