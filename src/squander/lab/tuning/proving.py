"""What a search found, measured on deals that it never saw: a pack, a run of the old numbers and the new, a report."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from squander.kernel.pieces import Data
from squander.lab.grid.cells import Cell, Pack
from squander.lab.grid.crew import Play
from squander.lab.grid.folder import RunFolder, write_whole
from squander.lab.grid.running import Study, run
from squander.lab.grid.spec import Grid, Spec
from squander.lab.sheets.bound import report, slip
from squander.lab.sheets.sums import NOTHING, Sum
from squander.lab.tuning.searching import Search, Trial, measured
from squander.lab.tuning.wishes import Wishes, bounds

PACK = "found.toml"
TIMES = 4


class Line(NamedTuple):
    """A target: what it came to before and after, on fresh deals."""

    name: str
    least: float
    most: float
    before: Sum
    after: Sum

    @property
    def met(self) -> bool:
        """Whether the interval of the mean meets what was wanted."""
        return self.after.mean + self.after.reach >= self.least and self.after.mean - self.after.reach <= self.most


def fresh_cells(search: Search, best: Trial) -> list[Cell]:
    wishes = search.wishes
    games = wishes.fresh or TIMES * wishes.games
    old = msgspec.structs.replace(search.base, seed=f"{wishes.seed}/fresh", games=games)
    return [old, msgspec.structs.replace(old, number=1, pack=Pack(PACK, search.text(best.numbers)))]


def prove(search: Search, best: Trial, folder: Path, play: Play, processes: int) -> list[Line]:
    """Writes the pack first: what is found is not lost if somebody stops the rest."""
    heading = f"Found by squander lab search for {search.wishes.game}."
    write_whole(folder / PACK, search.text(best.numbers, heading).encode())
    cells = fresh_cells(search, best)
    study = Study(Spec(Grid(search.wishes.game), cells[0].games, cells[0].seed), cells, {})
    home = RunFolder(folder / "run")
    home.begin_anew(study.manifest())
    run(study, home, play)
    before, after = (measured(cell, processes) for cell in cells)
    lines = [line(search.wishes, name, before, after) for name in search.wishes.targets]
    told = found_html(search, best, lines)
    write_whole(folder / "report.html", report(home, name=folder.name, first=told).encode())
    return lines


def found_html(search: Search, best: Trial, lines: list[Line]) -> str:
    """What stands first in the report: the numbers, and how near they came."""
    numbers: list[Data] = [
        {"number": name, "before": f"{search.now[name]:g}", "found": f"{value:g}"}
        for name, value in best.numbers.items()
    ]
    targets = [dict(zip(HEADS, cells_of(one), strict=True)) for one in lines]
    wishes = search.wishes
    told = f"{wishes.trials} trials of {wishes.games} games each; measured on deals that none of them played."
    return f"<h2>What was found</h2><p>{told}</p>{slip(numbers)}{slip(targets)}"


HEADS = ("outcome", "before", "after", "wanted", "met")


def cells_of(one: Line) -> tuple[str, ...]:
    """A target as somebody reads it."""
    wished = f"{one.least:g}" if one.least == one.most else f"{one.least:g} to {one.most:g}"
    return (
        one.name,
        f"{one.before.mean:.3g}",
        f"{one.after.mean:.3g} ± {one.after.reach:.2g}",
        wished,
        "yes" if one.met else "no",
    )


def line(wishes: Wishes, name: str, before: dict[str, Sum], after: dict[str, Sum]) -> Line:
    return Line(name, *bounds(wishes.targets[name]), before.get(name, NOTHING), after.get(name, NOTHING))
