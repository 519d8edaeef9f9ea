"""The table of Last Will in text."""

from collections import Counter
from typing import Any

from rich.text import Text

from squander.cli.screens import CardText, Seen
from squander.cli.screens.hands import Cards, once
from squander.cli.screens.pieces import counted, paragraph, seating, spaced
from squander.games.last_will.box import Box, Card, Will
from squander.games.last_will.content import open_box
from squander.games.last_will.state import fortune
from squander.games.last_will.terms import DECK_NAMES, KIND_NAMES
from squander.games.last_will.text import describe, signed, symbols_of
from squander.games.last_will.view import KNOWN_BETTER as KNOWN_BETTER
from squander.games.saying import listed
from squander.kernel.game import Game
from squander.kernel.pieces import Standing

GOAL = (
    "You have come into money and must get rid of it faster than the others: whoever has least money and property "
    "left at the end inherits the real fortune. The game ends after seven rounds, or with the round in which "
    "somebody is ruined."
)
PHASES = {
    "setup": {"KeepFirstCards"},
    "planning": {"BlockPlan", "TakePlan", "MayDrawMore", "ChooseDeck"},
    "errands": {"SendErrandBoy", "TakeOfThree", "ArrangeMarket", "DrawUnknown"},
    "end of round": {"KeepCards"},
}


def box_of(g: Game) -> Box:
    return fortune(g).box


def phase(asked: str) -> str:
    if not asked:
        return "the end"
    name = asked.removeprefix("will.").rstrip("1234")
    return next((phase for phase, questions in PHASES.items() if name in questions), "actions")


def heading(s: Seen) -> str:
    last = s.view["last_round"] or s.view["round"] == s.view["rounds"]
    return f"Round {s.view['round']} of {s.view['rounds']} · {phase(s.asked)}{' · the last round' if last else ''}"


def table(s: Seen, whole: bool) -> list[Text]:
    """Everything; or, for a question, what a player looks at to answer it."""
    now = phase(s.asked)
    lines = market(s) if whole or now != "end of round" else []
    if whole:
        lines += [*plans(s), *decks(s)]
    elif now == "planning":
        lines += taken(s)
    if whole or now in ("setup", "planning", "errands"):
        lines += offering(s)
    if whole:
        lines += sent(s)
    for who in seating(s):
        lines += player(s, who, boards=whole or now == "planning" or who == s.view["seat"])
    if now == "end of round" and not whole:
        return lines  # the question names every card of the hand
    return lines + CARDS.hand(s, names_only=s.again and not whole)


def market(s: Seen) -> list[Text]:
    places = [f"{spaced(place)} {signed(value)}" for place, value in s.view["market"].items()]
    return [paragraph("Market", " · ".join(places))]


def plans(s: Seen) -> list[Text]:
    lines = [Text("Plans, further left acts earlier", "bold")]
    for number, plan in enumerate(s.view["plans"], 1):
        what = [counted(plan["cards"], "card"), counted(plan["errand_boys"], "errand boy")]
        what.append(counted(plan["actions"], "action"))
        lines.append(Text.assemble(f"  {number}  {', '.join(what):42}", (marker(s, plan), "bold")))
    return lines


def marker(s: Seen, plan: dict[str, Any]) -> str:
    if plan["blocked"]:
        return "blocked"
    return s.names[plan["taken"]] if plan["taken"] >= 0 else ""


def taken(s: Seen) -> list[Text]:
    found = [f"{marker(s, plan)} {number}" for number, plan in enumerate(s.view["plans"], 1) if marker(s, plan)]
    order = [s.names[who] for who in s.view["plan_order"]]
    first = paragraph("Planning order", listed(order)) if order else paragraph("Starts", s.names[s.view["starter"]])
    return [first.append(f" · plans taken: {', '.join(found)}") if found else first]


def decks(s: Seen) -> list[Text]:
    piles = [f"{spaced(deck)} {n}" for deck, n in s.view["decks"].items()]
    return [paragraph("Decks", f"{' · '.join(piles)} · board extensions {s.view['extensions']}")]


def offering(s: Seen) -> list[Text]:
    there = [s.box.cards[slot["card"]["card"]] for slot in s.view["offering"] if slot["card"]]
    return [Text("Offering", "bold"), *CARDS.lines(there)]


