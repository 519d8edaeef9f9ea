"""Last Will played by clicking, touching and typing."""

import re

import pytest

from tests.browser.visitor import Visitor


@pytest.mark.long
def test_a_whole_game_by_clicking(visitor: Visitor) -> None:
    visitor.sit_alone(bots=2, seed="clicking")
    visitor.play()
    ranking = visitor.page.locator(".ranking")
    assert ranking.locator("li").count() == 3
    assert "wins" in ranking.locator("h2").inner_text()
    visitor.shoot("last-will-over")


def test_everything_fits_on_one_screen(visitor: Visitor) -> None:
    for players in (2, 5):
        visitor.sit_alone(bots=players - 1, seed="fits")
        while visitor.round() < 2:
            visitor.wait_for_turn()
            visitor.act()
        room = visitor.page.evaluate(
            "(b => [b.scrollHeight - b.clientHeight, b.scrollWidth - b.clientWidth])(document.querySelector('.board'))"
        )
        visitor.shoot(f"last-will-{players}-players")
        assert room[0] <= 1, f"with {players} players the board needs {room[0]} pixels more height"
        assert room[1] <= 1, f"with {players} players the board needs {room[1]} pixels more width"


def reach(visitor: Visitor, prompt: str) -> None:
    """Play until a question of this kind."""
    for _ in range(400):
        visitor.wait_for_turn()
        if re.search(prompt, visitor.prompt):
            return
        visitor.act()
    raise AssertionError(f"never asked: {prompt}")


def test_undo_and_reset(visitor: Visitor) -> None:
    visitor.sit_alone(seed="undo")
    reach(visitor, "Your turn: [2-9] actions")
    first = visitor.prompt
    visitor.page.locator(".hand .lit").first.click()
    visitor.wait_for_turn()
    undo = visitor.page.get_by_role("button", name="Undo")
    undo.click()
    visitor.page.wait_for_function("before => document.querySelector('.prompt').innerText === before", arg=first)
    assert visitor.page.locator(".log .took-back").count() or not undo.is_enabled()


def test_the_market_is_dragged_or_swapped_by_keys(visitor: Visitor) -> None:
    visitor.sit_alone(seed="market", options={"starter": 0})
    reach(visitor, "Send an errand boy")
    page = visitor.page
    signs = page.locator(".sign")
    before = signs.all_inner_texts()
    signs.nth(0).click()
    page.locator(".preview", has_text="changes places with the sign you choose next").wait_for()
    assert page.locator(".question .stage .primary").is_disabled()
    signs.nth(0).click()
    page.locator(".preview").wait_for(state="detached")
    signs.nth(0).drag_to(page.locator(".house").nth(2))
    assert signs.all_inner_texts() == [before[2], before[1], before[0], before[3]]
    signs.nth(3).focus()
    page.keyboard.press("ArrowLeft")
    wanted = [before[2], before[1], before[3], before[0]]
    assert signs.all_inner_texts() == wanted
    visitor.shoot("last-will-market")
    page.locator(".question .stage .primary").click()
    page.wait_for_function("() => !document.querySelector('.market .moved')")
    page.locator(".log").get_by_text("sets the farm market to").wait_for(state="attached")
    assert signs.all_inner_texts() == wanted


def test_cards_show_their_text_when_pointed_at(visitor: Visitor) -> None:
    visitor.sit_alone(seed="cards")
    visitor.wait_for_turn()
    visitor.page.locator(".hand .spot").first.hover()
    text = visitor.page.locator(".float.peek .card-text", has_text=re.compile(r"\w{2}.{8}", re.DOTALL))
    text.wait_for()
    visitor.page.keyboard.press("Escape")
    text.wait_for(state="hidden")
