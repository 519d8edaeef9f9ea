"""Getting Sacked on the page: jobs on the mats, the office among the errands, tiles on the planning board."""

import random

import pytest

import squander
from squander.games.last_will.state import fortune, seat
from squander.kernel.game import Game
from tests.browser.gesturing import at, confirm, ply
from tests.browser.prepared import asks, position, sit_at
from tests.browser.test_axe import check
from tests.browser.visitor import DESK, PHONE, Visitor


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


COVERED = """() => [...document.querySelectorAll('.opp .job-signs')].filter(one => {
    const signs = one.getBoundingClientRect();
    const beside = [...one.closest('.opp').querySelectorAll('.minis > *, .mat-side > *')];
    return signs.width > 0 && beside.map(other => other.getBoundingClientRect()).some(other =>
        other.width > 0 && other.left < signs.right - 1 && signs.left < other.right
        && other.top < signs.bottom && signs.top < other.bottom);
}).length"""


def crowded(players: int) -> Game:
    """Somebody else has a whole job, and cards on the board."""
    for number in range(200):
        g, dice = squander.new("last-will", players, seed=f"signs {number}", sacked=True), random.Random(number)
        while not g.over:
            others = [one for who, one in enumerate(fortune(g).seats) if who != g.question.who]
            if asks(g, "will.Act") and any(one.job >= 0 and one.covered == 0 and one.board for one in others):
                return g
            g.choose(dice.choice(g.options))
    raise AssertionError("nobody has")


@pytest.mark.parametrize("players", [3, 4])
def test_the_signs_of_a_job_lie_under_nothing(visitor: Visitor, players: int) -> None:
    g = crowded(players)
    asked = g.question.who
    bot, you = {"kind": "bot", "bot": "random"}, {"kind": "you", "name": "Ada"}
    sit_at(visitor, g, [you if who == asked else bot for who in range(players)])
    for look in (DESK, PHONE):
        visitor.dress(look, "light")
        assert visitor.page.evaluate(COVERED) == 0
        visitor.shoot(f"signs-of-{players}-{look['width']}")


HIGHER = """() => {
    const bar = document.querySelector('.question').getBoundingClientRect();
    return [...document.querySelectorAll('.own-line, .hand .card')].filter(one =>
        one.getBoundingClientRect().bottom > bar.top).length;
}"""


@pytest.mark.parametrize("players", [4, 5])
def test_an_office_more_pushes_nothing_below_the_bar(visitor: Visitor, players: int) -> None:
    """With five there are two, and five tickets beside the cards."""
    seats = [{"kind": "you", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    visitor.sit(visitor.make(*seats, seed="offices", options={"sacked": True})["url"])
    visitor.wait_for_turn()
    assert visitor.page.locator(".ticket-demotion").count() == players - 3
    assert visitor.page.evaluate(HIGHER) == 0


def test_the_start_page_offers_each_part_with_a_sentence(visitor: Visitor) -> None:
    visitor.page.goto(visitor.url)
    visitor.page.get_by_label("Last Will", exact=False).first.check()
    visitor.page.get_by_role("button", name="Options").click()
    lines = visitor.page.locator(".option-line")
    for name in ("sacked", "jobs", "plan tiles", "weddings", "more specials", "more wills"):
        line = lines.filter(has=visitor.page.locator("b", has_text=name)).first
        assert line.locator("span").first.inner_text().endswith(".")
