"""Any game's table, legibly: for games without a screen of their own."""

from rich.text import Text

from squander.cli.screens import CardText, Seen
from squander.kernel.game import Game
from squander.kernel.pieces import Standing, View

Scene = Seen[View, None]


def goal(g: Game) -> str:
    return ""


def box_of(g: Game) -> None:
    return None


def heading(s: Scene) -> str:
    return f"Round {s.view['round']}" if "round" in s.view else ""


def table(s: Scene, whole: bool) -> list[Text]:
    return [Text.assemble((f"{owned(path, s.names)}: ", "dim"), text) for path, text in flat(s.view)]


def owned(path: str, names: list[str]) -> str:
    """`seats.1.hand` belongs to whoever sits there."""
    first, _, rest = path.partition(".")
    seat, _, thing = rest.partition(".")
    return ".".join([names[int(seat)], thing]).rstrip(".") if first == "seats" and seat.isdecimal() else path


def flat(data: object, path: str = "") -> list[tuple[str, str]]:
    """Nested data as dotted lines; what holds nothing nested is one line."""
    if isinstance(data, list) and any(is_nested(item) for item in data):
        data = dict(enumerate(data))
    if not isinstance(data, dict) or (path and not any(is_nested(value) for value in data.values())):
        return [(path, shown(data))]
    return [line for key, value in data.items() for line in flat(value, f"{path}.{key}" if path else str(key))]


def is_nested(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(is_nested(item) for item in value))


def shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(item)}" for key, item in value.items())
    if isinstance(value, list):
        return " ".join(shown(item) for item in value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def about(s: Scene, place: str) -> str:
    return ""


def lookup(s: Scene, name: str) -> list[str]:
    return []


def result(standing: Standing) -> str:
    return str(standing.score)


def cards(pack: str | None) -> list[CardText]:
    return []
