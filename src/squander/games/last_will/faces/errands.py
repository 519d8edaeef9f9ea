"""The questions of the errands."""

from squander.games.face import INSIDE, INSIDE_ON_THE_BOARD, OPENS, Face
from squander.games.last_will.box import Space
from squander.games.last_will.faces.shared import DECK_LABELS, ERRANDS, GONE, NOT_DRAWN, short_of_money
from squander.games.last_will.rules.errands import ArrangeMarket, DrawUnknown, SendErrandBoy, TakeOfThree
from squander.games.last_will.state import Fortune, card_of, fortune
from squander.games.last_will.terms import (
    CARD_SPACE,
    CLOCK_SPACE,
    DECK_NAMES,
    DEMOTION_SPACE,
    EXTENSION_SPACE,
    MARKET_SPACE,
    NO_DECK,
    OPERA_SPACE,
    TRIO_SPACE,
    TYPE_NAMES,
)
from squander.games.last_will.text import signed
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts

# --- where to send him ----------------------------------------------------------------------------------------


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
    return label_plain_space(w, space, f.who)


def label_plain_space(w: Fortune, space: Space, who: int) -> str:
    if space.kind == EXTENSION_SPACE:
        return f"Take a board extension ({w.extensions} left)" if w.extensions else "Take a board extension"
    if space.kind == MARKET_SPACE:
        return "Rearrange the property market"
    if space.kind == OPERA_SPACE:
        return f"Go to the opera for £{w.box.opera_pounds}"
    if space.kind == DEMOTION_SPACE:
        return "Ask to be demoted"
    if space.kind == CLOCK_SPACE:
        return label_clock(w, space.index, who)
    if space.index == who:
        return "Draw an unknown card"
    return f"The unknown card of {'the Solicitor' if w.solicitor else f'seat {space.index + 1}'}"


def label_clock(w: Fortune, target: int, who: int) -> str:
    """What it would change: nothing in the last round, nor for those who plan as early already (LW-VARIANT-13, 14)."""
    place = "first" if target == 0 else "second"
    if w.last_round or w.round == w.box.rounds:
        return f"Turn the clock to {place}, for no use in the last round"
    if w.plan_order.index(who) <= target:
        return f"Turn the clock to {place}, for no use: you plan as early already"
    return f"Turn the clock: plan {place} from the next round"


def owner_of_boy(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    who = w.figures[option]
    if who == f.who:
        return "Your"
    return f"Seat {who + 1}'s" if w.solicitor is None else "The Solicitor's"


def reason_occupied(g: Game, f: Frame, option: int) -> str:
    return f"{owner_of_boy(g, f, option)} errand boy stands there."


def reason_market(g: Game, f: Frame, option: int) -> str:
    return f"{owner_of_boy(g, f, option)} errand boy has been to the market, and it takes one a round."


def reason_foreign(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    owner = f"seat {w.layout.spaces[option].index + 1}" if w.solicitor is None else "the Solicitor"
    return f"Only {owner} may draw there; you have a space of your own."


NO_CARD = "No card lies there any more."
NO_DECK_LEFT = "No card is left there, neither in a deck nor in a pile."

SEND_ERRAND_BOY = Face(
    asks=SendErrandBoy,
    phase=ERRANDS,
    prompt="Send an errand boy.",
    label=label_space,
    word=lambda g, f, o: fortune(g).layout.spaces[o].name,
    place=lambda g, f, o: f"space:{o}",
    deed="Send him",
    gesture=OPENS,
    reasons={
        "LW-ERRAND-05": reason_occupied,
        "LW-ERRAND-13": "Both places at these cards are taken.",
        "LW-ERRAND-17": NO_CARD,
        "LW-ERRAND-23": "The bank has no board extension left.",
        "LW-ERRAND-29": reason_market,
        "LW-ERRAND-33": "You have drawn your unknown card of this round.",
        "LW-ERRAND-34": reason_foreign,
        "LW-ROUND-17": NO_DECK_LEFT,
        "LW-VARIANT-10": reason_occupied,
        "LW-VARIANT-27": "You have been demoted this round, and once is all they do.",
        "LW-VARIANT-31": "You have no job any more to be demoted in.",
        **short_of_money(lambda g, f, o: fortune(g).box.opera_pounds, "LW-ERRAND-39"),
    },
)

# --- what he does there ---------------------------------------------------------------------------------------


def label_of_three(g: Game, f: Frame, option: int) -> str:
    card = fortune(g).offering[option]
    return f"Take {card_of(g, card).name}" if card else GONE


TAKE_OF_THREE = Face(
    asks=TakeOfThree,
    phase=ERRANDS,
    prompt="Take one of these cards.",
    label=label_of_three,
    word=lambda g, f, o: fortune(g).layout.slot_names[o],
    place=lambda g, f, o: f"offer:{o}",
    deed="Take it",
    gesture=INSIDE,
    reasons={"LW-ERRAND-17": NO_CARD},
)


def houses(place: int) -> str:
    return TYPE_NAMES[place].replace("_", " ") + "s"


def prompt_market(g: Game, f: Frame) -> str:
    w = fortune(g)
    place = len(w.arranging)
    return f"Which modifier shall lie at the {houses(place)}? Now it is {signed(w.market[place])}."


def label_of_modifier(g: Game, f: Frame, option: int) -> str:
    """With its place, because it is read without the question too."""
    w = fortune(g)
    return f"{signed(w.box.market_tokens[option])} at the {houses(len(w.arranging))}"


def tokens_to_place(g: Game, f: Frame) -> Amounts:
    w = fortune(g)
    left = len(w.market) - len(w.arranging)
    return Amounts(left=left, least=left, most=len(w.market), unit="modifier")


def reason_placed(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    return f"You have laid {signed(w.box.market_tokens[option])} at the {houses(w.arranging.index(option))} already."


ARRANGE_MARKET = Face(
    asks=ArrangeMarket,
    phase=ERRANDS,
    prompt=prompt_market,
    label=label_of_modifier,
    word=lambda g, f, o: f"token{signed(fortune(g).box.market_tokens[o])}",
    place=lambda g, f, o: f"token:{o}",
    deed="Rearrange",
    gesture=INSIDE_ON_THE_BOARD,
    amounts=tokens_to_place,
    amount=lambda g, f, o: fortune(g).box.market_tokens[o],
    reasons={"LW-ERRAND-27": reason_placed},
)

DRAW_UNKNOWN = Face(
    asks=DrawUnknown,
    phase=ERRANDS,
    prompt="Draw an unknown card from which deck?",
    label=lambda g, f, o: "Draw no card" if o == NO_DECK else DECK_LABELS[o],
    word=lambda g, f, o: "none" if o == NO_DECK else DECK_NAMES[o],
    place=lambda g, f, o: "" if o == NO_DECK else f"deck:{DECK_NAMES[o]}",
    deed=lambda g, f, o: "Draw no card" if o == NO_DECK else "Draw it",
    gesture=INSIDE,
    reasons={"LW-ERRAND-31": NOT_DRAWN, "LW-ROUND-17": NO_DECK_LEFT},
)

FACES = [SEND_ERRAND_BOY, TAKE_OF_THREE, ARRANGE_MARKET, DRAW_UNKNOWN]
