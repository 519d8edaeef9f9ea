"""Any game's table, legibly: for games without a screen of their own."""

from typing import Any

from rich.text import Text

from squander.cli.screens import CardText, Seen
from squander.kernel.game import Game
from squander.kernel.pieces import Standing

GOAL = ""
KNOWN_BETTER: frozenset[str] = frozenset()


def box_of(g: Game) -> Any:
    return None


def heading(s: Seen) -> str:
    return f"Round {s.view['round']}" if "round" in s.view else ""


def table(s: Seen, whole: bool) -> list[Text]:
    return [Text.assemble((f"{key}: ", "dim"), shown(value)) for key, value in flat(s.view)]


def flat(data: Any, path: str = "") -> list[tuple[str, Any]]:
    """Nested data as dotted lines; short lists stay in one."""
    if isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        data = dict(enumerate(data))
    if not isinstance(data, dict):
        return [(path, data)]
    return [line for key, value in data.items() for line in flat(value, f"{path}.{key}" if path else str(key))]


def shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def about(s: Seen, place: str) -> str:
    return ""


def lookup(s: Seen, name: str) -> list[str]:
    return []


def result(standing: Standing) -> str:
    return str(standing.score)


def cards(pack: str | None) -> list[CardText]:
    return []
