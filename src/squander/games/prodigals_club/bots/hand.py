"""What cards, tiles and symbols will still bring, in points of the competitions they lower."""

from typing import Final

from squander.games.prodigals_club.bots.affairs import GAINS, LOUD, SLOTS, Affairs, add_times, give
from squander.games.prodigals_club.bots.effects import MEGAPHONE, STEP, add_later, add_now
from squander.games.prodigals_club.bots.standing import standing_gain
from squander.games.prodigals_club.box import Card
from squander.games.prodigals_club.central.actions import is_held
from squander.games.prodigals_club.possessions.selling import SELL, SELL_ANOTHER
from squander.games.prodigals_club.possessions.spending import RISING, SpendWithTime
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.terms import BLACK, ELECTION, POSSESSIONS, SOCIETY

KEPT: Final = 0.75  # of a card's worth, if it has to wait for the next round
PLAYED: Final = 0.8  # of a white card in a turn to come
A_TILE: Final = 7.0  # what a possession weighs, with its penalty
SALES: Final = 0.8  # possessions sold in a round to come
AN_ACTION: Final = 2.0  # pounds that an action spends in Last Will
A_USE: Final = 0.2  # points of a symbol that no card counts


def add_board(a: Affairs, gain: list[float]) -> None:
    """Uses of black cards laid, in the turn to come."""
    if a.now:
        cards = a.c.layout.box.cards
        for card in a.s.board:
            row = cards[card]
            if row.script and card not in a.s.used:
                add_now(a, row.script, gain)


def add_black_cards(a: Affairs, gain: list[float]) -> None:
    """Uses after this turn of black cards laid, and of those to be laid in it, with their standing bonuses."""
    cards = a.c.layout.box.cards
    rows = [cards[card] for card in a.s.board]
    if a.now:
        for card in a.s.hand:
            if cards[card].is_black:
                rows.append(cards[card])
    add_standing(a, rows, gain)


def add_standing(a: Affairs, rows: list[Card], gain: list[float]) -> None:
    """What black cards will bring from the next round on: of more than there is room for, the best."""
    room = a.c.layout.box.black_spaces
    if len(rows) <= room:
        for row in rows:
            add_black(a, row, gain)
        return
    gains: list[list[float]] = []
    for row in rows:
        one = GAINS[:]
        add_black(a, row, one)
        gains.append(one)
    gains.sort(key=a.weighed, reverse=True)
    for one in gains[:room]:
        add_times(gain, one, 1.0, len(one))


def add_black(a: Affairs, row: Card, gain: list[float]) -> None:
    if row.script and a.rounds > 0.0:
        add_later(a, row.script, a.rounds, gain)
    standing_gain(a, row.trigger, a.rounds, gain)


def add_hand(a: Affairs, gain: list[float]) -> None:
    """All cards, in the turn to come. Those that cost actions are for the expert of the game that has actions."""
    if a.now:
        cards = a.c.layout.box.cards
        for card in a.s.hand:
            if cards[card].cost == 0:
                add_use(a, cards[card], gain)


def add_tile(a: Affairs, gain: list[float]) -> None:
    """A bonus tile, in the turn to come; one that is held is heard already."""
    bonus = a.s.bonus
    if a.now and bonus and not is_held(a.c.layout, bonus):
        add_now(a, a.c.layout.box.bonuses[bonus].script, gain)


def add_kept(a: Affairs, gain: list[float]) -> None:
    """After the turn: the best cards that may be kept, if there is a next round."""
    if a.now or a.rounds <= 0.0:
        return
    cards, hand = a.c.layout.box.cards, a.s.hand
    gains = [kept_gain(a, cards[card]) for card in hand if cards[card].cost == 0]
    if len(gains) > a.c.layout.hand_limit:
        gains.sort(key=a.weighed, reverse=True)
        gains = gains[: a.c.layout.hand_limit]
    for one in gains:
        add_times(gain, one, KEPT, SLOTS)


