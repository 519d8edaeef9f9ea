"""Sensible answers for playouts of the Club: a look at each option by itself, never at the position after it."""

from squander.games.prodigals_club.bots.affairs import ABSENT, GAINS, LOUD, SLOTS, Affairs, needs_of
from squander.games.prodigals_club.bots.effects import MEGAPHONE
from squander.games.prodigals_club.bots.hand import add_black_cards, add_board, add_hand, spendable
from squander.games.prodigals_club.bots.moves import best_of_moves, best_rise, best_step, fullest_row
from squander.games.prodigals_club.bots.outlook import rounds_left
from squander.games.prodigals_club.bots.quick_turn import thing_to_use
from squander.games.prodigals_club.bots.tastes import (
    ALTERNATIVES,
    BONUSES,
    CLEARING,
    ERRANDS,
    GIFTS,
    PLACES,
    RIDDANCE,
    SALES,
    SETS,
    TAKINGS,
    Taste,
    best_by,
)
from squander.games.prodigals_club.central.actions import ACT, MAKE_ROOM
from squander.games.prodigals_club.central.choices import Choose, Swap
from squander.games.prodigals_club.central.end_of_round import DISCARD_DOWN
from squander.games.prodigals_club.central.errands import EXTRA_ERRAND, SEND_ERRAND_BOY, TAKE_BONUS, TAKE_SET
from squander.games.prodigals_club.effect import in_play
from squander.games.prodigals_club.election.circles import PLACE_TILE
from squander.games.prodigals_club.possessions.selling import TAKE_IN_EXCHANGE, Exchange, Sell
from squander.games.prodigals_club.society.beatrice import RaiseOthers
from squander.games.prodigals_club.society.groups import RowMove
from squander.games.prodigals_club.society.moves import Move, MoveUp
from squander.games.prodigals_club.society.together import Together
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import ELECTION, NONE, POSSESSIONS
from squander.kernel.game import Frame, Game, Rule


def quick_answer(g: Game) -> int:
    f = g.asked
    assert f is not None
    rule = f.rule
    if rule is ACT:
        return thing_to_use(g, affairs_of(g, f.who, True))
    if rule is SEND_ERRAND_BOY or rule is EXTRA_ERRAND:
        return best_by(g, f, affairs_of(g, f.who, True), ERRANDS)
    moved = quick_move(g, f, rule)
    return other_answer(g, f, rule) if moved < 0 else moved


def affairs_of(g: Game, who: int, now: bool) -> Affairs:
    """With what matters to the seat: what its scores will be in the end, if all goes on as usual."""
    a = Affairs(g, who, now, rounds_left(g), needs_of(club(g).layout))
    scores = [ABSENT] * SLOTS
    for competition in a.c.layout.competitions:
        scores[competition.slot] = competition.score(g, who) - a.at_a_glance(competition.slot)
    a.scores = scores
    a.weigh(scores)
    if now:
        use_cards(a)
    return a


def use_cards(a: Affairs) -> None:
    """Reckon with what the cards in hand and on the board will do, and with the pounds that are left to spend then."""
    gain = GAINS[:]
    add_board(a, gain)
    add_black_cards(a, gain)
    add_hand(a, gain)
    gain[ELECTION] += MEGAPHONE * gain[LOUD]
    if in_play(a.g, POSSESSIONS):
        most = spendable(a)
        a.means = max(0.0, most - gain[POSSESSIONS])
        gain[POSSESSIONS] = min(gain[POSSESSIONS], most)
    for slot in range(SLOTS):
        a.scores[slot] -= gain[slot]
    a.weigh(a.scores)


def quick_move(g: Game, f: Frame, rule: Rule) -> int:
    """Of markers; -1 for other questions."""
    if isinstance(rule, Move):
        return best_step(g, f.who)
    if isinstance(rule, Together):
        found = best_of_moves(g, f.who, f)
        return g.options[0] if found is None else found
    if isinstance(rule, RowMove):
        return fullest_row(g, f.who, rule)
    if isinstance(rule, (MoveUp, RaiseOthers)):
        return best_rise(g, f.who)
    return -1


def other_answer(g: Game, f: Frame, rule: Rule) -> int:
    if isinstance(rule, Swap):
        return NONE
    taste = taste_for(rule)
    if taste is None:
        return last_real(g.options)
    return best_by(g, f, affairs_of(g, f.who, rule is not DISCARD_DOWN), taste)


def taste_for(rule: Rule) -> Taste | None:
    if rule is TAKE_SET:
        return SETS
    if rule is TAKE_BONUS:
        return BONUSES
    if isinstance(rule, Choose):
        return ALTERNATIVES
    if rule is MAKE_ROOM:
        return CLEARING
    if rule is DISCARD_DOWN:
        return RIDDANCE
    return PLACES if rule is PLACE_TILE else taste_in_trade(rule)


def taste_in_trade(rule: Rule) -> Taste | None:
    if isinstance(rule, Sell):
        return SALES
    if isinstance(rule, Exchange):
        return GIFTS
    return TAKINGS if rule is TAKE_IN_EXCHANGE else None


def last_real(options: tuple[int, ...]) -> int:
    """The most of anything: `NONE` stands behind it, if it is offered."""
    last = options[len(options) - 1]
    return options[len(options) - 2] if last == NONE and len(options) > 1 else last
