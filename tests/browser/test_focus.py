"""Whatever has the keyboard's focus shows it, by day and by night: around it something changes enough to be seen."""

import pytest
from playwright.sync_api import Page

from tests.browser.likeness import address_of
from tests.browser.visitor import LOOKS, Visitor

AROUND = 10  # pixels
# A box on the shelf is chosen by a button within, and shows for it that it has the focus.
AT = """() => {
  const at = document.activeElement, { left, top, right, bottom } = (at.closest('.gbox') ?? at).getBoundingClientRect();
  return [at.closest('body *') && `${at.className} ${at.getAttribute('aria-label') ?? at.innerText}`.slice(0, 60),
    Math.max(0, left - around), Math.max(0, top - around),
    Math.min(innerWidth, right + around), Math.min(innerHeight, bottom + around)];
}""".replace("around", str(AROUND))
# How many pixels change by the contrast that WCAG 2.2 wants of whatever must be seen.
CHANGED = """async pictures => {
  const linear = Array.from({ length: 256 }, (_, i) => i / 255)
    .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const [one, other] = await Promise.all(pictures.map(async picture => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const bright = (r, g, b) => 0.05 + 0.2126 * linear[r] + 0.7152 * linear[g] + 0.0722 * linear[b];
    return Array.from({ length: data.length / 4 }, (_, i) => bright(...data.subarray(4 * i, 4 * i + 3)));
  }));
  return one.filter((a, i) => Math.max(a, other[i]) / Math.min(a, other[i]) >= 3).length;
}"""


def unseen(visitor: Visitor, reader: Page, stops: int) -> list[str]:
    """Along so many stops of Tab, what doesn't change along all of its edge."""
    page, found, known = visitor.page, [], set()
    for _ in range(stops):
        page.keyboard.press("Tab")
        name, left, top, right, bottom = page.evaluate(AT)
        wide, high = right - left, bottom - top
        if not name or (name, left, top) in known or min(wide, high) <= AROUND:
            continue
        known.add((name, left, top))
        clip = {"x": left, "y": top, "width": wide, "height": high}
        focused = page.screenshot(clip=clip)  # type: ignore[arg-type]
        page.evaluate("document.activeElement.blur()")
        blurred = page.screenshot(clip=clip)  # type: ignore[arg-type]
        changed = reader.evaluate(CHANGED, [address_of(focused), address_of(blurred)])
        if changed < 2 * (wide + high - 4 * AROUND):
            found.append(f"{changed} pixels around {name}")
    assert len(known) > 8
    return found


@pytest.fixture
def reader(visitor: Visitor) -> Page:
    page = visitor.context.new_page()
    visitor.page.bring_to_front()
    return page


def test_on_the_start_page_and_in_its_settings(visitor: Visitor, reader: Page) -> None:
    page = visitor.page
    page.goto(visitor.url)
    page.get_by_role("button", name="Sit down").wait_for()
    for _, paper in (LOOKS[0], LOOKS[2]):
        page.emulate_media(color_scheme=paper)
        assert unseen(visitor, reader, 40) == []
    page.get_by_role("button", name="Settings").click()
    page.wait_for_function("() => !!document.activeElement.closest('dialog[open]')")  # it takes the focus a frame later
    assert unseen(visitor, reader, 20) == []


@pytest.mark.parametrize("game", ["last-will", "maccreedys-mansion"])
def test_on_a_table(visitor: Visitor, reader: Page, game: str) -> None:
    visitor.sit_alone(game)
    visitor.wait_for_turn()
    for _, paper in (LOOKS[0], LOOKS[2]):
        visitor.page.emulate_media(color_scheme=paper)
        assert unseen(visitor, reader, 40) == []
