"""The log in sentences; `{who}` stands where the player's name goes."""

from collections.abc import Callable

from squander.games.prodigals_club.central.names import card_name, label_bonus, symbol_name
from squander.games.prodigals_club.possessions.names import tile_text
from squander.games.prodigals_club.society.names import marker_word, space_text
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import COMPETITION_NAMES
from squander.games.prodigals_club.text import dame_text, plural
from squander.kernel.game import Game
from squander.kernel.pieces import Note

Tell = Callable[[Game, Note], str]


def tell(g: Game, note: Note) -> str:
    return TELLINGS[note.what](g, note)


def handicap(g: Game, n: Note) -> str:
    names = {slot: name for name, slot in COMPETITION_NAMES.items()}
    return f"{{who}} takes a handicap in the {names[n.a]} competition."


def errand(g: Game, n: Note) -> str:
    """Where to; what the errand brings is told by what follows."""
    return f"{{who}} sends an errand boy to {club(g).layout.spaces[n.a].title}."


def marker(n: Note) -> str:
    return f"a {marker_word(n.a).split('.')[0]}"


def nothing(g: Game, n: Note) -> str:
    return ""


CLUB: dict[str, Tell] = {
    "club.handicap": handicap,
    "club.round": lambda g, n: f"Round {n.a} begins.",
    "club.central": lambda g, n: f"The central card is {card_name(g, n.a)}.",
    "club.errand": errand,
    "club.takes": lambda g, n: f"{{who}} takes {card_name(g, n.a)}.",
    "club.bonus": lambda g, n: f"{{who}} takes a bonus tile: {label_bonus(g, n.a)}.",
    "club.renaissance": lambda g, n: "{who} takes the renaissance man.",
    "club.names symbol": lambda g, n: f"{{who}}'s renaissance man becomes {plural(n.b, symbol_name(g, n.a))}.",
    "club.uses bonus": lambda g, n: f"{{who}} uses a bonus tile: {label_bonus(g, n.a)}.",
    "club.activates": lambda g, n: f"{{who}} uses {card_name(g, n.a)}.",
    "club.plays": lambda g, n: f"{{who}} plays {card_name(g, n.a)}.",
    "club.lays": lambda g, n: f"{{who}} lays {card_name(g, n.a)}.",
    "club.makes room": lambda g, n: f"{{who}} discards {card_name(g, n.a)} to make room.",
    "club.swaps": nothing,
    "club.ends turn": lambda g, n: "{who} is done.",
    "club.order": lambda g, n: f"{{who}} will be number {n.a + 1}.",
    "club.discards": lambda g, n: f"{{who}} discards {card_name(g, n.a)}.",
    "club.game over": lambda g, n: f"The game ends after round {n.a}.",
}

POSSESSIONS: dict[str, Tell] = {
    "possessions.spent": lambda g, n: f"{{who}} spends £{n.a}.",
    "possessions.received": lambda g, n: f"{{who}} receives £{n.a}.",
    "possessions.adds time": lambda g, n: "{who} adds A Little More Time.",
    "possessions.sells": lambda g, n: f"{{who}} sells {tile_text(g, n.a)} for £{n.b}.",
    "possessions.exchanges": lambda g, n: f"{{who}} exchanges {tile_text(g, n.a)} for {tile_text(g, n.b)}.",
    "possessions.borough": lambda g, n: f"The borough indicator points at {club(g).layout.box.boroughs[n.a]}.",
}

ELECTION: dict[str, Tell] = {
    "election.loses": lambda g, n: f"{{who}} loses {plural(n.a, 'vote')}.",
    "election.gains": lambda g, n: f"{{who}} gains {plural(n.a, 'vote')}.",
    "election.megaphones": lambda g, n: f"{{who}} gets {plural(n.a, 'megaphone')}.",
    "election.park": lambda g, n: f"Hyde Park: {{who}} has {plural(n.a, 'megaphone')}.",
    "election.takes tile": lambda g, n: "{who} takes a political circle tile.",
    "election.discards tile": lambda g, n: "{who} discards a political circle tile.",
    "election.places tile": lambda g, n: "{who} places a political circle tile.",
    "election.inner circle": lambda g, n: f"{{who}} joins {plural(n.a, 'inner circle')}.",
}

SOCIETY: dict[str, Tell] = {
    "society.moves": lambda g, n: f"{{who}} moves {marker(n)} to {space_text(g, n.b)}.",
    "society.leaps": lambda g, n: f"{{who}}: {marker(n)} jumps to {space_text(g, n.b)}.",
    "society.immune": lambda g, n: "{who} annoys Dame Beatrice.",
    "society.dame": lambda g, n: f"Dame Beatrice raises {dame_text(club(g).layout.box.dames[n.a])} this round.",
    "society.dame calls": lambda g, n: "Dame Beatrice calls.",
}

TELLINGS: dict[str, Tell] = CLUB | POSSESSIONS | ELECTION | SOCIETY
