"""What cards of the hand bring: used now, or kept for later."""

from typing import Final

from squander.games.last_will.bots.affairs import Affairs, Held
from squander.games.last_will.bots.effects import effect_once, effect_value
from squander.games.last_will.bots.pounds import ACTION, burden, own_privilege, pieces, token_gain, use_gain, use_value
from squander.games.last_will.box import Card
from squander.games.last_will.rules.property import market_price
from squander.games.last_will.terms import COMPANION, EVENT, EXTRA_ACTION, WILD, WILDS

COMPANION_KEPT: Final = 0.9  # what a companion is worth that is not used up now
KEPT: Final = 0.75  # how much of a card's surplus survives being kept for a later round
NO_USE: Final = -99.0


def hand_cards(d: Affairs) -> list[Held]:
    """Of the hand, in its order."""
    if not d.cards:
        rows = d.w.box.cards
        d.cards = [held_of(d, rows[card]) for card in d.s.hand]
    return d.cards


def held_of(d: Affairs, row: Card) -> Held:
    held = Held(row)
    if row.kind == EVENT:
        held.extra = 1.0 * d.extras(row.symbols)
        if row.company:
            held.extra += company(d, row)
        held.effect = effect_once(d, row)
    elif row.kind == COMPANION or row.kind == WILD:
        held.token = best_token(d, row)
    else:
        held.gain = use_gain(d, row, 0, 0)
        held.privilege = own_privilege(d, row)
        held.engine = use_value(d, row, held.gain) + held.privilege
    return held


def event_extra(d: Affairs, held: Held, rounds: float) -> float:
    """What a white card brings besides its alternative."""
    row = held.row
    return held.extra if row.effect is None else held.extra + effect_value(d, row, held.effect, rounds)


def company(d: Affairs, row: Card) -> float:
    """What companions of the hand add to a white card."""
    cards, hand = d.w.box.cards, d.s.hand
    pounds = 0.0
    taken = 0  # one bit for each place of the hand
    for i in range(len(row.company)):
        wanted = row.company[i]
        for at in range(len(hand)):
            other = cards[hand[at]]
            if keeps_company(other, wanted) and taken >> at & 1 == 0:
                taken |= 1 << at
                pounds += row.company_pounds[i] - (0.0 if other.kind == WILD else 0.5)
                break
    return pounds


def keeps_company(row: Card, companion: int) -> bool:
    return row.kind == WILD or (row.kind == COMPANION and row.companion == companion)


def companion_worth(held: Held, rounds: float) -> float:
    """Of placing its token now rather than keeping the card."""
    kept = COMPANION_KEPT if rounds >= 0.5 and held.row.kind == COMPANION else 0.0
    return held.token * (rounds + 0.8) - kept


def best_token(d: Affairs, row: Card) -> float:
    """The most pounds a round that this companion's token could bring."""
    most = 0.0
    for laid in d.s.board:
        spaces = laid.row.tokens
        if laid.tokens < len(spaces) and (row.deck == WILDS or row.companion == spaces[laid.tokens]):
            gain = token_gain(d, laid.row, laid.tokens)
            if gain > most:
                most = gain
    return most


def laying_cost(row: Card) -> int:
    return max(0, 1 + row.lay_actions - (row.amount if row.privilege == EXTRA_ACTION else 0))


def laying_gain(d: Affairs, held: Held, rounds: float) -> float:
    return held.row.lay_pounds + held.engine * rounds - space_price(d, rounds)


def purchase_price(d: Affairs, row: Card) -> int:
    return market_price(d.w, row, 0) - d.discount(row)


def purchase_gain(d: Affairs, held: Held, price: int, rounds: float) -> float:
    """What is paid; what it will weigh in the end is the loss."""
    gain = max(0, price) - burden(d, held.row, 0, rounds) + held.engine * rounds
    return gain - space_price(d, rounds)


def space_price(d: Affairs, rounds: float) -> float:
    """What it costs to take a space: little while there are many, the weakest card once there is none."""
    if d.room > 0:
        return 0.4 * rounds / d.room
    weakest = 99.0
    for piece in pieces(d):
        if not piece.row.is_property:
            weakest = min(weakest, piece.engine * rounds)
    return weakest


# --- cards that wait


def kept_worth(d: Affairs, rounds: float, blind: int) -> float:
    """The best cards of the hand as far as they may be kept, for use in later rounds."""
    if rounds < 0.3:
        return 0.0
    worths = [later_worth(d, held, rounds) for held in hand_cards(d)]
    for _ in range(blind):
        worths.append(0.7)
    worths.sort()
    total = 0.0
    last = len(worths) - 1
    for i in range(min(d.hand_limit, len(worths))):
        total += worths[last - i]
    return total * min(1.0, rounds)


def later_worth(d: Affairs, held: Held, rounds: float) -> float:
    """What a card in hand is worth at the end of a round: its surplus over plain actions, one round later."""
    row = held.row
    if row.kind == WILD:
        return 0.0
    later = max(0.0, rounds - 1.0)
    if row.kind == COMPANION:
        return COMPANION_KEPT + 0.4 * held.token * later
    return 0.3 + KEPT * max(0.0, surplus(d, held, later))


def surplus(d: Affairs, held: Held, rounds: float) -> float:
    """What the best use of a card of the hand spends beyond what its actions would spend otherwise."""
    row = held.row
    if row.kind == EVENT:
        most = NO_USE
        actions, pounds = row.option_actions, row.option_pounds
        for i in range(len(actions)):
            most = max(most, pounds[i] - ACTION * max(0, actions[i] - d.white_actions))
        return most + event_extra(d, held, rounds)
    if row.kind == COMPANION or row.kind == WILD:
        return companion_worth(held, rounds) - ACTION
    return surplus_of_purchase(d, held, rounds) if row.is_property else surplus_of_black(d, held, rounds)


def surplus_of_black(d: Affairs, held: Held, rounds: float) -> float:
    row = held.row
    plain = laying_gain(d, held, rounds) - ACTION * laying_cost(row)
    if not row.activates:
        return plain + held.privilege * 0.3
    return plain + max(0.0, held.gain - ACTION * row.actions)


def surplus_of_purchase(d: Affairs, held: Held, rounds: float) -> float:
    row = held.row
    price = purchase_price(d, row)
    if price > d.s.cash or d.s.bankrupt:
        return NO_USE
    plain = purchase_gain(d, held, price, rounds) - (0.0 if d.trades_freely(row) else ACTION)
    if not row.activates or price + row.pounds[0] > d.s.cash:
        return plain
    return plain + max(0.0, held.gain - ACTION * row.actions)
