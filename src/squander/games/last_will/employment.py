"""Jobs of Getting Sacked: what is covered, what is earned, what fits. Without a job there is nothing to lose."""

from squander.games.last_will.state import Fortune, Seat
from squander.games.last_will.terms import NO_JOB, VARIANT, WEDDING


def is_employed(s: Seat) -> bool:
    return s.job != NO_JOB


def is_covered(s: Seat, line: int) -> bool:
    return s.covered >> line & 1 == 1


def lines_left(w: Fortune, s: Seat) -> int:
    """How many demotions are still wanted."""
    left = 0
    if s.job != NO_JOB:
        for line in range(len(w.box.jobs[s.job].lines)):
            if not is_covered(s, line):
                left += 1
    return left


def income(w: Fortune, s: Seat) -> int:
    """The sum of the uncovered lines (LW-VARIANT-24)."""
    pounds = 0
    if s.job != NO_JOB:
        lines = w.box.jobs[s.job].lines
        for line in range(len(lines)):
            if not is_covered(s, line):
                pounds += lines[line].income
    return pounds


def line_obstacle(w: Fortune, s: Seat, line: int, symbols: int) -> int:
    """Why a card with these symbols covers no such line: covered, demoted this round already, or another symbol
    (LW-VARIANT-26 to 28, 36)."""
    if is_covered(s, line):
        return VARIANT + 26
    if s.demoted:
        return VARIANT + 27
    if symbols & WEDDING or symbols & w.box.jobs[s.job].lines[line].fits:
        return 0
    return VARIANT + 28


def fits_a_line(w: Fortune, s: Seat, symbols: int) -> bool:
    if s.job == NO_JOB or s.demoted or symbols == 0:
        return False
    for line in range(len(w.box.jobs[s.job].lines)):
        if line_obstacle(w, s, line, symbols) == 0:
            return True
    return False
