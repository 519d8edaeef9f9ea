"""A full hand can be read and used: upright names where little is seen of a card, and the tops of it on a phone."""

from typing import Any

import pytest
from gallery import ALL_THREE, MOMENTS, seats
from gallery import position as pictured

from squander.kernel.game import Game
from tests.browser.access import too_small
from tests.browser.prepared import position, sit_at
from tests.browser.visitor import Visitor

FULL = 10
EDGES = """row => [...row.children].slice(0, -1).map(held => {
  const name = held.querySelector('.spine-name') ?? held.querySelector('.card-name');
  const box = name.getBoundingClientRect();
  const next = held.nextElementSibling.getBoundingClientRect();
  const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const { fontSize, writingMode } = getComputedStyle(name);
  return { name: name.textContent, size: parseFloat(fontSize), upright: writingMode === 'vertical-rl',
           clear: box.right <= next.left + 6, own: held.contains(seen) };
})"""


def hand_of(g: Game) -> list[Any]:
    hand: list[Any] = g.view(g.question.who)["seats"][g.question.who]["hand"]
    return hand


def is_full(g: Game) -> bool:
    return g.plies % 3 == 0 and len(g.options) > 2 and len(hand_of(g)) >= FULL


@pytest.mark.parametrize(
    ("game", "row", "options"), [("last-will", ".hand-row", {}), ("prodigals-club", ".club-hand", ALL_THREE)]
)
def test_names_of_a_full_hand_stand_upright(visitor: Visitor, game: str, row: str, options: dict[str, Any]) -> None:
    g = position(game, is_full, **options)
    sit_at(visitor, g)
    visitor.page.set_viewport_size({"width": 1180, "height": 720})
    held = visitor.page.locator(row)
    edges = held.evaluate(EDGES)
    names = held.locator(".card-name").all_text_contents()
    assert len(names) == len(hand_of(g))
    assert [edge["name"] for edge in edges] == names[:-1]
    assert all(edge["upright"] and edge["clear"] and edge["own"] and edge["size"] >= 13 for edge in edges), edges
    name = held.locator(".card-name").nth(2)
    held.locator(".spot").nth(2).hover(position={"x": 12, "y": 60})
    visitor.page.wait_for_function("name => name.offsetWidth > name.offsetHeight", arg=name.element_handle())


def test_on_a_phone_four_mats_have_their_cards_and_the_hand_its_tops(phone: Visitor) -> None:
    g = pictured(next(moment for moment in MOMENTS if moment.name == "last-will-actions"))
    sit_at(phone, g, seats(g))
    others = [seat for i, seat in enumerate(g.view(g.question.who)["seats"]) if i != g.question.who]
    phone.press(phone.page.get_by_role("button", name="Table", exact=True))
    minis = phone.page.locator(".opps .mini:visible")
    assert len(others) == 4
    assert minis.count() == sum(len(seat["board"]) for seat in others)
    tops = phone.page.get_by_role("button", name=f"Your hand: {len(hand_of(g))} cards")
    assert tops.locator(".card-top").count() == len(hand_of(g))
    phone.press(tops)
    phone.page.locator(".hand .in-hand").first.wait_for()
    assert tops.count() == 0, "the hand itself lies there"


def test_on_a_phone_a_single_answer_stands_beside_what_takes_back(phone: Visitor) -> None:
    g = pictured(next(moment for moment in MOMENTS if moment.name == "last-will-actions"))
    sit_at(phone, g, seats(g))
    bar = phone.page.locator(".question")
    end, undo = (bar.get_by_role("button", name=name).bounding_box() for name in ("End your turn", "Undo"))
    assert end
    assert undo
    assert abs(end["y"] + end["height"] / 2 - undo["y"] - undo["height"] / 2) < 4
    assert end["x"] > undo["x"]
    assert end["width"] > phone.page.viewport_size["width"] / 2  # type: ignore[index]


def test_on_a_phone_a_house_is_sold_by_a_button_for_a_finger(phone: Visitor) -> None:
    g = pictured(next(moment for moment in MOMENTS if moment.name == "last-will-actions"))
    sit_at(phone, g, seats(g))
    phone.press(phone.page.get_by_role("button", name="Mine"))
    assert phone.page.locator(".own .sale:visible").count() > 1
    assert too_small(phone) == []
