"""What the template game says and shows: a face for each question."""

from squander.games.english import as_noted, linked
from squander.games.face import Face, Faces
from squander.games.template.box import Card
from squander.games.template.rules import PASS, PlayCard
from squander.games.template.state import purse
from squander.kernel.game import Game
from squander.kernel.pieces import Note


def card(g: Game, option: int) -> Card:
    return purse(g).cards[option]


PLAY_CARD = Face(
    asks=PlayCard,
    prompt=lambda g, f: f"You have £{purse(g).cash[f.who]}. Play a card, or pass.",
    phase="Play",
    label=lambda g, f, o: "Pass" if o == PASS else f"{card(g, o).name}: {card(g, o).said.words()}",
    word=lambda g, f, o: "pass" if o == PASS else f"{card(g, o).id}.{o}",
    place=lambda g, f, o: "" if o == PASS else f"hand:{o}",
    deed=lambda g, f, o: "Pass" if o == PASS else "Play it",
    amount=lambda g, f, o: 0 if o == PASS else card(g, o).amount,
    reasons={
        "TP-PLAY-02": lambda g, f, o: f"It takes £{card(g, o).amount}, and you have only £{purse(g).cash[f.who]}.",
    },
)


def clause(code: int) -> str:
    return f"TP-PLAY-{code % 100:02d}"


def tell(g: Game, note: Note) -> str:
    if note.what == "round":
        return f"Round {note.a} begins."
    if note.what not in ("draws", "plays", "passes"):
        return as_noted(g, note)
    named = card(g, note.a)
    return f"{{who}} {note.what}{' ' + linked(named.name, named.id) if note.a else ''}."


FACES = Faces("squander.games.template", [PLAY_CARD], clause, tell)
