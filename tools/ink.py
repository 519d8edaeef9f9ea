"""Drawing with ink on paper: the few shapes the pictures of the docs are made of, in the colours of the page."""

from __future__ import annotations

from html import escape

PAPER, CARD, SHADE, RULE = "#f6efe0", "#fffaf0", "#ece1ca", "#d9cbb0"
INK, FADED, LINE, WINE = "#2b2118", "#655743", "#8d7a5f", "#7a1f2b"
SERIF = "'EB Garamond', Georgia, 'Times New Roman', serif"
SANS = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
MONO = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
# How wide a letter is at most on average, in parts of its size: fonts differ, and nothing may run over its edge.
WIDTHS = {SERIF: 0.55, SANS: 0.55, MONO: 0.61}


def width_of(text: str, size: float, font: str) -> float:
    return len(text) * size * WIDTHS[font]


def wrapped(text: str, width: float, size: float, font: str = SANS) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size, font) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def picture(width: float, height: float, title: str, about: str, shapes: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(width)} {n(height)}" width="{n(width)}" '
    head += f'height="{n(height)}" role="img" aria-labelledby="title about">'
    told = [f'<title id="title">{escape(title)}</title>', f'<desc id="about">{escape(about)}</desc>']
    return "\n".join([head, *told, box(0, 0, width, height, PAPER, "none", 10), *shapes, "</svg>"]) + "\n"


def n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def text(x: float, y: float, words: str, size: float = 13, font: str = SANS, fill: str = INK, more: str = "") -> str:
    place = f'x="{n(x)}" y="{n(y)}" font-size="{n(size)}" font-family="{font}" fill="{fill}"'
    return f"<text {place}{' ' if more else ''}{more}>{escape(words)}</text>"


def box(x: float, y: float, width: float, height: float, fill: str, stroke: str = LINE, corner: float = 6) -> str:
    shape = f'x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" rx="{n(corner)}"'
    return f'<rect {shape} fill="{fill}" stroke="{stroke}"/>'


def path(d: str, stroke: str = LINE, width: float = 1, fill: str = "none", more: str = "") -> str:
    return f'<path d="{d}" stroke="{stroke}" stroke-width="{n(width)}" fill="{fill}"{" " if more else ""}{more}/>'


def dot(x: float, y: float, radius: float, fill: str, stroke: str = "none") -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{fill}" stroke="{stroke}"/>'
