"""What each kind of effect is worth to the frozen bot, in points of the competition it lowers."""

from typing import Final

from squander.games.prodigals_club.central.choices import Choose, Swap
from squander.games.prodigals_club.central.errands import ExtraErrand
from squander.games.prodigals_club.effect import Effect, Item, in_play
from squander.games.prodigals_club.election.circles import ChooseTile, TakeTile
from squander.games.prodigals_club.election.pub import TreatAtPub
from squander.games.prodigals_club.election.votes import GainVotes, LoseVotes, Megaphones, StandInPark
from squander.games.prodigals_club.money import Spend, Take
from squander.games.prodigals_club.possessions.selling import Exchange, Sell, SellAnother
from squander.games.prodigals_club.possessions.spending import SpendWithTime
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.society.groups import ColumnMove, RowMove
from squander.games.prodigals_club.society.moves import Immune, Leap, Move, MoveUp
from squander.games.prodigals_club.society.state import COLUMNS, DOWN, DOWN_LEFT, is_of, salon
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.terms import CENTRAL, ELECTION, POSSESSIONS, SOCIETY
from squander.kernel.game import Game

STEP: Final = 2.0  # points of a row
AN_ERRAND: Final = 2.0
A_SWAP: Final = 0.25  # what is left of a gain when its price is paid
A_CIRCLE_TILE: Final = 0.8
A_LEAP: Final = 1.2  # steps
FULL_PRICE: Final = 3.0  # what selling a tile at its value is worth: its penalty
MEGAPHONE: Final = [0.0, 0.7, 0.8, 0.9, 1.0, 1.1]  # by round


class Worth:
    """Of one kind of effect: points of one competition for each unit of its amount."""

    def __init__(self, slot: int, each: float = 1.0) -> None:
        self.slot: Final = slot
        self.each: Final = each

    def add(self, g: Game, who: int, effect: Effect, amount: float, weights: list[float], gain: list[float]) -> None:
        """Add to `gain`, by slot, what so much of it brings."""
        slot = club(g).layout.purse.slot if self.slot == POSSESSIONS else self.slot
        gain[slot] += self.points(g, who, effect, amount)

    def points(self, g: Game, who: int, effect: Effect, amount: float) -> float:
        return self.each * amount


def script_gain(g: Game, who: int, script: list[Item], weights: list[float], times: float, gain: list[float]) -> None:
    """Add what running a script now would bring, by slot, so many times over."""
    for item in script:
        if not item.effect.is_void(g):
            effect_gain(g, who, item.effect, item.times(g, who) * times, weights, gain)


def effect_gain(g: Game, who: int, effect: Effect, amount: float, weights: list[float], gain: list[float]) -> None:
    """Nothing for effects that came after it was frozen."""
    known = WORTHS.get(type(effect))
    if known is not None:
        known.add(g, who, effect, amount, weights, gain)


def script_worth(g: Game, who: int, script: list[Item], weights: list[float]) -> float:
    gain = [0.0] * len(weights)
    script_gain(g, who, script, weights, 1.0, gain)
    return weighed(gain, weights)


def weighed(gain: list[float], weights: list[float]) -> float:
    total = 0.0
    for i in range(len(gain)):
        total += gain[i] * weights[i]
    return total


# --- in any competition ---------------------------------------------------------------------------------------


class OfChoice(Worth):
    def add(self, g: Game, who: int, effect: Effect, amount: float, weights: list[float], gain: list[float]) -> None:
        assert isinstance(effect, Choose)
        script_gain(g, who, best_alternative(g, who, effect.alternatives, weights), weights, amount, gain)


class OfSwap(Worth):
    def add(self, g: Game, who: int, effect: Effect, amount: float, weights: list[float], gain: list[float]) -> None:
        assert isinstance(effect, Swap)
        script_gain(g, who, best_alternative(g, who, effect.gains, weights), weights, A_SWAP * amount, gain)


def best_alternative(g: Game, who: int, scripts: list[list[Item]], weights: list[float]) -> list[Item]:
    best, most = scripts[0], -1.0
    for script in scripts:
        worth = script_worth(g, who, script, weights)
        if worth > most:
            best, most = script, worth
    return best


class OfErrand(Worth):
    def add(self, g: Game, who: int, effect: Effect, amount: float, weights: list[float], gain: list[float]) -> None:
        gain[weights.index(max(weights))] += AN_ERRAND


# --- the election ---------------------------------------------------------------------------------------------


