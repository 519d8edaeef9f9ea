"""How Last Will asks: the sentence of each question."""

from squander.games.last_will.prices import trading_price
from squander.games.last_will.privileges import hand_limit, price_step, white_actions
from squander.games.last_will.state import card_of, fortune, seat
from squander.games.last_will.terms import COMPANION_NAMES, DRAW_ANY, DRAW_EVENTS, TYPE_NAMES
from squander.games.last_will.text import money, plural, signed
from squander.games.saying import Prompt, listed
from squander.kernel.game import Frame, Game

# Cards of the regular decks.
ONE_OF = ["event", "helper or expense", "property", "companion"]
SEVERAL_OF = ["events", "helpers or expenses", "properties", "companions"]


def prompt_act(g: Game, f: Frame) -> str:
    s = seat(g, f.who)
    white = f" and {white_actions(s)} for white cards" if white_actions(s) else ""
    return f"Your turn: {plural(s.actions, 'action')}{white} left, {money(s.cash)}. What will you do?"


def prompt_keep(g: Game, f: Frame) -> str:
    w = fortune(g)
    s = w.seats[f.who]
    return f"Keep up to {plural(hand_limit(w, s), 'card')} for the next round; {len(s.kept) or 'none'} kept so far."


def prompt_market(g: Game, f: Frame) -> str:
    w = fortune(g)
    place = len(w.arranging)
    houses = TYPE_NAMES[place].replace("_", " ") + "s"
    return f"Which modifier shall lie at the {houses}? Now it is {signed(w.market[place])}."


def prompt_deck(g: Game, f: Frame) -> str:
    """The whole split is named before a card is seen (LW-PLAN-11)."""
    named = [f"{n} {ONE_OF[deck] if n == 1 else SEVERAL_OF[deck]}" for deck, n in enumerate(fortune(g).wanted) if n]
    if not named:
        each = f"for each of your {f.arg} cards; all are drawn together" if f.arg > 1 else "to draw your card from"
        return f"Choose a deck {each}."
    each = f"each of {f.arg} more cards" if f.arg > 1 else "1 more card"
    return f"You draw {listed(named)} so far. Choose a deck for {each}; all are drawn together."


def prompt_more_cards(g: Game, f: Frame) -> str:
    row = card_of(g, f.arg)
    thing = "card" if row.privilege == DRAW_ANY else "event" if row.privilege == DRAW_EVENTS else "companion"
    return f"{row.name}: draw {plural(row.amount, f'more {thing}')}?"


def prompt_bring(g: Game, f: Frame) -> str:
    row = card_of(g, f.arg)
    space = int(f.rule.name[-1]) - 1
    companion = COMPANION_NAMES[row.company[space]]
    return f"{row.name}: bring a {companion} for £{row.company_pounds[space]} more? £{fortune(g).due} so far."


def prompt_trade(g: Game, f: Frame) -> str:
    w = fortune(g)
    return f"{w.box.cards[f.arg].name}: {'buy' if w.playing == f.arg else 'sell'} it for an action, or by your helper?"


def prompt_price(g: Game, f: Frame) -> str:
    """The helper is asked about the price as it stands."""
    w = fortune(g)
    helper = w.box.cards[f.arg]
    price = money(max(0, trading_price(w, f.who)))
    return f"{helper.name}: move the price of {w.box.cards[w.trading].name}, {price}, by £{price_step(helper)}?"


def prompt_spend_more(g: Game, f: Frame) -> str:
    row = card_of(g, f.arg)
    return f"{row.name}: spend £{row.amount} more? £{fortune(g).due} so far."


PROMPTS: dict[str, Prompt] = {
    "KeepFirstCards": lambda g, f: f"Choose {plural(f.arg, 'card')} to keep; the others are discarded.",
    "BlockPlan": lambda g, f: "Block a plan with a marker that is not in play.",
    "TakePlan": lambda g, f: "Choose your plan: cards, errand boys, actions. Further left acts earlier.",
    "MayDrawMore": prompt_more_cards,
    "ChooseDeck": prompt_deck,
    "SendErrandBoy": lambda g, f: "Send an errand boy.",
    "TakeOfThree": lambda g, f: "Take one of these cards.",
    "ArrangeMarket": prompt_market,
    "DrawUnknown": lambda g, f: "Draw an unknown card from which deck?",
    "Act": prompt_act,
    "ChooseAlternative": lambda g, f: f"{card_of(g, f.arg).name}: how long will you savour it?",
    "Bring": prompt_bring,
    "MaySpendMore": prompt_spend_more,
    "MakeRoom": lambda g, f: f"Your board is full. Which card makes way for {card_of(g, f.arg).name}?",
    "TradeAction": prompt_trade,
    "MovePrice": prompt_price,
    "ActivationActions": lambda g, f: f"{card_of(g, f.arg).name}: maintain it for its actions, or by your helper?",
    "ChooseAmount": lambda g, f: f"{card_of(g, f.arg).name}: how much will you spend?",
    "AddCompanion": lambda g, f: f"{card_of(g, f.arg).name}: add it to which card?",
    "PlaceAnimal": lambda g, f: f"Place a dog or a horse on which card? {plural(f.arg, 'animal')} left.",
    "DepreciateOwn": lambda g, f: f"Which house goes down a step? {plural(f.arg, 'step')} left.",
    "SellOff": lambda g, f: f"Sell which property, without an action? {plural(f.arg, 'sale')} left.",
    "KeepCards": prompt_keep,
}
