"""Sensible answers for playouts of Last Will: a look at each option by itself, never at the position after it."""

from typing import Final

from squander.games.last_will.bots.affairs import Affairs
from squander.games.last_will.bots.alone import rounds_left
from squander.games.last_will.bots.hand import (
    companion_worth,
    event_extra,
    held_of,
    later_worth,
    laying_cost,
    laying_gain,
    purchase_gain,
    purchase_price,
)
from squander.games.last_will.bots.jobs import least_rounds, line_to_cover
from squander.games.last_will.bots.pounds import ACTION, activation, engine, piece_of, rot, sale, token_gain
from squander.games.last_will.bots.quick_errands import space_worth, token_for_place
from squander.games.last_will.bots.quick_plans import deck_to_name, plan_to_block, plan_to_take
from squander.games.last_will.box import Card
from squander.games.last_will.employment import fits_a_line
from squander.games.last_will.player_board import is_laid, laid_card
from squander.games.last_will.rules.actions import ACT
from squander.games.last_will.rules.black import CHOOSE_AMOUNT, MAKE_ROOM
from squander.games.last_will.rules.companions import ADD_COMPANION
from squander.games.last_will.rules.effects import ANIMAL_TOKENS, DEPRECIATE_OWN
from squander.games.last_will.rules.end_of_round import KEEP_CARDS
from squander.games.last_will.rules.errands import ARRANGE_MARKET, DRAW_UNKNOWN, SEND_ERRAND_BOY, TAKE_OF_THREE
from squander.games.last_will.rules.jobs import BE_DEMOTED, MAY_BE_DEMOTED
from squander.games.last_will.rules.offering import KEEP_FIRST_CARDS
from squander.games.last_will.rules.planning import BLOCK_PLAN, CHOOSE_DECK, TAKE_PLAN
from squander.games.last_will.rules.property import MOVE_PRICE, SELL_OFF
from squander.games.last_will.rules.white import CHOOSE_ALTERNATIVE
from squander.games.last_will.state import Fortune, Laid, Seat, fortune
from squander.games.last_will.terms import COMPANION, END_TURN, EVENT, KEEP_ALL, NO_JOB, NONE, SELL, WILD
from squander.kernel.game import Frame, Game, Rule

A_ROUND: Final = 13.0  # pounds that a seat usually gets rid of in a round
A_PROPERTY: Final = 10.0  # what one usually weighs
DEMOTION: Final = 4.0  # for what may cover a line of one's job
TRIED: Final = 0.3  # of an action, that using a card for none still counts
WITHOUT: Final = -99.0


def quick_answer(g: Game) -> int:
    f = g.asked
    assert f is not None
    rule = f.rule
    if rule is ACT:
        return card_to_use(g, f)
    if rule is SEND_ERRAND_BOY or rule is TAKE_OF_THREE:
        return errand_to_run(g, f)
    if rule is KEEP_CARDS or rule is KEEP_FIRST_CARDS:
        return card_to_keep(g, f)
    return planning_answer(g, f, rule)


def planning_answer(g: Game, f: Frame, rule: Rule) -> int:
    if rule is TAKE_PLAN:
        return plan_to_take(g, f.who, rounds_guessed(fortune(g)))
    if rule is BLOCK_PLAN:
        return plan_to_block(g, f.who, rounds_guessed(fortune(g)))
    if rule is CHOOSE_DECK or rule is DRAW_UNKNOWN:
        return deck_to_name(g, f.who, rounds_guessed(fortune(g)))
    if rule is MAY_BE_DEMOTED or rule is BE_DEMOTED:
        return line_to_cover(fortune(g), fortune(g).seats[f.who], g.options)
    if rule is ARRANGE_MARKET:
        return token_for_place(fortune(g), f, g.options, rounds_guessed(fortune(g)))
    return answer_in_turn(g, f, rule)


def answer_in_turn(g: Game, f: Frame, rule: Rule) -> int:
    """What is asked while a card is used. Most questions have what spends most in front."""
    w = fortune(g)
    s = w.seats[f.who]
    if rule is CHOOSE_AMOUNT:
        return g.options[len(g.options) - 1]
    if rule is CHOOSE_ALTERNATIVE:
        return alternative(g, w, f)
    if rule is MOVE_PRICE:
        return g.options[len(g.options) - 1 if w.playing == w.trading else 0]
    if (
        rule is MAKE_ROOM
        or rule is ADD_COMPANION
        or rule is ANIMAL_TOKENS
        or rule is DEPRECIATE_OWN
        or rule is SELL_OFF
    ):
        return laid_to_name(g, w, s, f)
    return g.options[0]


def rounds_guessed(w: Fortune) -> float:
    """Rounds after this one, by what each seat has left."""
    if w.last_round or w.round >= w.box.rounds:
        return 0.0
    least = 1.0 * (w.box.rounds - w.round)
    for s in w.seats:
        least = min(least, max((s.cash + A_PROPERTY * s.properties) / A_ROUND, least_rounds(w, s)))
    if w.solicitor is not None:
        least = min(least, rounds_left(w.solicitor, w.round, True))
    return max(0.3, least)


