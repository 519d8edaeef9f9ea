"""End of round: end check, new order, clearing, next round (PC-ENDROUND-01)."""

from typing import Final

from squander.games.prodigals_club.cards import different, remove, without
from squander.games.prodigals_club.central.errands import reserved_place
from squander.games.prodigals_club.score import is_at_zero
from squander.games.prodigals_club.state import Club, club, seat
from squander.games.prodigals_club.terms import NOTHING
from squander.kernel.game import NOBODY, RULES, Ask, Frame, Game, Rule


class EndOfRound(Rule):
    """The game ends at zero anywhere or after the last round; then nothing more is done (PC-ENDROUND-02 to 05, 19)."""

    def run(self, g: Game, f: Frame) -> None:
        c = club(g)
        if c.round == c.layout.box.rounds or is_at_zero(g):
            g.note("club.game over", -1, c.round)
            return
        mark_order(g, c)
        discards = [Frame(DISCARD_DOWN, who) for who in c.order]
        g.todo([*discards, Frame(CLEAR_BOARDS), Frame(RULES["club.NextRound"])])


def mark_order(g: Game, c: Club) -> None:
    """Reserved places first; the others keep their order on what is left (PC-ORDER-09 to 12)."""
    order = [NOBODY] * g.players
    waiting: list[int] = []
    for who in c.order:
        place = reserved_place(c, who)
        if place == NOBODY:
            waiting.append(who)
        else:
            order[place] = who
    for place in range(g.players):
        if order[place] == NOBODY:
            order[place] = waiting.pop(0)
    c.order = order
    for place in range(g.players):
        g.note("club.order", order[place], place)


class DiscardDown(Ask):
    """Down to the hand limit, each player's own choice, in play order (PC-ENDROUND-09, 17, PC-WHITE-06)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        c = club(g)
        hand = c.seats[f.who].hand
        return different(c, hand) if len(hand) > c.layout.hand_limit else NOTHING

    def choose(self, g: Game, f: Frame, option: int) -> None:
        s = seat(g, f.who)
        s.hand = without(s.hand, option)
        remove(club(g), [option])
        g.note("club.discards", f.who, option)
        g.then(f)


class ClearBoards(Rule):
    """Played and untaken cards leave the game, everything lent comes back (PC-ENDROUND-07 to 14)."""

    def run(self, g: Game, f: Frame) -> None:
        c = club(g)
        for s in c.seats:
            remove(c, s.played)
            s.played = NOTHING
            s.used = NOTHING
            s.boys = 0
            s.bonus = 0
        clear_central(c)
        for cards in c.sets:
            remove(c, cards)
        c.sets = []
        c.left = NOTHING
        c.figures = [0] * len(c.figures)
        for competition in c.layout.competitions:
            competition.clear(g)


def clear_central(c: Club) -> None:
    """PC-CENTRAL-14, PC-RENAISSANCE-08, PC-BONUS-03."""
    if c.central:
        remove(c, [c.central])
    c.central = 0
    c.bonuses = c.layout.bonuses
    c.renaissance = NOBODY
    c.named = NOTHING


END_OF_ROUND: Final = EndOfRound("club.EndOfRound")
DISCARD_DOWN: Final = DiscardDown("club.DiscardDown", may_vanish=True)
CLEAR_BOARDS: Final = ClearBoards("club.ClearBoards")
