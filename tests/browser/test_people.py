"""Several people: at one screen, and by link."""

from tests.browser.conftest import Server
from tests.browser.visitor import Visitor


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
    before = visitor.page.locator(".log").inner_text()
    server.stop()
    visitor.page.get_by_text("The line is cut").wait_for()
    server.start()
    visitor.page.get_by_text("The line is cut").wait_for(state="hidden")
    assert visitor.page.locator(".log").inner_text() == before
    visitor.wait_for_turn()
    visitor.act()


def test_the_title_says_whose_turn_it_is(visitor: Visitor) -> None:
    visitor.sit_alone(seed="title")
    visitor.wait_for_turn()
    assert "Your turn" in visitor.page.title()


def test_two_browsers_and_one_comes_back(visitor: Visitor, friend: Visitor, server: Server) -> None:
    made = visitor.make({"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Ben"}, seed="online")
    visitor.sit(made["url"])
    friend.sit(made["links"][0]["url"])
    friend.page.get_by_label("Say something").fill("Good <b>evening</b>")
    friend.page.keyboard.press("Enter")
    visitor.page.locator(".chat li", has_text="Good <b>evening</b>").wait_for()
    alternate(visitor, friend, 12)
    friend.page.reload()
    friend.page.wait_for_selector(".table")
    alternate(visitor, friend, 6)
    friend.page.goto(friend.url)
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
    for _ in range(300):
        plies = {person.page.locator(".table").get_attribute("data-ply") for person in (one, other)}
        if len(plies) == 1:
            return
        one.page.wait_for_timeout(50)
    raise AssertionError(f"one page stays behind: {plies}")


def alternate(one: Visitor, other: Visitor, steps: int) -> None:
    """Whoever is asked acts."""
    for _ in range(steps):
        for _ in range(600):
            asked = [person for person in (one, other) if person.is_asked()]
            if asked:
                asked[0].act()
                break
            one.page.wait_for_timeout(50)
        else:
            raise AssertionError("nobody is asked")