class OfMegaphones(Worth):
    def points(self, g: Game, who: int, effect: Effect, amount: float) -> float:
        return MEGAPHONE[club(g).round] * amount


class OfTreat(Worth):
    """A share of what all such cards in hand bring together."""

    def points(self, g: Game, who: int, effect: Effect, amount: float) -> float:
        c = club(g)
        pubs = len([card for card in c.seats[who].hand if c.layout.box.cards[card].is_pub])
        table = c.layout.box.pub_votes
        return table[min(pubs, len(table)) - 1] / pubs if pubs else 1.0


class OfCircleTile(Worth):
    def points(self, g: Game, who: int, effect: Effect, amount: float) -> float:
        return A_CIRCLE_TILE


# --- society --------------------------------------------------------------------------------------------------


class OfMove(Worth):
    def points(self, g: Game, who: int, effect: Effect, amount: float) -> float:
        assert isinstance(effect, Move)
        if DOWN in effect.directions:
            return STEP * amount
        return STEP * (amount * (1.0 if DOWN_LEFT in effect.directions else 0.1))


class OfRow(Worth):
    """The fullest one."""

    def points(self, g: Game, who: int, effect: Effect, amount: float) -> float:
        assert isinstance(effect, RowMove)
        mine = salon(g).markers[who]
        rows = [space // COLUMNS for m, space in enumerate(mine) if is_of(m, effect.colour)]
        return STEP * (amount * max([rows.count(row) for row in rows]))


class OfColumn(Worth):
    def points(self, g: Game, who: int, effect: Effect, amount: float) -> float:
        assert isinstance(effect, ColumnMove)
        mine = salon(g).markers[who]
        there = [m for m, space in enumerate(mine) if is_of(m, effect.colour) and space % COLUMNS == effect.column]
        return STEP * (amount * max(0.7, 1.0 * len(there)))


class OfLeap(Worth):
    def points(self, g: Game, who: int, effect: Effect, amount: float) -> float:
        return STEP * A_LEAP


# --- possessions, or whoever holds the money ------------------------------------------------------------------


def tiles_of(g: Game, who: int) -> int:
    return len(estate(g).tiles[who]) if in_play(g, POSSESSIONS) else 0


class OfPoundsWithTime(Worth):
    def points(self, g: Game, who: int, effect: Effect, amount: float) -> float:
        assert isinstance(effect, SpendWithTime)
        return amount + 0.3 * effect.more(time_cards(club(g), who))


def time_cards(c: Club, who: int) -> int:
    return len([card for card in c.seats[who].hand if c.layout.box.cards[card].is_time])


class OfSale(Worth):
    def points(self, g: Game, who: int, effect: Effect, amount: float) -> float:
        return FULL_PRICE + amount if tiles_of(g, who) else 0.0


class OfAnotherSale(Worth):
    def points(self, g: Game, who: int, effect: Effect, amount: float) -> float:
        return FULL_PRICE + amount if tiles_of(g, who) > 1 else 0.0


class OfExchange(Worth):
    def points(self, g: Game, who: int, effect: Effect, amount: float) -> float:
        return min(amount, 3.0) if tiles_of(g, who) else 0.0


# Of prices, and of what is judged elsewhere.
NOTHING: Final = 0.0

WORTHS: Final[dict[type[Effect], Worth]] = {
    Choose: OfChoice(CENTRAL),
    Swap: OfSwap(CENTRAL),
    ExtraErrand: OfErrand(CENTRAL),
    LoseVotes: Worth(ELECTION),
    GainVotes: Worth(ELECTION, NOTHING),
    Megaphones: OfMegaphones(ELECTION),
    StandInPark: Worth(ELECTION, NOTHING),
    TreatAtPub: OfTreat(ELECTION),
    TakeTile: OfCircleTile(ELECTION),
    ChooseTile: OfCircleTile(ELECTION),
    Move: OfMove(SOCIETY),
    MoveUp: Worth(SOCIETY, NOTHING),
    RowMove: OfRow(SOCIETY),
    ColumnMove: OfColumn(SOCIETY),
    Leap: OfLeap(SOCIETY),
    Immune: Worth(SOCIETY, NOTHING),
    Spend: Worth(POSSESSIONS),
    Take: Worth(POSSESSIONS, NOTHING),
    SpendWithTime: OfPoundsWithTime(POSSESSIONS),
    Sell: OfSale(POSSESSIONS),
    SellAnother: OfAnotherSale(POSSESSIONS),
    Exchange: OfExchange(POSSESSIONS),
}
