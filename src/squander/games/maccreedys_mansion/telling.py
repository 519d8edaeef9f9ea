"""The log in sentences."""

from collections.abc import Callable

from squander.games.english import as_noted, linked
from squander.games.maccreedys_mansion.box import Card
from squander.games.maccreedys_mansion.state import Mansion, mansion
from squander.games.maccreedys_mansion.terms import RESOURCE_NAMES, TRADE_NAMES
from squander.games.maccreedys_mansion.text import a_, describe, dollars, piece_count, units
from squander.kernel.game import Game
from squander.kernel.pieces import Note


def tell(g: Game, note: Note) -> str:
    """`{who}` stands where the company's name goes."""
    return TELLINGS.get(note.what, as_noted)(mansion(g), note)


def room(w: Mansion, space: int) -> str:
    return w.box.rooms[w.box.space_room[space]].name


def trade(w: Mansion, space: int) -> str:
    return TRADE_NAMES[w.box.space_trade[space]]


def job(w: Mansion, number: int) -> str:
    """With its room, but for what that has in brackets itself."""
    return f"{w.box.rooms[number].job_name} ({w.box.rooms[number].name.partition(' (')[0]})"


def card(of: str, row: Card) -> str:
    return f"{of}: {linked(row.name, row.id)}. {describe(row)}"


def event(w: Mansion, n: Note) -> str:
    return card("Event", w.box.events[n.a])


def haunt(w: Mansion, n: Note) -> str:
    return card("Haunt", w.box.haunts[n.a])


def cash(w: Mansion, n: Note) -> str:
    return f"{{who}} {'receives' if n.a > 0 else 'loses'} {dollars(abs(n.a))}."


def invested(w: Mansion, n: Note) -> str:
    return f"{{who}} {'gains' if n.a > 0 else 'loses'} {dollars(abs(n.a))} of invested funds."


def over(w: Mansion, n: Note) -> str:
    ends = ["", "The mansion is restored", "One company is left standing", "Nobody is left in business", "Time is up"]
    return f"{ends[n.a]} after round {n.b}: the game is over."


HAUNTS = ["", "a worker", "a room", "a finished room", "the inspector"]

TELLINGS: dict[str, Callable[[Mansion, Note], str]] = {
    "round": lambda w, n: f"Round {n.a} begins.",
    "opens job": lambda w, n: f"A job is open: {job(w, n.a)}, {dollars(w.box.rooms[n.a].reward)}.",
    "job returns": lambda w, n: f"{job(w, n.a)} is to be done again; its card is shuffled into the deck.",
    "withdraws": lambda w, n: f"{job(w, n.a)} goes under the deck.",
    "hires": lambda w, n: f"{{who}} hires {a_(TRADE_NAMES[n.a])}.",
    "takes": lambda w, n: f"{{who}} takes {units(n.b, n.a)}.",
    "passes": lambda w, n: "{who} waits.",
    "rests": lambda w, n: "{who} asks for no more turns in this phase.",
    "holds back": lambda w, n: "{who} bids no more unless overtaken.",
    "places": lambda w, n: f"{{who}} puts {a_(trade(w, n.a))} into the {room(w, n.a)}.",
    "works": lambda w, n: "",
    "lacks": lambda w, n: (
        f"{{who}} lacks {RESOURCE_NAMES[n.b]}: the {trade(w, n.a)}'s marker in the {room(w, n.a)} comes off."
    ),
    "adds marker": lambda w, n: f"{{who}} adds a marker in the {room(w, n.a)}.",
    "event": event,
    "haunt": haunt,
    "breaks": lambda w, n: f"{{who}} loses {a_(trade(w, n.a))} marker in the {room(w, n.a)}.",
    "mends": lambda w, n: f"{{who}} gains {a_(trade(w, n.a))} marker in the {room(w, n.a)}.",
    "seals": lambda w, n: f"The {w.box.rooms[n.a].name} will be haunted tomorrow.",
    "scares": lambda w, n: f"{a_(TRADE_NAMES[n.a]).capitalize()} will stay at home tomorrow.",
    "cash": cash,
    "invested": invested,
    "loses units": lambda w, n: f"{{who}} loses {units(n.b, n.a)}.",
    "haunts": lambda w, n: f"{{who}} haunts {HAUNTS[n.a]}.",
    "inspector": lambda w, n: "The inspector has been haunted.",
    "no inspection": lambda w, n: "There is no inspection today.",
    "completes": lambda w, n: f"{{who}} gets the card of {job(w, n.a)}.",
    "sets aside": lambda w, n: f"{job(w, n.a)} is completed, but the card goes to nobody.",
    "restored": lambda w, n: "The mansion is restored!",
    "earns": lambda w, n: f"{{who}} earns {dollars(n.a)} for {job(w, n.b)}.",
    "pays": lambda w, n: f"{{who}} pays {dollars(n.b) if n.b else 'nothing'} for {piece_name(n.a)}.",
    "owes": lambda w, n: f"{{who}} cannot pay for {piece_count(n.b, n.a)}.",
    "closes": lambda w, n: "{who} is bankrupt; the company closes.",
    "collects": lambda w, n: f"{{who}} collects a dividend of {dollars(n.a)}.",
    "liquidates": lambda w, n: f"{{who}} liquidates {dollars(n.a)}.",
    "invests": lambda w, n: f"{{who}} invests {dollars(n.a)}.",
    "settles": lambda w, n: f"{{who}} settles the debt for {piece_count(n.b, n.a)}.",
    "closes for good": lambda w, n: "{who} is closed for good.",
    "re-opens": lambda w, n: "{who} re-opens.",
    "bids": lambda w, n: f"{{who}} bids {dollars(n.a)}.",
    "pays bid": lambda w, n: f"{{who}} pays the bid of {dollars(n.a)}.",
    "first player": lambda w, n: "{who} is first player now.",
    "game over": over,
}


def piece_name(piece: int) -> str:
    """A sum may be for one or for several."""
    return [*["carpentry", "masonry", "electrical work", "plumbing", "gas fitting"], *RESOURCE_NAMES][piece]
