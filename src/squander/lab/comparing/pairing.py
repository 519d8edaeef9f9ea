"""Deal after deal on both sides, until something is found to differ or all are played."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from typing import NamedTuple

from squander.lab.comparing.outcomes import PairJob, PairsDone, play_pairs
from squander.lab.comparing.two_sides import check_sides
from squander.lab.comparing.verdict import Books, Outcome, check_limits
from squander.lab.grid.cells import PART, PLAIN, THINKING_PART, Cell
from squander.lab.grid.crew import Pool

Progress = Callable[[int], None]


class Limits(NamedTuple):
    deals: int  # at most
    least: int = 200  # in any case
    may_stop: bool = True


class Comparison(NamedTuple):
    sides: tuple[Cell, Cell]
    deals: int
    stopped: bool
    failed: int
    headline: list[Outcome]
    cards: list[Outcome]
    one_sided: dict[str, int]

    @property
    def games(self) -> int:
        return 2 * self.deals

    @property
    def differing(self) -> list[Outcome]:
        return [outcome for outcome in [*self.headline, *self.cards] if outcome.differs]


def compare(
    sides: tuple[Cell, Cell], limits: Limits, processes: int = 1, progress: Progress = lambda _: None
) -> Comparison:
    """Looks after every part, in order, so that it stops at the same deal for any number of processes."""
    check_limits(limits.deals, limits.least)
    check_sides(*sides)
    books, failed, stopped = Books(sides[0].game), 0, False
    with closing(in_order(played(jobs_of(sides, limits.deals), processes))) as parts:
        for part in parts:
            for one, other in part.pairs:
                books.add(one, other)
            failed += part.failed
            progress(len(part.pairs))
            enough = limits.may_stop and limits.least <= books.deals < limits.deals
            if enough and (books.differing(of_cards=False) or books.differing(of_cards=True)):
                stopped = True
                break
    found = books.outcomes(of_cards=False), books.outcomes(of_cards=True)
    return Comparison(sides, books.deals, stopped, failed, *found, dict(sorted(books.one_sided.items())))


def jobs_of(sides: tuple[Cell, Cell], deals: int) -> Iterator[PairJob]:
    plain = {name for cell in sides for name in cell.bots} == {PLAIN}
    step = (PART if plain else THINKING_PART) // 2
    for number, start in enumerate(range(0, deals, step)):
        yield PairJob(number, sides, start, min(start + step, deals))


def played(jobs: Iterator[PairJob], processes: int) -> Iterator[PairsDone]:
    return map(play_pairs, jobs) if processes == 1 else Pool(processes, play_pairs).play(jobs)


def in_order(parts: Iterator[PairsDone]) -> Generator[PairsDone, None, None]:
    """Those that come early wait; never more than are given out at once."""
    waiting: dict[int, PairsDone] = {}
    wanted = 0
    for part in parts:
        waiting[part.number] = part
        while wanted in waiting:
            yield waiting.pop(wanted)
            wanted += 1
