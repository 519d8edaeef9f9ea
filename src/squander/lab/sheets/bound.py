"""A report as one HTML page without scripts: for a browser, a phone, or paper. The data of each chart is in the page,
as a table and as a file to save."""

import csv
import io
from collections.abc import Callable, Iterable, Iterator
from html import escape
from pathlib import Path
from urllib.parse import quote

from squander.analysis import looks
from squander.games import kind_of, package_of
from squander.kernel.pieces import Data
from squander.lab.grid.cells import Cell, facets, label, settled
from squander.lab.grid.folder import RunFolder
from squander.lab.grid.packs_at_hand import path_of_pack
from squander.lab.sheets.charts import height_of, pictures
from squander.lab.sheets.figures import Figure, InShort, Tallies, figures, side_by_side, within
from squander.lab.sheets.sums import NOTHING, Sum
from squander.lab.stats import wilson

FORMAT = '<!doctype html><html lang="en"><!-- squander lab report -->'
STYLE = Path(__file__).with_name("report.css")
FRAME = 150  # pixels that a figure has beside its picture: title, data, and a line of text
LINE = 22  # a further line, of so many letters
LETTERS = 95
MOST_CELLS = 12  # that are drawn; all are in the table at the top

Progress = Callable[[int], None]


def report(folder: RunFolder, progress: Progress = lambda _: None, name: str = "", first: str = "") -> str:
    """`name` stands above it, the folder's if there is none; `first` is what whoever ran it tells before all else."""
    manifest, tallies = folder.manifest(), Tallies(folder)
    cells = cells_in(manifest)
    called = name or folder.path.name
    parts = [head(called, manifest, cells), first, overview(cells, tallies)]
    for cell in cells[:MOST_CELLS]:
        parts.append(section(cell, cells, tallies))
        progress(1)
    title = f"{escape(called)}: a study of {escape(titles(cells))}"
    rail = f'<header class="rail">Squander <span>a study of {escape(titles(cells))}</span></header>'
    return (
        f'{FORMAT}<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{looks.style(STYLE)}</style>{rail}<main>{''.join(parts)}</main></html>\n"
    )


def cells_in(manifest: Data) -> list[Cell]:
    import msgspec

    return msgspec.convert(manifest["cells"], list[Cell])


def titles(cells: list[Cell]) -> str:
    return " and ".join(dict.fromkeys(kind_of(cell.game).title for cell in cells))


def head(called: str, manifest: Data, cells: list[Cell]) -> str:
    shown = [cell for cell in cells[:MOST_CELLS] if len(cells) > 1]
    links = "".join(f'<li><a href="#cell-{cell.number}">{escape(label(cell, cells))}</a></li>' for cell in shown)
    more = f"<p>The first {MOST_CELLS} of {len(cells)} cells are drawn.</p>" if len(cells) > MOST_CELLS else ""
    lead = f"{manifest['games']:,} games, played by Squander {manifest['version']}. Intervals are 95 %."
    contents = f"<nav><ul>{links}</ul></nav>" if links else ""
    return f'<h1>{escape(called)}</h1><p class="lead">{escape(lead)}</p>{contents}{more}'


def overview(cells: list[Cell], tallies: Tallies) -> str:
    """A line for each cell, and where there are several, how they lie to each other."""
    found = [in_short(cell, label(cell, cells), tallies) for cell in cells]
    lines = slip([line_of(one) for one in found])
    if len(cells) == 1:
        return f"<h2>In short</h2>{lines}"
    return f"<h2>All cells</h2>{lines}{in_columns(side_by_side(found), 'cells')}"


def slip(rows: list[Data]) -> str:
    """A table that stands for itself; on a phone each row is a paragraph."""
    return f'<div class="wide slip overview">{table(rows)}</div>'


