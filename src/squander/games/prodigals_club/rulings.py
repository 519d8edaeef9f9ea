"""Rulings that have changed. A game keeps those that it began under, so they are recorded; nobody is asked for them."""

from typing import Final

from squander.games.prodigals_club.layout import Layout
from squander.kernel.pieces import Options, Setting, text_of

RULINGS: Final = [
    Setting(
        "moves",
        "any order",
        ["any order", "as printed"],
        "in which order influence moves shown together are made",
        kept=True,
    ),
    Setting(
        "replacements",
        "any order",
        ["any order", "in turn"],
        "in which order markers are settled that Dame Beatrice cannot raise",
        kept=True,
    ),
    Setting(
        "megaphone_tile",
        "held",
        ["held", "used"],
        "how the megaphone bonus tile is heard in Hyde Park",
        kept=True,
    ),
]


def apply_rulings(layout: Layout, options: Options) -> None:
    layout.moves_as_printed = options["moves"] == "as printed"
    layout.replaced_in_turn = options["replacements"] == "in turn"
    layout.megaphone_tile_used = options["megaphone_tile"] == "used"


def rulings_of(options: Options) -> str:
    return ", ".join([text_of(options, ruling.name) for ruling in RULINGS])
