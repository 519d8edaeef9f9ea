"""Accessibility, checked by axe on many states: WCAG 2.2 A and AA."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.visitor import Visitor

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}


def check(visitor: Visitor) -> None:
    found = Axe().run(visitor.page, options=RULES).response["violations"]
    said = [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"][:3]]
    assert not said, "\n".join(said)


def check_while_playing(visitor: Visitor, states: int, every: int) -> None:
    checked = 0
    for step in range(states * every * 2):
        visitor.wait_for_turn()
        if step % every == 0:
            check(visitor)
            checked += 1
        if checked >= states or visitor.over:
            return
        visitor.act()


def test_pages(visitor: Visitor) -> None:
    for address in ("", "#/rules/last-will"):
        visitor.page.goto(visitor.url + address)
        visitor.page.wait_for_selector(".game-card, .clauses")
        check(visitor)


def test_states_of_last_will(visitor: Visitor) -> None:
    visitor.sit_alone(bots=2, seed="axe")
    check_while_playing(visitor, 4, 9)


def test_states_on_the_phone(phone: Visitor) -> None:
    phone.sit_alone(seed="axe")
    check_while_playing(phone, 3, 9)
