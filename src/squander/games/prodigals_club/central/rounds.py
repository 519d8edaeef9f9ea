"""The round (PC-ROUND)."""

from typing import Final

from squander.games.prodigals_club.central.actions import ACTIONS
from squander.games.prodigals_club.central.deal import DEAL
from squander.games.prodigals_club.central.end_of_round import END_OF_ROUND
from squander.games.prodigals_club.central.errands import ERRANDS
from squander.games.prodigals_club.state import club
from squander.kernel.game import Frame, Game, Rule


class NextRound(Rule):
    """Setup, errands, actions, the competitions' own phases, end (PC-ROUND-03 to 06, PC-ENDROUND-15)."""

    def run(self, g: Game, f: Frame) -> None:
        c = club(g)
        c.round += 1
        g.note("club.round", -1, c.round)
        frames = [Frame(DEAL), Frame(ERRANDS), Frame(ACTIONS)]
        for competition in c.layout.competitions:
            frames += competition.phases()
        g.todo([*frames, Frame(END_OF_ROUND)])


NEXT_ROUND: Final = NextRound("club.NextRound")
