"""Jobs: income, demotions, and being sacked at last (Getting Sacked, LW-VARIANT-23 to 36)."""

from typing import Final

from squander.games.last_will.employment import fits_a_line, income, line_obstacle, lines_left
from squander.games.last_will.rules.money import maybe_declare_bankruptcy
from squander.games.last_will.state import Fortune, fortune
from squander.games.last_will.terms import NO_JOB, NO_LINE, VARIANT, WEDDING
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import count_to


class PayIncome(Rule):
    """Before planning everybody who has a job earns what its uncovered lines say, and may be demoted once more
    (LW-VARIANT-24, 25, 27)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        for who in range(len(w.seats)):
            s = w.seats[who]
            s.demoted = False
            if s.job != NO_JOB:
                pounds = income(w, s)
                s.cash += pounds
                g.note("earns", who, pounds, s.job)


def offer_demotion(g: Game, who: int, symbols: int) -> None:
    """Put below what is done now: once it is done, a line that fits may be covered (LW-VARIANT-28, 36)."""
    w = fortune(g)
    if fits_a_line(w, w.seats[who], symbols):
        g.then(Frame(MAY_BE_DEMOTED, who, symbols))


def lines_of(w: Fortune, who: int) -> list[int]:
    job = w.seats[who].job
    return [] if job == NO_JOB else count_to(len(w.box.jobs[job].lines))


class MayBeDemoted(Ask):
    """Cover a line that what was just done fits, or none of them yet (LW-VARIANT-26 to 28, 36). `arg` are symbols."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [*lines_of(fortune(g), f.who), NO_LINE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        w = fortune(g)
        return 0 if option == NO_LINE else line_obstacle(w, w.seats[f.who], option, f.arg)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option != NO_LINE:
            demote(g, f.who, option)


class BeDemoted(Ask):
    """Cover a line of one's own choice; nothing happens to who is sacked, or was demoted this round
    (LW-VARIANT-26, 27, 29, 31)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return lines_of(fortune(g), f.who)

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        w = fortune(g)
        return line_obstacle(w, w.seats[f.who], option, WEDDING)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        demote(g, f.who, option)


def errand_obstacle(w: Fortune, who: int) -> int:
    """What stands in the way of the demotion errand (LW-VARIANT-27, 31)."""
    s = w.seats[who]
    if s.job == NO_JOB:
        return VARIANT + 31
    return VARIANT + 27 if s.demoted else 0


def demote(g: Game, who: int, line: int) -> None:
    """With its last line covered the job is gone, and so is what kept its owner out of debt (LW-VARIANT-26, 31)."""
    w = fortune(g)
    s = w.seats[who]
    s.covered |= 1 << line
    s.demoted = True
    g.note("demoted", who, s.job, line)
    if lines_left(w, s) == 0:
        g.note("sacked", who, s.job)
        s.job = NO_JOB
        s.covered = 0
        maybe_declare_bankruptcy(g, who)


PAY_INCOME: Final = PayIncome("will.PayIncome")
MAY_BE_DEMOTED: Final = MayBeDemoted("will.MayBeDemoted")
BE_DEMOTED: Final = BeDemoted("will.BeDemoted", False, True)
