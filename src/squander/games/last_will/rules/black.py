"""Black-bordered cards: laid on the board, activated once a round (LW-BLACK, LW-EXPENSE)."""

from typing import Final

from squander.games.last_will.box import Card
from squander.games.last_will.cards import discard, leave_hand
from squander.games.last_will.player_board import (
    capacity,
    count_tokens,
    laid_card,
    mark_privilege,
    mark_used,
    take_off,
)
from squander.games.last_will.privileges import free_activation
from squander.games.last_will.rules.jobs import offer_demotion
from squander.games.last_will.rules.money import OFFER_EXTRAS, PAY, may_spend, spend
from squander.games.last_will.rules.property import ASK_PRICE, COMPLETE_PURCHASE, TRADE_ACTION, purchase_obstacle
from squander.games.last_will.state import Fortune, Laid, Seat, fortune, seat
from squander.games.last_will.terms import (
    ACTION,
    BLACK,
    DOG,
    EXPENSES,
    EXTRA_ACTION,
    HELPERS_,
    HORSE,
    MONEY,
    NO,
    NO_JOB,
    YES,
)
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import count_to


def is_full(w: Fortune, s: Seat) -> bool:
    return len(s.board) >= capacity(w, s)


def laying_obstacle(w: Fortune, s: Seat, row: Card) -> int:
    """Cost first, then room: a space, or a card that may make way (LW-BLACK-02, 04, 09)."""
    if not is_full(w, s):
        return laying_cost_obstacle(w, s, row, 0)
    reason = BLACK + 9
    for laid in s.board:
        if not laid.row.is_property:
            reason = replacing_obstacle(w, s, row, laid.card)
            if reason == 0:
                return 0
    return reason


def replacing_obstacle(w: Fortune, s: Seat, row: Card, discarding: int) -> int:
    """The discarded helper's privilege is gone before its successor is paid for (LW-BLACK-11)."""
    reason = laying_cost_obstacle(w, s, row, discarding)
    return BLACK + 11 if reason and laying_cost_obstacle(w, s, row, 0) == 0 else reason


def laying_cost_obstacle(w: Fortune, s: Seat, row: Card, discarding: int) -> int:
    """One action plus the printed cost (LW-BLACK-14 to 18); a property has its price."""
    if row.is_property:
        return purchase_obstacle(w, s, row, discarding)
    needed = 1 + row.lay_actions
    if s.actions < needed:
        pays_itself = row.privilege == EXTRA_ACTION and s.actions + row.amount >= needed
        return HELPERS_ + 34 if pays_itself else BLACK + 18
    return 0 if may_spend(s, row.lay_pounds) else BLACK + 17


def lay(g: Game, who: int, card: int) -> None:
    """Make room if the board is full, then lay the card down or buy it."""
    w = fortune(g)
    s = w.seats[who]
    leave_hand(s, card)
    w.playing = card
    offer_demotion(g, who, w.box.cards[card].symbols)
    if w.box.cards[card].is_property:
        w.trading = card
        g.todo([Frame(TRADE_ACTION, who, card), Frame(ASK_PRICE, who, card), Frame(COMPLETE_PURCHASE, who, card)])
    else:
        g.then(Frame(LAY_DOWN, who, card))
    if is_full(w, s):
        g.then(Frame(MAKE_ROOM, who, card))


class MakeRoom(Ask):
    """Discard a card laid before, never a property, for no action (LW-BLACK-04 to 13). `arg` is the new card."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [laid.card for laid in seat(g, f.who).board]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        w = fortune(g)
        s = w.seats[f.who]
        if w.box.cards[option].is_property:
            return BLACK + 8
        return replacing_obstacle(w, s, w.box.cards[f.arg], option)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        take_off(seat(g, f.who), option)
        discard(fortune(g), option)
        g.note("makes room", f.who, option)


class LayDown(Rule):
    """A helper's extra action comes at once, after its own cost is paid (LW-HELPER-33, LW-HELPER-34)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        s = w.seats[f.who]
        row = w.box.cards[f.arg]
        w.playing = 0
        s.actions -= 1 + row.lay_actions
        s.board = [*s.board, Laid(f.arg, row, 0, 0, False, 0)]
        g.note("lays", f.who, f.arg)
        spend(g, f.who, row.lay_pounds, f.arg)
        if row.privilege == EXTRA_ACTION:
            s.actions += row.amount


def activation_obstacle(s: Seat, laid: Laid) -> int:
    """Once a round (LW-BLACK-21), for the printed actions or a helper's favour, and an amount one may spend."""
    row = laid.row
    if not row.activates:
        return HELPERS_ + 3
    if laid.used:
        return BLACK + 21
    if row.actions > s.actions and free_activation(s, row) is None:
        return ACTION + 8
    if (s.properties == 0 and s.job == NO_JOB) or amount(s, laid, 0) <= s.cash:
        return 0
    return EXPENSES + 19 if row.counts_farms else MONEY + 2


def activate(g: Game, who: int, card: int) -> None:
    s = seat(g, who)
    laid = laid_card(s, card)
    mark_used(s, laid)
    g.note("activates", who, card)
    g.then(Frame(PAY, who, card))
    g.then(Frame(OFFER_EXTRAS, who, card))
    g.then(Frame(CHOOSE_AMOUNT, who, card))
    if laid.row.actions > 0:
        g.then(Frame(ACTIVATION_ACTIONS, who, card))


class ActivationActions(Ask):
    """Pay the printed actions, or let a helper waive them all (P4, P5, LW-HELPER-16 to 18). `arg` is the card."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [YES, NO]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        s = seat(g, f.who)
        row = fortune(g).box.cards[f.arg]
        if option == NO:
            return 0 if row.actions <= s.actions else ACTION + 8
        if free_activation(s, row) is not None:
            return 0
        return HELPERS_ + (16 if row.is_farm else 17)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        s = seat(g, f.who)
        row = fortune(g).box.cards[f.arg]
        helper = free_activation(s, row)
        if option == YES and helper is not None:
            mark_privilege(s, helper)
        else:
            s.actions -= row.actions


class ChooseAmount(Ask):
    """One of the amounts that tokens have opened; they are not added up (LW-EXPENSE-04 to 08). `arg` is the card."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return count_to(len(fortune(g).box.cards[f.arg].pounds))

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        s = seat(g, f.who)
        laid = laid_card(s, f.arg)
        if option > laid.tokens:
            return EXPENSES + 4
        return 0 if may_spend(s, amount(s, laid, option)) else MONEY + 2

    def choose(self, g: Game, f: Frame, option: int) -> None:
        s = seat(g, f.who)
        fortune(g).due = amount(s, laid_card(s, f.arg), option)


def amount(s: Seat, laid: Laid, option: int) -> int:
    """The printed pounds, or what is counted on the own farms at this moment (LW-EXPENSE-13 to 18)."""
    row = laid.row
    if not row.counts_farms:
        return row.pounds[option]
    total = 0
    for other in s.board:
        if other.row.is_farm:
            total += row.per_farm
            total += row.per_horse * count_tokens(other, HORSE) + row.per_dog * count_tokens(other, DOG)
    return total


MAKE_ROOM: Final = MakeRoom("will.MakeRoom")
LAY_DOWN: Final = LayDown("will.LayDown")
ACTIVATION_ACTIONS: Final = ActivationActions("will.ActivationActions")
CHOOSE_AMOUNT: Final = ChooseAmount("will.ChooseAmount")
