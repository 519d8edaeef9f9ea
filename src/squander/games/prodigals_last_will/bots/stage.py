"""What of a common round is still to come: each game's account of it, with the common rules in the place of its own."""

from squander.games.last_will.bots.stage import Stage as WillStage
from squander.games.prodigals_club.bots.stage import Stage as ClubStage
from squander.games.prodigals_last_will.rules import ACT, ACTIONS, ERRANDS
from squander.kernel.game import NOBODY, Frame, Game
from squander.kernel.inheriting import mypyc_attr


@mypyc_attr(acyclic=True)
class Will(WillStage):
    """Errand boys are counted by the Club, where both games place them."""

    def heed(self, f: Frame) -> None:
        rule = f.rule
        if rule is ACT:
            self.turns |= 1 << f.who
        elif rule is ACTIONS:
            self.before_actions = True
        elif rule is ERRANDS:
            self.before_errands = True
        else:
            super().heed(f)

    def is_alike_for(self, other: "Will", who: int) -> bool:
        """Whether the others have the same to come of Last Will."""
        return (
            self.before_errands == other.before_errands
            and self.before_actions == other.before_actions
            and self.next_to_plan == other.next_to_plan
            and (self.blind_for == who or self.blind_for == NOBODY)
            and (other.blind_for == who or other.blind_for == NOBODY)
        )


def club_stage(g: Game) -> ClubStage:
    return ClubStage(g, ACT, ACTIONS)
