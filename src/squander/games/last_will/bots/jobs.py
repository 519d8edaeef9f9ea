"""What a job weighs: the money it will still bring, and what it costs to have it too long."""

from typing import Final

from squander.games.last_will.bots.affairs import Affairs
from squander.games.last_will.employment import fits_a_line, is_covered
from squander.games.last_will.state import Fortune, Seat
from squander.games.last_will.terms import NO_JOB, NO_LINE

IN_HAND: Final = 0.9  # chances of a demotion this round: with a card that fits,
TO_COME: Final = 0.5  # with errands to run,
BY_CHANCE: Final = 0.15  # with neither
LATER: Final = 0.85  # in each later round
STUCK: Final = 9.0  # pounds for each line that will not be covered in time: who has a job can't win
UNSACKED: Final = 200.0  # for who has one in the end while another has none


def incomes_left(w: Fortune, s: Seat) -> list[int]:
    """Of the lines that are not covered, the highest first."""
    lines = w.box.jobs[s.job].lines
    found = [lines[line].income for line in range(len(lines)) if not is_covered(s, line)]
    found.sort(reverse=True)
    return found


def soon(d: Affairs, boys: int, to_come: bool) -> float:
    """The chance of a demotion in what is left of this round."""
    s = d.s
    if s.demoted or not to_come:
        return 0.0
    for card in s.hand:
        if fits_a_line(d.w, s, d.w.box.cards[card].symbols):
            return IN_HAND
    return TO_COME if boys > 0 else BY_CHANCE


def job_burden(d: Affairs, rounds: float, chance: float) -> float:
    """Pounds that it will still bring in so many rounds after this one, and what lines left over at the end weigh."""
    if d.s.job == NO_JOB:
        return 0.0
    incomes = incomes_left(d.w, d.s)
    pounds = 0.0
    covered = chance
    left = rounds
    while left > 0.0:
        pounds += min(1.0, left) * still_earned(incomes, covered)
        covered += LATER * min(1.0, left)
        left -= 1.0
    return pounds + STUCK * max(0.0, len(incomes) - covered)


def still_earned(incomes: list[int], covered: float) -> float:
    """A round, once so many of the highest lines are covered; between two numbers if need be."""
    pounds = 0.0
    for i in range(len(incomes)):
        left = i + 1.0 - covered
        if left > 0.0:
            pounds += incomes[i] * min(1.0, left)
    return pounds


def least_rounds(w: Fortune, s: Seat) -> float:
    """Before so many rounds after this one are over, who has a job can't be bankrupt."""
    if s.job == NO_JOB:
        return 0.0
    lines = len(incomes_left(w, s))
    return 1.0 * (lines if s.demoted else lines - 1)


def line_to_cover(w: Fortune, s: Seat, options: tuple[int, ...]) -> int:
    """The one that earns most: demotions are few."""
    best = options[0]
    most = 0
    for option in options:
        if option != NO_LINE:
            earned = w.box.jobs[s.job].lines[option].income
            if earned > most:
                most = earned
                best = option
    return best
