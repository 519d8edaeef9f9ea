"""Cards that lie four across on a small screen: what stands on them can still be told apart."""

from gallery import MOMENTS, position, seats
from playwright.sync_api import expect

from tests.browser.prepared import sit_at
from tests.browser.visitor import Visitor

GAPS = """() => [...document.querySelectorAll('.offering .scale')].filter(e => e.checkVisibility()).flatMap(scale => {
  const steps = [...scale.querySelectorAll('i')].map(e => e.getBoundingClientRect());
  return steps.slice(1).map((box, i) => [box, steps[i]])
    .filter(([box, before]) => Math.abs(box.top - before.top) < 4).map(([box, before]) => box.left - before.right);
})"""


def test_the_steps_of_a_house_stand_apart(phone: Visitor) -> None:
    """Six numbers of two digits ran into one of eleven."""
    errands = next(moment for moment in MOMENTS if moment.name == "prodigals-last-will-errands")
    g = position(errands)
    sit_at(phone, g, seats(g))
    gaps = phone.page.evaluate(GAPS)
    assert len(gaps) > 3
    assert min(gaps) >= 2
    expect(phone.page.locator(".trio-said:visible")).to_have_text("one of the first three")