def in_short(cell: Cell, name: str, tallies: Tallies) -> InShort:
    lengths = {int(key[0]): value.rows for key, value in within(tallies.games, cell.number).items()}
    games = sum(lengths.values())
    rounds = Sum(games, sum(n * c for n, c in lengths.items()), sum(n * n * c for n, c in lengths.items()))
    first = within(tallies.orders, cell.number).get((0,), NOTHING)
    return InShort(name, cell.players, rounds, tallies.scores.get((cell.number,), NOTHING), first)


def line_of(one: InShort) -> Data:
    rate = wilson(one.first.total, one.first.rows)
    line: Data = {
        "cell": one.cell,
        "games": one.rounds.rows,
        "rounds": f"{one.rounds.mean:.2f} ± {one.rounds.reach:.2f}",
        "mean score": f"{one.scores.mean:,.1f}",
        "first seat wins": f"{rate.value:.0%} ({rate.low:.0%} to {rate.high:.0%})",
    }
    return line


def section(cell: Cell, cells: list[Cell], tallies: Tallies) -> str:
    made = list(figures(tallies, cell.number, cell.players, card_names(cell)))
    told = escape(", ".join(facets(cell)))
    title = escape(label(cell, cells))
    return f'<section id="cell-{cell.number}"><h2>{title}</h2><p>{told}</p>{in_columns(made, cell.number)}</section>'


def in_columns(made: Iterable[Figure], of: object) -> str:
    """Two beside each other where there is room; each figure goes where less stands yet."""
    columns = ["", ""]
    heights = [0, 0]
    for figure in made:
        at = heights.index(min(heights))
        columns[at] += figure_html(figure, of)
        heights[at] += height_of(figure) + FRAME + len(figure.text) // LETTERS * LINE
    return f'<div class="columns"><div>{columns[0]}</div><div>{columns[1]}</div></div>'


def card_names(cell: Cell) -> dict[str, str]:
    """What cards are called, where their games' boxes say so."""
    options = settled(cell, path_of_pack(cell.pack))
    boxes = kind_of(cell.game).boxes(options)
    found: dict[str, str] = {}
    for part in package_of(cell.game).parts():
        for box in filter(part.shelf().has, boxes):
            found.update({row["id"]: row.get("name", row["id"]) for row in part.catalogue(box)["cards"] if "id" in row})
    return found


def figure_html(figure: Figure, of: object) -> str:
    wide, narrow = pictures(figure)
    name, rows = f"{figure.name}-{of}.csv", "row" if len(figure.rows) == 1 else "rows"
    link = f'<a download="{escape(name)}" href="data:text/csv;charset=utf-8,{quote(csv_of(figure.rows))}">as CSV</a>'
    data = f"<details><summary>The data, {len(figure.rows)} {rows}</summary>{link}"
    return (
        f'<figure role="group" aria-label="{escape(figure.title)}"><h3>{escape(figure.title)}</h3>'
        f"<p>{escape(figure.text)}</p>"
        f'<div class="wide-only">{wide}</div><div class="narrow">{narrow}</div>'
        f'{data}<div class="data">{table(figure.rows)}</div></details></figure>'
    )


def table(rows: list[Data]) -> str:
    names = list(rows[0])
    numeric = {name for name in names if isinstance(rows[0][name], int | float)}
    heads = "".join(f'<th class="{"number" if name in numeric else ""}">{escape(name)}</th>' for name in names)
    lines = "".join(f"<tr>{''.join(cells_of(row, numeric))}</tr>" for row in rows)
    return f"<table><tr>{heads}</tr>{lines}</table>"


def cells_of(row: Data, numeric: set[str]) -> Iterator[str]:
    for name, value in row.items():
        told, of = (shown(value), "number") if name in numeric else (escape(str(value)), "")
        yield f'<td class="{of}" data-name="{escape(name)}">{told}</td>'


def shown(value: float) -> str:
    return f"{value:,}" if isinstance(value, int) else f"{value:.3f}"


def csv_of(rows: list[Data]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()
