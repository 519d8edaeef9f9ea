"""Small things that screens are written with."""

from rich.text import Text

from squander.play.seating import YOU

THE_END = "the end"


def paragraph(name: str, text: str) -> Text:
    return Text.assemble((f"{name}: ", "bold"), text)


def whose(name: str, thing: str) -> str:
    return f"Your {thing}" if name == YOU else f"{name}'s {thing}"


def counted(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def spaced(word: str) -> str:
    return word.replace("_", " ")


def seating(players: int, viewer: int) -> list[int]:
    """The viewer first, the others as they sit."""
    return [(max(0, viewer) + i) % players for i in range(players)]
