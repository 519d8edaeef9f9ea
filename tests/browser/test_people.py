"""Several people: at one screen, and by link."""

from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.browser.conftest import SHOTS, Server
from tests.browser.visitor import Visitor, alternate


def test_a_watcher_sees_no_hand(visitor: Visitor, friend: Visitor) -> None:
    made = visitor.sit_alone(seed="watched")
    friend.sit(made["watch"])
    friend.page.wait_for_selector(".plans")
    assert friend.page.locator(".hand").count() == 0
    assert friend.page.locator(".lit").count() == 0


def test_a_table_survives_the_server(visitor: Visitor, server: Server) -> None:
    visitor.sit_alone(seed="survives")
    for _ in range(6):
        visitor.wait_for_turn()
        visitor.act()
    visitor.wait_for_turn()
    before = visitor.log_text()
    server.stop()
    visitor.page.get_by_text("The line is cut").wait_for()
    server.start()
    visitor.page.get_by_text("The line is cut").wait_for(state="hidden")
    assert visitor.log_text() == before
    visitor.wait_for_turn()
    visitor.act()


def test_a_foreign_link_says_so(visitor: Visitor) -> None:
    visitor.page.goto(visitor.url + "#/table/nothing/nobody")
    visitor.page.get_by_text("This link is not valid").wait_for()


def test_who_leaves_is_replaced_by_a_bot_and_can_come_back(visitor: Visitor, friend: Visitor) -> None:
    made = visitor.make({"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Ben"}, seed="leaver")
    visitor.sit(made["url"])
    friend.sit(made["links"][0]["url"])
    alternate(visitor, friend, 6)
    friend.page.goto(friend.url)
    page = visitor.page
    page.locator(".chip", has_text="away").wait_for()
    play_until(visitor, lambda: page.get_by_role("button", name="Let a bot play for Ben").is_visible())
    visitor.shoot("away")
    before = visitor.ply()
    page.get_by_role("button", name="Let a bot play for Ben").click()
    page.locator(".chip", has_text="Ben").locator("small", has_text="bot").wait_for()
    visitor.wait_for_turn()
    assert visitor.ply() > before, "the bot has played for Ben"
    friend.sit(made["links"][0]["url"])
    friend.page.get_by_text("A bot plays for you").wait_for()
    assert not friend.is_asked()
    friend.shoot("bot-plays-for-you")
    friend.page.get_by_role("button", name="Take my seat back").click()
    friend.page.get_by_text("A bot plays for you").wait_for(state="hidden")
    play_until(visitor, friend.is_asked)
    before = friend.ply()
    alternate(friend, visitor, 4)
    assert friend.ply() > before


def test_only_the_owner_may_replace_somebody(visitor: Visitor, friend: Visitor) -> None:
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Ben"}, {"kind": "link", "name": "Cat"}]
    made = visitor.make(*seats, seed="owner")
    visitor.sit(made["url"])
    friend.sit(made["links"][0]["url"])
    for person, offered in ((visitor, 1), (friend, 0)):
        person.page.locator(".chip", has_text="Cat").click()
        person.page.get_by_role("dialog", name="Board of Cat").wait_for()
        assert person.page.get_by_role("button", name="Let a bot play", exact=True).count() == offered
    friend.page.locator(".chip.me").click()
    friend.page.get_by_role("dialog", name="Board of Ben").get_by_role("button", name="Let a bot play").wait_for()


def play_until(visitor: Visitor, wanted: Callable[[], bool]) -> None:
    """Act whenever asked, until something is so."""
    for _ in range(6000):
        if wanted():
            return
        if visitor.is_asked():
            visitor.act()
        visitor.page.wait_for_timeout(30)
    raise AssertionError("it never came to that")


ALERTS = """
    window.rung = 0;
    window.shown = [];
    window.away = false;
    Object.defineProperty(document, 'hidden', {get: () => window.away});
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { rung += 1; return start.apply(this, when); };
    const Real = Notification; // a browser without windows allows nobody to show any
    window.Notification = class extends Real {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(...what) { super(...what); shown.push(what[0]); }
    };
"""


def test_the_turn_is_told_by_title_sound_and_notification(visitor: Visitor, friend: Visitor) -> None:
    friend.context.grant_permissions(["notifications"])
    friend.context.add_init_script(ALERTS)
    made = visitor.make({"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Ben"}, seed="told")
    visitor.sit(made["url"])
    friend.sit(made["links"][0]["url"])
    page = friend.page
    play_until(visitor, friend.is_asked)
    expect(page).to_have_title("● Your turn: Last Will")
    assert page.evaluate("[rung, shown.length]") == [0, 0], "both are off unless wished"
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("A sound when it is your turn").check()
    page.get_by_label("A notification when it is your turn").check()
    page.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()
    play_until(friend, visitor.is_asked)
    page.wait_for_function("() => document.title === 'Last Will'")
    page.evaluate("away = true")
    play_until(visitor, friend.is_asked)
    page.wait_for_function("() => shown.length > 0")
    assert page.evaluate("shown[0]") == "Your turn"
    page.wait_for_function("() => rung >= 2")  # the bell is fetched when it is first rung
    page.evaluate("away = false")
    play_until(friend, visitor.is_asked)
    page.evaluate("[shown.length, rung] = [0, 0]")
    play_until(visitor, friend.is_asked)
    page.wait_for_function("() => rung >= 2")
    assert page.evaluate("shown.length") == 0, "who looks at the table needs no notification"


def test_the_seat_is_found_again_in_any_browser(visitor: Visitor, friend: Visitor) -> None:
    made = visitor.sit_alone(seed="anywhere")
    for _ in range(5):
        visitor.wait_for_turn()
        visitor.act()
    visitor.wait_for_turn()
    friend.sit(made["url"])
    friend.wait_for_turn()
    before = visitor.ply()
    assert (friend.prompt, friend.ply()) == (visitor.prompt, before)
    play_until(friend, lambda: visitor.ply() > before)
    friend.wait_for_turn()
    visitor.page.goto(visitor.url)
    play_until(friend, lambda: friend.ply() > before + 3)
    friend.wait_for_turn()
    visitor.page.get_by_role("link", name="Continue").first.click()
    visitor.wait_for_turn()
    assert visitor.ply() == friend.ply()


def test_dark_paper(browser: Browser, server: Server) -> None:
    night = Visitor(browser, server.url, SHOTS, dark=True)
    night.sit_alone(bots=2, seed="night")
    for _ in range(25):
        night.wait_for_turn()
        night.act()
    night.wait_for_turn()
    night.shoot("last-will-dark")
    night.leave()
