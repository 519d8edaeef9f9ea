"""A finished game as the page looks back on it: chances of winning, mistakes and luck."""

from typing import Literal

import msgspec


class ChancesAt(msgspec.Struct, frozen=True):
    ply: int
    chances: list[float]  # by seat


class PartOf(msgspec.Struct, frozen=True):
    """Of what a seat won beyond its fair share, with its standard error; a game is 1."""

    amount: float
    spread: float


class AccountOf(msgspec.Struct, frozen=True):
    fair: float
    result: float
    own: PartOf
    others: PartOf
    luck: PartOf
    mistakes: int
    choices: int
    summary: str


class ChoiceJudged(msgspec.Struct, frozen=True):
    ply: int  # of the game, not of the log: how many choices were made before it
    round: int
    seat: int
    prompt: str
    made: str
    best: str
    cost: float
    spread: float
    why: str


class Swing(msgspec.Struct, frozen=True):
    """What luck did between two choices, and to whom most."""

    ply: int
    round: int
    seat: int
    change: float
    spread: float
    sentence: str


class LookedBack(msgspec.Struct, frozen=True):
    playouts: int
    rounds: list[int]  # the plies at which they begin
    points: list[ChancesAt]
    accounts: list[AccountOf]  # by seat
    dearest: list[ChoiceJudged]
    luckiest: list[Swing]
    choices: list[ChoiceJudged]


class Analysis(msgspec.Struct, frozen=True):
    """How far looking back has got. What an earlier, shallower look found is there meanwhile."""

    state: Literal["none", "waiting", "running", "failed", "done"]
    done: int = 0
    of: int = 0
    found: LookedBack | None = None


class Analyse(msgspec.Struct, frozen=True):
    """Look back on this game, with so many playouts a choice."""

    playouts: int = 600
