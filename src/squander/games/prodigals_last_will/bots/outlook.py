"""What each seat of the combination has to look forward to: the Club's account of it, with Last Will's of the money."""

from typing import Final

from squander.games.last_will.state import Fortune, fortune
from squander.games.prodigals_club.bots.affairs import PLANNED, Affairs
from squander.games.prodigals_club.bots.outlook import Prospect, Table
from squander.games.prodigals_club.terms import FORTUNE
from squander.games.prodigals_last_will.bots.central import add_central_cards
from squander.games.prodigals_last_will.bots.money import ERRANDS, Purse
from squander.games.prodigals_last_will.bots.stage import Will, club_stage
from squander.kernel.game import Game
from squander.kernel.inheriting import mypyc_attr


@mypyc_attr(acyclic=True)
class BothTable(Table):
    """All seats."""

    def __init__(self, g: Game) -> None:
        super().__init__(g, club_stage(g))
        self.w: Final[Fortune] = fortune(g)
        self.will: Final = Will(g)
        self.purse: Purse | None = None  # of the seat that is looked at

    def is_alike(self, before: Table, who: int) -> bool:
        assert isinstance(before, BothTable)
        if self.w.market != before.w.market or self.w.blocked != before.w.blocked:
            return False
        return self.will.is_alike_for(before.will, who) and super().is_alike(before, who)

    def projected(self, a: Affairs) -> list[float]:
        found = super().projected(a)
        purse = Purse(self.w, a.who, self.will, self.rounds)
        found[FORTUNE] = purse.left(self.errands(a)) - a.to_come(FORTUNE, self.boys(a))
        self.purse = purse
        return found

    def errands(self, a: Affairs) -> float:
        """Pounds that boys still to be sent will bring."""
        return ERRANDS * self.boys(a) / (self.c.layout.boys + PLANNED)

    def limit(self, a: Affairs, gain: list[float]) -> None:
        """The Club's cards spend what Last Will's leave."""
        purse, errands = self.purse, self.errands(a)
        assert purse is not None
        gain[FORTUNE] = purse.left(errands) - purse.left(errands + gain[FORTUNE])

    def without_central_cards(self, who: int) -> Prospect:
        return super().prospect(who)

    def prospect(self, who: int) -> Prospect:
        one = super().prospect(who)
        purse = self.purse
        assert purse is not None
        add_central_cards(one, purse.a, self.will)
        return one

    def boys(self, a: Affairs) -> int:
        """Those of a plan are sent later."""
        plan = self.w.seats[a.who].plan
        if not self.will.before_errands:
            return a.s.boys
        return self.c.layout.boys + (self.w.layout.plans[plan].errand_boys if plan >= 0 else 0)
