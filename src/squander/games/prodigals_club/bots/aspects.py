"""What a seat's forecast is made of, and what each part of it counts.

The highest score decides, softly, so that a point counts as much as its competition is likely to be the highest: more
of it counts less and less. Between two positions each part therefore counts what it does on average along the way from
the one to the other, all parts changing evenly; so they add up to the difference of values, whatever their order.
"""

from typing import Final

from squander.games.expert import Contrast
from squander.games.prodigals_club.bots.affairs import ABSENT, GAINS, LAST_WARMTH, SLOTS, WARMTH, softly
from squander.games.prodigals_club.bots.hand import add_black_cards, add_board, add_hand, add_kept, add_tile
from squander.games.prodigals_club.bots.outlook import Prospect, Table
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import ELECTION, SOCIETY
from squander.kernel.game import Game

EACH: Final = ["now", "turn", "later"]  # of each competition
BESIDES: Final = ["short", "park", "dame", "symbols", "waiting", "place", "errands", "rounds"]
STEPS: Final = 16  # of the way between two positions
OVER: Final = 0.05 - LAST_WARMTH / WARMTH  # rounds at which hardly any warmth is left


def aspects_of(competitions: list[str]) -> list[str]:
    return [*(f"{name}-{part}" for name in competitions for part in EACH), *BESIDES]


class Parts:
    """Of one seat's forecast. By slot, points that are off a score, or will be: the more the better."""

    def __init__(self, scores: list[float], warm: float, value: float) -> None:
        self.scores: Final = scores  # at the end, as forecast
        self.warm: Final = warm  # rounds, as the soft maximum knows them
        self.value: Final = value
        self.now: Final = GAINS[:]
        self.turn: Final = GAINS[:]  # by cards and tiles in the turn to come
        self.later: Final = GAINS[:]  # by black cards and by cards that may be kept
        self.short: Final = GAINS[:]  # for want of money
        self.errands: Final = GAINS[:]
        self.boys = 0
        self.rounds = 0.0  # with this one
        self.park = 0.0  # votes
        self.dame = 0.0  # points of society
        self.symbols = 0.0
        self.waiting = 0.0  # for cards that may still not be played
        self.place = 0.0

    def besides(self) -> float:
        """What is worth something whichever score is the highest."""
        return self.symbols + self.waiting + self.place

    def amounts(self, slots: list[int]) -> list[float]:
        """In the order of the aspects."""
        found: list[float] = []
        for slot in slots:
            found += [self.now[slot], self.turn[slot], self.later[slot]]
        found += [sum(self.short), self.park, self.dame, self.symbols, self.waiting, self.place]
        return [*found, 1.0 * self.boys, self.rounds]


def parts_of(table: Table, one: Prospect) -> Parts:
    a, c = one.a, table.c
    scores = one.scores[:]
    scores[ELECTION] -= one.votes
    parts = Parts(scores, a.rounds, -one.final())
    parts.boys = table.boys(a)
    parts.rounds = table.rounds + 1.0
    for competition in c.layout.competitions:
        slot = competition.slot
        parts.now[slot] = -1.0 * competition.score(table.g, a.who)
        parts.errands[slot] = a.to_come(slot, parts.boys) - a.to_come(slot, 0)
    for add in (add_board, add_hand, add_tile):
        add(a, parts.turn)
    for add in (add_black_cards, add_kept):
        add(a, parts.later)
    add_shortage(table, one, parts)
    parts.park = one.votes
    parts.dame = -table.dame_threat(a) if table.has_society else 0.0
    parts.symbols = table.extra(a)
    parts.waiting = one.extra - parts.symbols
    parts.place = one.place
    return parts


def add_shortage(table: Table, one: Prospect, parts: Parts) -> None:
    """What cards would bring, but for the money to be spent."""
    whole = [parts.turn[slot] + parts.later[slot] for slot in range(len(GAINS))]
    limited = whole[:]
    table.limit(one.a, limited)
    for slot in range(SLOTS):
        parts.short[slot] += limited[slot] - whole[slot]


def parts_at_the_end(g: Game, who: int, value: float) -> Parts:
    """All that counts is what each score has come to."""
    scores = [ABSENT] * SLOTS
    for competition in club(g).layout.competitions:
        scores[competition.slot] = 1.0 * competition.score(g, who)
    parts = Parts(scores, OVER, value)
    for slot in range(SLOTS):
        parts.now[slot] = -scores[slot] if scores[slot] != ABSENT else 0.0
    return parts


# --- between two positions -----------------------------------------------------------------------------------------


def contrasts(here: Parts, there: Parts, slots: list[int]) -> list[Contrast]:
    """In the order of the aspects; what is left over belongs to the rounds that are to come."""
    weights = weights_between(here, there)
    counts: list[float] = []
    for slot in slots:
        weight = weights[slot]
        counts.append(weight * (here.now[slot] - there.now[slot]))
        counts.append(weight * (here.turn[slot] - there.turn[slot]))
        counts.append(weight * (here.later[slot] - there.later[slot]))
    counts.append(along(weights, here.short, there.short))
    counts.append(weights[ELECTION] * (here.park - there.park))
    counts.append(weights[SOCIETY] * (here.dame - there.dame))
    counts += [here.symbols - there.symbols, here.waiting - there.waiting, here.place - there.place]
    if here.rounds == there.rounds:
        counts += [along(weights, here.errands, there.errands), 0.0]
    else:  # the errands of another round are no more and no fewer
        counts += [0.0, here.value - there.value - sum(counts)]
    mine, other = here.amounts(slots), there.amounts(slots)
    return [Contrast(mine[i] - other[i], counts[i]) for i in range(len(counts))]


def along(weights: list[float], here: list[float], there: list[float]) -> float:
    total = 0.0
    for slot in range(SLOTS):
        total += weights[slot] * (here[slot] - there[slot])
    return total


def weights_between(here: Parts, there: Parts) -> list[float]:
    """What a point of each competition counts, on average along the way."""
    weights = [0.0] * SLOTS
    for step in range(STEPS):
        part = (step + 0.5) / STEPS
        scores = [between(there.scores[slot], here.scores[slot], part) for slot in range(SLOTS)]
        shares = softly(scores, between(there.warm, here.warm, part))
        for slot in range(SLOTS):
            weights[slot] += shares[slot] / STEPS
    if here.warm == there.warm:
        straighten(weights, here, there)
    return weights


def straighten(weights: list[float], here: Parts, there: Parts) -> None:
    """Make up for the steps, by as little as it takes, so that all adds up."""
    lower = [there.scores[slot] - here.scores[slot] for slot in range(SLOTS)]
    size = sum([one * one for one in lower])
    if size > 0.0:
        told = here.value - here.besides() - there.value + there.besides()
        missing = (told - sum([weights[slot] * lower[slot] for slot in range(SLOTS)])) / size
        for slot in range(SLOTS):
            weights[slot] += missing * lower[slot]


def between(one: float, other: float, part: float) -> float:
    return one + part * (other - one)
