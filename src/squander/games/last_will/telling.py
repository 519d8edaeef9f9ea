"""The log in sentences."""

from collections.abc import Callable

from squander.games.english import as_noted, linked
from squander.games.last_will.state import Fortune
from squander.games.last_will.terms import COMPANION_NAMES, NO_CARD, TYPE_NAMES
from squander.games.last_will.text import DECK_THINGS, line_name, plural, signed
from squander.kernel.pieces import Note


def tell(w: Fortune, note: Note) -> str:
    """`{who}` stands where the player's name goes."""
    return TELLINGS.get(note.what, as_noted)(w, note)


def name(w: Fortune, card: int) -> str:
    row = w.box.cards[card]
    return linked(row.name, row.id)


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
    return f"{{who}} sets the {TYPE_NAMES[n.a].replace('_', ' ')} market to {signed(n.b)}."


def demoted(w: Fortune, n: Note) -> str:
    job = w.box.jobs[n.a]
    line = job.lines[n.b]
    return f"{{who}} is demoted as {linked(job.name, job.id)}: £{line.income} a round less, for {line_name(line)}."


ONE_CARD = ["an event", "a helper or expense", "a property", "a companion", "a special card"]


TELLINGS: dict[str, Callable[[Fortune, Note], str]] = {
    "round": lambda w, n: f"Round {n.a} begins.",
    "offering": lambda w, n: "",
    "reshuffled": lambda w, n: f"The discarded {DECK_THINGS[n.a]} are shuffled into a new deck.",
    "blocks": lambda w, n: f"{{who}} blocks plan {n.a + 1}.",
    "plans": lambda w, n: f"{{who}} takes plan {n.a + 1}.",
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
    "returns wild": lambda w, n: f"{{who}} returns {name(w, n.a)}.",
    "discards": lambda w, n: f"{{who}} discards {name(w, n.a)}.",
    "discarded": lambda w, n: f"{{who}} discards {plural(n.a, 'card')}.",
    "rots": lambda w, n: f"{{who}}'s {name(w, n.a)} goes down a step.",
    "earns": lambda w, n: f"{{who}} earns £{n.a} as {linked(w.box.jobs[n.b].name, w.box.jobs[n.b].id)}.",
    "demoted": demoted,
    "sacked": lambda w, n: "{who} is sacked!",
    "bankrupt": lambda w, n: "{who} is bankrupt! This is the last round.",
    "game over": lambda w, n: f"The game ends after round {n.a}.",
}
