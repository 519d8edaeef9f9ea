"""The uncle's Solicitor: who a single player plays against. He has no hand and no board, only a fortune, a plan and
three dice; how fast he is rid of his fortune is the track of a difficulty (LW-SOLO)."""

from typing import Final

from squander.games.last_will.terms import NOTHING
from squander.kernel.pieces import Data

SOLICITOR: Final = "solicitor"
NAME: Final = "The Solicitor"
SEAT: Final = 1  # his number where plans and errand spaces say whose they are; yours is 0

SPARING: Final = 4  # up to this the d12 lets him spend less than the track says
USUAL: Final = 8  # and up to this as much
MOVES_ON: Final = 1  # rolls of the d12 that also change the market
TURNS_OVER: Final = 12


class Track:
    """What he spends round by round, and by how much a roll changes it (LW-SOLO-15, 20)."""

    def __init__(self, name: str, title: str, sums: list[int], swing: int) -> None:
        self.name: Final = name
        self.title: Final = title
        self.sums: Final = sums
        self.swing: Final = swing

    def sum_of(self, round: int) -> int:
        return self.sums[min(round, len(self.sums)) - 1]

    def spent(self, round: int, roll: int) -> int:
        """With this roll of the d12 in this round, never less than nothing."""
        usual = self.sum_of(round)
        if roll <= SPARING:
            return max(0, usual - self.swing)
        return usual if roll <= USUAL else usual + self.swing


# Tuned by play of bots; docs/balance.md has what they came to. A change is a change of the rules: see versions.py.
TRACKS: Final = [
    Track("clerk", "the articled clerk", [6, 9, 12, 15, 18, 21, 24], 2),
    Track("junior", "the junior partner", [7, 11, 14, 17, 20, 23, 26], 3),
    Track("senior", "the senior partner", [9, 12, 15, 18, 21, 24, 27], 3),
    Track("chancery", "the Court of Chancery", [10, 13, 16, 20, 23, 26, 29], 3),
]
DIFFICULTIES: Final = [track.name for track in TRACKS]
FIELDS: Final = ["difficulty", "began", "fortune", "plan", "bankrupt", "d6", "d10", "d12"]


class Solicitor:
    """What stands on his sheet."""

    def __init__(self, difficulty: int, fortune: int) -> None:
        self.difficulty = difficulty
        self.began = fortune
        self.fortune = fortune
        self.plan = -1
        self.bankrupt = False
        # As rolled this round.
        self.d6 = 0
        self.d10: list[int] = NOTHING  # one for each boy
        self.d12 = 0

    @property
    def track(self) -> Track:
        return TRACKS[self.difficulty]

    def copy(self) -> "Solicitor":
        other = Solicitor(self.difficulty, self.began)
        other.fortune = self.fortune
        other.plan = self.plan
        other.bankrupt = self.bankrupt
        other.d6 = self.d6
        other.d10 = self.d10
        other.d12 = self.d12
        return other

    def dump(self) -> Data:
        return {name: getattr(self, name) for name in FIELDS}


def load_solicitor(data: Data) -> Solicitor:
    him = Solicitor(data["difficulty"], data["began"])
    for name in FIELDS:
        setattr(him, name, data[name])
    return him
