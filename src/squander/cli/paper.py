"""What the terminal commands write on and ask from: colours where they are wanted, never wider than the terminal."""

import os
import sys
import time
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

WIDEST = 100
NARROWEST = 60
BLANK_LINES = 60
TURNS, STEP, A_TURN = 6, 5, 0.03  # of a die: how many faces, how far apart, and for how many seconds
CLEAR = "\033[2J\033[3J\033[H"


class Paper:
    """Standard output, measured in columns."""

    def __init__(self, colour: bool = True) -> None:
        plain = not colour or "NO_COLOR" in os.environ
        self.console = Console(
            color_system=None if plain else "auto", markup=False, highlight=False, emoji=False, soft_wrap=False
        )
        self.width = max(NARROWEST, min(WIDEST, self.console.width))
        self.console.width = self.width

    @property
    def terminal(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin.isatty() and self.console.is_terminal

    def line(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """One paragraph, wrapped; its further lines are indented."""
        for piece in wrapped(self.console, Text(text, style) if isinstance(text, str) else text, self.width, indent):
            piece.rstrip()
            self.console.print(piece, no_wrap=True, crop=False, overflow="ignore")

    def lines(self, texts: Iterable[Text]) -> None:
        for text in texts:
            self.line(text, indent=4)

    def rule(self, title: str) -> None:
        room = max(0, self.width - Text(title).cell_len - 4)
        self.line(Text.assemble(("── ", "dim"), (title, "bold"), (" " + "─" * room, "dim")))

    def clear(self) -> None:
        """Nothing of what was shown may stay readable, also not by scrolling back."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(CLEAR)
        else:
            self.console.file.write("\n" * BLANK_LINES)

    def tumble(self, sides: int, rolled: int) -> None:
        """A die that rolls for a moment, where somebody looks; then its line is free again."""
        if not self.terminal or self.console.is_dumb_terminal:
            return
        for turn in range(TURNS, 0, -1):
            shown = (rolled + turn * STEP - 1) % sides + 1
            self.console.file.write(f"\r{' ' * turn}[{shown:2}] d{sides} ")
            self.console.file.flush()
            time.sleep(A_TURN)
        self.console.file.write(f"\r{' ' * (TURNS + len('[12] d12 '))}\r")

    def ask(self, prompt: str = "> ") -> str:
        """A line from the person, without spaces around it. Raises EOFError when there is none."""
        self.console.file.flush()
        if self.terminal:
            import readline  # noqa: F401 - gives input() editing and history
        answer = input(prompt).strip()
        if not sys.stdin.isatty():
            self.console.file.write(f"{answer}\n")
        return answer


def wrapped(console: Console, text: Text, width: int, indent: int) -> list[Text]:
    """The text in lines that fit; words longer than a line are broken."""
    lines = list(text.wrap(console, width)) or [Text()]
    if len(lines) == 1:
        return lines
    rest = text[len(lines[0].plain) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return [lines[0], *[Text(" " * indent).append_text(line) for line in rest.wrap(console, width - indent)]]
