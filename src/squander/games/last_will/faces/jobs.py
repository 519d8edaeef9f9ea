"""The questions about a job: which of its lines is covered."""

from squander.games.face import IN_A_ROW, INSIDE, Face, Reasons, first_offered
from squander.games.last_will.box import Job
from squander.games.last_will.employment import income, is_covered
from squander.games.last_will.faces.shared import ACTIONS, ERRANDS
from squander.games.last_will.rules.jobs import BeDemoted, MayBeDemoted
from squander.games.last_will.state import fortune
from squander.games.last_will.terms import NO_LINE
from squander.games.last_will.text import line_name
from squander.kernel.game import Frame, Game


def job_of(g: Game, f: Frame) -> Job:
    w = fortune(g)
    return w.box.jobs[w.seats[f.who].job]


def earned(g: Game, f: Frame) -> int:
    w = fortune(g)
    return income(w, w.seats[f.who])


def is_last_line(g: Game, f: Frame) -> bool:
    w = fortune(g)
    s = w.seats[f.who]
    return len([line for line in range(len(job_of(g, f).lines)) if not is_covered(s, line)]) == 1


def label_line(g: Game, f: Frame, option: int) -> str:
    """What it would change: the income, or the job itself."""
    if option == NO_LINE:
        return "Not for this"
    line = job_of(g, f).lines[option]
    name = f"The {line_name(line)} line"
    if option not in g.options:
        return f"{name}, £{line.income}"
    return f"{name}, and be sacked" if is_last_line(g, f) else f"{name}: earn £{earned(g, f) - line.income} a round"


def prompt_may(g: Game, f: Frame) -> str:
    return f"{job_of(g, f).name}, £{earned(g, f)} a round: be demoted for this?"


def prompt_must(g: Game, f: Frame) -> str:
    return f"{job_of(g, f).name}, £{earned(g, f)} a round: which line do you lose?"


def line_word(g: Game, f: Frame, option: int) -> str:
    return "none" if option == NO_LINE else f"line.{option + 1}"


def line_place(g: Game, f: Frame, option: int) -> str:
    return "" if option == NO_LINE else f"line:{option}"


def deed_line(g: Game, f: Frame, option: int) -> str:
    if option == NO_LINE:
        return "Stay as you are"
    return "Be sacked" if is_last_line(g, f) else "Be demoted"


def line_income(g: Game, f: Frame, option: int) -> int:
    return 0 if option == NO_LINE else job_of(g, f).lines[option].income


def reason_unfit(g: Game, f: Frame, option: int) -> str:
    return f"Nobody minds: this line wants {fitting(g, f, option)}."


def fitting(g: Game, f: Frame, option: int) -> str:
    name = line_name(job_of(g, f).lines[option])
    if name in ("house", "farm"):
        return f"a {name} bought or sold"
    return f"a {name} card, or the opera" if name == "mask" else f"a {name} card"


REASONS: Reasons = {
    "LW-VARIANT-26": "This line is covered already.",
    "LW-VARIANT-27": "You have been demoted this round, and once is all they do.",
    "LW-VARIANT-28": reason_unfit,
}

MAY_BE_DEMOTED = Face(
    asks=MayBeDemoted,
    phase=ACTIONS,
    prompt=prompt_may,
    label=label_line,
    word=line_word,
    place=line_place,
    deed=deed_line,
    gesture=IN_A_ROW,
    assume=first_offered,
    amount=line_income,
    reasons=REASONS,
)

BE_DEMOTED = Face(
    asks=BeDemoted,
    phase=ERRANDS,
    prompt=prompt_must,
    label=label_line,
    word=line_word,
    place=line_place,
    deed=deed_line,
    gesture=INSIDE,
    amount=line_income,
    reasons=REASONS,
)

FACES = [MAY_BE_DEMOTED, BE_DEMOTED]
