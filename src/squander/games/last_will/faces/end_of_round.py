"""The question at the end of the round."""

from squander.games.face import ON_THE_BOARD, Face
from squander.games.last_will.faces.shared import END_OF_ROUND, card_place, card_word
from squander.games.last_will.privileges import hand_limit
from squander.games.last_will.rules.end_of_round import KeepCards, keepable_cards
from squander.games.last_will.state import card_of, fortune
from squander.games.last_will.terms import KEEP_ALL
from squander.games.last_will.text import plural
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


def prompt_keep(g: Game, f: Frame) -> str:
    w = fortune(g)
    s = w.seats[f.who]
    return f"Keep up to {plural(hand_limit(w, s), 'card')} for the next round; {len(s.kept) or 'none'} kept so far."


def label_keep(g: Game, f: Frame, option: int) -> str:
    if option == KEEP_ALL:
        w = fortune(g)
        n = len(keepable_cards(w, w.seats[f.who]))
        return {1: "Keep it", 2: "Keep both"}.get(n, f"Keep all {n}")
    return f"Keep {card_of(g, option).name}" if option else "Keep no more"


def cards_to_keep(g: Game, f: Frame) -> Amounts:
    w = fortune(g)
    s = w.seats[f.who]
    limit = hand_limit(w, s)
    return Amounts(left=limit - len(s.kept), most=limit, unit="card")


def reason_limit(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    s = w.seats[f.who]
    return f"You may keep {plural(hand_limit(w, s), 'card')}, and you hold {len(keepable_cards(w, s))} that could stay."


KEEP_CARDS = Face(
    asks=KeepCards,
    phase=END_OF_ROUND,
    prompt=prompt_keep,
    label=label_keep,
    word=lambda g, f, o: "all" if o == KEEP_ALL else card_word(g, f, o),
    place=lambda g, f, o: "" if o == KEEP_ALL else card_place(g, f, o),
    deed=lambda g, f, o: label_keep(g, f, o) if o in (0, KEEP_ALL) else "Keep it",
    gesture=ON_THE_BOARD,
    amounts=cards_to_keep,
    reasons={
        "LW-WILD-10": "It goes back to the offering at the end of every round.",
        "LW-ENDROUND-04": reason_limit,
    },
)

FACES = [KEEP_CARDS]
