"""A card in words, made from its row alone."""

from squander.games.last_will.box import Card
from squander.games.last_will.terms import (
    COMPANION,
    COMPANION_NAMES,
    EVENT,
    HELPER,
    PROPERTY,
    SYMBOL_BITS,
    TYPE_NAMES,
    WILD,
)
from squander.games.saying import listed

COUNTS = ["no", "a", "two", "three", "four", "five", "six"]


def plural(n: int, thing: str) -> str:
    """1 card, 2 cards, no cards."""
    return f"{n} {thing}" if n == 1 else f"{n or 'no'} {thing}s"


def money(n: int) -> str:
    """A debt has its sign in front."""
    return f"-£{-n}" if n < 0 else f"£{n}"


def company_of(companions: list[int]) -> str:
    """A dog and two horses."""
    counted = [(companions.count(c), COMPANION_NAMES[c]) for c in dict.fromkeys(companions)]
    return listed([f"{COUNTS[n]} {name}" if n == 1 else f"{COUNTS[n]} {name}s" for n, name in counted])


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else str(n)


def cost(actions: int, pounds: int) -> str:
    parts = ([plural(actions, "action")] if actions else []) + ([f"£{pounds}"] if pounds else [])
    return " and ".join(parts) or "nothing"


def symbols_of(bits: int) -> list[str]:
    return [name.replace("_", " ") for name, bit in SYMBOL_BITS.items() if bits & bit]


def type_name(card: Card) -> str:
    return TYPE_NAMES[card.type].replace("_", " ")


def describe(card: Card) -> str:
    """What the card does, in full sentences."""
    if card.kind == COMPANION:
        return f"A {COMPANION_NAMES[card.companion]}, to go along with an event or to stay with a card of your board."
    if card.kind == WILD:
        return "Stands for any one companion, then returns to the offering."
    if card.kind == EVENT:
        return " ".join([white_cost(card), *company(card), *effect(card)])
    return " ".join([laying(card), *activation(card), *privilege(card)])


def white_cost(card: Card) -> str:
    costs = [cost(a, p) for a, p in zip(card.option_actions, card.option_pounds, strict=True)]
    return f"Pay {', or '.join(costs)}."


def company(card: Card) -> list[str]:
    if not card.company:
        return []
    pairs = zip(card.company, card.company_pounds, strict=True)
    return [f"You may bring {listed([f'a {COMPANION_NAMES[c]} for £{p} more' for c, p in pairs])}."]


def effect(card: Card) -> list[str]:
    n = card.effect_amount
    texts = {
        "": [],
        "gain_actions": [f"Gain {plural(n, 'action')}."],
        "animal_tokens": [f"Place up to {plural(n, 'dog or horse token')} on the next free spaces of your cards."],
        "depreciate": [f"Move the values of your houses down {plural(n, 'step')} in all."],
        "sell": [f"Sell up to {n} of your properties without an action, each for £{card.effect_cheaper} less."],
    }
    return texts[card.effect]


def laying(card: Card) -> str:
    if card.kind == PROPERTY:
        steps = ", ".join(str(v) for v in card.scale)
        return (
            f"A {type_name(card)}: price £{card.scale[0]}." if card.is_farm else f"A {type_name(card)}: values {steps}."
        )
    return f"Lay for {cost(1 + card.lay_actions, card.lay_pounds)}."


def activation(card: Card) -> list[str]:
    if not card.activates:
        return []
    verb = "Maintain" if card.kind == PROPERTY else "Each round"
    paid = f" for {plural(card.actions, 'action')}" if card.actions else ""
    return [f"{verb}{paid}: spend {amounts(card)}."]


def amounts(card: Card) -> str:
    if card.counts_farms:
        counted = [
            (card.per_farm, "of your farms"),
            (card.per_horse, "horse on your farms"),
            (card.per_dog, "dog on your farms"),
        ]
        return " and ".join(f"£{n} for each {thing}" for n, thing in counted if n)
    texts = [f"£{card.pounds[0]}"]
    for i, pounds in enumerate(card.pounds[1:], 1):
        texts.append(f"£{pounds} with {company_of(card.tokens[:i])}")
    return ", or ".join(texts)


def privilege(card: Card) -> list[str]:
    if card.kind != HELPER:
        return []
    times = {1: "Once", 2: "Twice"}.get(card.uses, f"{card.uses} times")
    texts = [
        "",
        f"{times} a round buy or sell a farm without an action; farms may be £{card.cheaper} cheaper.",
        f"{times} a round buy or sell a house without an action.",
        f"A house you buy or sell may be £{card.amount} dearer or cheaper.",
        f"{times} a round maintain a farm without an action.",
        f"{times} a round maintain a house without an action.",
        f"{occasions(card.reacts_to)}, you may spend £{card.amount} more.",
        f"{plural(card.amount, 'more action')} each round.",
        f"{plural(card.amount, 'more action')} each round, for white cards only.",
        f"Draw {plural(card.amount, 'more card')} when planning.",
        f"Draw {plural(card.amount, 'more event')} when planning.",
        f"Draw {plural(card.amount, 'more companion')} when planning.",
        f"Keep {plural(card.amount, 'more card')} at the end of the round.",
    ]
    return [texts[card.privilege]]


def occasions(reacts_to: int) -> str:
    """Using a card with one of the symbols, maintaining a property of one of the types, or going to the opera."""
    types = [name.replace("_", " ") for name in TYPE_NAMES]
    symbols = symbols_of(reacts_to)
    cards = [f"a {symbol} card" for symbol in symbols if symbol not in (*types, "opera")]
    houses = [f"a {symbol}" for symbol in symbols if symbol in types]
    found = [f"using {' or '.join(cards)}"] if cards else []
    found += [f"maintaining {' or '.join(houses)}"] if houses else []
    text = " or ".join([*found, *(["going to the opera"] if "opera" in symbols else [])])
    return text[:1].upper() + text[1:]
