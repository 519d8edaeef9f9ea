"""Small things that screens are written with."""

from rich.text import Text

from squander.cli.screens import Seen
from squander.play.seating import YOU


def paragraph(name: str, text: str) -> Text:
    return Text.assemble((f"{name}: ", "bold"), text)


def whose(name: str, thing: str) -> str:
    return f"Your {thing}" if name == YOU else f"{name}'s {thing}"


def counted(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def spaced(word: str) -> str:
    return word.replace("_", " ")


def seating(s: Seen) -> list[int]:
    """The viewer first, the others as they sit."""
    n = s.view["players"]
    return [(max(0, s.view["seat"]) + i) % n for i in range(n)]
