"""Words that people type: kept as text, never as markup, without anything invisible."""

import unicodedata


def cleaned(text: str, most: int) -> str:
    """Without control, format and line characters, runs of blanks made one, cut to a length."""
    visible = "".join(" " if unicodedata.category(c) in {"Cc", "Zl", "Zp"} else c for c in text if is_shown(c))
    return " ".join(visible.split())[:most].strip()


def is_shown(c: str) -> bool:
    """Format characters could turn a line around or make two names look alike; the joiner belongs to emoji."""
    return c == "\u200d" or unicodedata.category(c) not in {"Cf", "Cs", "Co", "Cn"}


def is_storable(text: str) -> bool:
    """Every database can keep it: no NUL, and no half of a character that takes two."""
    return not any(c == "\0" or unicodedata.category(c) == "Cs" for c in text)
