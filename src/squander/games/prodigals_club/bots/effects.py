"""What each kind of effect is worth, in points of the competition it lowers.

`WORTHS` knows every kind of effect that a script can be made of; one that is missing stops the bots from being loaded.
"""

from typing import Final

from squander.games.prodigals_club.bots.affairs import GAINS, LOUD, Affairs, add_times, give
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
from squander.games.prodigals_club.terms import CENTRAL, ELECTION, POSSESSIONS, SOCIETY

STEP: Final = 2.0  # points of a row
ASIDE: Final = 0.1  # rows that a step aside is worth
AN_ERRAND: Final = 2.0
A_SWAP: Final = 0.25  # what is left of a gain when its price is paid
A_CIRCLE_TILE: Final = 0.8
A_LEAP: Final = 1.2  # steps
FULL_PRICE: Final = 1.5  # what selling a tile at its value is worth: a part of its penalty
# Of what cards say, by slot, what they bring in rounds to come: markers run out of ways down, and who has much of one
# thing needs it less.
LATER: Final = [1.0, 1.0, 1.0, 0.8, 0.5]
MEGAPHONE: Final = 0.9  # votes, before it is known how loud the others are


class Worth:
    """Of one kind of effect: points of one competition for each unit of its amount."""

    def __init__(self, slot: int, each: float = 1.0) -> None:
        self.slot: Final = slot
        self.each: Final = each

    def add(self, a: Affairs, effect: Effect, amount: float, gain: list[float]) -> None:
        """Add to `gain`, by slot, what so much of it brings."""
        slot = a.c.layout.purse.slot if self.slot == POSSESSIONS else self.slot
        give(gain, slot, self.points(a, effect, amount))

    def points(self, a: Affairs, effect: Effect, amount: float) -> float:
        return self.each * amount


def add_now(a: Affairs, script: list[Item], gain: list[float]) -> None:
    """Add what running a script in this turn would bring, by slot."""
    for item in script:
        if not item.effect.is_void(a.g):
            effect_gain(a, item.effect, a.amount_now(item), gain)


def add_later(a: Affairs, script: list[Item], times: float, gain: list[float]) -> None:
    """Add what running it in rounds to come would bring, so many times; of megaphones, what they usually do."""
    late = GAINS[:]
    for item in script:
        if not item.effect.is_void(a.g):
            effect_gain(a, item.effect, a.amount_later(item), late)
    give(late, ELECTION, MEGAPHONE * late[LOUD])
    for slot in range(LOUD):
        points = late[slot]
        if points != 0.0:
            gain[slot] = gain[slot] + times * LATER[slot] * points


def effect_gain(a: Affairs, effect: Effect, amount: float, gain: list[float]) -> None:
    WORTHS[type(effect)].add(a, effect, amount, gain)


def script_worth(a: Affairs, script: list[Item]) -> float:
    gain = GAINS[:]
    add_now(a, script, gain)
    give(gain, ELECTION, MEGAPHONE * gain[LOUD])
    return a.weighed(gain)


# --- in any competition ---------------------------------------------------------------------------------------


class OfChoice(Worth):
    def add(self, a: Affairs, effect: Effect, amount: float, gain: list[float]) -> None:
        assert isinstance(effect, Choose)
        add_best(a, effect.alternatives, amount, gain)


class OfSwap(Worth):
    def add(self, a: Affairs, effect: Effect, amount: float, gain: list[float]) -> None:
        assert isinstance(effect, Swap)
        add_best(a, effect.gains, A_SWAP * amount, gain)


def add_best(a: Affairs, scripts: list[list[Item]], times: float, gain: list[float]) -> None:
    """What the best of several alternatives brings."""
    best, most = GAINS, -1.0
    for script in scripts:
        one = GAINS[:]
        add_now(a, script, one)
        worth = a.weighed(one) + MEGAPHONE * one[LOUD] * a.weights[ELECTION]
        if worth > most:
            best, most = one, worth
    add_times(gain, best, times, len(gain))


