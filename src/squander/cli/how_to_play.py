"""How a game is played, told in the terminal: the words of its page."""

from collections.abc import Iterable

from rich.text import Text

from squander.cli.paper import Paper
from squander.play.guide import Chapter, HowTo


def tell(told: HowTo) -> None:
    paper = Paper()
    paper.rule(f"How to play {told.title}")
    say(paper, told.goal)
    for number, step in enumerate(told.round, 1):
        chapter(paper, step, f"{number}. {step.title}")
    for more in told.more:
        chapter(paper, more, more.title)
    paper.rule("What people get wrong")
    for mistake in told.mistakes:
        paper.line(Text.assemble((f"“{mistake.wrong}” ", "italic"), mistake.right, ids(mistake.clauses)), indent=2)
    paper.line()
    paper.line(f"Every rule, clause by clause: squander rules {told.game}", "dim")


def chapter(paper: Paper, one: Chapter, title: str) -> None:
    paper.rule(title)
    say(paper, one.text[:-1])
    paper.line(Text.assemble(one.text[-1], ids(one.clauses)))
    paper.line()


def say(paper: Paper, paragraphs: Iterable[str]) -> None:
    for paragraph in paragraphs:
        paper.line(paragraph)
        paper.line()


def ids(clauses: list[str]) -> tuple[str, str]:
    return f" ({', '.join(clauses)})", "dim"
