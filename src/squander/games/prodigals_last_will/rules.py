"""The rules of the combination: where both games ask the same question, they ask it together (PL-ROUND-01)."""

from typing import Final

from squander.games.last_will.privileges import hand_limit, use_white_actions
from squander.games.last_will.rules import actions as will_actions
from squander.games.last_will.rules import errands as will_errands
from squander.games.last_will.rules.end_of_round import DEPRECIATE_PROPERTIES, KeepCards, keepable_cards
from squander.games.last_will.rules.offering import DISCARD_UNKEPT
from squander.games.last_will.rules.planning import PLANNING
from squander.games.last_will.state import fortune, seat
from squander.games.prodigals_club.cards import different
from squander.games.prodigals_club.central import actions as club_actions
from squander.games.prodigals_club.central import errands as club_errands
from squander.games.prodigals_club.central.deal import DEAL
from squander.games.prodigals_club.central.end_of_round import CLEAR_BOARDS, DiscardDown
from squander.games.prodigals_club.score import is_at_zero
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import NONE, NOTHING
from squander.games.prodigals_last_will.fortune import helpers_pay
from squander.games.prodigals_last_will.terms import ACTION, CLUB, ENDROUND, is_clubs
from squander.kernel.game import Ask, Frame, Game, Rule


class NextRound(Rule):
    """Setup of all boards, planning, errands, actions, Hyde Park, Dame Beatrice, end (PL-ROUND-01, 02)."""

    def run(self, g: Game, f: Frame) -> None:
        c = club(g)
        c.round += 1
        g.note("club.round", -1, c.round)
        phases = [frame for competition in c.layout.competitions for frame in competition.phases()]
        shared = [Frame(rule) for rule in (DEAL, PLANNING, ERRANDS, ACTIONS)]
        g.todo([*shared, *phases, Frame(END_OF_ROUND)])


class Both(Ask):
    """The questions of both games as one. The Club's options are moved by CLUB; 0, the end of a turn, is
    common (PL-ERRAND-02, PL-ACTION-08). Both games take a single answer alike; where nothing can be done, the turn goes
    by as in the Club."""

    def __init__(self, name: str, will: Ask, club: Ask) -> None:
        super().__init__(name, club.always, club.may_vanish)
        self.will: Final = will
        self.club: Final = club

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [CLUB + option for option in self.club.candidates(g, f) if option] + self.will.candidates(g, f)

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return self.club.obstacle(g, f, option - CLUB) if is_clubs(option) else self.will.obstacle(g, f, option)

    def options(self, g: Game, f: Frame) -> list[int]:
        return [CLUB + option for option in self.club.options(g, f) if option] + self.will.options(g, f)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if is_clubs(option):
            self.club.choose(g, f, option - CLUB)
        else:
            self.will.choose(g, f, option)


class Errands(Rule):
    """The boys of the plan and one more for each competition beside Last Will, in the order of the plans (PL-START-04,
    PL-ERRAND-01, 05)."""

    def run(self, g: Game, f: Frame) -> None:
        c = club(g)
        w = fortune(g)
        c.order = w.order
        boys = [w.layout.plans[s.plan].errand_boys + c.layout.boys for s in w.seats]
        for who in range(g.players):
            c.seats[who].boys = boys[who]
        g.todo([Frame(SEND_ERRAND_BOY, who) for turn in range(max(boys)) for who in w.order if boys[who] > turn])


class SendErrandBoy(Both):
    """On any board, by the rules of each; nobody passes (PL-ERRAND-02, 06)."""

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if not is_clubs(option):
            club(g).seats[f.who].boys -= 1
        super().choose(g, f, option)


