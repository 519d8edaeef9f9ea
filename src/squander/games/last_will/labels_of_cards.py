"""What Last Will offers in the turn: each use of a card as a player reads it, with what it will cost or bring."""

from squander.games.last_will.box import Card
from squander.games.last_will.player_board import can_depreciate, is_laid, laid_card, value
from squander.games.last_will.prices import price_range, trading_price
from squander.games.last_will.privileges import free_activation, free_trade, white_actions
from squander.games.last_will.rules.black import amount
from squander.games.last_will.rules.end_of_round import keepable_cards
from squander.games.last_will.rules.property import market_price, shift
from squander.games.last_will.state import Fortune, Laid, Seat, card_of, fortune, seat
from squander.games.last_will.terms import COMPANION_NAMES, EVENT, EXTRA_WHITE_ACTION, KEEP_ALL, SELL, WILD, YES
from squander.games.last_will.text import company_of, cost, plural, type_name
from squander.games.saying import Say, listed
from squander.kernel.game import Frame, Game

ORDER = ["", "second ", "third ", "fourth ", "fifth ", "sixth "]

# --- cards on the board ---------------------------------------------------------------------------------------


def laid_name(laid: Laid) -> str:
    """With all that tells it from another copy: value, companions, and whether it has been used."""
    at = f" at £{value(laid)}" if laid.row.is_property and not laid.row.is_farm else ""
    company = f" with {company_of(laid.row.tokens[: laid.tokens])}" if laid.tokens else ""
    used = f", {'maintained' if laid.row.is_property else 'used'} this round" if laid.used else ""
    return f"{laid.row.name}{at}{company}{used}"


def label_use(s: Seat, laid: Laid) -> str:
    row = laid.row
    if not row.activates:
        return f"Use {row.name}"
    amounts = listed([f"£{amount(s, laid, i)}" for i in range(laid.tokens + 1)], "or")
    paid = f"{paid_actions(s, row.actions, free_activation(s, row))}, " if row.actions else ""
    at = f" at £{value(laid)}" if row.is_property and not row.is_farm else ""
    return f"{'Maintain' if row.is_property else 'Use'} {row.name}{at} ({paid}{amounts})"


def paid_actions(s: Seat, actions: int, helper: Laid | None) -> str:
    """The action that will really be paid: where a helper waives it, the player is asked only if both are possible."""
    if helper is None:
        return plural(actions, "action")
    free = f"free by {helper.row.name}"
    return f"{plural(actions, 'action')} or {free}" if s.actions >= actions else free


def label_sale(w: Fortune, s: Seat, laid: Laid) -> str:
    price = priced(*price_range(s, laid.row, value(laid) + w.market[laid.row.type]))
    return f"Sell {laid_name(laid)} ({paid_actions(s, 1, free_trade(s, laid.row))}, brings {price})"


def priced(low: int, high: int) -> str:
    return f"£{low}" if low == high else f"£{low} to £{high}"


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


def given(s: Seat, actions: int) -> int:
    return min(actions, white_actions(s))


def white_help(s: Seat, actions: int) -> list[str]:
    """Actions for white cards are used first (LW-HELPER-56)."""
    helpers = [laid.row.name for laid in s.board if laid.row.privilege == EXTRA_WHITE_ACTION]
    count = given(s, actions)
    return [f"{plural(count, 'action')} by {helpers[0] if len(helpers) == 1 else 'your helpers'}"] if count else []


def label_alternative(g: Game, f: Frame, option: int) -> str:
    s = seat(g, f.who)
    row = card_of(g, f.arg)
    actions, pounds = row.option_actions[option], row.option_pounds[option]
    rest = [cost(actions - given(s, actions), pounds)] if (actions, pounds) != (given(s, actions), 0) else []
    return "; ".join([*rest, *white_help(s, actions)])


# --- questions ------------------------------------------------------------------------------------------------


