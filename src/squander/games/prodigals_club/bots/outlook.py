"""What each seat of the Club has to look forward to: its scores at the end, the highest counting most."""

from typing import Final

from squander.games.prodigals_club.bots.affairs import (
    ABSENT,
    GAINS,
    LOUD,
    SLOTS,
    Affairs,
    add_times,
    give,
    highest,
    needs_of,
)
from squander.games.prodigals_club.bots.hand import (
    add_black_cards,
    add_board,
    add_hand,
    add_kept,
    add_tile,
    best_symbol,
    spendable,
)
from squander.games.prodigals_club.bots.park import A_BOY, SURE, UNSURE, votes_lost
from squander.games.prodigals_club.bots.stage import Stage
from squander.games.prodigals_club.central.errands import reserved_place
from squander.games.prodigals_club.effect import in_play
from squander.games.prodigals_club.election.hyde_park import loudness
from squander.games.prodigals_club.society.beatrice import affected
from squander.games.prodigals_club.society.state import salon
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.symbols import nameless
from squander.games.prodigals_club.terms import ELECTION, FORTUNE, POSSESSIONS, SOCIETY
from squander.kernel.game import NOBODY, Game
from squander.kernel.inheriting import mypyc_attr

A_SYMBOL: Final = 0.27  # points a round for a symbol that no card uses yet,
WITHOUT_MARKERS: Final = 0.5  # where no markers stand on any,
BESIDE_LAST_WILL: Final = 0.1  # and where fewer cards count symbols
FIRST: Final = [0.0, 0.0, 1.5, 2.0, 2.3, 2.5]  # for going first instead of last, by the number of players
NEXT: Final = 0.8  # of that, for the next round
A_RISE: Final = 2.0  # points of a marker that Dame Beatrice lifts,
A_THREAT: Final = 1.5  # and before the turn in which it might step out of her way
USUAL_RISES: Final = 3.0  # points of a round that she lifts markers by, which all forecasts expect already


def present_scores(g: Game) -> list[list[int]]:
    """By competition in play, then by seat."""
    players = range(g.players)
    return [[competition.score(g, who) for who in players] for competition in club(g).layout.competitions]


def rounds_left(g: Game) -> float:
    """Rounds after this one; none if somebody stands at zero."""
    return rounds_after(g, present_scores(g))


def rounds_after(g: Game, scores: list[list[int]]) -> float:
    if g.asked is None:
        return 0.0
    for of_seats in scores:
        for score in of_seats:
            if score <= 0:
                return 0.0
    c = club(g)
    return 1.0 * (c.layout.box.rounds - c.round)


@mypyc_attr(acyclic=True)
class Prospect:
    """One seat's: each competition's score at the end, by slot, and what is worth something besides."""

    def __init__(self, a: Affairs, scores: list[float]) -> None:
        self.a: Final = a
        self.scores: Final = scores
        self.loud = 0.0  # megaphones that Hyde Park will hear
        self.votes = 0.0  # that it will cost
        self.place = 0.0
        self.extra = 0.0

    def final(self) -> float:
        scores = self.scores
        if self.votes != 0.0:
            scores = scores[:]
            scores[ELECTION] -= self.votes
        return highest(scores, self.a.rounds) - self.extra - self.place


