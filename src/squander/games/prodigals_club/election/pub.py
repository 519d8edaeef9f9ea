"""Treating at the Pub (PC-PUB)."""

from typing import Final

from squander.games.prodigals_club.central.triggers import trigger_frames
from squander.games.prodigals_club.effect import Effect
from squander.games.prodigals_club.election.votes import lose_votes
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.terms import ELECTION
from squander.kernel.game import Frame, Game


class TreatAtPub(Effect):
    """Up to four cards as one action; the loss is read once for their number (PC-PUB-01 to 06). Options are how many
    in all; the first is played already, the others set off their triggers here (PC-PUB-07)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        c = club(g)
        most = min(1 + len(more_pubs(c, f.who)), len(c.layout.box.pub_votes))
        return list(range(1, most + 1))

    def choose(self, g: Game, f: Frame, option: int) -> None:
        c = club(g)
        s = c.seats[f.who]
        added = more_pubs(c, f.who)[: option - 1]
        s.hand = [card for card in s.hand if card not in added]
        s.played = [*s.played, *added]
        for card in added:
            g.note("club.plays", f.who, card)
            g.todo(trigger_frames(g, f.who, c.layout.box.cards[card], 0))
        lose_votes(g, f.who, c.layout.box.pub_votes[option - 1])


def more_pubs(c: Club, who: int) -> list[int]:
    return [card for card in c.seats[who].hand if c.layout.box.cards[card].is_pub]


TREAT_AT_PUB: Final = TreatAtPub("election.TreatAtPub", ELECTION)
