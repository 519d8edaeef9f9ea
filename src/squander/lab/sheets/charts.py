"""Figures as pictures, drawn by Altair: once for a desk and once for a phone, in the colours of the table."""

from typing import TYPE_CHECKING

from squander.kernel.pieces import Data
from squander.lab.sheets.figures import BAR, COLUMN, DOT, LINE, PAIR, Figure

if TYPE_CHECKING:
    import altair as alt
    import pyarrow as pa

    Drawn = alt.Chart | alt.LayerChart | alt.FacetChart

INK, FADED, LINE_INK, WINE, GOLD = "#241a12", "#5c4d3a", "#d8cbb2", "#7a1f2b", "#b98549"
FONT = "Source Sans 3, Helvetica Neue, Arial, sans-serif"
WIDE, NARROW = 600, 340  # of the whole picture
AXIS = 60  # what of it the axis of columns takes
ROW = 22  # pixels that a bar or a dot has
HEIGHT = 240
COLUMN_WIDTH = 60  # of one of few
SIDES = {"winners": WINE, "others": GOLD}


def pictures(figure: Figure) -> tuple[str, str]:
    """As SVG, wide and narrow."""
    import vl_convert as vlc

    wide, narrow = (vlc.vegalite_to_svg(drawn(figure, width).to_dict()) for width in (WIDE, NARROW))
    return wide, narrow


def drawn(figure: Figure, width: int) -> "Drawn":
    import altair as alt

    chart = DRAW[figure.drawn](values(figure.visible), figure)
    columns = AXIS + COLUMN_WIDTH * len(figure.visible)
    room = min(width, columns) if figure.drawn == COLUMN else width
    whole = alt.AutoSizeParams(type="fit-x", contains="padding")
    return styled(chart.properties(width=room, height=height_of(figure), autosize=whole), width * 13 // 20)


def height_of(figure: Figure) -> int:
    return HEIGHT if figure.drawn in (COLUMN, LINE) else ROW * len(figure.visible) + 10


def values(rows: list[Data]) -> "pa.Table":
    import pyarrow as pa

    return pa.Table.from_pylist(rows)


def styled(chart: "Drawn", label: int) -> "Drawn":
    axis = {"labelColor": INK, "titleColor": FADED, "gridColor": LINE_INK, "domainColor": FADED, "tickColor": FADED}
    found: Drawn = (
        chart.configure(background="transparent", font=FONT, padding=4)
        .configure_axis(**axis, labelFontSize=12, titleFontSize=12, titleFontWeight="normal", labelLimit=label)
        .configure_view(stroke=None)
        .configure_legend(labelColor=INK, titleColor=FADED, labelFontSize=12, orient="top", title=None)
    )
    return found


def value(figure: Figure) -> "tuple[str, alt.Axis]":
    import altair as alt

    return f"{figure.y}:Q", alt.Axis(format="%" if figure.percent else "~s", title=figure.y, tickCount=5)


def columns(data: "pa.Table", figure: Figure) -> "Drawn":
    """Numbers in their order, from left to right."""
    import altair as alt

    y, axis = value(figure)
    x = alt.X(f"{figure.x}:O", title=figure.x, axis=alt.Axis(labelAngle=0, labelOverlap=True))
    chart = alt.Chart(data).mark_bar(color=WINE).encode(x=x, y=alt.Y(y, axis=axis))
    whisker = alt.Chart(data).mark_rule(color=INK).encode(x=x, y="low:Q", y2="high:Q")
    found: Drawn = chart + whisker
    return found


def bars(data: "pa.Table", figure: Figure) -> "Drawn":
    import altair as alt

    x, axis = value(figure)
    y = alt.Y(f"{figure.x}:N", sort="-x", title=None)
    found: Drawn = alt.Chart(data).mark_bar(color=WINE).encode(x=alt.X(x, axis=axis), y=y)
    return found


def dots(data: "pa.Table", figure: Figure) -> "Drawn":
    """Each with its interval, in the order of the rows."""
    import altair as alt

    x, axis = value(figure)
    y = alt.Y(f"{figure.x}:N", sort=[row[figure.x] for row in figure.visible], title=None)
    scale = alt.Scale(zero=False, nice=True)
    layers = [
        alt.Chart(data).mark_rule(color=FADED).encode(x=alt.X("low:Q", scale=scale, title=figure.y), x2="high:Q", y=y),
        alt.Chart(data).mark_circle(color=WINE, size=70, opacity=1).encode(x=alt.X(x, axis=axis, scale=scale), y=y),
    ]
    if figure.fair is not None:
        fair = values([{"fair": figure.fair}])
        layers.insert(0, alt.Chart(fair).mark_rule(color=GOLD, strokeDash=[4, 3]).encode(x="fair:Q"))
    found: Drawn = alt.layer(*layers)
    return found


def lines(data: "pa.Table", figure: Figure) -> "Drawn":
    import altair as alt

    y, axis = value(figure)
    x = alt.X(f"{figure.x}:O", axis=alt.Axis(labelAngle=0))
    line = alt.Chart(data).mark_line(point=True).encode(x=x, y=alt.Y(y, axis=axis), color=sides())
    band = alt.Chart(data).mark_area(opacity=0.15).encode(x=x, y="low:Q", y2="high:Q", color=sides())
    found: Drawn = band + line
    return found


def pairs(data: "pa.Table", figure: Figure) -> "Drawn":
    import altair as alt

    x, axis = value(figure)
    y, apart = alt.Y(f"{figure.x}:N", title=None), alt.YOffset("who:N", sort=list(SIDES))
    found: Drawn = alt.Chart(data).mark_bar().encode(x=alt.X(x, axis=axis), y=y, yOffset=apart, color=sides())
    return found


def sides() -> "alt.Color":
    import altair as alt

    return alt.Color(
        "who:N", scale=alt.Scale(domain=list(SIDES), range=list(SIDES.values())), legend=alt.Legend(symbolOpacity=1)
    )


DRAW = {COLUMN: columns, BAR: bars, DOT: dots, LINE: lines, PAIR: pairs}
