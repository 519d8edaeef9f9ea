"""How the greedy bot sees the combination: Last Will's judge says what money will be left, the Club's what that and
the other scores mean. Each is shown the position as one of its own game."""

from typing import Final

from squander.games.last_will.bots.greedy_0.judge import A_TURN, Spendthrift, prospects
from squander.games.last_will.rules import actions as will_actions
from squander.games.last_will.rules import end_of_round as will_end
from squander.games.last_will.rules import errands as will_errands
from squander.games.last_will.state import fortune
from squander.games.prodigals_club.bots.greedy_0.effects import weighed
from squander.games.prodigals_club.bots.greedy_0.judge import (
    RIVALS,
    Prodigal,
    best_rival,
    card_gain,
    final,
    lower,
    projected,
    rounds_left,
    weighing,
)
from squander.games.prodigals_club.central import actions as club_actions
from squander.games.prodigals_club.central import errands as club_errands
from squander.games.prodigals_club.terms import FORTUNE, NONE
from squander.games.prodigals_last_will.bots.greedy_0.central import with_central_cards
from squander.games.prodigals_last_will.rules import ACT, ACTIONS, DISCARD_DOWN, ERRANDS, KEEP_CARDS, SEND_ERRAND_BOY
from squander.kernel.game import Frame, Game, Rule

OWN: Final[list[Rule]] = [ACT, ACTIONS, ERRANDS, SEND_ERRAND_BOY, KEEP_CARDS]
IN_WILL: Final[list[Rule]] = [
    will_actions.ACT,
    will_actions.ACTIONS,
    will_errands.ERRANDS,
    will_errands.SEND_ERRAND_BOY,
    will_end.KEEP_CARDS,
]
IN_CLUB: Final[list[Rule]] = [
    club_actions.ACT,
    club_actions.ACTIONS,
    club_errands.ERRANDS,
    club_errands.SEND_ERRAND_BOY,
    KEEP_CARDS,
]
WORTH_A_PLACE: Final = 1.2  # points a card of the Club must promise to be kept before one of Last Will


def shown(g: Game, rules: list[Rule]) -> Game:
    """The position with one game's rules in the place of the common ones: to look at, not to play."""
    seen = Game(g.kind, g.setup, g.rng, g.parts)
    seen.agenda = [translated(f, rules) for f in g.agenda]
    seen.options = g.options
    asked = g.asked
    if asked is not None:
        seen.asked = translated(asked, rules)
    return seen


def translated(f: Frame, rules: list[Rule]) -> Frame:
    for i in range(len(OWN)):
        if f.rule is OWN[i]:
            return Frame(rules[i], f.who, f.arg)
    return f


class Heir:
    """Judges positions of The Prodigals Club with Last Will."""

    def __init__(self) -> None:
        self.spendthrift = Spendthrift()
        self.prodigal = Prodigal()
        own = [rule.name for rule in (ACT, SEND_ERRAND_BOY, KEEP_CARDS, DISCARD_DOWN)]
        self.rests = frozenset([*own, *self.spendthrift.rests, *self.prodigal.rests])
        self.rivals = 0.0

    def study(self, world: Game, seat: int) -> None:
        """The Club's rounds count for both; what money matters against the rest follows from Last Will's judge."""
        will, club = shown(world, IN_WILL), shown(world, IN_CLUB)
        rounds = rounds_left(club)
        self.spendthrift.round = fortune(world).round
        self.spendthrift.rounds = rounds
        self.prodigal.study(club, seat)
        self.prodigal.weights = weighing(club, seat, rounds, self.scores(will, club, seat, rounds))
        self.rivals = best_rival(club, seat)

    def reflex(self, world: Game, seat: int) -> int | None:
        f = world.asked
        assert f is not None
        if f.rule is DISCARD_DOWN:
            return self.card_to_discard(world, seat)
        if f.rule is KEEP_CARDS or f.rule.name.startswith("will."):
            return self.spendthrift.reflex(shown(world, IN_WILL), seat)
        return self.prodigal.reflex(shown(world, IN_CLUB), seat)

    def card_to_discard(self, world: Game, seat: int) -> int:
        weights = self.prodigal.weights
        rounds = rounds_left(world) - 1.0
        worst, least = NONE, 99.0
        for card in world.options:
            if card != NONE:
                worth = weighed(card_gain(world, seat, card, weights, rounds, True), weights)
                if worth < least:
                    worst, least = card, worth
        return worst if least < WORTH_A_PLACE * max(weights) or NONE not in world.options else NONE

    def worth(self, world: Game, seat: int) -> float:
        will, club = shown(world, IN_WILL), shown(world, IN_CLUB)
        rounds = rounds_left(club)
        rivals = self.rivals
        if world.over or fortune(world).round != self.spendthrift.round:
            rivals = best_rival(club, seat)
        return RIVALS * rivals - self.prospect(will, club, seat, rounds)

    def prospect(self, will: Game, club: Game, seat: int, rounds: float) -> float:
        """The final score this position promises; the lower the better."""
        scores = self.scores(will, club, seat, rounds)
        if club.over:
            return final(scores)
        extra = lower(club, seat, rounds, scores)
        return with_central_cards(will, club, seat, rounds, scores) - extra

    def scores(self, will: Game, club: Game, seat: int, rounds: float) -> list[float]:
        """As the Club's judge projects them, with Last Will's own forecast in its place."""
        found = projected(club, seat, rounds)
        if not club.over:
            w = fortune(will)
            this_round = w.round == self.spendthrift.round
            found[FORTUNE] = -prospects(will, w, seat, rounds, this_round) - A_TURN * rounds
        return found
