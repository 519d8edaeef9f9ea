"""How chances come true, as a picture: of all that was given 70 %, do 70 % win?"""

from collections.abc import Sequence

from squander.lab.fit import Fit
from squander.lab.stats import Rate, wilson

BINS = 10
SIDE, EDGE, GAP = 200, 40, 30  # of one square, around it, and between two
INK, LINE, FAINT = "#2b2118", "#8c2f1b", "#b9ab96"

Told = Sequence[tuple[float, bool]]


def binned(told: Told) -> list[tuple[float, Rate]]:
    """By tenths of what was told: the mean chance in each, and how many of them won."""
    found: list[tuple[float, Rate]] = []
    for low in range(BINS):
        inside = [one for one in told if min(BINS - 1, int(one[0] * BINS)) == low]
        if inside:
            mean = sum(chance for chance, _ in inside) / len(inside)
            found.append((mean, wilson(sum(won for _, won in inside), len(inside))))
    return found


def drawn(fits: dict[int, Fit]) -> str:
    """One square for each number of players, as SVG."""
    width = EDGE + len(fits) * (SIDE + GAP) + GAP
    squares = [
        square(EDGE + i * (SIDE + GAP), f"{players} players", binned(one.told))
        for i, (players, one) in enumerate(fits.items())
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {SIDE + 2 * EDGE}" font-family="Georgia, serif"'
    )
    title = "<title>How often seats win, by the chance they were given</title>"
    paper = f'<rect width="{width}" height="{SIDE + 2 * EDGE}" fill="#f6efe2"/>'
    return "\n".join([f'{head} font-size="12" fill="{INK}">', title, paper, *squares, "</svg>"]) + "\n"


def square(left: int, title: str, bins: Sequence[tuple[float, Rate]]) -> str:
    bottom = EDGE + SIDE
    parts = [
        f'<rect x="{left}" y="{EDGE}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{INK}"/>',
        f'<path d="M{left} {bottom}L{left + SIDE} {EDGE}" stroke="{FAINT}" stroke-dasharray="4 4"/>',
        f'<text x="{left + SIDE / 2}" y="{EDGE - 10}" text-anchor="middle">{title}</text>',
        f'<text x="{left + SIDE / 2}" y="{bottom + 30}" text-anchor="middle">told</text>',
    ]
    for share in (0, 50, 100):
        at = SIDE * share / 100
        parts.append(f'<text x="{left + at}" y="{bottom + 15}" text-anchor="middle">{share}</text>')
        parts.append(f'<text x="{left - 5}" y="{bottom - at + 4}" text-anchor="end">{share}</text>')
    return "\n".join([*parts, *[dot(left, bottom, mean, rate) for mean, rate in bins]])


def dot(left: int, bottom: int, mean: float, rate: Rate) -> str:
    """With its 95 % interval."""
    x, y = left + SIDE * mean, bottom - SIDE * rate.value
    low, high = bottom - SIDE * rate.low, bottom - SIDE * rate.high
    reach = f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{LINE}"/>'
    return f'{reach}<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{LINE}"/>'
