"""Faces of a player's turn to use cards and a bonus tile."""

from squander.games.face import INSIDE, TURN, Face
from squander.games.prodigals_club.box import Card
from squander.games.prodigals_club.central.actions import Act, MakeRoom, is_held
from squander.games.prodigals_club.central.faces.shared import USE_OF_CARDS, at, none_or
from squander.games.prodigals_club.central.now import in_words
from squander.games.prodigals_club.central.text import card_name
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.terms import BONUS_TILE
from squander.games.prodigals_club.text import card_word, describe
from squander.kernel.game import Frame, Game


def prompt_act(g: Game, f: Frame) -> str:
    c = club(g)
    tile = c.seats[f.who].bonus
    return f"Your turn: use cards{', your bonus tile,' if tile and not is_held(c.layout, tile) else ''} or end it."


def verb(c: Club, who: int, option: int) -> str:
    """What is done with a card of hand or board, or with the bonus tile."""
    if option > BONUS_TILE or option in c.seats[who].board:
        return "Use"
    return "Lay" if c.layout.box.cards[option].is_black else "Play"


def label_act(g: Game, f: Frame, option: int) -> str:
    c = club(g)
    if option > BONUS_TILE:
        return f"Bonus tile: {in_words(g, f.who, c.layout.box.bonuses[option - BONUS_TILE].script)}"
    row = c.layout.box.cards[option]
    does = verb(c, f.who, option)
    if does == "Lay":
        return f"Lay {row.name}: {card_text(row)}"
    return f"{does} {row.name}: {in_words(g, f.who, row.script) or card_text(row)}"


def card_text(row: Card) -> str:
    """What it says of itself, behind a colon."""
    text = describe(row).removesuffix(".")
    return text[:1].lower() + text[1:]


def act_word(g: Game, f: Frame, option: int) -> str:
    box = club(g).layout.box
    return box.bonuses[option - BONUS_TILE].id if option > BONUS_TILE else card_word(box, option)


def act_place(g: Game, f: Frame, option: int) -> str:
    if option > BONUS_TILE:
        return f"bonus:{option - BONUS_TILE}"
    return f"{'board' if option in club(g).seats[f.who].board else 'hand'}:{option}"


FACES = [
    Face(
        asks=Act,
        prompt=prompt_act,
        phase=USE_OF_CARDS,
        label=none_or(label_act, "End your turn"),
        word=none_or(act_word, "end"),
        place=none_or(act_place, ""),
        deed=none_or(lambda g, f, o: f"{verb(club(g), f.who, o)} it", "End the turn"),
        gesture=TURN,
        reasons={
            "PC-BLACK-08": "You have used this card this round.",
            "PC-BLACK-10": "This card has only a standing bonus, which works by itself.",
            "PC-BONUS-11": "There is nothing to use: its megaphone counts in Hyde Park while you hold the tile.",
            "PC-TIME-07": "It does nothing alone: add it when a card or errand spends more with time.",
        },
    ),
    Face(
        asks=MakeRoom,
        prompt=lambda g, f: f"Your board is full. Which card makes way for {card_name(g, f.arg)}?",
        phase=USE_OF_CARDS,
        label=lambda g, f, o: f"Discard {card_name(g, o)}",
        word=lambda g, f, o: card_word(club(g).layout.box, o),
        place=at("board"),
        deed="Discard it",
        gesture=INSIDE,
    ),
]
