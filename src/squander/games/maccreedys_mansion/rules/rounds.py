"""The round, and the two ways it can be the last (MM-END)."""

from typing import Final

from squander.games.maccreedys_mansion.rules.bidding import BIDDING
from squander.games.maccreedys_mansion.rules.business import BANKRUPTCY, REOPENING, SETTLE_UP
from squander.games.maccreedys_mansion.rules.cards import REVEAL_EVENT, REVEAL_HAUNT
from squander.games.maccreedys_mansion.rules.earnings import EARNINGS
from squander.games.maccreedys_mansion.rules.end_of_day import END_OF_DAY
from squander.games.maccreedys_mansion.rules.haunting import HAUNTING
from squander.games.maccreedys_mansion.rules.hiring import HIRING
from squander.games.maccreedys_mansion.rules.inspection import INSPECTION
from squander.games.maccreedys_mansion.rules.investments import INVESTMENTS
from squander.games.maccreedys_mansion.rules.placement import PLACEMENT
from squander.games.maccreedys_mansion.state import PLAIN_DAY, mansion
from squander.games.maccreedys_mansion.terms import ALL_RUINED, LIMIT, ONE_STANDING, RESTORED
from squander.games.maccreedys_mansion.turns import in_business
from squander.kernel.game import Frame, Game, Rule


class NextRound(Rule):
    """A new day with what was decided about it yesterday; its phases in their order (MM-END-15)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        w.round += 1
        w.laid = 0
        w.today = w.tomorrow
        w.tomorrow = PLAIN_DAY
        g.note("round", -1, w.round)
        g.todo([Frame(rule) for rule in PHASES])


class AfterSettling(Rule):
    """A restored mansion ends the game here, with the last money counted (MM-END-01, 06, 12)."""

    def run(self, g: Game, f: Frame) -> None:
        if mansion(g).restored:
            finish(g, RESTORED)
        else:
            g.todo([Frame(REOPENING), Frame(AFTER_REOPENING)])


class AfterReopening(Rule):
    """One company left in business, or none, ends the game (MM-END-02, 08); so does the last round of the limit,
    without bidding for a round that won't come (MM-END-14)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        left = len(in_business(w))
        if left <= 1:
            finish(g, ONE_STANDING if left else ALL_RUINED)
        elif w.round == w.rulings.max_rounds:
            finish(g, LIMIT)
        else:
            g.todo([Frame(BIDDING), Frame(NEXT_ROUND)])


def finish(g: Game, outcome: int) -> None:
    w = mansion(g)
    w.outcome = outcome
    g.note("game over", -1, outcome, w.round)


NEXT_ROUND: Final = NextRound("mansion.NextRound")
AFTER_SETTLING: Final = AfterSettling("mansion.AfterSettling")
AFTER_REOPENING: Final = AfterReopening("mansion.AfterReopening")
PHASES: Final[list[Rule]] = [
    HIRING,
    PLACEMENT,
    END_OF_DAY,
    REVEAL_EVENT,
    REVEAL_HAUNT,
    HAUNTING,
    INSPECTION,
    EARNINGS,
    BANKRUPTCY,
    INVESTMENTS,
    SETTLE_UP,
    AFTER_SETTLING,
]
