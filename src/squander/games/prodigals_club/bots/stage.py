"""What of a round of the Club is still to come, read off the agenda once for all seats."""

from typing import Final

from squander.games.prodigals_club.central.actions import ACT, ACTIONS
from squander.games.prodigals_club.election.hyde_park import HYDE_PARK
from squander.games.prodigals_club.society.beatrice import DAME_BEATRICE
from squander.kernel.game import Frame, Game, Rule
from squander.kernel.inheriting import mypyc_attr


@mypyc_attr(acyclic=True)
class Stage:
    """Where the round stands. In a combination of games other rules stand for those of the action phase."""

    def __init__(self, g: Game, act: Rule = ACT, actions: Rule = ACTIONS) -> None:
        self.act: Final = act
        self.actions: Final = actions
        self.before_actions = False
        self.turns = 0  # one bit for each seat whose turn is on the agenda
        self.park_to_come = False
        self.dame_to_come = False
        for f in g.agenda:
            self.heed(f)
        asked = g.asked
        if asked is not None:
            self.heed(asked)

    def heed(self, f: Frame) -> None:
        rule = f.rule
        if rule is self.act:
            self.turns |= 1 << f.who
        elif rule is self.actions:
            self.before_actions = True
        elif rule is HYDE_PARK:
            self.park_to_come = True
        elif rule is DAME_BEATRICE:
            self.dame_to_come = True

    def is_alike(self, other: "Stage", who: int) -> bool:
        """Whether the others have the same to come; it does not matter whether this seat's turn is over."""
        return (
            self.before_actions == other.before_actions
            and self.turns & ~(1 << who) == other.turns & ~(1 << who)
            and self.park_to_come == other.park_to_come
            and self.dame_to_come == other.dame_to_come
        )

    def turn_to_come(self, who: int) -> bool:
        return self.before_actions or self.turns >> who & 1 == 1


def owner_of_turn(g: Game, act: Rule) -> int:
    """Whose turn to use cards is under way: the topmost on the agenda, if it is not just being asked."""
    asked = g.asked
    if asked is not None and asked.rule is act:
        return asked.who
    for i in range(len(g.agenda) - 1, -1, -1):
        if g.agenda[i].rule is act:
            return g.agenda[i].who
    return -1
