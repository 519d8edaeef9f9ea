"""What money a seat of the combination will have left, by Last Will's account of its cards."""

from typing import Final

from squander.games.last_will.bots.affairs import Affairs
from squander.games.last_will.bots.hand import kept_worth
from squander.games.last_will.bots.outlook import ROOM, shortage
from squander.games.last_will.bots.pounds import ACTION, pieces, running, weight
from squander.games.last_will.bots.quick_plans import best_plans
from squander.games.last_will.bots.uses import turn_worth
from squander.games.last_will.state import Fortune
from squander.games.prodigals_last_will.bots.stage import Will

# Fitted to what was left in the end in games of bots.
A_TURN: Final = 8.0  # pounds that a turn spends besides what the board brings
ENGINE: Final = 0.55  # of what the board would bring in Last Will alone: here actions are also for the Club's cards
USES: Final = 0.6  # of what the hand and the board seem to bring in this turn,
A_PLAIN_TURN: Final = 6.0  # and what it spends besides
ERRANDS: Final = 2.5  # pounds that the errands of a round bring
KEPT: Final = 0.5  # of what cards that were kept seem to be worth


class Purse:
    """What a seat can be rid of by the end, if all goes on as usual."""

    def __init__(self, w: Fortune, who: int, stage: Will, rounds: float) -> None:
        a = Affairs(w, w.seats[who])
        self.a: Final = a
        self.rounds: Final = rounds
        self.weights: Final = burdens(a, rounds)
        self.owned: Final = sum((weight for weight in self.weights), 0.0)
        self.later: Final = later_turns(a, rounds) - shortage(a.s, rounds)  # spent after this round
        self.has_turn: Final = stage.turn_to_come(who)
        self.soon: Final = (
            A_PLAIN_TURN + USES * this_turn(a, stage, rounds) if self.has_turn else KEPT * kept_worth(a, rounds, 0)
        )
        self.spent: Final = self.later + self.soon

    def left(self, more: float) -> float:
        """Pounds at the end, if so much more is spent. An owner spends the cash there is, or sells first, for an action
        each; who owns nothing may go into debt."""
        cash, owned = 1.0 * self.a.s.cash, self.owned
        if not self.weights:
            return cash - self.spent - more
        if self.rounds < 1.0:  # the turn itself reckons with sales
            return owned + cash - self.spent - min(more, max(0.0, cash - self.spent))
        return self.left_of(owned, cash, self.spent + more)

    def left_of(self, owned: float, cash: float, spent: float) -> float:
        least = owned + max(0.0, cash - spent)
        for one in self.weights:
            owned -= one
            cash += one
            spent -= ACTION
            least = min(least, owned + max(0.0, cash - spent))
        return min(least, cash - spent)


def burdens(a: Affairs, rounds: float) -> list[float]:
    """What each property will weigh, the heaviest first."""
    found = [weight(a, piece, rounds) for piece in pieces(a) if piece.row.is_property]
    found.sort()
    found.reverse()
    return found


def later_turns(a: Affairs, rounds: float) -> float:
    engine = running(a) + ROOM[min(len(ROOM) - 1, a.room)]
    return (ENGINE * engine + A_TURN) * rounds


def this_turn(a: Affairs, stage: Will, rounds: float) -> float:
    """What the best use of this turn's actions brings."""
    if a.s.plan < 0:
        best, second = best_plans(a, rounds)
        return best if a.s is a.w.seats[stage.next_to_plan] else 0.5 * (best + second)
    return turn_worth(a, actions_of(a, stage), rounds, blind_cards(a, stage))


def blind_cards(a: Affairs, stage: Will) -> int:
    """Drawn, but not seen yet."""
    return stage.blind if stage.blind_for >= 0 and a.w.seats[stage.blind_for] is a.s else 0


def actions_of(a: Affairs, stage: Will) -> int:
    if not stage.before_actions:
        return a.s.actions
    return a.w.layout.plans[a.s.plan].actions + a.more_actions
