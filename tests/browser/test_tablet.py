"""Opponents' cards lie on their mats on tablets and phones, and nothing is cut; what is cut can be unfolded."""

import pytest
from gallery import MOMENTS, SIZES, Moment, position, seats

from tests.browser.access import cut_names, sticks_out
from tests.browser.prepared import sit_at
from tests.browser.room import resize
from tests.browser.visitor import WIDE, Visitor

FEW = ["prodigals-club-cards", "prodigals-club-society", "prodigals-last-will-actions"]
TABLET = SIZES["tablet"]
# An errand's words that lie beside it; cards on an opponent's mat that are not drawn, or a number of them cut short.
BESIDE = """() => {
  const end = e => e.getBoundingClientRect().right;
  const errands = [...document.querySelectorAll('.errand')].filter(e => e.getBoundingClientRect().width);
  return errands.filter(e => [...e.querySelectorAll('*')].some(part => end(part) > end(e) + 1)).map(e => e.ariaLabel);
}"""
HIDDEN = """() => [...document.querySelectorAll('.opp .mini')].filter(e => !e.checkVisibility()
    || e.getBoundingClientRect().width < 12).map(e => e.ariaLabel)"""
HALF = """() => [...document.querySelectorAll('.club-minis .mini-number > *')].map(e =>
    [e.getBoundingClientRect(), e.parentElement.getBoundingClientRect(), e.textContent]).filter(([inner, outer]) =>
    outer.width && (!inner.width || inner.top < outer.bottom - 1
      && (inner.left < outer.left - 1 || inner.right > outer.right + 1)))
    .map(([, , text]) => text)"""
NUMBERS = "() => document.querySelectorAll('.club-minis .mini-number > *').length"
CLAMPED = """() => [...document.querySelectorAll('.log > li')].filter(e => !e.querySelector('.unfold'))
    .map(e => e.querySelector('.log-text')).filter(e => e && e.scrollHeight > e.clientHeight + 2)
    .map(e => e.textContent)"""


def sit(visitor: Visitor, moment: Moment, size: tuple[int, int]) -> None:
    g = position(moment)
    sit_at(visitor, g, seats(g))
    visitor.page.get_by_role("button", name="All right").click()  # that somebody knew the seed
    resize(visitor, *size)


@pytest.mark.parametrize("moment", [one for one in MOMENTS if one.name in FEW], ids=lambda moment: moment.name)
def test_a_tablet_cuts_no_name_and_shows_what_lies_on_everybodys_mat(visitor: Visitor, moment: Moment) -> None:
    sit(visitor, moment, TABLET)
    tabs = visitor.page.locator(".sheets button:visible")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        assert visitor.page.evaluate(BESIDE) == []
        assert cut_names(visitor) == []
        assert visitor.page.evaluate(HIDDEN) == []
        assert sticks_out(visitor) <= 0


@pytest.mark.parametrize("name", ["last-will-actions", "prodigals-club-cards", "prodigals-last-will-actions"])
def test_a_phone_shows_what_lies_on_three_and_four_opponents_mats(phone: Visitor, name: str) -> None:
    moment = next(one for one in MOMENTS if one.name == name)
    sit(phone, moment, SIZES["phone"])
    tabs = phone.page.locator(".sheets button:visible")
    for number in range(2):  # the table, and one's own sheet
        tabs.nth(number).click()
        assert phone.page.locator(".opp .mini:visible").count() > moment.players
        assert phone.page.evaluate(HIDDEN) == []
        assert sticks_out(phone) <= 0


@pytest.mark.parametrize("name", ["prodigals-club-errands", "prodigals-last-will-errands"])
def test_a_small_card_shows_its_number_whole_or_not_at_all(visitor: Visitor, name: str) -> None:
    moment = next(one for one in MOMENTS if one.name == name)
    sit(visitor, moment, SIZES["desk"])
    assert visitor.page.evaluate(NUMBERS) > 0
    for size in ("desk", "wide", "large"):
        resize(visitor, *SIZES[size])
        assert visitor.page.evaluate(HALF) == [], size


def test_a_line_of_the_log_that_is_cut_can_be_unfolded(visitor: Visitor) -> None:
    """Names are long here, so that many lines are."""
    moment = next(one for one in MOMENTS if one.name == "last-will-actions")
    sit(visitor, moment, (WIDE["width"], WIDE["height"]))
    visitor.page.locator(".log .unfold").first.wait_for(state="attached")
    assert visitor.page.evaluate(CLAMPED) == []