class Actions(Rule):
    """One turn each for both games, in the order of the plans (PL-START-04, PL-ACTION-03, 08)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        will_actions.set_counters(w)
        g.todo([Frame(ACT, who) for who in w.order])


class Act(Both):
    """Cards of both games in any mixture (PL-ACTION-01, 08). The Club's are free (PL-ACTION-02, 07), but white central
    cards cost actions of Last Will's counter (PL-ACTION-03, 04), or those a helper gives for white cards
    (PL-ACTION-13)."""

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if is_clubs(option) and cost(g, option) > actions_left(g, f.who):
            return ACTION + 4
        return super().obstacle(g, f, option)

    def options(self, g: Game, f: Frame) -> list[int]:
        actions = actions_left(g, f.who)
        found = super().options(g, f)
        return [option for option in found if not is_clubs(option) or cost(g, option) <= actions]

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if is_clubs(option):
            pay(g, f.who, cost(g, option))
        super().choose(g, f, option)


def cost(g: Game, option: int) -> int:
    """Only white central cards have one."""
    return club(g).layout.box.cards[option - CLUB].cost


def actions_left(g: Game, who: int) -> int:
    return club(g).layout.purse.actions(g, who, False)


def pay(g: Game, who: int, actions: int) -> None:
    """Actions for white cards go first, as in Last Will (PL-ACTION-13)."""
    s = seat(g, who)
    s.actions -= use_white_actions(s, actions) if helpers_pay(g) else actions


class EndOfRound(Rule):
    """Houses rot before anybody counts (PL-ENDROUND-07)."""

    def run(self, g: Game, f: Frame) -> None:
        g.todo([Frame(DEPRECIATE_PROPERTIES), Frame(CHECK_END)])


class CheckEnd(Rule):
    """Zero in any competition, or the fifth round, ends the game (PL-ROUND-05, PL-SCORE-01, 02, 10); otherwise the
    closing steps of both games (PL-ENDROUND-02)."""

    def run(self, g: Game, f: Frame) -> None:
        c = club(g)
        if c.round == c.layout.box.rounds or is_at_zero(g):
            g.note("club.game over", -1, c.round)
            return
        keeps = [Frame(rule, who) for who in c.order for rule in (DISCARD_DOWN, KEEP_CARDS)]
        g.todo([*keeps, Frame(DISCARD_UNKEPT), Frame(CLEAR_BOARDS), Frame(NEXT_ROUND)])


def too_many(g: Game, who: int) -> int:
    """Cards beyond the limit that both hands share; wild cards go back anyhow (PL-ENDROUND-03 to 06)."""
    w = fortune(g)
    s = w.seats[who]
    return len(club(g).seats[who].hand) + len(keepable_cards(w, s)) - hand_limit(w, s)


class DiscardSome(DiscardDown):
    """Cards of the Club go first, openly, as many as the player likes; what they leave of the limit is for the hidden
    cards (PL-ENDROUND-04)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        c = club(g)
        hand = c.seats[f.who].hand
        return [*different(c, hand), NONE] if hand and too_many(g, f.who) > 0 else NOTHING

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return ENDROUND + 4 if option == NONE and room(g, f.who) < 0 else 0

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option != NONE:
            super().choose(g, f, option)


class KeepRest(KeepCards):
    def limit(self, g: Game, who: int) -> int:
        return room(g, who)


def room(g: Game, who: int) -> int:
    """What the Club's cards leave of the hand limit (PL-ENDROUND-04, 05)."""
    w = fortune(g)
    return hand_limit(w, w.seats[who]) - len(club(g).seats[who].hand)


NEXT_ROUND: Final = NextRound("both.NextRound")
ERRANDS: Final = Errands("both.Errands")
SEND_ERRAND_BOY: Final = SendErrandBoy("both.SendErrandBoy", will_errands.SEND_ERRAND_BOY, club_errands.SEND_ERRAND_BOY)
ACTIONS: Final = Actions("both.Actions")
ACT: Final = Act("both.Act", will_actions.ACT, club_actions.ACT)
END_OF_ROUND: Final = EndOfRound("both.EndOfRound")
CHECK_END: Final = CheckEnd("both.CheckEnd")
DISCARD_DOWN: Final = DiscardSome("both.DiscardDown", may_vanish=True)
KEEP_CARDS: Final = KeepRest("both.KeepCards", may_vanish=True)
