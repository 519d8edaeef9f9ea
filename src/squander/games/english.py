"""What words need everywhere: lists, names in the place of seats, and cards that a sentence names."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from squander.kernel.pieces import Note

SEAT = re.compile(r"\b[Ss]eat (\d)\b")  # as labels and reasons count them, from 1
LINK = re.compile(r"\[([^][]+)\]\(([\w-]+)\)")  # a card's name, and its id
WHO = "{who}"


def listed(words: list[str], last: str = "and") -> str:
    """`a, b and c`."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def strung(parts: list[str]) -> str:
    """The same of longer parts: a comma within one wants semicolons, an `and` within one a comma before the last."""
    *first, last = parts
    mark = ";" if any(", " in part for part in parts) else ","
    pause = mark if mark == ";" or any(" and " in part for part in parts) else ""
    return f"{f'{mark} '.join(first)}{pause} and {last}" if first else last


def with_names(text: str, names: Sequence[str]) -> str:
    """The rules know seats; who sits there is known to whoever shows the label or the reason."""
    return SEAT.sub(lambda found: names[int(found[1]) - 1], text)


def as_noted(_: object, note: Note) -> str:
    """Of a note for which nobody has written a sentence yet: its own word, so that no table fails for want of one."""
    word = note.what.rpartition(".")[2]
    return f"{WHO}: {word}." if note.who >= 0 else f"{word[:1].upper()}{word[1:]}."


# --- cards in sentences ---------------------------------------------------------------------------------------


class Named(NamedTuple):
    """Where a sentence names a card: its letters from `at` up to `end`."""

    at: int
    end: int
    card: str


def linked(name: str, id: str) -> str:
    """A card's name as sentences of the log hold it, so that nobody has to look for cards in their words."""
    link = f"[{name}]({id})"
    return link if LINK.fullmatch(link) else name


def plain(text: str) -> str:
    return LINK.sub(r"\1", text)


def told(text: str, who: str) -> tuple[str, list[Named]]:
    """A sentence of the log as it is read, and the cards that it names. A player's name is never taken for one."""
    first, *rest = LINK.split(text)
    said, cards = first.replace(WHO, who), []
    for name, id, after in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        cards.append(Named(len(said), len(said) + len(name), id))
        said += name + after.replace(WHO, who)
    return said, cards


def lead(text: str, who: str) -> int:
    """How many letters of a sentence only name its player, so that it can go on from another about the same; 0 where
    it stands alone."""
    plain = text.startswith(f"{WHO} ") and text.endswith(".") and "!" not in text
    return len(who) + 1 if plain else 0
