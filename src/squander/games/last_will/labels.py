"""What Last Will offers: each option as a player reads it."""

from squander.games.last_will.box import Card, Space
from squander.games.last_will.player_board import is_laid, laid_card, value
from squander.games.last_will.rules.black import amount
from squander.games.last_will.rules.property import market_price
from squander.games.last_will.state import Fortune, card_of, fortune, seat
from squander.games.last_will.terms import (
    CARD_SPACE,
    CLOCK_SPACE,
    COMPANION_NAMES,
    EXTENSION_SPACE,
    KEEP_ALL,
    KIND_NAMES,
    MARKET_SPACE,
    OPERA_SPACE,
    SELL,
    TRIO_SPACE,
    YES,
)
from squander.games.last_will.text import cost, plural, signed, type_name
from squander.games.saying import Say
from squander.kernel.game import Frame, Game

DECK_LABELS = ["Events", "Helpers and expenses", "Properties", "Companions", "Special cards"]


def label_plan(g: Game, f: Frame, option: int) -> str:
    plan = fortune(g).layout.plans[option]
    boys = plural(plan.errand_boys, "errand boy")
    return f"Plan {option + 1}: {plural(plan.cards, 'card')}, {boys}, {plural(plan.actions, 'action')}"


def label_space(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    space = w.layout.spaces[option]
    kind = space.kind
    if kind == CARD_SPACE:
        card = w.offering[space.index]
        return f"Take {w.box.cards[card].name}" if card else "The card that was here"
    if kind == TRIO_SPACE:
        names = [w.box.cards[w.offering[slot]].name for slot in w.layout.trio if w.offering[slot]]
        return f"Take one of: {'; '.join(names)}"
    return plain_space(w, space, f.who)


def plain_space(w: Fortune, space: Space, who: int) -> str:
    if space.kind == EXTENSION_SPACE:
        return f"Take a board extension ({w.extensions} left)"
    if space.kind == MARKET_SPACE:
        return "Rearrange the property market"
    if space.kind == OPERA_SPACE:
        return f"Go to the opera for £{w.box.opera_pounds}"
    if space.kind == CLOCK_SPACE:
        return f"Turn the clock: plan {'first' if space.index == 0 else 'second'} from the next round"
    return "Draw an unknown card" if space.index == who else "The unknown card of another player"


def label_act(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    s = w.seats[f.who]
    if option == 0:
        return "End your turn"
    if option > SELL:
        return label_sale(w, f.who, option - SELL)
    row = w.box.cards[option]
    if is_laid(s, option):
        verb = "Maintain" if row.is_property else "Use"
        return f"{verb} {row.name}{used_amounts(w, f.who, option)}"
    return label_hand(w, row)


def used_amounts(w: Fortune, who: int, card: int) -> str:
    s = w.seats[who]
    laid = laid_card(s, card)
    if not laid.row.activates:
        return ""
    amounts = "/".join(str(amount(s, laid, i)) for i in range(laid.tokens + 1))
    return f" ({cost(laid.row.actions, 0) + ', ' if laid.row.actions else ''}£{amounts})"


def label_sale(w: Fortune, who: int, card: int) -> str:
    laid = laid_card(w.seats[who], card)
    price = max(0, value(laid) + w.market[laid.row.type])
    return f"Sell {laid.row.name} (1 action, brings £{price})"


def label_hand(w: Fortune, row: Card) -> str:
    if row.kind == KIND_NAMES.index("event"):
        costs = " or ".join(cost(a, p) for a, p in zip(row.option_actions, row.option_pounds, strict=True))
        return f"Play {row.name} ({costs})"
    if row.is_property:
        return f"Buy {row.name} ({type_name(row)}, 1 action, £{max(0, market_price(w, row, 0))})"
    if row.companion >= 0 or row.kind == KIND_NAMES.index("wild"):
        return f"Add {row.name} to a card on your board (1 action)"
    return f"Lay {row.name} ({cost(1 + row.lay_actions, row.lay_pounds)})"


def label_bring(g: Game, f: Frame, option: int) -> str:
    if option == 0:
        return "Nobody" if not fortune(g).brought else "Nobody else"
    row = card_of(g, f.arg)
    space = int(f.rule.name[-1]) - 1
    return f"{card_of(g, option).name} as {COMPANION_NAMES[row.company[space]]} (£{row.company_pounds[space]} more)"


def label_card(g: Game, f: Frame, option: int) -> str:
    return card_of(g, option).name if option else "Nothing more"


def label_keep(g: Game, f: Frame, option: int) -> str:
    if option == KEEP_ALL:
        return "Keep all"
    return f"Keep {card_of(g, option).name}" if option else "Keep no more"


def label_alternative(g: Game, f: Frame, option: int) -> str:
    row = card_of(g, f.arg)
    return cost(row.option_actions[option], row.option_pounds[option])


def label_amount(g: Game, f: Frame, option: int) -> str:
    s = seat(g, f.who)
    tokens = [COMPANION_NAMES[t] for t in card_of(g, f.arg).tokens[:option]]
    return f"£{amount(s, laid_card(s, f.arg), option)}{' with ' + ' and '.join(tokens) if tokens else ''}"


def label_token(g: Game, f: Frame, option: int) -> str:
    laid = laid_card(seat(g, f.who), option)
    if laid.tokens < len(laid.row.tokens):
        return f"{laid.row.name}, {COMPANION_NAMES[laid.row.tokens[laid.tokens]]} space"
    return laid.row.name


def yes_no(g: Game, f: Frame, option: int) -> str:
    return "Yes" if option == YES else "No"


LABELS: dict[str, Say] = {
    "KeepFirstCards": lambda g, f, o: f"Keep {card_of(g, o).name}",
    "BlockPlan": label_plan,
    "TakePlan": label_plan,
    "MayDrawMore": yes_no,
    "ChooseDeck": lambda g, f, o: DECK_LABELS[o],
    "SendErrandBoy": label_space,
    "TakeOfThree": lambda g, f, o: card_of(g, fortune(g).offering[o]).name if fortune(g).offering[o] else "gone",
    "ArrangeMarket": lambda g, f, o: signed(fortune(g).box.market_tokens[o]),
    "DrawUnknown": lambda g, f, o: DECK_LABELS[o],
    "Act": label_act,
    "ChooseAlternative": label_alternative,
    "Bring": label_bring,
    "MaySpendMore": yes_no,
    "MakeRoom": label_card,
    "TradeAction": lambda g, f, o: "By the helper" if o == YES else "Use an action",
    "MovePrice": lambda g, f, o: ["Lower it", "Leave it", "Raise it"][o],
    "ActivationActions": lambda g, f, o: "By the helper" if o == YES else "Use actions",
    "ChooseAmount": label_amount,
    "AddCompanion": label_token,
    "PlaceAnimal": lambda g, f, o: label_token(g, f, o) if o else "No more animals",
    "DepreciateOwn": label_card,
    "SellOff": label_card,
    "KeepCards": label_keep,
}
