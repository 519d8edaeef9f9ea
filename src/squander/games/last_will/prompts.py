"""How Last Will asks: the sentence of each question."""

from squander.games.last_will.privileges import hand_limit, price_step, white_actions
from squander.games.last_will.state import card_of, fortune, seat
from squander.games.last_will.terms import TYPE_NAMES
from squander.games.last_will.text import plural, signed
from squander.games.saying import Prompt, listed
from squander.kernel.game import Frame, Game

# Cards of the regular decks.
ONE_OF = ["event", "helper or expense", "property", "companion"]
SEVERAL_OF = ["events", "helpers or expenses", "properties", "companions"]


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
    """The whole split is named before a card is seen (LW-PLAN-11)."""
    named = [f"{n} {ONE_OF[deck] if n == 1 else SEVERAL_OF[deck]}" for deck, n in enumerate(fortune(g).wanted) if n]
    if not named:
        each = f"for each of your {f.arg} cards; all are drawn together" if f.arg > 1 else "to draw your card from"
        return f"Choose a deck {each}."
    each = f"each of {f.arg} more cards" if f.arg > 1 else "1 more card"
    return f"You draw {listed(named)} so far. Choose a deck for {each}; all are drawn together."


PROMPTS: dict[str, Prompt] = {
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