# --- using cards


def card_to_use(g: Game, f: Frame) -> int:
    """The most pounds for an action; the end of the turn when nothing spends anything."""
    w = fortune(g)
    d = Affairs(w, w.seats[f.who])
    rounds = rounds_guessed(w)
    best = END_TURN
    most = 0.0
    for option in g.options:
        if option != END_TURN:
            rate = rate_of(d, option, rounds)
            if rate > most:
                most = rate
                best = option
    return best


def rate_of(d: Affairs, option: int, rounds: float) -> float:
    """Pounds for an action; what costs none is done first, what costs several counts by each. What a job may be lost
    for counts more."""
    return job_rate(d, option) + rate_of_use(d, option, rounds)


def job_rate(d: Affairs, option: int) -> float:
    card = option - SELL if option > SELL else option
    if d.s.job == NO_JOB or (option < SELL and is_laid(d.s, card)):
        return 0.0
    return DEMOTION if fits_a_line(d.w, d.s, d.w.box.cards[card].symbols) else 0.0


def rate_of_use(d: Affairs, option: int, rounds: float) -> float:
    if option > SELL:
        laid = laid_card(d.s, option - SELL)
        return rate(sale(d, piece_of(d, laid), rounds), 0 if d.trades_freely(laid.row) else 1)
    for laid in d.s.board:
        if laid.card == option:
            return rate(
                activation(d, laid.row, laid.step, laid.tokens), 0 if d.works_freely(laid.row) else laid.row.actions
            )
    return card_rate(d, d.w.box.cards[option], rounds)


def card_rate(d: Affairs, row: Card, rounds: float) -> float:
    if row.kind == EVENT:
        return event_rate(d, row, rounds)
    held = held_of(d, row)
    if row.kind == COMPANION or row.kind == WILD:
        return rate(companion_worth(held, rounds), 1)
    if row.is_property:
        gain = purchase_gain(d, held, purchase_price(d, row), rounds)
        return rate(gain, 0 if d.trades_freely(row) else 1)
    at_once = held.gain if row.actions == 0 else 0.0
    return rate(laying_gain(d, held, rounds) + at_once, laying_cost(row))


def event_rate(d: Affairs, row: Card, rounds: float) -> float:
    most = WITHOUT
    extra = event_extra(d, held_of(d, row), rounds)
    for i in range(len(row.option_actions)):
        actions = max(0, row.option_actions[i] - d.white_actions)
        if actions <= d.s.actions:
            most = max(most, rate(row.option_pounds[i] + extra, actions))
    return most


def rate(pounds: float, actions: int) -> float:
    return pounds / (actions + TRIED)


def alternative(g: Game, w: Fortune, f: Frame) -> int:
    row = w.box.cards[f.arg]
    best = g.options[0]
    most = WITHOUT
    for option in g.options:
        gain = row.option_pounds[option] - ACTION * row.option_actions[option]
        if gain > most:
            most = gain
            best = option
    return best


def laid_to_name(g: Game, w: Fortune, s: Seat, f: Frame) -> int:
    """A card of the board: to be discarded, to get a token, to rot or to be sold."""
    best = g.options[len(g.options) - 1]
    most = 0.0 if best == NONE else WITHOUT
    rounds = rounds_guessed(w)
    d = Affairs(w, s)
    for option in g.options:
        if option != NONE:
            gain = gain_of(d, laid_card(s, option), f.rule, rounds)
            if gain > most:
                most = gain
                best = option
    return best


def gain_of(d: Affairs, laid: Laid, rule: Rule, rounds: float) -> float:
    if rule is MAKE_ROOM:
        return -engine(d, laid.row, laid.step, laid.tokens)
    if rule is DEPRECIATE_OWN:
        return rot(laid.row, laid.step)
    if rule is SELL_OFF:
        return sale(d, piece_of(d, laid), rounds)
    return token_gain(d, laid.row, laid.tokens)


# --- errands, and what is kept


def errand_to_run(g: Game, f: Frame) -> int:
    w = fortune(g)
    rounds = rounds_guessed(w)
    d = Affairs(w, w.seats[f.who])
    best = g.options[0]
    most = WITHOUT
    for option in g.options:
        worth = space_worth(d, f, option, rounds)
        if worth > most:
            most = worth
            best = option
    return best


def card_to_keep(g: Game, f: Frame) -> int:
    if g.options[0] == KEEP_ALL:
        return KEEP_ALL
    w = fortune(g)
    d = Affairs(w, w.seats[f.who])
    rounds = rounds_guessed(w)
    best = g.options[0]
    most = WITHOUT
    for card in g.options:
        if card != NONE:
            worth = later_worth(d, held_of(d, w.box.cards[card]), rounds)
            if worth > most:
                most = worth
                best = card
    return best
