"""How well ink stands out from what it lies on, measured on the screen.

Axe gives up where the ground is a pattern, a gradient or a picture, and on a table of cloth, wood and leather that is
most of it. Here the page is painted twice, once without ink: where the two differ is ink, and the second tells what
lies under it. The colour of the ink is that of its style, since edges of letters are painted paler than they are.
"""

from typing import NamedTuple

from tests.browser.likeness import address_of
from tests.browser.visitor import DRAWN, Visitor

TEXT, LARGE, DRAWING = 4.5, 3.0, 3.0  # the least contrast, by WCAG 2.2
WORST = 0.1  # of the pixels under a piece of ink, so many may be worse: a vein of the wood, a shadow's edge

# What is disabled needs no contrast, and what is cut off or lies under something isn't seen.
INKS = """([text, large, drawing]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  const off = '.visually-hidden, .plate, .sprite, title, :disabled, [aria-disabled=true]';
  const inks = [...document.querySelectorAll('body *')].filter(e => !e.closest(off)
    && e.checkVisibility({ visibilityProperty: true }));
  const solid = e => e ? getComputedStyle(e).opacity * solid(e.parentElement) : 1;
  const cut = (e, x, y) => {
    if (!e) return false;
    const { left, top, right, bottom } = e.getBoundingClientRect();
    const out = x < left || x > right || y < top || y > bottom;
    return out && getComputedStyle(e).overflow !== 'visible' || cut(e.parentElement, x, y);
  };
  const lies = (e, box) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2], top = document.elementFromPoint(x, y);
    return top && (e.contains(top) || top.contains(e)) && !cut(e, x, y);
  };
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const read = colour => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const rgba = colour => known.get(colour) ?? known.set(colour, read(colour)).get(colour);
  const piece = (e, box, least, colour, says) => {
    const [r, g, b, a] = rgba(colour);
    const named = one => `${one.tagName.toLowerCase()}.${one.className.baseVal ?? one.className}`;
    const where = [box.left, box.top, box.right, box.bottom].map(Math.round);
    return { where, colour: [r, g, b], cover: a / 255 * solid(e), least,
      what: `${says} in ${named(e)} in ${named(e.parentElement)}` };
  };
  const drawn = inks.filter(e => e.matches('.icon')).map(e => [e, e.getBoundingClientRect()])
    .filter(([e, box]) => box.width > 2 && lies(e, box))
    .map(([e, box]) => piece(e, box, drawing, getComputedStyle(e).color, e.querySelector('use')?.href.baseVal));
  const written = inks.flatMap(e => [...e.childNodes].filter(node => node.nodeType === 3 && node.data.trim())
    .flatMap(node => {
      const style = getComputedStyle(e), range = document.createRange();
      const size = parseFloat(style.fontSize) * (e.ownerSVGElement ? e.getScreenCTM().a : 1);
      const least = size >= (style.fontWeight >= 700 ? 18.66 : 24) ? large : text;
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(box => box.width > 2 && lies(e, box))
        .map(box => piece(e, box, least, e.ownerSVGElement ? style.fill : style.color, node.data.trim().slice(0, 30)));
    }));
  document.adoptedStyleSheets.pop();
  return [...drawn, ...written];
}"""
BARE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { -webkit-text-fill-color: transparent !important }
    svg text { fill: transparent !important } .icon > * { opacity: 0 !important }`);
  document.adoptedStyleSheets.push(sheet);
}"""
INKED = "() => void document.adoptedStyleSheets.pop()"
# Of each piece that shows, the contrast at all of its pixels but the worst few.
MEASURE = """async ([whole, bare, inks, worst]) => {
  const paint = async picture => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [inked, ground] = [await paint(whole), await paint(bare)];
  const linear = Array.from({ length: 256 }, (_, i) => i / 255)
    .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const parts = [0.2126, 0.7152, 0.0722];
  const bright = rgb => parts.reduce((sum, part, i) => sum + part * linear[Math.round(rgb[i])], 0.05);
  const measure = ({ where: [left, top, right, bottom], colour, cover }) => {
    const ratios = [];
    for (let y = Math.max(0, top); y < Math.min(bottom, ground.height); y++)
      for (let x = Math.max(0, left); x < Math.min(right, ground.width); x++) {
        const at = 4 * (y * ground.width + x), under = ground.data.subarray(at, at + 3);
        if (under.every((part, i) => Math.abs(part - inked.data[at + i]) < 8)) continue;
        const [one, other] = [bright(colour.map((part, i) => part * cover + under[i] * (1 - cover))), bright(under)];
        ratios.push(Math.max(one, other) / Math.min(one, other));
      }
    ratios.sort((a, b) => a - b);
    return ratios[Math.floor(ratios.length * worst)] ?? null;
  };
  return inks.map(ink => [measure(ink), ink.least, ink.what]).filter(([ratio]) => ratio !== null);
}"""


class Ink(NamedTuple):
    contrast: float
    least: float
    what: str


def inks(visitor: Visitor) -> list[Ink]:
    """Every piece of ink that is in sight: its words, or the name of its drawing, and how much it stands out."""
    page = visitor.page
    pieces = page.evaluate(INKS, [TEXT, LARGE, DRAWING])
    whole = page.screenshot()
    page.evaluate(BARE)
    page.evaluate(DRAWN)
    bare = page.screenshot()
    page.evaluate(INKED)
    reader = visitor.context.new_page()
    found = reader.evaluate(MEASURE, [address_of(whole), address_of(bare), pieces, WORST])
    reader.close()
    return [Ink(round(contrast, 2), least, what) for contrast, least, what in found]


def faint(visitor: Visitor) -> list[str]:
    """What does not stand out from what it lies on."""
    return [f"contrast {ink.contrast}: {ink.what}" for ink in inks(visitor) if ink.contrast < ink.least]
