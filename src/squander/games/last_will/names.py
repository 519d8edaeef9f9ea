"""What Last Will says: prompts, options, places, reasons. Rules never hold text; this file never decides anything."""

import csv
from collections.abc import Callable
from functools import cache
from pathlib import Path

from squander.games.last_will import telling
from squander.games.last_will.box import Card, Space
from squander.games.last_will.player_board import is_laid, laid_card, value
from squander.games.last_will.privileges import hand_limit, price_step, white_actions
from squander.games.last_will.rules.black import amount
from squander.games.last_will.rules.property import market_price
from squander.games.last_will.state import Fortune, fortune, seat
from squander.games.last_will.terms import (
    CARD_SPACE,
    CLOCK_SPACE,
    COMPANION_NAMES,
    DECK_NAMES,
    EXTENSION_SPACE,
    KEEP_ALL,
    KIND_NAMES,
    MARKET_SPACE,
    OPERA_SPACE,
    SELL,
    TRIO_SPACE,
    TYPE_NAMES,
    YES,
    clause_id,
)
from squander.games.last_will.text import cost, plural, type_name
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Note

DECK_LABELS = ["Events", "Helpers and expenses", "Properties", "Companions", "Special cards"]


@cache
def clauses() -> dict[str, str]:
    """The rules index: what each clause says."""
    with (Path(__file__).parent / "clauses.tsv").open(encoding="utf-8", newline="") as file:
        return {row["id"]: row["clause"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else str(n)


def copy_number(w: Fortune, card: int) -> int:
    """Which of its copies a card is, from 1."""
    row = w.box.cards[card]
    return [c for c in range(1, card + 1) if w.box.cards[c] is row].index(card) + 1


def card_word(w: Fortune, card: int) -> str:
    row = w.box.cards[card]
    copies = sum(1 for other in w.box.cards if other is row)
    return row.id if copies == 1 else f"{row.id}.{copy_number(w, card)}"


class Names:
    """The words of Last Will."""

    def prompt(self, g: Game, f: Frame) -> str:
        return PROMPTS[f.rule.name.removeprefix("will.").rstrip("1234")](g, f)

    def label(self, g: Game, f: Frame, option: int) -> str:
        return LABELS[f.rule.name.removeprefix("will.").rstrip("1234")](g, f, option)

    def word(self, g: Game, f: Frame, option: int) -> str:
        rule = f.rule.name.removeprefix("will.").rstrip("1234")
        return WORDS.get(rule, card_or_word)(g, f, option)

    def place(self, g: Game, f: Frame, option: int) -> str:
        rule = f.rule.name.removeprefix("will.").rstrip("1234")
        return PLACES.get(rule, no_place)(g, f, option)

    def target(self, g: Game, f: Frame, option: int) -> str:
        return ""

    def clause(self, code: int) -> str:
        return clause_id(code)

    def reason(self, g: Game, f: Frame, option: int, code: int) -> str:
        detail = REASONS.get(clause_id(code))
        return detail(g, f, option) if detail else clauses()[clause_id(code)]

    def tell(self, g: Game, note: Note) -> str:
        return telling.tell(fortune(g), note)


# --- prompts --------------------------------------------------------------------------------------------------


def card_of(g: Game, number: int) -> Card:
    return fortune(g).box.cards[number]


def prompt_act(g: Game, f: Frame) -> str:
    s = seat(g, f.who)
    white = f" and {white_actions(s)} for white cards" if white_actions(s) else ""
    return f"Your turn: {plural(s.actions, 'action')}{white} left, £{s.cash}. What will you do?"


def prompt_keep(g: Game, f: Frame) -> str:
    w = fortune(g)
    s = w.seats[f.who]
    return f"Keep up to {hand_limit(w, s)} cards for the next round; {len(s.kept)} kept so far."


def prompt_market(g: Game, f: Frame) -> str:
    w = fortune(g)
    place = len(w.arranging)
    return (
        f"Which modifier shall lie at the {TYPE_NAMES[place].replace('_', ' ')}? Now it is {signed(w.market[place])}."
    )


def prompt_deck(g: Game, f: Frame) -> str:
    named = [f"{n} {DECK_NAMES[deck]}" for deck, n in enumerate(fortune(g).wanted) if n]
    so_far = f" after {', '.join(named)}" if named else ""
    return f"From which deck? {plural(f.arg, 'card')} to name{so_far}; all are drawn together."


PROMPTS: dict[str, Callable[[Game, Frame], str]] = {
    "KeepFirstCards": lambda g, f: f"Choose {plural(f.arg, 'card')} to keep; the others are discarded.",
    "BlockPlan": lambda g, f: "Block a plan with a marker that is not in play.",
    "TakePlan": lambda g, f: "Choose your plan: cards, errand boys, actions. Further left acts earlier.",
    "MayDrawMore": lambda g, f: f"{card_of(g, f.arg).name}: draw the extra cards?",
    "ChooseDeck": prompt_deck,
    "SendErrandBoy": lambda g, f: "Send an errand boy.",
    "TakeOfThree": lambda g, f: "Take one of these cards.",
    "ArrangeMarket": prompt_market,
    "DrawUnknown": lambda g, f: "Draw an unknown card from which deck?",
    "Act": prompt_act,
    "ChooseAlternative": lambda g, f: f"{card_of(g, f.arg).name}: how long will you savour it?",
    "Bring": lambda g, f: f"{card_of(g, f.arg).name}: bring a companion along? £{fortune(g).due} so far.",
    "MaySpendMore": lambda g, f: f"{card_of(g, f.arg).name}: spend £{card_of(g, f.arg).amount} more?",
    "MakeRoom": lambda g, f: f"Your board is full. Which card makes way for {card_of(g, f.arg).name}?",
    "TradeAction": lambda g, f: f"{card_of(g, f.arg).name}: trade without an action, by your helper?",
    "MovePrice": lambda g, f: f"{card_of(g, f.arg).name}: move the price by £{price_step(card_of(g, f.arg))}?",
    "ActivationActions": lambda g, f: f"{card_of(g, f.arg).name}: without an action, by your helper?",
    "ChooseAmount": lambda g, f: f"{card_of(g, f.arg).name}: how much will you spend?",
    "AddCompanion": lambda g, f: f"Where does the {card_of(g, f.arg).name} go?",
    "PlaceAnimal": lambda g, f: f"Place an animal; {f.arg} left.",
    "DepreciateOwn": lambda g, f: f"Which house loses a step of value? {f.arg} left.",
    "SellOff": lambda g, f: f"Sell which property? {f.arg} left.",
    "KeepCards": prompt_keep,
}


# --- options --------------------------------------------------------------------------------------------------


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


LABELS: dict[str, Callable[[Game, Frame, int], str]] = {
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


def card_or_word(g: Game, f: Frame, option: int) -> str:
    """Most options are cards; the others have a name of their own."""
    w = fortune(g)
    if option == 0:
        return "end" if f.rule.name == "will.Act" else "none"
    if option == KEEP_ALL:
        return "all"
    return f"sell.{card_word(w, option - SELL)}" if option > SELL else card_word(w, option)


def yes_no_word(g: Game, f: Frame, option: int) -> str:
    return "yes" if option == YES else "no"


def deck_word(g: Game, f: Frame, option: int) -> str:
    return DECK_NAMES[option]


def plan_word(g: Game, f: Frame, option: int) -> str:
    return f"plan.{option + 1}"


WORDS: dict[str, Callable[[Game, Frame, int], str]] = {
    "BlockPlan": plan_word,
    "TakePlan": plan_word,
    "MayDrawMore": yes_no_word,
    "MaySpendMore": yes_no_word,
    "ChooseDeck": deck_word,
    "DrawUnknown": deck_word,
    "SendErrandBoy": lambda g, f, o: fortune(g).layout.spaces[o].name,
    "TakeOfThree": lambda g, f, o: fortune(g).layout.slot_names[o],
    "ArrangeMarket": lambda g, f, o: f"token{signed(fortune(g).box.market_tokens[o])}",
    "ChooseAlternative": lambda g, f, o: f"option.{o + 1}",
    "ChooseAmount": lambda g, f, o: f"amount.{o + 1}",
    "TradeAction": lambda g, f, o: "helper" if o == YES else "action",
    "ActivationActions": lambda g, f, o: "helper" if o == YES else "action",
    "MovePrice": lambda g, f, o: ["lower", "leave", "raise"][o],
}


# --- places ---------------------------------------------------------------------------------------------------


def no_place(g: Game, f: Frame, option: int) -> str:
    return ""


def card_place(g: Game, f: Frame, option: int) -> str:
    if option in (0, KEEP_ALL):
        return ""
    if option > SELL:
        return f"sell:{option - SELL}"
    return f"{'board' if is_laid(seat(g, f.who), option) else 'hand'}:{option}"


PLACES: dict[str, Callable[[Game, Frame, int], str]] = {
    "KeepFirstCards": card_place,
    "KeepCards": card_place,
    "Act": card_place,
    "Bring": card_place,
    "MakeRoom": card_place,
    "AddCompanion": card_place,
    "PlaceAnimal": card_place,
    "DepreciateOwn": card_place,
    "SellOff": card_place,
    "BlockPlan": lambda g, f, o: f"plan:{o}",
    "TakePlan": lambda g, f, o: f"plan:{o}",
    "ChooseDeck": lambda g, f, o: f"deck:{DECK_NAMES[o]}",
    "DrawUnknown": lambda g, f, o: f"deck:{DECK_NAMES[o]}",
    "SendErrandBoy": lambda g, f, o: f"space:{o}",
    "TakeOfThree": lambda g, f, o: f"offer:{o}",
    "ArrangeMarket": lambda g, f, o: f"token:{o}",
}


# --- reasons --------------------------------------------------------------------------------------------------


def reason_actions(g: Game, f: Frame, option: int) -> str:
    return f"It needs more actions than the {seat(g, f.who).actions} you have left."


def reason_money(g: Game, f: Frame, option: int) -> str:
    return f"You own a property, so you may not spend more than your £{seat(g, f.who).cash}."


def reason_own_action(g: Game, f: Frame, option: int) -> str:
    return f"The action {card_of(g, option).name} brings comes only once the card is laid and paid for."


def reason_lower_only(g: Game, f: Frame, option: int) -> str:
    return f"{card_of(g, f.arg).name} can only make it cheaper."


def reason_price(g: Game, f: Frame, option: int) -> str:
    return f"A property is paid in full, and you have only £{seat(g, f.who).cash}."


REASONS: dict[str, Callable[[Game, Frame, int], str]] = {
    "LW-ACTION-08": reason_actions,
    "LW-WHITE-25": reason_actions,
    "LW-BLACK-18": reason_actions,
    "LW-MONEY-02": reason_money,
    "LW-MONEY-12": reason_money,
    "LW-BLACK-17": reason_money,
    "LW-EXPENSE-19": reason_money,
    "LW-HELPER-11": reason_lower_only,
    "LW-HELPER-30": reason_money,
    "LW-HELPER-34": reason_own_action,
    "LW-ERRAND-39": reason_money,
    "LW-PROPERTY-11": reason_price,
}
