"""Plates as they are seen on a card of 88 pixels: none is empty, and each is told from the others of its game.

Two plates differ by the ink that only one of them has, as a part of all the ink in either (0: the same, 1: nothing in
common), in windows of 12 pixels, so that hatchings and small things count little. A plate that is moved by two units of
its 120 differs from itself by .18 at most, the two nearest plates of one game by .25: what lies under .22 is the same
picture to the eye.
"""

import base64
from collections.abc import Callable
from itertools import combinations

import pytest
from draw_plates import hatches
from plates import SHARED, TABLES, plates_of
from playwright.sync_api import Browser

WIDE, HIGH, CELL, COLUMNS = 88, 56, 4, 12
ALIKE = 0.22
PALEST, DARKEST = 0.08, 0.66  # of ink; a card by lamplight is half as dark
STYLE = f"""
body {{ margin: 0; display: grid; grid-template-columns: repeat({COLUMNS}, {WIDE}px); }}
.plate {{ width: {WIDE}px; height: {HIGH}px; }}
.plate {{ --plate: #fff !important; --wash: #999 !important; --print: #000 !important; }}
.hatches {{ position: absolute; }}
"""
INK = """async ([png, many, columns, wide, high, cell]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const paper = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  paper.drawImage(picture, 0, 0);
  return Array.from({ length: many }, (_, i) => {
    const { data } = paper.getImageData((i % columns) * wide, Math.floor(i / columns) * high, wide, high);
    const ink = new Array((wide / cell) * (high / cell)).fill(0);
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++)
        ink[Math.floor(y / cell) * (wide / cell) + Math.floor(x / cell)] +=
          (255 - data[(y * wide + x) * 4 + 1]) / 255 / cell ** 2;
    return ink;
  });
}"""

Ink = list[float]
each_game = pytest.mark.parametrize("game", list(TABLES))


def moved(svg: str) -> str:
    return svg.replace('viewBox="0 0 120 80"', 'viewBox="2 1 120 80"')


def seen(browser: Browser, game: str, change: Callable[[str], str] = str) -> dict[str, Ink]:
    """How dark each plate of a game is, window by window."""
    plates = {name: change(plate.path.read_text(encoding="utf-8")) for name, plate in plates_of(game).items()}
    drawn = "".join(svg.replace('class="', 'class="plate ', 1) for svg in plates.values())
    css = (SHARED / "plates.css").read_text(encoding="utf-8")
    page = browser.new_page(viewport={"width": COLUMNS * WIDE, "height": HIGH})
    page.set_content(f'<style>{css}{STYLE}</style><svg class="hatches">{hatches()}</svg>{drawn}')
    shot = base64.b64encode(page.screenshot(full_page=True)).decode()
    found = page.evaluate(INK, [shot, len(plates), COLUMNS, WIDE, HIGH, CELL])
    page.close()
    return {name: blurred(ink) for name, ink in zip(plates, found, strict=True)}


def blurred(ink: Ink) -> Ink:
    wide, high = WIDE // CELL, HIGH // CELL
    return [
        mean([ink[row * wide + x] for row in near(y, high) for x in near(column, wide)])
        for y in range(high)
        for column in range(wide)
    ]


def near(at: int, end: int) -> range:
    return range(max(0, at - 1), min(end, at + 2))


def mean(values: Ink) -> float:
    return sum(values) / len(values)


def difference(one: Ink, other: Ink) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / sum(map(max, one, other))


@each_game
def test_every_plate_is_told_from_the_others_of_its_game_and_is_not_empty(browser: Browser, game: str) -> None:
    plates, shifted = seen(browser, game), seen(browser, game, moved)
    pairs = combinations(plates.items(), 2)
    assert [f"{one} and {other}" for (one, a), (other, b) in pairs if difference(a, b) < ALIKE] == []
    moved_away = [name for name, ink in plates.items() if difference(ink, shifted[name]) >= ALIKE]
    assert moved_away == [], "a plate that was moved a little is still known as the same"
    assert [name for name, ink in plates.items() if not PALEST < mean(ink) < DARKEST] == []