def add_card(a: Affairs, row: Card, gain: list[float]) -> None:
    """What a card of the hand brings in the turn to come, and a black one after it."""
    add_use(a, row, gain)
    if row.is_black:
        add_black(a, row, gain)


def add_use(a: Affairs, row: Card, gain: list[float]) -> None:
    """In the turn to come alone."""
    if row.is_time:
        give(gain, POSSESSIONS, time_gain(a))
    elif row.border == BLACK:
        if row.script:
            add_now(a, row.script, gain)
    else:
        once = GAINS[:]
        add_now(a, row.script, once)
        add_times(gain, once, PLAYED, SLOTS + 1)
        if row.cost:
            give(gain, a.c.layout.purse.slot, -AN_ACTION * row.cost)


def kept_gain(a: Affairs, row: Card) -> list[float]:
    """The same from the next round on."""
    gain = GAINS[:]
    if row.is_time:
        give(gain, POSSESSIONS, time_gain(a))
    elif row.border == BLACK:
        if row.script:
            add_later(a, row.script, a.rounds, gain)
        standing_gain(a, row.trigger, a.rounds - 1.0, gain)
    else:
        add_later(a, row.script, PLAYED, gain)
        if row.cost:
            give(gain, a.c.layout.purse.slot, -AN_ACTION * row.cost)
    return gain


def card_worth(a: Affairs, card: int) -> float:
    """Of one more card for the hand."""
    gain = GAINS[:]
    if a.now:
        add_card(a, a.c.layout.box.cards[card], gain)
        give(gain, ELECTION, MEGAPHONE * gain[LOUD])
    else:
        gain = kept_gain(a, a.c.layout.box.cards[card])
    return a.weighed(gain)


def use_worth(a: Affairs, card: int) -> float:
    """Of a black card on the board, or about to be there, from now on."""
    gain, row = GAINS[:], a.c.layout.box.cards[card]
    if a.now and row.script and card not in a.s.used:
        add_now(a, row.script, gain)
    add_black(a, row, gain)
    give(gain, ELECTION, MEGAPHONE * gain[LOUD])
    return a.weighed(gain)


# --- money


def time_gain(a: Affairs) -> float:
    """Pounds of an A Little More Time card: more with a card that makes much of it."""
    return 1.1 if uses_time(a) else 0.6


def uses_time(a: Affairs) -> bool:
    cards = a.c.layout.box.cards
    for held in (a.s.hand, a.s.board):
        for card in held:
            for item in cards[card].script:
                effect = item.effect
                if isinstance(effect, SpendWithTime) and (effect.per_card == RISING or effect.per_card > 1):
                    return True
    return False


def spendable(a: Affairs) -> float:
    """All that can be got rid of with the money in hand and sales in sight; debts are for those without possessions."""
    e = estate(a.g)
    if not e.tiles[a.who]:
        return 99.0
    sales = min(1.0 * len(e.tiles[a.who]), SALES * a.rounds + sales_in_hand(a))
    return e.pounds[a.who] + A_TILE * sales


def sales_in_hand(a: Affairs) -> int:
    box = a.c.layout.box
    sales = 0
    for card in a.s.hand:
        for item in box.cards[card].script:
            if item.effect is SELL or item.effect is SELL_ANOTHER:
                sales += 1
    if a.s.bonus:
        for item in box.bonuses[a.s.bonus].script:
            if item.effect is SELL:
                sales += 1
    return sales


# --- symbols


def best_symbol(a: Affairs) -> float:
    """What one more symbol of the best kind brings this round."""
    cards = a.c.layout.box.cards
    gains = [A_USE] * len(a.symbols)
    for card in a.s.hand:
        add_uses(a, cards[card], gains)
    for card in a.s.board:
        if card not in a.s.used:
            add_uses(a, cards[card], gains)
    return max(gains)


def add_uses(a: Affairs, row: Card, gains: list[float]) -> None:
    for item in row.script:
        counter = item.counter
        if counter is not None and counter.symbol >= 0:
            unit = STEP if item.effect.slot == SOCIETY else 1.0
            give(gains, counter.symbol, a.weights[item.effect.slot] * item.amount * unit)