def label_act(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    s = w.seats[f.who]
    if option == 0:
        return "End your turn"
    if option > SELL:
        return label_sale(w, s, laid_card(s, option - SELL))
    return label_use(s, laid_card(s, option)) if is_laid(s, option) else label_hand(w, s, w.box.cards[option])


def label_card(g: Game, f: Frame, option: int) -> str:
    """A card that makes way, with the companions it takes along."""
    return laid_name(laid_card(seat(g, f.who), option))


def label_keep(g: Game, f: Frame, option: int) -> str:
    if option == KEEP_ALL:
        w = fortune(g)
        n = len(keepable_cards(w, w.seats[f.who]))
        return {1: "Keep it", 2: "Keep both"}.get(n, f"Keep all {n}")
    return f"Keep {card_of(g, option).name}" if option else "Keep no more"


def label_bring(g: Game, f: Frame, option: int) -> str:
    row = card_of(g, f.arg)
    space = int(f.rule.name[-1]) - 1
    companion = COMPANION_NAMES[row.company[space]]
    if option == 0:
        return f"Bring no {companion}"
    card = card_of(g, option)
    if card.companion >= 0 and card.companion != row.company[space]:
        return f"Bring {card.name}"
    as_type = "" if card.companion >= 0 else f" as a {companion}"
    return f"Bring {card.name}{as_type} (£{row.company_pounds[space]} more)"


def label_amount(g: Game, f: Frame, option: int) -> str:
    s = seat(g, f.who)
    tokens = card_of(g, f.arg).tokens[:option]
    return f"£{amount(s, laid_card(s, f.arg), option)}{' with ' + company_of(tokens) if tokens else ''}"


def label_helper(g: Game, f: Frame, option: int) -> str:
    """Without an action, by the helper who waives it, or for those it costs."""
    s = seat(g, f.who)
    row = card_of(g, f.arg)
    trade = f.rule.name == "will.TradeAction"
    if option != YES:
        return f"Use {plural(1 if trade else row.actions, 'action')} of your {s.actions}"
    helper = free_trade(s, row) if trade else free_activation(s, row)
    return f"Without an action, by {helper.row.name}" if helper else "Without an action"


def label_price(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    price = max(0, trading_price(w, f.who) + shift(w.box.cards[f.arg], option))
    return f"{['Lower it to', 'Leave it at', 'Raise it to'][option]} £{price}"


def label_token(g: Game, f: Frame, option: int) -> str:
    """The token that would come, and the card it would come to; where none would, the card."""
    laid = laid_card(seat(g, f.who), option)
    spaces = laid.row.tokens
    if option not in g.options:
        return laid_name(laid)
    nth = ORDER[spaces[: laid.tokens].count(spaces[laid.tokens])]
    at = f" at £{value(laid)}" if laid.row.is_property and not laid.row.is_farm else ""
    used = ", used this round" if laid.used else ""
    return f"A {nth}{COMPANION_NAMES[spaces[laid.tokens]]} on {laid.row.name}{at}{used}"


def label_step(g: Game, f: Frame, option: int) -> str:
    laid = laid_card(seat(g, f.who), option)
    if not can_depreciate(laid):
        return laid_name(laid)
    company = f" with {company_of(laid.row.tokens[: laid.tokens])}" if laid.tokens else ""
    used = ", maintained this round" if laid.used else ""
    return f"{laid.row.name}{company}, from £{value(laid)} to £{laid.row.scale[laid.step + 1]}{used}"


def label_sell_off(g: Game, f: Frame, option: int) -> str:
    if option == 0:
        return "Sell nothing more"
    w = fortune(g)
    s = w.seats[f.who]
    laid = laid_card(s, option)
    base = value(laid) + w.market[laid.row.type] - w.box.cards[w.playing].effect_cheaper
    return f"{laid_name(laid)} (brings {priced(*price_range(s, laid.row, base))})"


LABELS_OF_CARDS: dict[str, Say] = {
    "ChooseAlternative": label_alternative,
    "Bring": label_bring,
    "TradeAction": label_helper,
    "MovePrice": label_price,
    "ActivationActions": label_helper,
    "ChooseAmount": label_amount,
    "AddCompanion": label_token,
    "PlaceAnimal": lambda g, f, o: label_token(g, f, o) if o else "No more animals",
    "DepreciateOwn": label_step,
    "SellOff": label_sell_off,
}
