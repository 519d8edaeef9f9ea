"""A seat's cards, symbols and what matters to it, summed up once for all that is asked about it."""

import math
from typing import Final

from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.election.votes import IN_PARK, PER_PARTY
from squander.games.prodigals_club.layout import Layout
from squander.games.prodigals_club.society.state import COLUMNS
from squander.games.prodigals_club.state import Club, Seat, club
from squander.games.prodigals_club.symbols import count_symbols
from squander.games.prodigals_club.terms import ELECTION, FORTUNE, POSSESSIONS, SOCIETY
from squander.kernel.game import Game
from squander.kernel.inheriting import mypyc_attr

SLOTS: Final = 5
LOUD: Final = 5  # behind the competitions: megaphones of this round
GAINS: Final = [0.0] * (SLOTS + 1)
PLENTY: Final = 99.0
ABSENT: Final = -99.0  # the score of a competition that is not in play
PLAYED: Final = -90.0

# Of the soft maximum, for each round to come: the highest score can still be mended then, so that scores count the more
# alike, the more rounds there are.
WARMTH: Final = 16.0
LAST_WARMTH: Final = 6.0

LEFT: Final = 8.0  # points of a competition that a player usually has left in the end
A_TILE: Final = 8.1  # that a possession weighs at the start, with its penalty
A_FORTUNE: Final = 70.0
# Parts of what is lost in a whole game that no card in sight brings, by slot: in the last round, then with one round to
# come and so on, each before its errands and after them. Means over games of bots, by `bench/forecasts.py`; Dame
# Beatrice takes some of it back.
NONE_OF_IT: Final = [0.0] * 10
USUAL: Final = [
    NONE_OF_IT,
    NONE_OF_IT,
    [0.13, 0.0, 0.27, 0.11, 0.49, 0.28, 0.72, 0.52, 0.93, 0.75],
    [0.31, 0.12, 0.39, 0.17, 0.62, 0.31, 0.86, 0.60, 1.11, 0.83],
    [0.07, -0.05, 0.25, 0.08, 0.48, 0.31, 0.74, 0.51, 0.99, 0.74],
]
# Of the money more is left than Last Will's account of it says: some actions go to the Club's cards.
BESIDE_LAST_WILL: Final = [
    [0.05, -0.01, -0.07, -0.06, -0.12, -0.11, -0.15, -0.14, -0.05, -0.04],
    NONE_OF_IT,
    NONE_OF_IT,
    [0.28, 0.09, 0.43, 0.15, 0.62, 0.34, 0.81, 0.58, 1.08, 0.78],
    [-0.01, -0.13, 0.10, -0.08, 0.37, 0.17, 0.66, 0.42, 0.94, 0.68],
]
LAST_STAGE: Final = 8  # the first round of a game of five
SPENT: Final = [0.22, 0.27, 0.40, 0.53, 0.80]  # of a fortune, in the rounds to come and this one, by all cards together
PLANNED: Final = 2.0  # errand boys of a plan of Last Will, usually
GROWTH: Final = 0.25  # symbols more with each round
PARTIES: Final = 1.0  # cards with a party icon that are played in a round
IN_THE_PARK: Final = 0.4  # how often one's boy stands in Hyde Park


