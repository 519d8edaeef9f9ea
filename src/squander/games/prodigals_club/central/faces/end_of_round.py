"""The face of the end of a round."""

from squander.games.face import INSIDE, Face
from squander.games.prodigals_club.central.end_of_round import DiscardDown
from squander.games.prodigals_club.central.faces.shared import END_OF_ROUND, at
from squander.games.prodigals_club.central.text import card_name
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.text import card_word, plural
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


def prompt_discard(g: Game, f: Frame) -> str:
    c = club(g)
    down = plural(c.layout.hand_limit, "card")
    return f"Down to {down}: which card do you discard? You have {len(c.seats[f.who].hand)}."


def cards_too_many(g: Game, f: Frame) -> Amounts:
    c = club(g)
    left = len(c.seats[f.who].hand) - c.layout.hand_limit
    return Amounts(left=left, least=left, most=left, unit="card")


FACES = [
    Face(
        asks=DiscardDown,
        prompt=prompt_discard,
        phase=END_OF_ROUND,
        label=lambda g, f, o: f"Discard {card_name(g, o)}",
        word=lambda g, f, o: card_word(club(g).layout.box, o),
        place=at("hand"),
        deed="Discard it",
        gesture=INSIDE,
        amounts=cards_too_many,
    )
]
