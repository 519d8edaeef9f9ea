"""The learning curve as a picture."""

WIDTH, HEIGHT, EDGE = 640, 320, 48


def picture(curve: list[tuple[float, float]], title: str, watched: int = 0) -> str:
    """Share of games won over lessons, as SVG; half is drawn in, and from where on it played itself."""
    last = max([at for at, _ in curve], default=1.0) or 1.0
    points = [(across(at / last), up(won)) for at, won in curve]
    line = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
    dots = "".join([f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#7b2d3b"/>' for x, y in points])
    marks = "".join([mark(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)])
    if 0 < watched < last:
        marks += turning_point(across(watched / last))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf6ea"/>'
        f'<text x="{EDGE}" y="24" font-size="15">{title}</text>{marks}'
        f'<polyline points="{line}" fill="none" stroke="#7b2d3b" stroke-width="2"/>{dots}'
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 12}" text-anchor="end">lessons, up to {last:g}</text>'
        "</svg>\n"
    )


def mark(share: float) -> str:
    """A line across, with its percentage."""
    y = up(share)
    dash = "" if share == 0.5 else ' stroke-dasharray="2 4"'
    line = f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}" stroke="#9a8f7a"{dash}/>'
    return f'{line}<text x="{EDGE - 6}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'


def turning_point(x: float) -> str:
    line = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{EDGE}" y2="{HEIGHT - EDGE}" stroke="#9a8f7a" stroke-dasharray="2 4"/>'
    return f'{line}<text x="{x + 6:.1f}" y="{HEIGHT - EDGE - 6}">from here on by self-play</text>'


def across(share: float) -> float:
    return EDGE + share * (WIDTH - 2 * EDGE)


def up(share: float) -> float:
    return HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)
