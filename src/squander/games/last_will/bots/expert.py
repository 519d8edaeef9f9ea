"""What Last Will knows of being played well: a position is worth the pounds a seat expects to be rid of by the end."""

from typing import Final

from squander.games.expert import Contrast, Expert
from squander.games.last_will.bots.alone import chance_against, his_value
from squander.games.last_will.bots.jobs import UNSACKED
from squander.games.last_will.bots.outlook import ASPECTS, CASH, JOB, PROPERTY, Table
from squander.games.last_will.bots.quick import quick_answer
from squander.games.last_will.bots.stage import is_before_actions
from squander.games.last_will.rules.actions import ACT
from squander.games.last_will.rules.end_of_round import KEEP_CARDS
from squander.games.last_will.rules.errands import DRAW_UNKNOWN, SEND_ERRAND_BOY
from squander.games.last_will.rules.offering import KEEP_FIRST_CARDS
from squander.games.last_will.rules.planning import BLOCK_PLAN, CHOOSE_DECK, TAKE_PLAN
from squander.games.last_will.score import ranking, score
from squander.games.last_will.state import Fortune, fortune
from squander.games.last_will.terms import NO_JOB
from squander.games.weights import Weights
from squander.kernel.game import NOBODY, Frame, Game
from squander.kernel.rng import Rng


class Spendthrift(Expert):
    """The whole of it; the parts are in the files beside."""

    def __init__(self, weights: dict[int, Weights]) -> None:
        self.weights: Final = weights  # by the number of players

    def values(self, g: Game) -> list[float]:
        if g.asked is None:
            return outcomes(fortune(g))
        table = Table(g)
        return self.weights[g.players].values(table.rounds, table.looks())

    def chances(self, g: Game) -> list[float]:
        if g.asked is None:
            first = ranking(g)[0]
            return [1.0 if who == first.seat and first.place == 1 else 0.0 for who in range(g.players)]
        table = Table(g)
        if table.w.solicitor is not None:
            return [self.chance_alone(g, table)]
        return self.weights[g.players].chances(table.rounds, table.looks())

    def chance_alone(self, g: Game, table: Table) -> float:
        him = table.w.solicitor
        assert him is not None
        weights = self.weights[1]
        mine = weights.values(table.rounds, table.looks())[0]
        return chance_against(mine, his_value(g, him, table.rounds), weights.sharpness_at(table.rounds))

    def aspects(self) -> list[str]:
        return ASPECTS

    def looks(self, g: Game) -> list[list[float]]:
        if g.asked is None:
            return closed_accounts(fortune(g))
        return Table(g).looks()

    def contrast(self, here: Game, there: Game, who: int) -> list[Contrast]:
        mine, other = self.looks(here)[who], self.looks(there)[who]
        more, less = self.counted(here, mine), self.counted(there, other)
        return [Contrast(mine[i] - other[i], more[i] - less[i]) for i in range(len(mine))]

    def counted(self, g: Game, look: list[float]) -> list[float]:
        return look if g.asked is None else self.weights[g.players].counted(self.stage(g), look)

    def stage(self, g: Game) -> float:
        return Table(g).rounds

    def round(self, g: Game) -> int:
        """Twice a round: turns hardly touch each other, so before them they are judged better than played out."""
        return 2 * fortune(g).round + (0 if is_before_actions(g) else 1)

    def ahead(self, g: Game) -> int:
        """To where the next round stands as this one does now."""
        return 2

    def turn_of(self, g: Game) -> int:
        """The use of cards is one player's alone; what is asked inside it belongs to whose turn is on the agenda."""
        asked = g.asked
        if asked is None:
            return NOBODY
        if asked.rule is ACT:
            return asked.who
        for i in range(len(g.agenda) - 1, -1, -1):
            if g.agenda[i].rule is ACT:
                return g.agenda[i].who
        return NOBODY

    def rests(self, f: Frame) -> bool:
        rule = f.rule
        return (
            rule is ACT
            or rule is SEND_ERRAND_BOY
            or rule is TAKE_PLAN
            or rule is BLOCK_PLAN
            or rule is CHOOSE_DECK
            or rule is DRAW_UNKNOWN
            or rule is KEEP_CARDS
            or rule is KEEP_FIRST_CARDS
        )

    def quick(self, g: Game, rng: Rng) -> int:
        return quick_answer(g)


def closed_accounts(w: Fortune) -> list[list[float]]:
    """At the end all that counts is what is left: money, property at what it is counted as, and who has a job still."""
    values = outcomes(w)
    looks: list[list[float]] = []
    for who in range(len(w.seats)):
        s = w.seats[who]
        look = [0.0] * len(ASPECTS)
        look[CASH] = -1.0 * s.cash
        look[PROPERTY] = 1.0 * (s.cash - score(w, s))
        look[JOB] = values[who] - look[CASH] - look[PROPERTY]
        looks.append(look)
    return looks


def outcomes(w: Fortune) -> list[float]:
    """What each seat is rid of in the end; who still has a job while another has none comes after that one."""
    employed = [1.0 if s.job != NO_JOB else 0.0 for s in w.seats]
    behind = UNSACKED if 0.0 in employed else 0.0
    return [-1.0 * score(w, w.seats[who]) - behind * employed[who] for who in range(len(w.seats))]
