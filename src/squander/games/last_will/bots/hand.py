"""What cards of the hand bring: used now, or kept for later."""

from typing import Final

from squander.games.last_will.bots.affairs import Affairs
from squander.games.last_will.bots.effects import effect_value
from squander.games.last_will.bots.pounds import ACTION, activation, burden, engine, privilege_value, token_gain
from squander.games.last_will.box import Card
from squander.games.last_will.rules.property import market_price
from squander.games.last_will.terms import COMPANION, EVENT, EXTRA_ACTION, WILD, WILDS

COMPANION_KEPT: Final = 0.9  # what a companion is worth that is not used up now
KEPT: Final = 0.75  # how much of a card's surplus survives being kept for a later round
NO_USE: Final = -99.0


def event_extra(d: Affairs, row: Card, rounds: float) -> float:
    """What a white card brings besides its alternative."""
    more = 1.0 * d.extras(row.symbols)
    if row.company:
        more += company(d, row)
    if row.effect is not None:
        more += effect_value(d, row, rounds)
    return more


def company(d: Affairs, row: Card) -> float:
    """What companions of the hand add to a white card."""
    cards = d.w.box.cards
    pounds = 0.0
    taken = 0  # one bit for each place of the hand
    for i in range(len(row.company)):
        for at in range(len(d.s.hand)):
            other = cards[d.s.hand[at]]
            if taken >> at & 1 == 0 and keeps_company(other, row.company[i]):
                taken |= 1 << at
                pounds += row.company_pounds[i] - (0.0 if other.kind == WILD else 0.5)
                break
    return pounds


def keeps_company(row: Card, companion: int) -> bool:
    return row.kind == WILD or (row.kind == COMPANION and row.companion == companion)


def companion_worth(d: Affairs, row: Card, rounds: float) -> float:
    """Of placing its token now rather than keeping the card."""
    kept = COMPANION_KEPT if rounds >= 0.5 and row.kind == COMPANION else 0.0
    return best_token(d, row) * (rounds + 0.8) - kept


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


def laying_gain(d: Affairs, row: Card, rounds: float) -> float:
    return row.lay_pounds + engine(d, row, 0, 0) * rounds - space_price(d, rounds)


def purchase_price(d: Affairs, row: Card) -> int:
    return market_price(d.w, row, 0) - d.discount(row)


def purchase_gain(d: Affairs, row: Card, price: int, rounds: float) -> float:
    """What is paid; what it will weigh in the end is the loss."""
    gain = max(0, price) - burden(d, row, 0, rounds) + engine(d, row, 0, 0) * rounds
    return gain - space_price(d, rounds)


def space_price(d: Affairs, rounds: float) -> float:
    """What it costs to take a space: little while there are many, the weakest card once there is none."""
    if d.room > 0:
        return 0.4 * rounds / d.room
    weakest = 99.0
    for laid in d.s.board:
        if not laid.row.is_property:
            weakest = min(weakest, engine(d, laid.row, laid.step, laid.tokens) * rounds)
    return weakest


# --- cards that wait


def kept_worth(d: Affairs, rounds: float, blind: int) -> float:
    """The best cards of the hand as far as they may be kept, for use in later rounds."""
    if rounds < 0.3:
        return 0.0
    worths = [later_worth(d, d.w.box.cards[card], rounds) for card in d.s.hand]
    worths += [0.7] * blind
    worths.sort(reverse=True)
    total = 0.0
    for i in range(min(d.hand_limit, len(worths))):
        total += worths[i]
    return total * min(1.0, rounds)


def later_worth(d: Affairs, row: Card, rounds: float) -> float:
    """What a card in hand is worth at the end of a round: its surplus over plain actions, one round later."""
    if row.kind == WILD:
        return 0.0
    later = max(0.0, rounds - 1.0)
    if row.kind == COMPANION:
        return COMPANION_KEPT + 0.4 * best_token(d, row) * later
    return 0.3 + KEPT * max(0.0, surplus(d, row, later))


def surplus(d: Affairs, row: Card, rounds: float) -> float:
    """What the best use of a card of the hand spends beyond what its actions would spend otherwise."""
    if row.kind == EVENT:
        most = NO_USE
        for i in range(len(row.option_actions)):
            most = max(most, row.option_pounds[i] - ACTION * max(0, row.option_actions[i] - d.white_actions))
        return most + event_extra(d, row, rounds)
    if row.kind == COMPANION or row.kind == WILD:
        return companion_worth(d, row, rounds) - ACTION
    return surplus_of_purchase(d, row, rounds) if row.is_property else surplus_of_black(d, row, rounds)


def surplus_of_black(d: Affairs, row: Card, rounds: float) -> float:
    plain = laying_gain(d, row, rounds) - ACTION * laying_cost(row)
    if not row.activates:
        return plain + privilege_value(d, row) * 0.3
    return plain + max(0.0, activation(d, row, 0, 0) - ACTION * row.actions)


def surplus_of_purchase(d: Affairs, row: Card, rounds: float) -> float:
    price = purchase_price(d, row)
    if price > d.s.cash or d.s.bankrupt:
        return NO_USE
    plain = purchase_gain(d, row, price, rounds) - (0.0 if d.trades_freely(row) else ACTION)
    if not row.activates or price + row.pounds[0] > d.s.cash:
        return plain
    return plain + max(0.0, activation(d, row, 0, 0) - ACTION * row.actions)
