"""The questions of planning."""

from squander.games.english import listed
from squander.games.face import INSIDE, Face, Reasons, counting, nowhere
from squander.games.last_will.cards import cards_left
from squander.games.last_will.faces.shared import DECK_LABELS, NOT_DRAWN, PLANNING, yes_no_word
from squander.games.last_will.rules.planning import BlockPlan, ChooseDeck, MayDrawMore, TakePlan
from squander.games.last_will.state import card_of, fortune
from squander.games.last_will.terms import DECK_NAMES, DRAW_ANY, DRAW_EVENTS, YES
from squander.games.last_will.text import DECK_THINGS, plural, tile_at
from squander.kernel.game import Frame, Game

# Cards of the regular decks.
ONE_OF = ["event", "helper or expense", "property", "companion"]
SEVERAL_OF = ["events", "helpers or expenses", "properties", "companions"]


def label_plan(g: Game, f: Frame, option: int) -> str:
    plan = fortune(g).layout.plans[option]
    tile = tile_at(fortune(g), option)
    boys = plural(plan.errand_boys, "errand boy")
    holds = f"{plural(plan.cards, 'card')}, {boys}, {plural(plan.actions, 'action')}"
    return f"Plan {option + 1}{f', {tile.name}' if tile else ''}: {holds}"


def plan_word(g: Game, f: Frame, option: int) -> str:
    return f"plan.{option + 1}"


def plan_place(g: Game, f: Frame, option: int) -> str:
    return f"plan:{option}"


def reason_taken(g: Game, f: Frame, option: int) -> str:
    taker = next(who for who, s in enumerate(fortune(g).seats) if s.plan == option)
    return f"Seat {taker + 1} has taken it."


PLAN_REASONS: Reasons = {
    "LW-PLAN-03": reason_taken,
    "LW-TWO-06": "A marker that belongs to nobody blocks it.",
    "LW-SOLO-07": "The Solicitor occupies it.",
}

BLOCK_PLAN = Face(
    asks=BlockPlan,
    phase=PLANNING,
    prompt="Block a plan with a marker that is not in play.",
    label=label_plan,
    word=plan_word,
    place=plan_place,
    deed="Block it",
    reasons=PLAN_REASONS,
)

TAKE_PLAN = Face(
    asks=TakePlan,
    phase=PLANNING,
    prompt="Choose your plan: cards, errand boys, actions. Further left acts earlier.",
    deed="Take it",
    label=label_plan,
    word=plan_word,
    place=plan_place,
    reasons=PLAN_REASONS,
)

# --- what to draw ---------------------------------------------------------------------------------------------


def more_cards(g: Game, f: Frame) -> str:
    row = card_of(g, f.arg)
    thing = "card" if row.privilege == DRAW_ANY else "event" if row.privilege == DRAW_EVENTS else "companion"
    return plural(row.amount, f"more {thing}")


MAY_DRAW_MORE = Face(
    asks=MayDrawMore,
    phase=PLANNING,
    prompt=lambda g, f: f"{card_of(g, f.arg).name}: draw {more_cards(g, f)}?",
    label=lambda g, f, o: f"Draw {more_cards(g, f)}" if o == YES else "Draw no more",
    word=yes_no_word,
    place=nowhere,
    deed=lambda g, f, o: "Draw them" if o == YES else "Draw no more",
)


def prompt_deck(g: Game, f: Frame) -> str:
    """The whole split is named before a card is seen (LW-PLAN-11)."""
    named = [f"{n} {ONE_OF[deck] if n == 1 else SEVERAL_OF[deck]}" for deck, n in enumerate(fortune(g).wanted) if n]
    if not named:
        each = f"for each of your {f.arg} cards; all are drawn together" if f.arg > 1 else "to draw your card from"
        return f"Choose a deck {each}."
    each = f"each of {f.arg} more cards" if f.arg > 1 else "1 more card"
    return f"You draw {listed(named)} so far. Choose a deck for {each}; all are drawn together."


def reason_few_left(g: Game, f: Frame, option: int) -> str:
    left = cards_left(fortune(g), option)
    if left == 0:
        return f"None of the {DECK_THINGS[option]} is left, neither in the deck nor in its pile."
    if left == 1:
        return f"Only 1 of the {DECK_THINGS[option]} is left, and you draw it already."
    return f"Only {left} of the {DECK_THINGS[option]} are left, and you draw them already."


CHOOSE_DECK = Face(
    asks=ChooseDeck,
    phase=PLANNING,
    prompt=prompt_deck,
    label=lambda g, f, o: DECK_LABELS[o],
    word=lambda g, f, o: DECK_NAMES[o],
    place=lambda g, f, o: f"deck:{DECK_NAMES[o]}",
    deed="Draw",
    gesture=INSIDE,
    amounts=counting("card"),
    reasons={"LW-PLAN-09": NOT_DRAWN, "LW-PLAN-13": reason_few_left},
)

FACES = [BLOCK_PLAN, TAKE_PLAN, MAY_DRAW_MORE, CHOOSE_DECK]
