"""A card in words, made from its row alone."""

from squander.games.english import listed
from squander.games.last_will.box import Card, Job, Line, Tile
from squander.games.last_will.state import Fortune
from squander.games.last_will.terms import (
    COMPANION,
    COMPANION_NAMES,
    EVENT,
    PROPERTY,
    SYMBOL_BITS,
    TYPE_NAMES,
    WEDDING,
    WILD,
)

COUNTS = ["no", "a", "two", "three", "four", "five", "six"]
DECK_THINGS = ["events", "helpers and expenses", "properties", "companions", "special cards"]


def plural(n: int, thing: str) -> str:
    """1 card, 2 cards, no cards."""
    return f"{n} {thing}" if n == 1 else f"{n or 'no'} {thing}s"


def money(n: int) -> str:
    """A debt has its sign in front."""
    return f"-£{-n}" if n < 0 else f"£{n}"


def pounds(n: int) -> str:
    return f"£{n}" if n >= 0 else f"£{-n} in debt"


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


def line_name(line: Line) -> str:
    return line.symbol.replace("_", " ")


def describe_job(job: Job) -> str:
    """What it earns, and what ends that."""
    lines = listed([f"£{line.income} for {line_name(line)}" for line in job.lines])
    return f"Earns £{sum(line.income for line in job.lines)} a round, {lines}; each line until it is covered."


def describe_tile(tile: Tile) -> str:
    sides = [
        f"{plural(p.cards, 'card')}, {plural(p.errand_boys, 'errand boy')}, {plural(p.actions, 'action')}"
        for p in tile.plans
    ]
    players = listed([str(n) for n in tile.players], "or")
    return f"A plan for place {tile.position + 1}, with {players} players: {'; or '.join(sides)}."


def tile_at(w: Fortune, plan: int) -> Tile | None:
    """Where plans are tiles (LW-VARIANT-19)."""
    return w.box.tiles[w.tiles[plan] // 2] if w.tiles else None


def type_name(card: Card) -> str:
    return TYPE_NAMES[card.type].replace("_", " ")


def describe(card: Card) -> str:
    """What the card does, in full sentences."""
    if card.kind == COMPANION:
        return f"A {COMPANION_NAMES[card.companion]}, to go along with an event or to stay with a card of your board."
    if card.kind == WILD:
        return "Stands for any one companion, then returns to the offering."
    if card.kind == EVENT:
        return " ".join([white_cost(card), *company(card), *also(card), *wedding(card)])
    return " ".join([laying(card), *activation(card), *also(card)])


def wedding(card: Card) -> list[str]:
    """LW-VARIANT-41."""
    return ["Whoever has a job may be demoted for it, by any line."] if card.symbols & WEDDING else []


def also(card: Card) -> list[str]:
    """What it does besides spending."""
    return [said.words() for said in card.said]


def white_cost(card: Card) -> str:
    costs = [cost(a, p) for a, p in zip(card.option_actions, card.option_pounds, strict=True)]
    return f"Pay {', or '.join(costs)}."


def company(card: Card) -> list[str]:
    if not card.company:
        return []
    pairs = zip(card.company, card.company_pounds, strict=True)
    return [f"You may bring {listed([f'a {COMPANION_NAMES[c]} for £{p} more' for c, p in pairs])}."]


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