@mypyc_attr(acyclic=True)
class Affairs:
    """`now`: its turn to use cards is still to come; `rounds`: those after this one; `needs`: of all seats alike."""

    def __init__(self, g: Game, who: int, now: bool, rounds: float, needs: list[float]) -> None:
        c = club(g)
        self.g: Final = g
        self.c: Final[Club] = c
        self.who: Final = who
        self.s: Final[Seat] = c.seats[who]
        self.now: Final = now
        self.rounds: Final = rounds
        self.symbols: Final = count_symbols(g, who)
        self.needs: Final = needs
        self.weights: list[float] = GAINS
        self.scores: list[float] = GAINS  # at the end, as far as cards are known
        self.means = PLENTY  # pounds that more cards could still be rid of
        self.pubs = 0  # cards of the hand
        self.parties = 0
        self.times = 0
        cards = c.layout.box.cards
        for card in self.s.hand:
            row = cards[card]
            if row.is_pub:
                self.pubs += 1
            elif row.party:
                self.parties += 1
            elif row.is_time:
                self.times += 1

    def weigh(self, scores: list[float]) -> None:
        self.weights = softly(scores, self.rounds)

    def to_come(self, slot: int, boys: int) -> float:
        """Points of a competition that errands and cards which nobody has seen yet will bring, if all goes on as usual;
        so many boys are still to be sent in this round."""
        beside = self.needs[FORTUNE] > 0.0
        usual = (BESIDE_LAST_WILL if beside else USUAL)[slot]
        stage = min(LAST_STAGE, 2 * int(self.rounds))
        to_send = boys / (self.c.layout.boys + (PLANNED if beside else 0.0))
        return self.needs[slot] * (usual[stage + 1] + to_send * (usual[stage] - usual[stage + 1]))

    def at_a_glance(self, slot: int) -> float:
        """The same, and of a fortune, whose cards are not looked at, all."""
        if slot == FORTUNE:
            return self.needs[slot] * SPENT[min(LAST_STAGE // 2, int(self.rounds))]
        return self.to_come(slot, self.s.boys)

    def amount_now(self, item: Item) -> float:
        """How much of it a card would do in this turn."""
        counter = item.counter
        if counter is None:
            return 1.0 * item.amount
        if counter.symbol >= 0:
            return 1.0 * item.amount * self.symbols[counter.symbol]
        count = 1.0 * counter.count(self.g, self.who)
        if counter is PER_PARTY:
            count += self.parties
        elif counter is IN_PARK and self.s.boys > 0:
            count = max(count, IN_THE_PARK)
        return item.amount * count

    def amount_later(self, item: Item) -> float:
        """How much of it a card will do in each of the rounds to come."""
        counter = item.counter
        if counter is None:
            return 1.0 * item.amount
        if counter.symbol >= 0:
            return item.amount * (self.symbols[counter.symbol] + GROWTH * (self.rounds + 1.0))
        if counter is PER_PARTY:
            return item.amount * PARTIES
        if counter is IN_PARK:
            return item.amount * IN_THE_PARK
        return 1.0 * item.amount * counter.count(self.g, self.who)

    def weighed(self, gain: list[float]) -> float:
        total = 0.0
        weights = self.weights
        for slot in range(SLOTS):
            points = gain[slot]
            if points != 0.0:
                total += points * weights[slot]
        return total

    def relief(self, gain: list[float]) -> float:
        """By how much the highest score falls, softly, beside what the cards in hand will do."""
        after = self.scores[:]
        for slot in range(SLOTS):
            after[slot] -= gain[slot]
        after[POSSESSIONS] += max(0.0, gain[POSSESSIONS] - self.means)
        return highest(self.scores, self.rounds) - highest(after, self.rounds)


def needs_of(layout: Layout) -> list[float]:
    """Points of each competition in play that are usually lost in a whole game, by slot."""
    found = [0.0] * SLOTS
    start, rows = layout.start, layout.box.rows
    for competition in layout.competitions:
        slot = competition.slot
        if slot == ELECTION:
            found[slot] = start.votes - LEFT
        elif slot == SOCIETY:
            total = -LEFT
            for space in start.markers:
                total += rows[space // COLUMNS]
            found[slot] = total
        elif slot == POSSESSIONS:
            found[slot] = start.pounds + A_TILE * start.possessions - LEFT
        else:
            found[slot] = A_FORTUNE - LEFT
    return found


def give(gain: list[float], slot: int, points: float) -> None:
    """Add to one competition. Where numbers of a list are added to in place, the compiler makes objects of them."""
    gain[slot] = gain[slot] + points


def add_times(gain: list[float], one: list[float], times: float, slots: int) -> None:
    """Add so many times another gain, in the first so many slots; of most it has nothing."""
    for slot in range(slots):
        points = one[slot]
        if points != 0.0:
            gain[slot] = gain[slot] + times * points


def top_of(scores: list[float]) -> float:
    top = scores[0]
    for score in scores:
        if score > top:
            top = score
    return top


def highest(scores: list[float], rounds: float) -> float:
    """A soft maximum: the later, the harder."""
    heat = LAST_WARMTH + WARMTH * rounds
    top = top_of(scores)
    total, count = 0.0, 0.0
    for slot in range(SLOTS):
        score = scores[slot]
        if score > PLAYED:
            count += 1.0
            total += math.exp((score - top) / heat)
    return top + heat * math.log(total / count)


def softly(scores: list[float], rounds: float) -> list[float]:
    """How much the soft maximum falls with each score."""
    heat = LAST_WARMTH + WARMTH * rounds
    top = top_of(scores)
    powers = GAINS[:SLOTS]
    total = 0.0
    for slot in range(SLOTS):
        score = scores[slot]
        if score > PLAYED:
            power = math.exp((score - top) / heat)
            powers[slot] = power
            total += power
    for slot in range(SLOTS):
        if scores[slot] > PLAYED:
            powers[slot] = powers[slot] / total
    return powers
