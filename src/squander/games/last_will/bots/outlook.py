"""What each seat of Last Will has to look forward to, term by term, in pounds that it expects to be rid of."""

from typing import Final

from squander.games.last_will.bots.affairs import Affairs
from squander.games.last_will.bots.alone import rounds_left, turn_to_come
from squander.games.last_will.bots.hand import kept_worth
from squander.games.last_will.bots.jobs import job_burden, least_rounds, soon
from squander.games.last_will.bots.pounds import running, wealth
from squander.games.last_will.bots.quick_plans import best_plans, deck_worth
from squander.games.last_will.bots.stage import Stage
from squander.games.last_will.bots.uses import turn_worth
from squander.games.last_will.state import Fortune, Seat, fortune
from squander.games.last_will.terms import NO_JOB
from squander.kernel.game import Game
from squander.kernel.inheriting import mypyc_attr

A_TURN: Final = 8.0  # pounds that a turn spends besides what the board brings
BOYS: Final = [0.0, 2.2, 4.0, 5.5]  # for errands still to be run
PLACE: Final = 0.15  # for each plan further left, because it is served first
SHORT: Final = 0.3  # for each pound of cash that is missing while one owns properties
POCKET: Final = 12.0  # cash that keeps an owner free to act
ROOM: Final = [0.0, 0.5, 0.8, 1.0]  # a round, for free spaces on the board
KEPT_BEFORE: Final = 0.7  # of what cards are worth later, while there is a turn in which they may be used
DECK: Final = 0.5  # of what a card is expected to bring by its deck, besides being a card
LEAST_ROUNDS: Final = 0.3


ASPECTS: Final = [
    "cash",  # the more the worse, as all that weighs
    "property",  # at what it will weigh in the end
    "engine",  # what the board spends in the rounds to come
    "laid",  # cards laid that are no property, by rounds: they are worth more than what they spend themselves
    "room",
    "short",
    "turn",
    "kept",
    "draws",
    "errands",
    "place",
    "waiting",  # whether a turn is still to come in this round
    "job",  # with jobs: what it will still bring, and lines that will not be covered in time
]
CASH: Final = 0
PROPERTY: Final = 1
JOB: Final = 12


@mypyc_attr(acyclic=True)
class Outlook:
    """One seat's, by aspects."""

    def __init__(self, cash: float, owned: float, engine: float, laid: float, room: float, short: float) -> None:
        self.cash: Final = cash
        self.owned: Final = owned
        self.engine: Final = engine
        self.laid: Final = laid
        self.room: Final = room
        self.short: Final = short
        self.turn = 0.0
        self.kept = 0.0
        self.draws = 0.0
        self.errands = 0.0
        self.place = 0.0
        self.waiting = 0.0
        self.job = 0.0

    def looks(self) -> list[float]:
        """In the order of `ASPECTS`."""
        return [
            -self.cash,
            -self.owned,
            self.engine,
            self.laid,
            self.room,
            -self.short,
            self.turn,
            self.kept,
            self.draws,
            self.errands,
            self.place,
            self.waiting,
            -self.job,
        ]


@mypyc_attr(acyclic=True)
class Table:
    """The whole of it: each seat's board summed up, and how many rounds are expected after this one."""

    def __init__(self, g: Game) -> None:
        self.stage: Final = Stage(g)
        self.w: Final = fortune(g)
        self.affairs: Final = [Affairs(self.w, s) for s in self.w.seats]
        self.engines: Final = [running(d) for d in self.affairs]
        self.rounds: Final = self.rounds_expected(g)

    def rounds_expected(self, g: Game) -> float:
        """Until the first of all is expected to be bankrupt."""
        w = self.w
        if w.last_round or w.round >= w.box.rounds:
            return 0.0
        least = 1.0 * (w.box.rounds - w.round)
        for who in range(len(self.affairs)):
            pace = A_TURN + self.engines[who]
            left = wealth(self.affairs[who], 1.0) - (pace if self.stage.turn_to_come(who) else 0.0)
            least = min(least, max(left / (pace + 2.0), least_rounds(w, w.seats[who])))
        if w.solicitor is not None:
            least = min(least, rounds_left(w.solicitor, w.round, turn_to_come(g)))
        return max(LEAST_ROUNDS, least)

    def looks(self) -> list[list[float]]:
        return [self.outlook(who).looks() for who in range(len(self.affairs))]

    def outlook(self, who: int) -> Outlook:
        d, rounds = self.affairs[who], self.rounds
        s = d.s
        laid = (len(s.board) - s.properties) * rounds
        room = ROOM[min(len(ROOM) - 1, d.room)] * rounds
        cash, engine = 1.0 * s.cash, self.engines[who] * rounds
        one = Outlook(cash, wealth(d, rounds) - cash, engine, laid, room, shortage(s, rounds))
        if self.stage.turn_to_come(who):
            self.foresee(one, who)
        else:
            one.kept = kept_worth(d, rounds, 0)
        if s.job != NO_JOB:
            one.job = self.job_outlook(d, who)
        return one

    def job_outlook(self, d: Affairs, who: int) -> float:
        stage = self.stage
        boys = 1 if stage.before_actions and d.s.plan < 0 else stage.boys_of(self.w, who)
        return job_burden(d, self.rounds, soon(d, boys, stage.turn_to_come(who)))

    def foresee(self, one: Outlook, who: int) -> None:
        """What the rest of this round brings: cards to come, errands, the turn; and what will be kept."""
        d, rounds, stage, plans = self.affairs[who], self.rounds, self.stage, self.w.layout.plans
        plan = d.s.plan
        one.waiting = 1.0
        blind = stage.blind_cards(who)
        actions, boys = d.s.actions, stage.boys_of(self.w, who)
        if plan < 0:
            best, second = best_plans(d, rounds)
            one.turn = best if who == stage.next_to_plan else 0.5 * (best + second)
            one.kept = KEPT_BEFORE * kept_worth(d, rounds, 1)
            return
        if stage.before_actions:
            actions = plans[plan].actions + d.more_actions
            one.place = PLACE * (len(plans) - plan)
            if blind > 0:
                one.draws = DECK * decks_named(self.w, d.s, rounds)
        one.errands = BOYS[min(len(BOYS) - 1, boys)]
        one.turn = turn_worth(d, actions, rounds, blind)
        one.kept = KEPT_BEFORE * kept_worth(d, rounds, max(0, blind - 1))


def decks_named(w: Fortune, s: Seat, rounds: float) -> float:
    """What the decks are worth that cards will be drawn from, each card of a deck less than the one before."""
    worth = 0.0
    for deck in range(len(w.wanted)):
        for nth in range(w.wanted[deck]):
            worth += deck_worth(w, s, deck, rounds) - 0.7 * nth
    return worth


def shortage(s: Seat, rounds: float) -> float:
    """Turns are wasted when the money is in properties and there is no cash to spend."""
    if s.properties == 0:
        return 0.0
    return SHORT * max(0.0, POCKET - s.cash) * min(1.0, rounds)