class OfErrand(Worth):
    def add(self, a: Affairs, effect: Effect, amount: float, gain: list[float]) -> None:
        give(gain, a.weights.index(max(a.weights)), AN_ERRAND)


# --- the election ---------------------------------------------------------------------------------------------


class OfMegaphones(Worth):
    def add(self, a: Affairs, effect: Effect, amount: float, gain: list[float]) -> None:
        give(gain, LOUD, amount)


class OfPark(Worth):
    def add(self, a: Affairs, effect: Effect, amount: float, gain: list[float]) -> None:
        give(gain, LOUD, 1.0 * a.c.layout.box.park_megaphones[a.c.round - 1])


class OfTreat(Worth):
    """A share of what all such cards in hand bring together."""

    def points(self, a: Affairs, effect: Effect, amount: float) -> float:
        table = a.c.layout.box.pub_votes
        return table[min(a.pubs, len(table)) - 1] / a.pubs if a.pubs else 1.0


class OfCircleTile(Worth):
    def points(self, a: Affairs, effect: Effect, amount: float) -> float:
        return A_CIRCLE_TILE


# --- society --------------------------------------------------------------------------------------------------


class OfMove(Worth):
    def points(self, a: Affairs, effect: Effect, amount: float) -> float:
        assert isinstance(effect, Move)
        if DOWN in effect.directions:
            return STEP * amount
        return STEP * amount * (1.0 if DOWN_LEFT in effect.directions else ASIDE)


class OfRow(Worth):
    """The fullest one."""

    def points(self, a: Affairs, effect: Effect, amount: float) -> float:
        assert isinstance(effect, RowMove)
        mine = salon(a.g).markers[a.who]
        rows = [mine[m] // COLUMNS for m in range(len(mine)) if is_of(m, effect.colour)]
        return STEP * amount * max([rows.count(row) for row in rows])


class OfColumn(Worth):
    def points(self, a: Affairs, effect: Effect, amount: float) -> float:
        assert isinstance(effect, ColumnMove)
        mine = salon(a.g).markers[a.who]
        there = 0
        for m in range(len(mine)):
            if is_of(m, effect.colour) and mine[m] % COLUMNS == effect.column:
                there += 1
        return STEP * amount * max(0.7, 1.0 * there)


class OfLeap(Worth):
    def points(self, a: Affairs, effect: Effect, amount: float) -> float:
        return STEP * A_LEAP


# --- possessions, or whoever holds the money ------------------------------------------------------------------


def tiles_of(a: Affairs) -> int:
    return len(estate(a.g).tiles[a.who]) if in_play(a.g, POSSESSIONS) else 0


class OfPoundsWithTime(Worth):
    def points(self, a: Affairs, effect: Effect, amount: float) -> float:
        assert isinstance(effect, SpendWithTime)
        return amount + 0.3 * effect.more(a.times)


class OfSale(Worth):
    def points(self, a: Affairs, effect: Effect, amount: float) -> float:
        return FULL_PRICE + amount if tiles_of(a) else 0.0


class OfAnotherSale(Worth):
    def points(self, a: Affairs, effect: Effect, amount: float) -> float:
        return FULL_PRICE + amount if tiles_of(a) > 1 else 0.0


class OfExchange(Worth):
    def points(self, a: Affairs, effect: Effect, amount: float) -> float:
        return min(amount, 3.0) if tiles_of(a) else 0.0


# Of prices, and of what is judged elsewhere.
NOTHING: Final = 0.0

WORTHS: Final[dict[type[Effect], Worth]] = {
    Choose: OfChoice(CENTRAL),
    Swap: OfSwap(CENTRAL),
    ExtraErrand: OfErrand(CENTRAL),
    LoseVotes: Worth(ELECTION),
    GainVotes: Worth(ELECTION, NOTHING),
    Megaphones: OfMegaphones(ELECTION),
    StandInPark: OfPark(ELECTION),
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
