"""Pounds as a scoring move: whichever competition in play holds the money handles them."""

from typing import Final

from squander.games.prodigals_club.effect import Effect, in_play
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import FORTUNE, POSSESSIONS
from squander.kernel.game import Frame, Game


def spend(g: Game, who: int, pounds: int) -> None:
    club(g).layout.purse.spend(g, who, pounds)


def payable(g: Game, who: int, pounds: int) -> int:
    """How much of it can be spent now."""
    return club(g).layout.purse.payable(g, who, pounds)


class Money(Effect):
    def is_void(self, g: Game) -> bool:
        return not in_play(g, POSSESSIONS) and not in_play(g, FORTUNE)


class Spend(Money):
    """The whole amount, no choice of less (PC-SPEND-01, 07, PC-EFFECT-02)."""

    def run(self, g: Game, f: Frame) -> None:
        spend(g, f.who, f.arg)


class Take(Money):
    """Pounds from the bank, as the price of a swap (PC-EFFECT-17)."""

    def run(self, g: Game, f: Frame) -> None:
        club(g).layout.purse.take(g, f.who, f.arg)


SPEND: Final = Spend("club.Spend", POSSESSIONS)
TAKE: Final = Take("club.Take", POSSESSIONS)
