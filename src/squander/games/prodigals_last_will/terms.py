"""What only the combination has a word for."""

from typing import Final

CLUB: Final = 300  # CLUB + option: an option of The Prodigals Club, out of the way of Last Will's


def is_clubs(option: int) -> bool:
    """Whether an option of a common question is one of The Prodigals Club."""
    return option >= CLUB


START_MONEY: Final = 70
HAND_LIMIT: Final = 5

# Sections of the rules index, numbered on from those of the two games.
ACTION: Final = 20000
ENDROUND: Final = 20100
SECTION_NAMES: Final = {ACTION: "ACTION", ENDROUND: "ENDROUND"}


def clause_id(code: int) -> str:
    section = code - code % 100
    return f"PL-{SECTION_NAMES[section]}-{code % 100:02d}"
