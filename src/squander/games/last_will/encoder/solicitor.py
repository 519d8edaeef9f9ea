"""The Solicitor as numbers: his sheet and his dice, all of which lie open."""

from typing import TYPE_CHECKING, Final

from squander.envs.core.encoder import Encoder, Section
from squander.envs.core.sheet import Sheet
from squander.games.last_will.encoder.observed import PLANS
from squander.games.last_will.seven_wills import SUMS, read_outcomes
from squander.games.last_will.solicitor import DIFFICULTIES, Solicitor
from squander.games.last_will.state import fortune
from squander.kernel.game import Game

if TYPE_CHECKING:  # for the compiler: interpreted, they are numbers like others
    from mypy_extensions import i64

ROUNDS: Final = 7
BOYS: Final = 2
WON: Final = 1
LOST: Final = 2


class HisSheet(Section):
    def __init__(self, encoder: Encoder) -> None:
        add = encoder.layout.add
        his = "the Solicitor's"
        self.fortune: i64 = add("his fortune", 1, f"{his} pounds")
        self.began: i64 = add("his beginning", 1, f"{his} pounds when the game began")
        self.bankrupt: i64 = add("his ruin", 1, "1 if he is bankrupt")
        self.plan: i64 = add("his plan", PLANS, "by plan: 1 for the one he occupies")
        self.difficulty: i64 = add("difficulty", len(DIFFICULTIES), f"1 at {his}: {', '.join(DIFFICULTIES)}")
        self.track: i64 = add("track", ROUNDS, "by round: pounds he spends in it")
        self.swing: i64 = add("swing", 1, "pounds by which a roll of the d12 changes that")
        self.d6: i64 = add("d6", 1, "as it was rolled this round; 0 before")
        self.d10: i64 = add("d10", BOYS, "by errand boy: as it was rolled for him this round; 0 before")
        self.d12: i64 = add("d12", 1, "as it was rolled this round; 0 before")
        self.wills: i64 = add("wills", len(SUMS), "of a campaign, by will before this one: 1 won, 2 lost")

    def write(self, g: Game, seat: int, sheet: Sheet) -> None:
        him = fortune(g).solicitor
        assert him is not None
        sheet.put(self.fortune, him.fortune)
        sheet.put(self.began, him.began)
        if him.bankrupt:
            sheet.put(self.bankrupt, 1)
        if him.plan >= 0:
            sheet.put(self.plan + him.plan, 1)
        self.write_track(him, sheet)
        self.write_rolls(him, sheet)
        self.write_wills(g, sheet)

    def write_track(self, him: Solicitor, sheet: Sheet) -> None:
        track = him.track
        sheet.put(self.difficulty + him.difficulty, 1)
        for i in range(len(track.sums)):
            sheet.put(self.track + i, track.sums[i])
        sheet.put(self.swing, track.swing)

    def write_rolls(self, him: Solicitor, sheet: Sheet) -> None:
        sheet.put(self.d6, him.d6)
        for i in range(len(him.d10)):
            sheet.put(self.d10 + i, him.d10[i])
        sheet.put(self.d12, him.d12)

    def write_wills(self, g: Game, sheet: Sheet) -> None:
        past = g.setup.options["campaign"]
        if past is not None:
            outcomes = read_outcomes(past)
            for i in range(len(outcomes)):
                sheet.put(self.wills + i, WON if outcomes[i].won else LOST)
