"""The question of a turn: what to do with the cards of hand and board."""

from squander.games.english import listed
from squander.games.face import TURN, Face
from squander.games.last_will.box import Card
from squander.games.last_will.faces.shared import (
    ACTIONS,
    ALL_TAKEN,
    companion_of,
    given,
    laid_name,
    name_in_record,
    next_space,
    paid_actions,
    priced,
    short_of_actions,
    short_of_money,
    too_dear,
    white_help,
)
from squander.games.last_will.player_board import capacity, is_laid, laid_card, value
from squander.games.last_will.prices import pounds_to_act, price_range
from squander.games.last_will.privileges import free_activation, free_trade, most_discount, white_actions
from squander.games.last_will.rules.actions import Act
from squander.games.last_will.rules.black import amount
from squander.games.last_will.rules.companions import token_obstacle
from squander.games.last_will.rules.property import market_price
from squander.games.last_will.state import Fortune, Laid, Seat, card_of, fortune, seat
from squander.games.last_will.terms import COMPANION_, EVENT, SELL, WILD
from squander.games.last_will.text import cost, money, plural, type_name
from squander.kernel.game import Frame, Game

# --- cards on the board ---------------------------------------------------------------------------------------


def label_use(s: Seat, laid: Laid) -> str:
    row = laid.row
    if not row.activates:
        return f"Use {row.name}"
    amounts = listed([f"£{amount(s, laid, i)}" for i in range(laid.tokens + 1)], "or")
    paid = f"{paid_actions(s, row.actions, free_activation(s, row))}, " if row.actions else ""
    at = f" at £{value(laid)}" if row.is_property and not row.is_farm else ""
    return f"{'Maintain' if row.is_property else 'Use'} {row.name}{at} ({paid}{amounts})"


def label_sale(w: Fortune, s: Seat, laid: Laid) -> str:
    price = priced(*price_range(s, laid.row, value(laid) + w.market[laid.row.type]))
    return f"Sell {laid_name(laid)} ({paid_actions(s, 1, free_trade(s, laid.row))}, brings {price})"


def sale(g: Game, f: Frame, option: int) -> int:
    """What a house on the board would bring by the market alone (LW-PROPERTY-28)."""
    if option <= SELL:
        return 0
    w = fortune(g)
    laid = laid_card(w.seats[f.who], option - SELL)
    return max(0, value(laid) + w.market[laid.row.type])


# --- cards in the hand ----------------------------------------------------------------------------------------


def label_hand(w: Fortune, s: Seat, row: Card) -> str:
    if row.kind == EVENT:
        return f"Play {row.name} ({event_costs(s, row)})"
    if row.is_property:
        return label_purchase(w, s, row)
    if row.companion >= 0 or row.kind == WILD:
        return f"Add {row.name} to a card on your board (1 action)"
    return f"Lay {row.name} ({cost(1 + row.lay_actions, row.lay_pounds)})"


def label_purchase(w: Fortune, s: Seat, row: Card) -> str:
    low, high = price_range(s, row, market_price(w, row, 0))
    price = priced(low, max(low, min(high, s.cash)))
    return f"Buy {row.name} ({type_name(row)}, {paid_actions(s, 1, free_trade(s, row))}, {price})"


def event_costs(s: Seat, row: Card) -> str:
    """What remains to be paid, and by whom the rest is."""
    pairs = zip(row.option_actions, row.option_pounds, strict=True)
    costs = [cost(a - given(s, a), p) for a, p in pairs if (a, p) != (given(s, a), 0)]
    return "; ".join([", or ".join(costs)] * bool(costs) + white_help(s, min(row.option_actions)))


# --- the question ---------------------------------------------------------------------------------------------


def prompt_act(g: Game, f: Frame) -> str:
    s = seat(g, f.who)
    white = f" and {white_actions(s)} for white cards" if white_actions(s) else ""
    return f"Your turn: {plural(s.actions, 'action')}{white} left, {money(s.cash)}. What will you do?"


