"""What the template game says."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from squander.games.template.rules import PASS
from squander.games.template.state import purse
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Note

HERE = Path(__file__).parent


@cache
def rows() -> list[dict[str, Any]]:
    """A row for each card number, from 1; 0 is no card."""
    cards = tomllib.loads((HERE / "cards.toml").read_text(encoding="utf-8"))["cards"]
    nothing: dict[str, Any] = {"id": "none", "name": "no card", "pounds": 0}
    return [nothing] + [row for row in cards for _ in range(row["copies"])]


class Names:
    def prompt(self, g: Game, f: Frame) -> str:
        return f"You have £{purse(g).cash[f.who]}. Play a card, or pass."

    def label(self, g: Game, f: Frame, option: int) -> str:
        return "Pass" if option == PASS else f"{rows()[option]['name']} (£{rows()[option]['pounds']})"

    def word(self, g: Game, f: Frame, option: int) -> str:
        return "pass" if option == PASS else f"{rows()[option]['id']}.{option}"

    def place(self, g: Game, f: Frame, option: int) -> str:
        return "" if option == PASS else f"hand:{option}"

    def target(self, g: Game, f: Frame, option: int) -> str:
        return ""

    def left(self, g: Game, f: Frame) -> int:
        return 0

    def amount(self, g: Game, f: Frame, option: int) -> int:
        return rows()[option]["pounds"]  # type: ignore[no-any-return]

    def clause(self, code: int) -> str:
        return f"TP-PLAY-{code % 100:02d}"

    def reason(self, g: Game, f: Frame, option: int, code: int) -> str:
        """The one case there is; a game of more tables them by clause, as `squander.games.saying` does."""
        return f"It takes £{rows()[option]['pounds']}, and you have only £{purse(g).cash[f.who]}."

    def tell(self, g: Game, note: Note) -> str:
        if note.what == "round":
            return f"Round {note.a} begins."
        verb = {"draws": "draws", "plays": "plays", "passes": "passes"}[note.what]
        return f"{{who}} {verb}{' ' + rows()[note.a]['name'] if note.a else ''}."
