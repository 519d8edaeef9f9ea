"""Two browsers at one table, one of which goes and comes back, while the server is stopped and started."""

from tests.browser.conftest import Server
from tests.browser.visitor import Visitor, alternate


def test_two_browsers_and_one_comes_back(visitor: Visitor, friend: Visitor, server: Server) -> None:
    made = visitor.make({"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Ben"}, seed="online")
    visitor.sit(made["url"])
    friend.sit(made["links"][0]["url"])
    visitor.open_log()
    friend.open_log()
    friend.page.get_by_label("Say something").fill("Good <b>evening</b>")
    friend.page.keyboard.press("Enter")
    visitor.page.locator(".chat li", has_text="Good <b>evening</b>").wait_for()
    visitor.close_log()
    friend.close_log()
    alternate(visitor, friend, 12)
    friend.page.reload()
    friend.page.wait_for_selector(".table")
    alternate(visitor, friend, 6)
    friend.page.goto(friend.url)
    friend.page.wait_for_load_state("networkidle")
    server.stop()
    visitor.page.get_by_text("The line is cut").wait_for()
    server.start()
    visitor.page.get_by_text("The line is cut").wait_for(state="hidden")
    friend.sit(made["links"][0]["url"])
    both_see_the_same(visitor, friend)
    alternate(visitor, friend, 12)
    both_see_the_same(visitor, friend)


def both_see_the_same(one: Visitor, other: Visitor) -> None:
    """Wait until both pages stand at the same ply."""
    for _ in range(6000):
        plies = {person.page.locator(".table").get_attribute("data-ply") for person in (one, other)}
        if len(plies) == 1:
            return
        one.page.wait_for_timeout(50)
    raise AssertionError(f"one page stays behind: {plies}")
