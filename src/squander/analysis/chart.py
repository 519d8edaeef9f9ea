"""Everybody's chance of winning over a game, as a picture in SVG: a line a seat in its own ink and its own dash."""

from html import escape

from squander.analysis.findings import Told

INKS = ["#1d5c96", "#a34a06", "#0b6b57", "#87408a", "#5b5a57"]
DASHES = ["", "9 4", "2.5 3.5", "12 3 2.5 3", "5 2 1 2 1 2"]
WIDTH, HEIGHT = 960, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 150, 22, 30
APART = 16  # names at the ends of lines


def chart(told: Told) -> str:
    seats = range(len(told.names))
    inside = [*levels(), *rounds(told), *(line(told, seat) for seat in seats), *marks(told), *ends(told)]
    label = "Chance of winning over the game: " + ", ".join(
        f"{name} ends at {told.points[-1].chances[seat]:.0%}" for seat, name in enumerate(told.names)
    )
    head = f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">'
    return f"{head}{''.join(inside)}</svg>"


def x(told: Told, ply: int) -> float:
    last = max(1, told.points[-1].ply)
    return round(LEFT + (WIDTH - LEFT - RIGHT) * ply / last, 1)


def y(chance: float) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance, 1)


def levels() -> list[str]:
    return [
        f'<path class="level" d="M{LEFT} {y(share)}H{WIDTH - RIGHT}"/>'
        f'<text class="tick" x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]


def rounds(told: Told) -> list[str]:
    return [
        f'<path class="level" d="M{x(told, ply)} {TOP}V{HEIGHT - BOTTOM}"/>'
        f'<text class="tick" x="{x(told, ply) + 4}" y="{HEIGHT - 10}">round {number}</text>'
        for number, ply in enumerate(told.rounds, 1)
    ]


def line(told: Told, seat: int) -> str:
    way = " ".join(f"{x(told, point.ply)},{y(point.chances[seat])}" for point in told.points)
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return f'<polyline points="{way}" fill="none" stroke="{INKS[seat]}" stroke-width="2"{dash}/>'


def marks(told: Told) -> list[str]:
    """The dearest mistakes, numbered as in the list."""
    chances = {point.ply: point.chances for point in told.points}
    return [
        f'<g class="mark"><circle cx="{x(told, one.ply)}" cy="{y(chances[one.ply][one.seat])}" r="9" '
        f'fill="{INKS[one.seat]}"/><text x="{x(told, one.ply)}" y="{y(chances[one.ply][one.seat]) + 4}" '
        f'text-anchor="middle">{number}</text></g>'
        for number, one in enumerate(told.dearest, 1)
    ]


def ends(told: Told) -> list[str]:
    """Names beside the ends of their lines, none upon another."""
    last = told.points[-1].chances
    order = sorted(range(len(last)), key=lambda seat: (-last[seat], seat))
    found: list[str] = []
    above = -99.0
    for seat in order:
        at = above = max(y(last[seat]) + 4, above + APART)
        place = f'x="{WIDTH - RIGHT + 8}" y="{at}" fill="{INKS[seat]}"'
        found.append(f'<text class="name" {place}>{escape(told.names[seat])}</text>')
    return found