def label_act(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    s = w.seats[f.who]
    if option == 0:
        return "End your turn"
    if option > SELL:
        return label_sale(w, s, laid_card(s, option - SELL))
    return label_use(s, laid_card(s, option)) if is_laid(s, option) else label_hand(w, s, w.box.cards[option])


def act_word(g: Game, f: Frame, option: int) -> str:
    if option == 0:
        return "end"
    w = fortune(g)
    return f"sell.{name_in_record(w, option - SELL)}" if option > SELL else name_in_record(w, option)


def act_place(g: Game, f: Frame, option: int) -> str:
    if option == 0:
        return ""
    if option > SELL:
        return f"sell:{option - SELL}"
    return f"{'board' if is_laid(seat(g, f.who), option) else 'hand'}:{option}"


def deed_act(g: Game, f: Frame, option: int) -> str:
    if option == 0:
        return "End the turn"
    if option > SELL:
        return "Sell it"
    if is_laid(seat(g, f.who), option):
        return "Maintain it" if card_of(g, option).is_property else "Use it"
    row = card_of(g, option)
    return "Play it" if row.kind == EVENT else "Buy it" if row.is_property else "Lay it"


# --- reasons --------------------------------------------------------------------------------------------------


def actions_for(g: Game, f: Frame, option: int) -> tuple[int, bool]:
    """The actions an option needs, and whether these are the fewest of several."""
    if option > SELL:
        return 1, False
    row = card_of(g, option)
    if is_laid(seat(g, f.who), option):
        return row.actions, False
    if row.kind == EVENT:
        return min(row.option_actions), len(row.option_actions) > 1
    return 1 + row.lay_actions, False


def reason_actions(g: Game, f: Frame, option: int) -> str:
    cards = fortune(g).box.cards
    is_event = 0 < option < len(cards) and bool(cards[option].option_actions)
    return short_of_actions(seat(g, f.who), *actions_for(g, f, option), white=is_event)


def reason_own_action(g: Game, f: Frame, option: int) -> str:
    needed, _ = actions_for(g, f, option)
    left = seat(g, f.who).actions
    return (
        f"Laying it needs {plural(needed, 'action')}, and you have {left or 'none'} left; what it brings comes "
        "only after that."
    )


def reason_price(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    row = w.box.cards[option]
    discount = most_discount(w.seats[f.who], row)
    return too_dear(g, f, market_price(w, row, 0) - discount, discount > 0)


def reason_used(g: Game, f: Frame, option: int) -> str:
    done = "maintained" if card_of(g, option).is_property else "used"
    return f"You have {done} it this round."


def reason_all_properties(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    spaces = capacity(w, w.seats[f.who])
    return f"All {spaces} spaces of your board hold properties, which only a sale takes away."


def reason_order(g: Game, f: Frame, option: int) -> str:
    """The first card where this companion would come later."""
    companion = card_of(g, option)
    board = seat(g, f.who).board
    card = next(laid.card for laid in board if token_obstacle(laid, companion) == COMPANION_ + 8)
    wanted = next_space(g, f, card)
    return f"A {companion_of(g, option)} comes later on {card_of(g, card).name}: a {wanted} is next."


ACT = Face(
    asks=Act,
    phase=ACTIONS,
    prompt=prompt_act,
    label=label_act,
    word=act_word,
    place=act_place,
    deed=deed_act,
    gesture=TURN,
    amount=sale,
    reasons={
        "LW-ACTION-08": reason_actions,
        "LW-WHITE-25": reason_actions,
        "LW-BLACK-18": reason_actions,
        "LW-HELPER-34": reason_own_action,
        "LW-PROPERTY-11": reason_price,
        "LW-PROPERTY-14": "You are bankrupt, and a bankrupt buys no property.",
        "LW-BLACK-09": reason_all_properties,
        "LW-BLACK-11": "Your board is full, and without the helper that would make way you could not pay for it.",
        "LW-BLACK-21": reason_used,
        "LW-HELPER-03": lambda g, f, o: (
            f"There is nothing to spend on {card_of(g, o).name}; the help works all the time."
        ),
        "LW-COMPANION-02": "No card on your board has companion spaces.",
        "LW-COMPANION-08": reason_order,
        "LW-COMPANION-09": lambda g, f, o: f"No free space on your cards is for a {companion_of(g, o)}.",
        "LW-COMPANION-21": ALL_TAKEN.format("on your cards"),
        **short_of_money(
            lambda g, f, o: pounds_to_act(seat(g, f.who), card_of(g, o), o),
            "LW-MONEY-02",
            "LW-BLACK-17",
            "LW-EXPENSE-19",
        ),
    },
)

FACES = [ACT]
