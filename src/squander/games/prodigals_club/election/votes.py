"""Votes and megaphones (PC-ELECTION, PC-MEGAPHONE, PC-PARTY)."""

from typing import Final

from squander.games.prodigals_club.effect import Counter, Effect
from squander.games.prodigals_club.election.state import candidate
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import ELECTION
from squander.kernel.game import Frame, Game


def lose_votes(g: Game, who: int, votes: int) -> None:
    """Also below nothing (PC-ELECTION-02, 14)."""
    candidate(g, who).votes -= votes
    g.note("election.loses", who, votes)


def gain_votes(g: Game, who: int, votes: int) -> None:
    """The track ends at 44 (PC-ELECTION-13, 17)."""
    s = candidate(g, who)
    before = s.votes
    s.votes = min(before + votes, club(g).layout.box.vote_cap)
    g.note("election.gains", who, s.votes - before)


def add_megaphones(g: Game, who: int, megaphones: int) -> None:
    """No score now: counted in Hyde Park (PC-MEGAPHONE-01, 02)."""
    candidate(g, who).megaphones += megaphones
    g.note("election.megaphones", who, megaphones)


class LoseVotes(Effect):
    """`arg` votes, compulsory (PC-EFFECT-01, PC-ACTION-08)."""

    def run(self, g: Game, f: Frame) -> None:
        lose_votes(g, f.who, f.arg)


class GainVotes(Effect):
    """The price of a swap; beyond the cap it cannot be paid in full (PC-EFFECT-16)."""

    def can_pay(self, g: Game, who: int, amount: int) -> bool:
        return candidate(g, who).votes + amount <= club(g).layout.box.vote_cap

    def run(self, g: Game, f: Frame) -> None:
        gain_votes(g, f.who, f.arg)


class Megaphones(Effect):
    """PC-EFFECT-04."""

    def run(self, g: Game, f: Frame) -> None:
        add_megaphones(g, f.who, f.arg)


class StandInPark(Effect):
    """The Hyde Park errand: the megaphones of the round (PC-ELECTION-04, 15, PC-HYDEPARK-16)."""

    def run(self, g: Game, f: Frame) -> None:
        c = club(g)
        candidate(g, f.who).in_park = True
        add_megaphones(g, f.who, c.layout.box.park_megaphones[c.round - 1])


class InPark(Counter):
    """1 with an own boy on Hyde Park (PC-COMBO-09)."""

    def count(self, g: Game, who: int) -> int:
        return 1 if candidate(g, who).in_park else 0


class PerParty(Counter):
    """White cards with any party icon played before this one in the turn (PC-PARTY-05, 06, PC-COMBO-08)."""

    def count(self, g: Game, who: int) -> int:
        c = club(g)
        cards = c.layout.box.cards
        return len([card for card in c.seats[who].played if cards[card].party and card != c.using])


def loud(name: str) -> Megaphones:
    effect = Megaphones(name, ELECTION)
    effect.is_loud = True
    return effect


LOSE_VOTES: Final = LoseVotes("election.LoseVotes", ELECTION)
GAIN_VOTES: Final = GainVotes("election.GainVotes", ELECTION)
MEGAPHONES: Final = loud("election.Megaphones")
STAND_IN_PARK: Final = StandInPark("election.StandInPark", ELECTION)
IN_PARK: Final = InPark("hydepark")
PER_PARTY: Final = PerParty("party")
