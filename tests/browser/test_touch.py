"""On a phone, by touch alone: no hover, and nothing to be scrolled sideways."""

import pytest
from playwright.sync_api import Locator

from squander.games import games
from tests.browser.access import sticks_out, violations
from tests.browser.prepared import asks, position, sit_at
from tests.browser.sample import sample
from tests.browser.visitor import READY, Visitor


@pytest.mark.parametrize("game", sample("maccreedys-mansion"))
def test_choices(phone: Visitor, game: str) -> None:
    phone.sit_alone(game, bots=2, seed="touch")
    touch_on(phone, 12)
    phone.shoot(f"{game}-touched")


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", games())
def test_a_whole_game(phone: Visitor, game: str) -> None:
    phone.sit_alone(game, seed="touch")
    touch_on(phone, 2000)
    assert phone.page.locator(".ranking li").count() == 2
    assert sticks_out(phone) <= 0


def touch_on(phone: Visitor, touches: int) -> None:
    for _ in range(touches):
        phone.wait_for_turn()
        if phone.over:
            return
        assert sticks_out(phone) <= 0, phone.prompt
        phone.act()


@pytest.mark.parametrize(
    ("game", "card"),
    [("last-will", ".hand .spot"), ("prodigals-club", ".card-set.spot"), ("prodigals-last-will", ".hand .spot")],
)
def test_a_long_press_shows_the_card_and_chooses_nothing(phone: Visitor, game: str, card: str) -> None:
    phone.sit_alone(game, seed="long press")
    phone.wait_for_turn()
    found = phone.page.locator(card).first
    phone.reveal(found)
    before = phone.state["ply"]
    hold(phone, found)
    text = phone.page.locator(".float .card-text").first
    text.wait_for()
    assert len(text.inner_text()) > 10
    let_go(phone)
    assert text.is_visible(), "it stays to be read"
    assert phone.state["ply"] == before
    assert not phone.page.locator(READY).count()
    assert is_whole(phone), "all of it is within the window"
    phone.page.touchscreen.tap(5, 5)
    text.wait_for(state="detached")


def is_whole(phone: Visitor) -> bool:
    return bool(
        phone.page.locator(".float").evaluate(
            "f => f.scrollHeight <= f.clientHeight && f.getBoundingClientRect().bottom <= innerHeight"
        )
    )


def hold(phone: Visitor, target: Locator) -> None:
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    phone.finger = phone.finger or phone.context.new_cdp_session(phone.page)
    phone.finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})


def let_go(phone: Visitor) -> None:
    assert phone.finger
    phone.finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", sample("prodigals-last-will", "maccreedys-mansion"))
def test_one_sheet_at_a_time(phone: Visitor, game: str) -> None:
    phone.sit_alone(game, seed="sheets")
    phone.wait_for_turn()
    for name, shown in (("Table", [True, False, False]), ("Mine", [False, True, False]), ("Log", [False, False, True])):
        phone.page.locator(".sheets button", has_text=name).tap()
        sheets = [phone.page.locator(f"{sheet}:visible") for sheet in (".sheet.town", ".sheet.mine", ".log")]
        assert [sheet.count() > 0 for sheet in sheets] == shown, name


def test_the_links_of_a_new_table_come_up_and_can_be_closed(phone: Visitor) -> None:
    page = phone.page
    page.goto(phone.url)
    phone.ask_a_friend()
    phone.sit_down()
    links = page.get_by_role("dialog", name="Links")
    links.wait_for()
    phone.shoot("links")
    assert not violations(phone)
    assert sticks_out(phone) <= 0
    links.get_by_role("button", name="Close").tap()
    links.wait_for(state="detached")
    page.locator(".sheets button", has_text="Log").tap()
    page.get_by_role("button", name="Links for friends").tap()
    links.wait_for()


def test_what_may_be_chosen_comes_into_sight(phone: Visitor) -> None:
    everything = ["possessions", "election", "society"]
    sit_at(phone, position("prodigals-club", lambda g: asks(g, "election.PlaceTile"), competitions=everything))
    phone.page.wait_for_function(
        """() => [...document.querySelectorAll('.ghost-cell.lit')].map(e => e.getBoundingClientRect())
            .some(box => box.top > 0 && box.bottom < document.querySelector('.question').getBoundingClientRect().top)"""
    )
    phone.shoot("into-sight")
