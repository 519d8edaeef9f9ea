"""What nothing is asked about now says when it can be used, and what is asked instead: by mouse, touch and key."""

from collections.abc import Iterator

import pytest

from squander.kernel.game import Game
from tests.browser.prepared import asks, place_of, position, sit_at
from tests.browser.visitor import Visitor

THINGS = [
    ("last-will", "will.Act", ".plan", "Plans are taken"),
    ("last-will", "will.Act", ".spot.deck", "Cards are drawn"),
    ("last-will", "will.Act", ".market .sign", "Errand boys are sent"),
    ("last-will", "will.Act", ".market .rearrange", "Errand boys are sent"),
    ("last-will", "will.TakePlan", ".offer", "Errand boys are sent"),
    ("prodigals-club", "club.Act", ".card-set", "Errand boys are sent"),
    ("prodigals-club", "club.Act", ".ladder .figure", "Markers move"),
    ("prodigals-last-will", "both.Act", ".plan", "Plans are taken"),
]


def asked(game: str, question: str) -> Game:
    return position(game, lambda g: asks(g, question) and len(g.options) > 1 and g.plies > 20)


def unused(visitor: Visitor, where: str) -> Iterator[str]:
    """Places of this kind that nothing is asked about."""
    seen = {one["place"] for kind in ("options", "refused") for one in visitor.state["question"][kind]}
    things = visitor.page.locator(f".board {where}:not(.lit):not(.barred)")
    for number in range(things.count()):
        place = things.nth(number).get_attribute("data-place") or ""
        if place not in seen:
            yield place


@pytest.mark.parametrize(("game", "question", "where", "said"), THINGS)
def test_by_mouse_and_by_key(visitor: Visitor, game: str, question: str, where: str, said: str) -> None:
    sit_at(visitor, asked(game, question))
    thing = visitor.page.locator(f".board [data-place='{next(unused(visitor, where))}']").first
    visitor.reveal(thing)
    assert thing.get_attribute("aria-disabled") == "true"
    thing.click(force=True)  # to Playwright it is disabled; a person can press it
    why = visitor.page.locator(".float.reason .why", has_text=said)
    why.wait_for()
    assert visitor.prompt in why.inner_text(), "what is asked now"
    visitor.page.keyboard.press("Escape")
    why.wait_for(state="detached")
    thing.focus()
    visitor.page.keyboard.press("Enter")
    why.wait_for()
    visitor.shoot(f"idle-{where.split('.')[-1]}")


@pytest.mark.parametrize(("game", "question", "where", "said"), THINGS[:2] + THINGS[5:7])
def test_by_touch(phone: Visitor, game: str, question: str, where: str, said: str) -> None:
    sit_at(phone, asked(game, question))
    thing = phone.page.locator(f".board [data-place='{next(unused(phone, where))}']").first
    phone.reveal(thing)
    thing.tap(force=True)
    phone.page.locator(".float.reason .why", has_text=said).wait_for()


def test_while_another_thinks_it_says_who(visitor: Visitor) -> None:
    made = visitor.make({"kind": "link", "name": "Ben"}, {"kind": "you", "name": "Ann"}, options={"starter": 0})
    visitor.sit(made["url"])
    visitor.page.locator(".plan").first.click(force=True)
    visitor.page.locator(".float .why", has_text="Ben is to move").wait_for()


def test_a_card_set_whose_spaces_are_taken_says_so(visitor: Visitor) -> None:
    """With few players two spaces serve all sets of a board, and the sets themselves are not asked about."""

    def crowded(g: Game) -> bool:
        return bool(asks(g, "club.SendErrandBoy") and barred_takes(g))

    def barred_takes(g: Game) -> list[int]:
        """Spaces where sets are taken, all of a board, if all of them are refused."""
        spaces = g.view(g.question.who)["spaces"]
        takes = [one for one in spaces if one["name"].startswith("E-take")]
        refused = {place_of(g, one.option) for one in g.question.refused}
        return takes if all(f"space:{one['space']}" in refused for one in takes) else []

    g = position("prodigals-club", crowded, competitions=["election", "society"])
    sit_at(visitor, g)
    thing = visitor.page.locator(".club-election .card-set.barred").first
    visitor.reveal(thing)
    thing.click(force=True)
    why = visitor.page.locator(".float .why").first
    why.wait_for()
    place = barred_takes(g)[0]["space"]  # type: ignore[index]
    told = [one for one in visitor.state["question"]["refused"] if one["place"] == f"space:{place}"]
    assert told[0]["reason"] in why.inner_text()
