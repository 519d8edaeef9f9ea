"""The log in sentences."""

from collections.abc import Callable

from squander.games.english import as_noted, linked
from squander.games.last_will.state import Fortune
from squander.games.last_will.terms import (
    CARD_SPACE,
    COMPANION_NAMES,
    EXTENSION_SPACE,
    MARKET_SPACE,
    NO_CARD,
    OPERA_SPACE,
    TRIO_SPACE,
    TYPE_NAMES,
    UNKNOWN_SPACE,
)
from squander.games.last_will.text import DECK_THINGS, line_name, money, plural, signed, tile_at
from squander.kernel.pieces import Note


def tell(w: Fortune, note: Note) -> str:
    """`{who}` stands where the player's name goes."""
    return TELLINGS.get(note.what, as_noted)(w, note)


def name(w: Fortune, card: int) -> str:
    row = w.box.cards[card]
    return linked(row.name, row.id)


def plan(w: Fortune, number: int) -> str:
    tile = tile_at(w, number)
    return f"plan {number + 1}{f' ({linked(tile.name, tile.id)})' if tile else ''}"


def companion(w: Fortune, card: int) -> str:
    row = w.box.cards[card]
    return f"a {COMPANION_NAMES[row.companion]}" if row.companion >= 0 else f"the {name(w, card)}"


def spent(w: Fortune, n: Note) -> str:
    """A price was told with its purchase."""
    before = n.before
    if before is not None and (before.what, before.who, before.a) == ("buys", n.who, n.b):
        return ""
    if n.b == NO_CARD:
        return f"{{who}} spends £{n.a}."
    return f"{{who}} spends £{n.a}{' on ' + name(w, n.b) if n.b else ' at the opera'}."


def activates(w: Fortune, n: Note) -> str:
    return f"{{who}} {'maintains' if w.box.cards[n.a].is_property else 'uses'} {name(w, n.a)}."


def market(w: Fortune, n: Note) -> str:
    if n.who < 0:
        return his_market(n)
    return f"{{who}} sets the {TYPE_NAMES[n.a].replace('_', ' ')} market to {signed(n.b)}."


def his_market(n: Note) -> str:
    """All four places in one sentence, with the last of them."""
    if n.a < len(TYPE_NAMES) - 1:
        return ""
    places: list[str] = []
    note: Note | None = n
    while note is not None and note.what == "market" and len(places) < len(TYPE_NAMES):
        places.insert(0, f"{TYPE_NAMES[note.a].replace('_', ' ')} {signed(note.b)}")
        note = note.before
    return f"The Solicitor moves the market: {', '.join(places)}."


def demoted(w: Fortune, n: Note) -> str:
    job = w.box.jobs[n.a]
    line = job.lines[n.b]
    lost = f"its {line_name(line)} line is covered, £{line.income} a round less"
    return f"{{who}} is demoted as {linked(job.name, job.id)}: {lost}."


def his_errand(w: Fortune, n: Note) -> str:
    space = w.layout.spaces[n.a]
    wild = space.kind == CARD_SPACE and space.index in w.layout.wild_slots
    return f"The Solicitor's boy goes {'to stand before a wild card' if wild else ERRANDS[space.kind]}."


def falls(w: Fortune, n: Note) -> str:
    return f"The Solicitor spends £{n.a} and has {money(n.b)} left." if n.b > 0 else f"The Solicitor spends £{n.a}."


ERRANDS = {
    CARD_SPACE: "for a card",
    TRIO_SPACE: "for one of the three cards",
    EXTENSION_SPACE: "to stand before the board extensions",
    MARKET_SPACE: "to the market",
    OPERA_SPACE: "to the opera",
    UNKNOWN_SPACE: "back to the office",
}
ONE_CARD = ["an event", "a helper or expense", "a property", "a companion", "a special card"]


TELLINGS: dict[str, Callable[[Fortune, Note], str]] = {
    "round": lambda w, n: f"Round {n.a} begins.",
    "offering": lambda w, n: "",
    "reshuffled": lambda w, n: f"The discarded {DECK_THINGS[n.a]} are shuffled into a new deck.",
    "blocks": lambda w, n: f"{{who}} blocks {plan(w, n.a)}.",
    "plans": lambda w, n: f"{{who}} takes {plan(w, n.a)}.",
    "drew": lambda w, n: f"{{who}} draws {ONE_CARD[n.a]}.",
    "draws": lambda w, n: f"{{who}} draws {name(w, n.a)}.",
    "draws none": lambda w, n: "{who} draws no card.",
    "errand": lambda w, n: "",
    "takes": lambda w, n: f"{{who}} takes {name(w, n.a)}.",
    "extends": lambda w, n: "{who} takes a board extension.",
    "market": market,
    "clock": lambda w, n: f"{{who}} moves up to plan {'first' if n.a == 0 else 'second'}.",
    "plays": lambda w, n: f"{{who}} plays {name(w, n.a)}.",
    "brings": lambda w, n: f"{{who}} brings {companion(w, n.a)} along.",
    "spent": spent,
    "received": lambda w, n: f"{{who}} receives £{n.a}.",
    "gains actions": lambda w, n: f"{{who}} gains {plural(n.a, 'action')}.",
    "places animal": lambda w, n: f"{{who}} puts an animal on {name(w, n.a)}.",
    "depreciates": lambda w, n: f"{{who}} lets {name(w, n.a)} go down a step.",
    "makes room": lambda w, n: f"{{who}} discards {name(w, n.a)} to make room.",
    "lays": lambda w, n: f"{{who}} lays {name(w, n.a)}.",
    "activates": activates,
    "buys": lambda w, n: f"{{who}} buys {name(w, n.a)} for £{n.b}.",
    "sells": lambda w, n: f"{{who}} sells {name(w, n.a)} for £{n.b}.",
    "adds companion": lambda w, n: f"{{who}} adds {companion(w, n.a)} to {name(w, n.b)}.",
    "ends turn": lambda w, n: "{who} ends the turn.",
    "returns wild": lambda w, n: f"{{who}} returns {companion(w, n.a)}.",
    "discards": lambda w, n: f"{{who}} discards {name(w, n.a)}.",
    "discarded": lambda w, n: f"{{who}} discards {plural(n.a, 'card')}.",
    "rots": lambda w, n: f"{{who}}'s {name(w, n.a)} goes down a step.",
    "earns": lambda w, n: f"{{who}} earns £{n.a} as {linked(w.box.jobs[n.b].name, w.box.jobs[n.b].id)}.",
    "demoted": demoted,
    "sacked": lambda w, n: "{who} is sacked!",
    "rolls": lambda w, n: f"The Solicitor rolls {n.b} on the d{n.a}.",
    "occupies": lambda w, n: f"The Solicitor occupies plan {n.a + 1}.",
    "his errand": his_errand,
    "clears away": lambda w, n: f"The Solicitor has {name(w, n.a)} cleared away.",
    "falls": falls,
    "his ruin": lambda w, n: "The Solicitor is ruined! This is the last round.",
    "bankrupt": lambda w, n: "{who} is bankrupt! This is the last round.",
    "game over": lambda w, n: f"The game ends after round {n.a}.",
}
