"""The log in sentences; `{who}` stands where the player's name goes."""

from collections.abc import Callable

from squander.games.english import as_noted, linked
from squander.games.prodigals_club.central.text import bonus_text, symbol_name
from squander.games.prodigals_club.possessions.text import tile_text
from squander.games.prodigals_club.society.text import marker_name, space_text
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import CARD_SPACE, COMPETITION_NAMES
from squander.games.prodigals_club.text import capital, circle_text, dame_text, plural
from squander.kernel.game import Game
from squander.kernel.pieces import Note

Tell = Callable[[Game, Note], str]


def tell(g: Game, note: Note) -> str:
    return TELLINGS.get(note.what, as_noted)(g, note)


def card_name(g: Game, card: int) -> str:
    row = club(g).layout.box.cards[card]
    return linked(row.name, row.id)


def tile(g: Game, number: int) -> str:
    """Several tiles have one name, so that it begins with that."""
    row = club(g).layout.box.possessions[number]
    return linked(row.name, row.id) + tile_text(g, number).removeprefix(row.name)


def handicap(g: Game, n: Note) -> str:
    names = {slot: name for name, slot in COMPETITION_NAMES.items()}
    return f"{{who}} takes a handicap in the {names[n.a]} competition."


def errand(g: Game, n: Note) -> str:
    """Where to; what the errand brings is told by what follows."""
    c = club(g)
    space = c.layout.spaces[n.a]
    boys = c.layout.card_boys if space.kind == CARD_SPACE else 1
    return f"{{who}} sends {'an errand boy' if boys == 1 else f'{boys} errand boys'} to {space.title}."


def named_symbols(g: Game, n: Note) -> str:
    return f"{{who}}'s renaissance man stands for {plural(n.b, symbol_name(g, n.a) + ' symbol')}."


def nothing(g: Game, n: Note) -> str:
    return ""


def follows(n: Note, what: str) -> bool:
    """Whether this only completes what the note before it told of the same player."""
    return n.before is not None and (n.before.what, n.before.who) == (what, n.who)


# --- possessions ----------------------------------------------------------------------------------------------


def spent(g: Game, n: Note) -> str:
    return f"{{who}} spends £{n.a}." if n.a else "{who} has nothing to spend."


def received(g: Game, n: Note) -> str:
    """The price of a sale was told with it."""
    return "" if follows(n, "possessions.sells") else f"{{who}} receives £{n.a}."


def sells(g: Game, n: Note) -> str:
    return f"{{who}} sells {tile(g, n.a)} for {f'£{n.b}' if n.b else 'nothing'}."


# --- election -------------------------------------------------------------------------------------------------


def gains(g: Game, n: Note) -> str:
    return f"{{who}} gains {plural(n.a, 'vote')}." if n.a else "{who} cannot have more votes."


def park(g: Game, n: Note) -> str:
    return f"Hyde Park: {{who}} has {plural(n.a, 'megaphone') if n.a else 'no megaphone'}."


def circle_tile(verb: str) -> Tell:
    return lambda g, n: f"{{who}} {verb} a {circle_text(club(g).layout.box, n.a)}."


def inner_circles(g: Game, n: Note) -> str:
    return f"{{who}} joins {'an inner circle' if n.a == 1 else f'{n.a} inner circles'}."


# --- society --------------------------------------------------------------------------------------------------


def colour(n: Note) -> str:
    return marker_name(n.a)


def dame(g: Game, n: Note) -> str:
    return dame_text(club(g).layout.box.dames[n.a])


CLUB: dict[str, Tell] = {
    "club.handicap": handicap,
    "club.round": lambda g, n: f"Round {n.a} begins.",
    "club.central": lambda g, n: f"{capital(club(g).layout.box.central['card'])} is {card_name(g, n.a)}.",
    "club.errand": errand,
    "club.takes": lambda g, n: f"{{who}} takes {card_name(g, n.a)}.",
    "club.bonus": lambda g, n: f"{{who}} takes a bonus tile: {bonus_text(g, n.a)}.",
    "club.renaissance": lambda g, n: "{who} takes the renaissance man.",
    "club.names symbol": named_symbols,
    "club.uses bonus": lambda g, n: "{who} uses a bonus tile.",  # what it does is told next
    "club.activates": lambda g, n: f"{{who}} uses {card_name(g, n.a)}.",
    "club.plays": lambda g, n: f"{{who}} plays {card_name(g, n.a)}.",
    "club.lays": lambda g, n: f"{{who}} lays {card_name(g, n.a)}.",
    "club.makes room": lambda g, n: f"{{who}} discards {card_name(g, n.a)} to make room.",
    "club.swaps": nothing,
    "club.ends turn": lambda g, n: "{who} ends the turn.",
    "club.order": lambda g, n: f"{{who}} will be number {n.a + 1} in the next round.",
    "club.discards": lambda g, n: f"{{who}} discards {card_name(g, n.a)}.",
    "club.game over": lambda g, n: f"The game ends after round {n.a}.",
}

POSSESSIONS: dict[str, Tell] = {
    "possessions.spent": spent,
    "possessions.received": received,
    "possessions.adds time": lambda g, n: f"{{who}} adds {card_name(g, n.a)}.",
    "possessions.sells": sells,
    "possessions.exchanges": lambda g, n: f"{{who}} exchanges {tile(g, n.a)} for {tile(g, n.b)}.",
    "possessions.borough": lambda g, n: f"The borough indicator goes on to {club(g).layout.box.boroughs[n.a]}.",
}

ELECTION: dict[str, Tell] = {
    "election.loses": lambda g, n: f"{{who}} loses {plural(n.a, 'vote')}.",
    "election.gains": gains,
    "election.megaphones": lambda g, n: f"{{who}} gets {plural(n.a, 'megaphone')}.",
    "election.park": park,
    "election.takes tile": circle_tile("takes"),
    "election.discards tile": circle_tile("discards"),
    "election.places tile": lambda g, n: "{who} adds the tile to the grid.",
    "election.inner circle": inner_circles,
}

SOCIETY: dict[str, Tell] = {
    "society.moves": lambda g, n: f"{{who}} moves a {colour(n)} to {space_text(g, n.b)}.",
    "society.rises": lambda g, n: f"Dame Beatrice raises {{who}}'s {colour(n)} to {space_text(g, n.b)}.",
    "society.leaps": lambda g, n: f"{{who}} lets a {colour(n)} jump to {space_text(g, n.b)}.",
    "society.immune": lambda g, n: "{who} annoys Dame Beatrice and is safe from her this round.",
    "society.dame": lambda g, n: f"This round Dame Beatrice raises {dame(g, n)}.",
    "society.dame calls": lambda g, n: f"Dame Beatrice calls and raises {dame(g, n)}.",
}

TELLINGS: dict[str, Tell] = CLUB | POSSESSIONS | ELECTION | SOCIETY
