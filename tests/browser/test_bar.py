"""The bar at the lower edge: the one place to confirm, and as low with a long deed as with a short one."""

from gallery import seats

import squander
from squander.kernel.game import Game
from tests.browser.gesturing import at, settled
from tests.browser.prepared import asks, sit_at
from tests.browser.visitor import READY, Visitor

SHOP = "Curiosity Shop"  # whose deed takes a hundred letters


def first_errand() -> Game:
    g = squander.new("prodigals-club", 3, seed="a long deed", competitions=["possessions", "election", "society"])
    while not asks(g, "club.SendErrandBoy"):
        g.choose(g.options[0])
    return g


def height(visitor: Visitor) -> float:
    box = visitor.page.locator(".question").bounding_box()
    assert box
    return box["height"]


def test_a_long_deed_with_what_it_changes_pushes_no_board_together(visitor: Visitor) -> None:
    g = first_errand()
    sit_at(visitor, g, seats(g))
    visitor.page.get_by_role("button", name="All right").click()  # that somebody knew the seed
    before = height(visitor)
    shop = next(one for one in visitor.options if one["label"].startswith(SHOP))
    at(visitor, shop["place"]).first.click()
    for _ in range(6):
        settled(visitor)
        if visitor.page.locator(READY).count() and visitor.prompt.startswith(SHOP):
            break
        visitor.act()
    visitor.page.locator(".preview").wait_for()
    assert len(visitor.prompt) > 90
    assert height(visitor) <= before + 1
