"""What of the round is still to come, read off the agenda once for all seats."""

from squander.games.last_will.rules.actions import ACT, ACTIONS
from squander.games.last_will.rules.errands import DRAW_UNKNOWN, ERRANDS, SEND_ERRAND_BOY
from squander.games.last_will.rules.planning import CHOOSE_DECK, MAY_DRAW_MORE, TAKE_PLAN
from squander.games.last_will.state import Fortune, fortune
from squander.kernel.game import Frame, Game
from squander.kernel.inheriting import mypyc_attr


@mypyc_attr(acyclic=True)
class Stage:
    """Where the round stands."""

    def __init__(self, g: Game) -> None:
        self.before_errands = False
        self.before_actions = False  # counters are not set yet
        self.turns = 0  # one bit for each seat whose turn is on the agenda
        self.boys = [0] * g.players  # errand boys on the agenda
        self.next_to_plan = -1
        self.blind_for = -1  # who draws cards that are not seen yet, and how many
        self.blind = 0
        for f in g.agenda:
            self.heed(f)
        asked = g.asked
        if asked is not None:
            self.heed(asked)
            self.expect_cards(fortune(g), asked)

    def heed(self, f: Frame) -> None:
        rule = f.rule
        if rule is ACT:
            self.turns |= 1 << f.who
        elif rule is SEND_ERRAND_BOY:
            self.boys[f.who] += 1
        elif rule is TAKE_PLAN:
            self.next_to_plan = f.who  # the last one seen is on top
        elif rule is ACTIONS:
            self.before_actions = True
        elif rule is ERRANDS:
            self.before_errands = True

    def expect_cards(self, w: Fortune, asked: Frame) -> None:
        if asked.rule is DRAW_UNKNOWN:
            self.blind_for, self.blind = asked.who, 1
        elif asked.rule is CHOOSE_DECK:
            self.blind_for, self.blind = asked.who, asked.arg + sum(w.wanted)
        elif asked.rule is MAY_DRAW_MORE:
            plan = w.layout.plans[w.seats[asked.who].plan]
            self.blind_for, self.blind = asked.who, plan.cards + w.more + sum(w.wanted)

    def turn_to_come(self, who: int) -> bool:
        return self.before_actions or self.turns >> who & 1 == 1

    def boys_of(self, w: Fortune, who: int) -> int:
        plan = w.seats[who].plan
        return w.layout.plans[plan].errand_boys if self.before_errands and plan >= 0 else self.boys[who]

    def blind_cards(self, who: int) -> int:
        return self.blind if who == self.blind_for else 0


def is_before_actions(g: Game) -> bool:
    for f in g.agenda:
        if f.rule is ACTIONS:
            return True
    return False