def sent(s: Seen) -> list[Text]:
    """Where errand boys stand already."""
    places: dict[int, list[str]] = {}
    for space in s.view["spaces"]:
        if space["figure"] >= 0:
            places.setdefault(space["figure"], []).append(errand(space["name"]))
    standing = [f"{s.names[who]} {listed(list(dict.fromkeys(where)))}" for who, where in places.items()]
    return [paragraph("Errands", "; ".join(standing))] if standing else []


def errand(space: str) -> str:
    name = space.rpartition("_")[0]
    plain = {"extension": "for a board extension", "opera": "at the opera", "market": "at the market"}
    return plain.get(name, "for an unknown card" if name == "unknown" else "for cards")


def kind_of(card: Card) -> str:
    """`event, helm`; a property's or companion's own sentence says what it is."""
    return ", ".join([KIND_NAMES[card.kind], *own_symbols(card)])


def own_symbols(card: Card) -> list[str]:
    return [] if card.is_property else symbols_of(card.symbols)


CARDS = Cards(kind_of, describe, indent="  ")


def player(s: Seen, who: int, boards: bool) -> list[Text]:
    seat = s.view["seats"][who]
    style = "bold magenta" if who == s.view["seat"] else "bold"
    head = Text.assemble((s.names[who], style), ": ", (ruin(seat), "bold"), f" · {holdings(seat)}")
    return [head, *[laid(s, card) for card in seat["board"] if boards]]


def ruin(seat: dict[str, Any]) -> str:
    if seat["bankrupt"]:
        return "ruined" if seat["score"] >= 0 else f"ruined, {pounds(seat['score'])}"
    return f"{pounds(seat['score'])} to ruin"


def pounds(n: int) -> str:
    return f"£{n}" if n >= 0 else f"£{-n} in debt"


def holdings(seat: dict[str, Any]) -> str:
    parts = [] if seat["bankrupt"] else [f"cash {pounds(seat['cash'])}"]
    if seat["plan"] >= 0:
        parts.append(f"plan {seat['plan'] + 1}")
    if seat["actions"]:
        parts.append(counted(seat["actions"], "action"))
    return " · ".join([*parts, f"{seat['hand_size']} in hand", f"board {len(seat['board'])}/{seat['spaces']}"])


def laid(s: Seen, card: dict[str, Any]) -> Text:
    row = s.box.cards[card["card"]]
    facts = [f"worth £{card['value']}"] if "value" in card else []
    facts += [f"with {listed(card['tokens'])}"] if card["tokens"] else []
    facts += ["used"] if card["used"] else []
    facts += [f"privilege used {card['uses']}×"] if card["uses"] else []
    return Text.assemble(f"    {row.name}", (f" · {kind_of(row)}", "dim"), f": {', '.join(facts)}" if facts else "")


# --- single things ------------------------------------------------------------------------------------------------


def about(s: Seen, place: str) -> str:
    kind, _, number = place.partition(":")
    if kind in ("hand", "board", "sell"):
        return CARDS.full(s.box.cards[int(number)])
    if kind == "offer":
        return offered(s, int(number))
    if kind == "space":
        return space(s, s.view["spaces"][int(number)]["name"])
    return ""


def offered(s: Seen, slot: int) -> str:
    card = s.view["offering"][slot]["card"]
    return CARDS.full(s.box.cards[card["card"]]) if card else ""


def space(s: Seen, name: str) -> str:
    """The card that an errand space leads to; of the group of three, all that are left."""
    slots = [slot["slot"] for slot in s.view["offering"] if slot["name"] == name]
    if name in ("trio_a", "trio_b"):
        slots = [slot["slot"] for slot in s.view["offering"] if slot["name"].startswith("trio_")]
    return " / ".join(offered(s, slot) for slot in slots)


lookup = CARDS.lookup


def result(standing: Standing) -> str:
    return pounds(standing.score)


def cards(pack: str | None) -> list[CardText]:
    box = open_box(pack)
    copies = Counter(card.id for card in box.cards)
    return [*[card_text(c, copies[c.id]) for c in once(box.cards[1:])], *[will_text(will) for will in box.will_cards]]


def card_text(c: Card, copies: int) -> CardText:
    deck, kind = DECK_NAMES[c.deck], KIND_NAMES[c.kind]
    return CardText(c.id, c.name, deck, kind, symbols_of(c.symbols), copies, describe(c), c.source, c.note, c.crowns)


def will_text(will: Will) -> CardText:
    text = f"If it is drawn, everybody begins with £{will.money}."
    return CardText(will.id, will.name, "wills", "will", [], will.copies, text, will.source, will.note)
