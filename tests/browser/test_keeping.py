"""Cards that are kept, discarded and drawn: one place that confirms, and says how many."""

import re

import pytest
from playwright.sync_api import Locator

from squander.games.last_will.state import fortune
from squander.kernel.game import Game
from tests.browser.gesturing import at
from tests.browser.prepared import after, asks, place_of, position, sit_at
from tests.browser.visitor import Visitor

WILL, BOTH = "last-will", "prodigals-last-will"


def hand_of(g: Game) -> list[int]:
    return fortune(g).seats[g.question.who].hand


def has_much_to_lose(g: Game) -> bool:
    """Somebody holds four cards or more and has kept none of them yet."""
    return asks(g, "will.KeepCards") and len(g.options) == len(hand_of(g)) + 1 >= 5 and not g.question.frame.arg


@pytest.fixture(scope="module")
def full() -> Game:
    return position(WILL, has_much_to_lose)


def kept(visitor: Visitor, who: int) -> set[int]:
    """What stays in the hand: the rest goes only when everybody has chosen."""
    seat = visitor.state["view"]["seats"][who]
    return {one["card"] for one in seat["kept"]} or {one["card"] for one in seat["hand"]}


def said(buttons: Locator) -> list[str]:
    """Without the key that is drawn on the button."""
    return [" ".join(text.replace("↵", "").split()) for text in buttons.all_inner_texts()]


def test_what_is_kept_and_what_goes_is_said_and_confirmed_in_one_place(visitor: Visitor, full: Game) -> None:
    sit_at(visitor, full)
    page, count, before = visitor.page, len(hand_of(full)), visitor.ply()
    confirm = page.locator(".question .stage button")
    assert page.locator(".answers .lit").count() == 0, "nothing beside the ticked cards ends it"
    assert said(confirm) == [f"Keep none, discard all {count}"]
    card = full.options[0]
    at(visitor, place_of(full, card)).click()
    page.locator(".hand .picked").wait_for()
    visitor.shoot("keeping")
    assert said(confirm) == [f"Keep 1, discard {count - 1}"]
    confirm.click()
    page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=before)
    assert kept(visitor, full.question.who) == {card}


def test_a_hand_that_may_stay_stays_by_one_press(visitor: Visitor) -> None:
    g = position(WILL, lambda g: asks(g, "will.KeepCards") and len(g.options) == 4 and not place_of(g, g.options[0]))
    sit_at(visitor, g)
    every, before = set(hand_of(g)), visitor.ply()
    visitor.page.locator(".question .stage .primary").click()
    visitor.page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=before)
    assert kept(visitor, g.question.who) <= every
    assert len(kept(visitor, g.question.who)) == 2


def test_by_finger_a_hand_that_stays_waits_for_a_second_tap(phone: Visitor) -> None:
    def is_last(g: Game) -> bool:
        every = [o for o in g.options if o and not place_of(g, o)] if asks(g, "will.KeepCards") else []
        return bool(every) and not is_mine(after(g, every[0]), g)

    g = position(WILL, is_last)
    sit_at(phone, g)
    before, keep = phone.ply(), phone.page.locator(".question .stage .primary")
    deed = said(keep)
    phone.press(keep)
    phone.page.get_by_role("button", name="Cancel").wait_for()
    assert phone.ply() == before
    assert said(keep) == deed
    phone.press(keep)
    phone.page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=before)


def is_mine(then: Game, g: Game) -> bool:
    return not then.over and then.question.who == g.question.who


def misleads(g: Game) -> bool:
    """A number comes before the one that counts in the sentence of the question."""
    if not asks(g, "will.ChooseDeck") or g.question.frame.arg < 2:
        return False
    return not (found := re.search(r"\d+", g.question.prompt)) or int(found.group()) != g.question.frame.arg


def test_the_decks_ask_for_as_many_cards_as_are_drawn(visitor: Visitor) -> None:
    g = position(WILL, misleads)
    sit_at(visitor, g)
    page, left = visitor.page, g.question.frame.arg
    deck, draw = at(visitor, place_of(g, g.options[0])), page.locator(".question .stage .primary")
    for named in range(1, left + 1):
        assert not draw.count() or draw.is_disabled()
        deck.click()
        page.locator(
            ".stage .primary", has_text=f"Draw {named} of {left}" if named < left else f"Draw {left}"
        ).wait_for()
    before = visitor.ply()
    draw.click()
    page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=before)
    assert visitor.ply() >= before + left


def test_with_the_clubs_cards_in_hand_fewer_may_be_picked(visitor: Visitor) -> None:
    """The limit is one for the cards of both games, which no page could work out by itself (PL-ENDROUND-04)."""

    def tight(g: Game) -> bool:
        words = g.kind.words
        return asks(g, "both.KeepCards") and 0 < words.amounts(g, g.question.frame).left < 2 and len(hand_of(g)) > 2

    g = position(BOTH, tight)
    sit_at(visitor, g)
    cards = visitor.page.locator(".both-will .hand .spot.lit")
    assert cards.count() >= 2
    for number in range(2):
        visitor.reveal(cards.nth(number))
        cards.nth(number).click()
    assert visitor.page.locator(".both-will .hand .picked").count() == 1


def test_a_sale_shows_its_price(visitor: Visitor) -> None:
    def sells(g: Game) -> int:
        found = [o for o in g.options if place_of(g, o).startswith("sell:")] if asks(g, "will.Act") else []
        return found[0] if found else 0

    g = position(WILL, lambda g: sells(g) > 0)
    sit_at(visitor, g)
    price = g.kind.words.amount(g, g.question.frame, sells(g))
    assert at(visitor, place_of(g, sells(g))).inner_text().strip() == f"£{price}"
