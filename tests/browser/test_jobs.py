"""Getting Sacked on the page: jobs on the mats, the office among the errands, tiles on the planning board."""

import pytest

from squander.games.last_will.state import seat
from squander.kernel.game import Game
from tests.browser.gesturing import at, confirm, ply
from tests.browser.prepared import asks, position, sit_at
from tests.browser.test_axe import check
from tests.browser.visitor import Visitor


def may_go_to_the_office(g: Game) -> bool:
    """Somebody with a job who has not been demoted in this round, and a free office."""
    if not asks(g, "will.SendErrandBoy"):
        return False
    words = [g.kind.words.word(g, g.question.frame, option) for option in g.options]
    return "demotion_1" in words and seat(g, g.question.who).covered == 0


@pytest.fixture(scope="module")
def office() -> Game:
    return position("last-will", may_go_to_the_office, sacked=True)


def test_a_boy_at_the_office_covers_the_line_that_is_pointed_at(visitor: Visitor, office: Game) -> None:
    sit_at(visitor, office)
    page, before = visitor.page, ply(visitor)
    assert page.locator(".plan.tile").count() == 8
    assert page.locator(".own .job-line").count() == 4
    assert page.locator(".own .job-line.covered").count() == 0
    assert page.locator(".opp .job-signs").count() == 1
    check(visitor)
    page.locator(".ticket-demotion").click()
    at(visitor, "line:1").click()
    confirm(visitor)
    page.locator(".own .job-line.covered").wait_for()
    assert ply(visitor) == before + 2
    assert page.locator(".own .job-line.covered").count() == 1


def test_the_start_page_offers_each_part_with_a_sentence(visitor: Visitor) -> None:
    visitor.page.goto(visitor.url)
    visitor.page.get_by_label("Last Will", exact=False).first.check()
    visitor.page.get_by_role("button", name="Options").click()
    lines = visitor.page.locator(".option-line")
    for name in ("sacked", "jobs", "plan tiles", "weddings", "more specials", "more wills"):
        line = lines.filter(has=visitor.page.locator("b", has_text=name)).first
        assert line.locator("span").first.inner_text().endswith(".")
