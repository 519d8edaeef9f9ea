"""What Getting Sacked adds to the table, as numbers: which parts are played, plans that differ, and everybody's job."""

from typing import TYPE_CHECKING, Final

from squander.envs.core.encoder import Encoder, Section
from squander.envs.core.sheet import Sheet
from squander.games.last_will.employment import income, is_covered, lines_left
from squander.games.last_will.encoder.observed import PLANS, Room
from squander.games.last_will.setup import LONG
from squander.games.last_will.state import Fortune, Seat, fortune
from squander.games.last_will.terms import LINE_SYMBOLS, NO_JOB
from squander.kernel.game import Game

if TYPE_CHECKING:  # for the compiler: interpreted, they are numbers like others
    from mypy_extensions import i64

WHOLE: Final = Room(160, 56)  # with all parts a box has 153 cards
JOBS: Final = 20
FACES: Final = 32  # two of each of the tiles
SYMBOLS: Final = list(LINE_SYMBOLS.values())  # what fits a line, which is what it is told by


class Expansion(Section):
    """`played` has a number for each part, 1 for those that are played with."""

    def __init__(self, encoder: Encoder, parts: list[str], played: list[int]) -> None:
        self.encoder: Final = encoder
        self.players: Final = encoder.players
        self.played: Final = played
        add = encoder.layout.add
        self.parts: i64 = add("parts", len(parts), f"1 at each part that is played: {', '.join(parts)}")
        self.tiles: i64 = add("tiles", FACES, "by side of a plan tile: 1 if it lies on the board, that side up")
        self.cards: i64 = add("plan cards", PLANS, "by plan: its cards")
        self.boys: i64 = add("plan errand boys", PLANS, "by plan: its errand boys")
        self.actions: i64 = add("plan actions", PLANS, "by plan: its actions")
        self.seats: i64 = encoder.layout.size
        self.job: i64 = self.own("job", JOBS, "by job: 1 for the one it has; none for who is sacked")
        self.covered: i64 = self.own("covered", LONG, "by line: 1 if it is covered")
        self.wages: i64 = self.own(
            "wages", len(SYMBOLS), f"by symbol of a line: pounds that it earns uncovered: {', '.join(LINE_SYMBOLS)}"
        )
        self.income: i64 = self.own("income", 1, "pounds that all its lines earn")
        self.lines: i64 = self.own("lines left", 1, "demotions that it still wants")
        self.demoted: i64 = self.own("demoted", 1, "1 if it was demoted this round")
        self.stride: i64 = encoder.layout.repeat(self.seats, self.players)

    def own(self, name: str, size: int, text: str) -> int:
        """Where a field is within a seat's."""
        return self.encoder.layout.add(f"seat 0: {name}", size, text) - self.seats

    def write(self, g: Game, seat: int, sheet: Sheet) -> None:
        w = fortune(g)
        for i in range(len(self.played)):
            sheet.put(self.parts + i, self.played[i])
        self.write_plans(w, sheet)
        for who in range(self.players):
            self.write_job(w, w.seats[who], self.seats + self.stride * ((who - seat) % self.players), sheet)

    def write_plans(self, w: Fortune, sheet: Sheet) -> None:
        for face in w.tiles:
            sheet.put(self.tiles + face, 1)
        plans = w.layout.plans
        for i in range(len(plans)):
            sheet.put(self.cards + i, plans[i].cards)
            sheet.put(self.boys + i, plans[i].errand_boys)
            sheet.put(self.actions + i, plans[i].actions)

    def write_job(self, w: Fortune, s: Seat, at: "i64", sheet: Sheet) -> None:
        if s.demoted:
            sheet.put(at + self.demoted, 1)
        if s.job == NO_JOB:
            return
        sheet.put(at + self.job + s.job, 1)
        sheet.put(at + self.income, income(w, s))
        sheet.put(at + self.lines, lines_left(w, s))
        lines = w.box.jobs[s.job].lines
        for i in range(len(lines)):
            if is_covered(s, i):
                sheet.put(at + self.covered + i, 1)
            else:
                sheet.put(at + self.wages + SYMBOLS.index(lines[i].fits), lines[i].income)
