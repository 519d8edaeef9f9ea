"""The question about the first hand."""

from squander.games.face import ON_THE_BOARD, Face, counting
from squander.games.last_will.faces.shared import FIRST_CARDS, card_place, card_word
from squander.games.last_will.rules.offering import KeepFirstCards
from squander.games.last_will.state import card_of
from squander.games.last_will.text import plural

KEEP_FIRST_CARDS = Face(
    asks=KeepFirstCards,
    phase=FIRST_CARDS,
    prompt=lambda g, f: f"Choose {plural(f.arg, 'card')} to keep; the others are discarded.",
    label=lambda g, f, o: f"Keep {card_of(g, o).name}",
    word=card_word,
    place=card_place,
    deed="Keep it",
    gesture=ON_THE_BOARD,
    amounts=counting("card"),
)

FACES = [KEEP_FIRST_CARDS]
