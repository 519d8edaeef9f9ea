"""The question about a companion of the hand."""

from squander.games.face import INSIDE, Face
from squander.games.last_will.faces.effects import label_token
from squander.games.last_will.faces.shared import (
    ACTIONS,
    ALL_TAKEN,
    card_place,
    card_word,
    companion_of,
    next_space,
)
from squander.games.last_will.rules.companions import AddCompanion
from squander.games.last_will.state import card_of
from squander.kernel.game import Frame, Game


def reason_order(g: Game, f: Frame, option: int) -> str:
    wanted = next_space(g, f, option)
    return f"A {companion_of(g, f.arg)} comes later on {card_of(g, option).name}: a {wanted} is next."


ADD_COMPANION = Face(
    asks=AddCompanion,
    phase=ACTIONS,
    prompt=lambda g, f: f"{card_of(g, f.arg).name}: add it to which card?",
    label=label_token,
    word=card_word,
    place=card_place,
    deed="Add it",
    gesture=INSIDE,
    reasons={
        "LW-COMPANION-05": lambda g, f, o: f"{card_of(g, o).name} has no companion spaces.",
        "LW-COMPANION-08": reason_order,
        "LW-COMPANION-09": lambda g, f, o: f"No free space of it is for a {companion_of(g, f.arg)}.",
        "LW-COMPANION-21": ALL_TAKEN.format("of it"),
    },
)

FACES = [ADD_COMPANION]
