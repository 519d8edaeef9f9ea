"""The Hyde Park phase: the loudest lose votes (PC-HYDEPARK)."""

from typing import Final

from squander.games.prodigals_club.election.state import campaign
from squander.games.prodigals_club.election.votes import gain_votes, lose_votes
from squander.games.prodigals_club.state import club
from squander.kernel.game import Frame, Game, Rule


class HydePark(Rule):
    """All megaphones of the round, an unused bonus tile among them (PC-HYDEPARK-01, PC-BONUS-11). Nobody chooses
    anything here (PC-MEGAPHONE-04)."""

    def run(self, g: Game, f: Frame) -> None:
        c = club(g)
        totals = [loudness(g, who) for who in range(g.players)]
        rewards = c.layout.box.park_rewards[c.round - 1]
        for who in c.order:
            g.note("election.park", who, totals[who])
        for who in c.order:
            change_votes(g, who, totals, rewards)


def loudness(g: Game, who: int) -> int:
    c = club(g)
    bonus = c.seats[who].bonus
    return campaign(g).seats[who].megaphones + (c.layout.box.bonuses[bonus].megaphones if bonus else 0)


def change_votes(g: Game, who: int, totals: list[int], rewards: list[int]) -> None:
    lost = votes_lost(g, who, totals, rewards)
    if lost < 0:
        gain_votes(g, who, -lost)
    elif lost:
        lose_votes(g, who, lost)


def votes_lost(g: Game, who: int, totals: list[int], rewards: list[int]) -> int:
    """The fewest gain a vote; the others lose by their place, ties sharing it and not moving up those behind
    (PC-HYDEPARK-02 to 08)."""
    mine = totals[who]
    if mine == min(totals):
        return -club(g).layout.box.park_penalty
    place = len([total for total in totals if total > mine])
    return rewards[place] if place < len(rewards) else 0


HYDE_PARK: Final = HydePark("election.HydePark")
