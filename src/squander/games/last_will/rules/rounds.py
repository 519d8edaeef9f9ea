"""The round (LW-ROUND)."""

from typing import Final

from squander.games.last_will.rules.actions import ACTIONS
from squander.games.last_will.rules.end_of_round import END_OF_ROUND
from squander.games.last_will.rules.errands import ERRANDS
from squander.games.last_will.rules.jobs import PAY_INCOME
from squander.games.last_will.rules.offering import DEAL_OFFERING, KEEP_TWO
from squander.games.last_will.rules.planning import PLANNING
from squander.games.last_will.state import Fortune, fortune
from squander.kernel.game import Frame, Game, Rule

PHASES: Final[list[Rule]] = [DEAL_OFFERING, PLANNING, ERRANDS, ACTIONS, END_OF_ROUND]
FIRST_PHASES: Final[list[Rule]] = [DEAL_OFFERING, KEEP_TWO, PLANNING, ERRANDS, ACTIONS, END_OF_ROUND]


class NextRound(Rule):
    """A round is its five phases (LW-ROUND-04); the first also settles the first hands (LW-SETUP-33)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        w.round += 1
        g.note("round", -1, w.round)
        g.todo([Frame(rule) for rule in phases(w)])


def phases(w: Fortune) -> list[Rule]:
    """With jobs, income is paid between setup and planning (LW-VARIANT-25)."""
    rules = FIRST_PHASES if w.round == 1 else PHASES
    if not w.box.jobs:
        return rules
    at = rules.index(PLANNING)
    return [*rules[:at], PAY_INCOME, *rules[at:]]


NEXT_ROUND: Final = NextRound("will.NextRound")
