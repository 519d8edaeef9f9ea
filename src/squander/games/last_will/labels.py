"""What Last Will offers: each option as a player reads it."""

from squander.games.last_will.box import Space
from squander.games.last_will.labels_of_cards import (
    LABELS_OF_CARDS,
    label_act,
    label_card,
    label_keep,
)
from squander.games.last_will.state import Fortune, card_of, fortune
from squander.games.last_will.terms import (
    CARD_SPACE,
    CLOCK_SPACE,
    EXTENSION_SPACE,
    MARKET_SPACE,
    NO_DECK,
    OPERA_SPACE,
    TRIO_SPACE,
    YES,
)
from squander.games.last_will.text import plural, signed
from squander.games.saying import Say
from squander.kernel.game import Frame, Game

DECK_LABELS = ["Events", "Helpers and expenses", "Properties", "Companions", "Special cards"]
GONE = "The card that was here"


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
        return f"Take {w.box.cards[card].name}" if card else GONE
    if kind == TRIO_SPACE:
        names = [w.box.cards[w.offering[slot]].name for slot in w.layout.trio if w.offering[slot]]
        return f"Take {'one of: ' if len(names) > 1 else ''}{'; '.join(names)}" if names else GONE
    return plain_space(w, space, f.who)


def plain_space(w: Fortune, space: Space, who: int) -> str:
    if space.kind == EXTENSION_SPACE:
        return f"Take a board extension ({w.extensions} left)" if w.extensions else "Take a board extension"
    if space.kind == MARKET_SPACE:
        return "Rearrange the property market"
    if space.kind == OPERA_SPACE:
        return f"Go to the opera for £{w.box.opera_pounds}"
    if space.kind == CLOCK_SPACE:
        return label_clock(w, space.index, who)
    return "Draw an unknown card" if space.index == who else f"The unknown card of seat {space.index + 1}"


def label_clock(w: Fortune, target: int, who: int) -> str:
    """What it would change: nothing in the last round, nor for those who plan as early already (LW-VARIANT-13, 14)."""
    place = "first" if target == 0 else "second"
    if w.last_round or w.round == w.box.rounds:
        return f"Turn the clock to {place}, for no use in the last round"
    if w.plan_order.index(who) <= target:
        return f"Turn the clock to {place}, for no use: you plan as early already"
    return f"Turn the clock: plan {place} from the next round"


def yes_no(g: Game, f: Frame, option: int) -> str:
    return "Yes" if option == YES else "No"


def label_more(g: Game, f: Frame, option: int) -> str:
    due = fortune(g).due
    return f"Yes, £{due + card_of(g, f.arg).amount} in all" if option == YES else f"No, only £{due}"


def label_of_three(g: Game, f: Frame, option: int) -> str:
    card = fortune(g).offering[option]
    return card_of(g, card).name if card else GONE


LABELS: dict[str, Say] = {
    "KeepFirstCards": lambda g, f, o: f"Keep {card_of(g, o).name}",
    "BlockPlan": label_plan,
    "TakePlan": label_plan,
    "MayDrawMore": yes_no,
    "ChooseDeck": lambda g, f, o: DECK_LABELS[o],
    "SendErrandBoy": label_space,
    "TakeOfThree": label_of_three,
    "ArrangeMarket": lambda g, f, o: signed(fortune(g).box.market_tokens[o]),
    "DrawUnknown": lambda g, f, o: "Draw no card" if o == NO_DECK else DECK_LABELS[o],
    "MaySpendMore": label_more,
    "Act": label_act,
    "MakeRoom": label_card,
    "KeepCards": label_keep,
    **LABELS_OF_CARDS,
}