@mypyc_attr(acyclic=True)
class Table:
    """All seats."""

    def __init__(self, g: Game, stage: Stage) -> None:
        self.g: Final = g
        self.c: Final = club(g)
        self.stage: Final = stage
        self.scores: Final = present_scores(g)
        self.rounds: Final = rounds_after(g, self.scores)
        self.needs: Final = needs_of(self.c.layout)
        self.has_society: Final = in_play(g, SOCIETY)
        self.has_election: Final = in_play(g, ELECTION)
        self.has_possessions: Final = in_play(g, POSSESSIONS)

    def points(self) -> list[float]:
        """Minus the final score that each seat is promised."""
        return [-one.final() for one in self.prospects()]

    def prospects(self) -> list[Prospect]:
        found = [self.prospect(who) for who in range(self.g.players)]
        self.compare(found)
        return found

    def compare(self, found: list[Prospect]) -> None:
        """What a seat has before the others: places in the order and in Hyde Park."""
        if self.c.layout.order_spaces:
            next_round = min(1.0, self.rounds)
            for one in found:
                one.place = place_worth(self.c, one.a.who, self.boys(one.a), next_round)
        if self.has_election and self.stage.park_to_come:
            self.visit_park(found)

    def is_alike(self, before: "Table", who: int) -> bool:
        """Whether nothing has changed for the others since another position but by what this seat has done."""
        if self.c.round != before.c.round or self.rounds != before.rounds or not self.stage.is_alike(before.stage, who):
            return False
        for other in range(self.g.players):
            if other != who and self.c.seats[other].boys != before.c.seats[other].boys:
                return False
        return True

    def prospect(self, who: int) -> Prospect:
        a = Affairs(self.g, who, self.stage.turn_to_come(who), self.rounds, self.needs)
        one = Prospect(a, self.projected(a))
        a.weigh(one.scores)
        gain = GAINS[:]
        self.add_cards(a, gain)
        if self.has_society:
            give(gain, SOCIETY, -self.dame_threat(a))
        self.limit(a, gain)
        one.loud = gain[LOUD]
        one.extra = self.extra(a)
        add_times(one.scores, gain, -1.0, SLOTS)
        return one

    def limit(self, a: Affairs, gain: list[float]) -> None:
        """To what there is to be spent."""
        if self.has_possessions:
            gain[POSSESSIONS] = min(gain[POSSESSIONS], spendable(a))

    def projected(self, a: Affairs) -> list[float]:
        """Each competition's score at the end, if all goes on as usual and without the cards there are; by slot."""
        found = [ABSENT] * SLOTS
        boys = self.boys(a)
        competitions = self.c.layout.competitions
        for i in range(len(competitions)):
            slot = competitions[i].slot
            found[slot] = self.scores[i][a.who] - a.to_come(slot, boys)
        return found

    def add_cards(self, a: Affairs, gain: list[float]) -> None:
        add_board(a, gain)
        add_black_cards(a, gain)
        add_hand(a, gain)
        add_kept(a, gain)
        add_tile(a, gain)

    def extra(self, a: Affairs) -> float:
        """What symbols are worth."""
        worth = 0.0
        if a.now:
            open_symbols = nameless(self.c, a.who)
            if open_symbols:
                worth += open_symbols * best_symbol(a)
        if self.rounds > 0.0:
            worth += self.each_symbol(a) * self.rounds * sum(count for count in a.symbols)
        return worth

    def each_symbol(self, a: Affairs) -> float:
        """A round."""
        if a.needs[FORTUNE] > 0.0:
            return BESIDE_LAST_WILL
        return A_SYMBOL if self.has_society else WITHOUT_MARKERS

    def boys(self, a: Affairs) -> int:
        """Still to be sent this round."""
        return a.s.boys

    def dame_threat(self, a: Affairs) -> float:
        """Points that Dame Beatrice will bring back, beyond what she usually does."""
        s = salon(self.g)
        if not self.stage.dame_to_come or s.dame == 0:
            return 0.0
        if s.immune[a.who]:
            return -USUAL_RISES
        box = self.c.layout.box
        each = A_THREAT if a.now else A_RISE
        return each * len(affected(box.dames[s.dame], box.rows, s.markers[a.who])) - USUAL_RISES

    def visit_park(self, found: list[Prospect]) -> None:
        doubt = SURE
        totals: list[float] = []
        for one in found:
            totals.append(loudness(self.g, one.a.who) + one.loud)
            if one.a.s.boys:
                doubt = max(doubt, UNSURE + A_BOY * one.a.s.boys)
            elif one.a.now:
                doubt = max(doubt, UNSURE)
        lost = votes_lost(self.g, totals, doubt)
        for one in found:
            one.votes = lost[one.a.who]


def place_worth(c: Club, who: int, boys: int, next_round: float) -> float:
    """Of going early in this round, while boys are to be sent, and in the next."""
    behind = len(c.seats) - 1.0
    worth = (behind - c.order.index(who)) * boys / c.layout.boys + NEXT * next_round * (behind - next_place(c, who))
    return worth * FIRST[len(c.seats)] / behind


def next_place(c: Club, who: int) -> float:
    """Reserved, or behind those who have: the others keep their order on what is left."""
    place = reserved_place(c, who)
    if place != NOBODY:
        return 1.0 * place
    taken = 0
    before = 0
    for other in c.order:
        if other == who:
            break
        before += 1 if reserved_place(c, other) == NOBODY else 0
    for number in c.layout.order_spaces:
        taken |= (1 if c.figures[number] else 0) << c.layout.spaces[number].index
    for at in range(len(c.seats)):
        if taken >> at & 1 == 0:
            if before == 0:
                return 1.0 * at
            before -= 1
    return len(c.seats) - 1.0
