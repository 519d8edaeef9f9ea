"""Spending money (LW-MONEY)."""

from typing import Final

from squander.games.last_will.player_board import laid_card
from squander.games.last_will.privileges import spend_more_helpers
from squander.games.last_will.state import Seat, fortune, seat
from squander.games.last_will.terms import HELPERS_, NO, NO_JOB, OPERA_VISIT, YES
from squander.kernel.game import Ask, Frame, Game, Rule


def may_spend(s: Seat, amount: int) -> bool:
    """Who owns a property or has a job pays whole sums out of cash; others may go into debt (LW-MONEY-02, 06, 11,
    LW-VARIANT-33)."""
    return amount <= s.cash or (s.properties == 0 and s.job == NO_JOB)


def spend(g: Game, who: int, amount: int, card: int) -> None:
    """Money goes to the bank (LW-MONEY-19)."""
    if amount == 0:
        return
    seat(g, who).cash -= amount
    g.note("spent", who, amount, card)
    maybe_declare_bankruptcy(g, who)


def maybe_declare_bankruptcy(g: Game, who: int) -> None:
    """No money, no property and no job: this round is the last (LW-MONEY-17, LW-ENDGAME-01, 02, LW-VARIANT-33)."""
    w = fortune(g)
    s = w.seats[who]
    if s.bankrupt or s.cash > 0 or s.properties > 0 or s.job != NO_JOB or not w.box.bankruptcy:
        return
    s.bankrupt = True
    w.last_round = True
    g.note("bankrupt", who)


class MaySpendMore(Ask):
    """A helper's extra pounds, all or nothing (P6 to P10, LW-HELPER-20 to 31). `arg` is the helper."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [YES, NO]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        s = seat(g, f.who)
        if option == YES and not may_spend(s, fortune(g).due + laid_card(s, f.arg).row.amount):
            return HELPERS_ + 30
        return 0

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == YES:
            fortune(g).due += laid_card(seat(g, f.who), f.arg).row.amount


class OfferExtras(Rule):
    """Ask for each helper that reacts to the card used, or to the opera, `arg` 0 (LW-HELPER-23, 28)."""

    def run(self, g: Game, f: Frame) -> None:
        symbols = OPERA_VISIT if f.arg == 0 else fortune(g).box.cards[f.arg].symbols
        if symbols:
            g.todo([Frame(MAY_SPEND_MORE, f.who, laid.card) for laid in spend_more_helpers(seat(g, f.who), symbols)])


class Pay(Rule):
    """Spend what has been gathered for one use (LW-MONEY-12)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        due = w.due
        w.due = 0
        spend(g, f.who, due, f.arg)


MAY_SPEND_MORE: Final = MaySpendMore("will.MaySpendMore")
OFFER_EXTRAS: Final = OfferExtras("will.OfferExtras")
PAY: Final = Pay("will.Pay")
