"""How the table uses its window: what lies bare, what scrolls, how small its letters are. All measured in the browser.

*Bare* is where one sees the table's own cloth and nothing that lies on it: no board, mat, card, drawing, nor a line of
text. *Empty* is the largest upright rectangle of bare cloth, as a part of the window: gaps between things count for
little, a hole in the table for what it is.
"""

from typing import Any

from tests.browser.visitor import Visitor

POINTS = 100  # that are looked at in a row

EMPTY = """([columns, ground]) => {
  const box = document.querySelector(ground).getBoundingClientRect();
  const step = box.width / columns, heights = new Array(columns).fill(0);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const known = new WeakMap();
  const speaks = e => [...e.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  const lies = e => {
    const style = getComputedStyle(e);
    return style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none'
      || parseFloat(style.borderTopWidth) > 0 || style.boxShadow !== 'none' || e instanceof SVGElement || speaks(e);
  };
  const covered = e => {
    if (!e || e.matches(`${ground}, body, html`)) return false;
    if (!known.has(e)) known.set(e, lies(e) || covered(e.parentElement));
    return known.get(e);
  };
  let best = 0, where = [];
  for (let y = step / 2; y < box.height; y += step) {
    for (let i = 0; i < columns; i++)
      heights[i] = covered(document.elementFromPoint(box.left + i * step + step / 2, box.top + y)) ? 0 : heights[i] + 1;
    for (let i = 0; i < columns; i++) {
      let high = heights[i];
      for (let j = i; j < columns && heights[j] && high * (columns - i) > best; j++) {
        high = Math.min(high, heights[j]);
        if (high * (j - i + 1) > best) {
          best = high * (j - i + 1);
          where = [i, Math.round(y / step) - high, j - i + 1, high].map(n => Math.round(n * step));
        }
      }
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet);
  return [best * step * step / box.width / box.height, where];
}"""
SCROLLS = """() => {
  const rolls = (outer, inner, way) => inner > outer + 1 && ['auto', 'scroll'].includes(way);
  return [document.documentElement, ...document.querySelectorAll('body *')]
    .filter(e => e.checkVisibility() && !e.closest('.side') && ((style) =>
      rolls(e.clientHeight, e.scrollHeight, style.overflowY) || rolls(e.clientWidth, e.scrollWidth, style.overflowX)
    )(getComputedStyle(e)))
    .map(e => `${e.tagName} ${e.className} ${e.scrollWidth - e.clientWidth} ${e.scrollHeight - e.clientHeight}`);
}"""
# The number that decides is on everybody's mat; text that is scaled within a drawing is measured as it is seen.
LETTERS = """([least, decides]) => {
  const said = e => [...e.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  const scale = e => e.getBoundingClientRect().width && e.ownerSVGElement ? e.getScreenCTM().a : 1;
  const size = e => parseFloat(getComputedStyle(e).fontSize) * scale(e);
  const seen = [...document.querySelectorAll('.table *')].filter(e => said(e) && e.checkVisibility()
    && !e.closest('.visually-hidden, .plate, .heard, title') && e.getBoundingClientRect().width > 1);
  const small = seen.filter(e => size(e) > 0 && size(e) < least - 0.05)
    .map(e => `${size(e).toFixed(1)} ${e.className.baseVal ?? e.className}: ${e.textContent.slice(0, 20)}`);
  const numbers = [...document.querySelectorAll('.tally b')].filter(e => e.checkVisibility());
  return [small, numbers.filter(e => size(e) < decides - 0.05).map(e => `${size(e).toFixed(1)} ${e.textContent}`),
    numbers.length];
}"""
# Of a card of one's own hand; the Mansion has none.
HELD = "() => document.querySelector('.in-hand .card, .club-hand .card')?.getBoundingClientRect().width ?? 0"


def empty(visitor: Visitor, ground: str = ".table") -> tuple[float, list[int]]:
    """How much of the table, or of a mat, its largest hole takes, and where it is: left, top, width, height."""
    part, where = visitor.page.evaluate(EMPTY, [POINTS, ground])
    return round(part, 3), where


def scrolling(visitor: Visitor) -> list[str]:
    """What scrolls beside the log."""
    found: list[str] = visitor.page.evaluate(SCROLLS)
    return found


def letters(visitor: Visitor, least: float, deciding: float) -> dict[str, Any]:
    small, numbers, count = visitor.page.evaluate(LETTERS, [least, deciding])
    return {"small": small, "numbers": numbers, "count": count}


def held_width(visitor: Visitor, width: int, height: int) -> float:
    """How wide a card of one's own hand is in such a window."""
    resize(visitor, width, height)
    return float(visitor.page.evaluate(HELD))


def resize(visitor: Visitor, width: int, height: int) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.wait_for_function("width => innerWidth === width", arg=width)
