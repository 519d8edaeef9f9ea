"""The table of every game fills its window: nothing lies empty, nothing scrolls but the log, and all can be read.

One lively moment of each game in the usual windows, and in the long suite all that the gallery has in all windows;
`room.py` says what is measured.
"""

import pytest
from gallery import MOMENTS, Moment, position, seats

from tests.browser.prepared import sit_at
from tests.browser.room import empty, held_width, letters, resize, scrolling
from tests.browser.visitor import DESK, WIDE, Visitor

SIZES = [(1180, 720), (1280, 800), (1920, 1080), (2560, 1440), (3440, 1440)]
USUAL = [(1280, 800), (1920, 1080)]
MOST_EMPTY = 0.1
MOST_EMPTY_OF_A_MAT = 0.2
SMALLEST, DECIDING = 12, 18  # pixels; numbers that decide are measured on a desk
GROWS = 1.45  # a card in hand, from 1280 to 1920
LIVELY = ["last-will-actions", "prodigals-last-will-actions"]


def faults(visitor: Visitor, width: int, height: int) -> list[str]:
    resize(visitor, width, height)
    part, where = empty(visitor)
    found = [f"{part} of the window is empty, at {where}"] if part > MOST_EMPTY else []
    found += [f"{what} scrolls" for what in scrolling(visitor)]
    read = letters(visitor, SMALLEST, DECIDING if width == DESK["width"] else 0)
    return found + [f"too small: {what}" for what in [*read["small"], *read["numbers"]]]


def check(visitor: Visitor, moment: Moment, sizes: list[tuple[int, int]]) -> None:
    g = position(moment)
    sit_at(visitor, g, seats(g))
    visitor.page.get_by_role("button", name="All right").click()  # that somebody knew the seed
    found = {size: wrong for size in sizes if (wrong := faults(visitor, *size))}
    assert not found
    assert letters(visitor, SMALLEST, DECIDING)["count"] >= g.players, "everybody has a number that decides"
    small, large = (held_width(visitor, **size) for size in (DESK, WIDE))
    assert large >= GROWS * small
    assert small or not g.view(g.question.who)["seats"][g.question.who].get("hand")


@pytest.mark.parametrize("moment", [one for one in MOMENTS if one.name in LIVELY], ids=lambda moment: moment.name)
def test_a_table_fills_its_window(visitor: Visitor, moment: Moment) -> None:
    check(visitor, moment, USUAL)


@pytest.mark.parametrize("moment", [one for one in MOMENTS if one.players == 2], ids=lambda moment: moment.name)
def test_one_opponents_mat_is_full_from_edge_to_edge(visitor: Visitor, moment: Moment) -> None:
    g = position(moment)
    sit_at(visitor, g, seats(g))
    for size in SIZES[1:4]:
        resize(visitor, *size)
        part, where = empty(visitor, ".opps.of-1 .opp")
        assert part <= MOST_EMPTY_OF_A_MAT, f"at {size}: {where}"


def test_the_largest_size_makes_nothing_scroll_and_what_lies_beside_the_table_larger(visitor: Visitor) -> None:
    """The table fills its window whatever one wants; a card that is pointed at and the log grow."""
    moment = next(one for one in MOMENTS if one.name == LIVELY[0])
    g = position(moment)
    sit_at(visitor, g, seats(g))
    before = {size: card_in_full(visitor, *size) for size in ((1280, 800), (1920, 1080))}
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("largest").check()
    visitor.page.keyboard.press("Escape")
    for size, width in before.items():
        assert card_in_full(visitor, *size) > 1.1 * width
        assert scrolling(visitor) == []


def card_in_full(visitor: Visitor, width: int, height: int) -> float:
    """How wide a card is that is pointed at."""
    resize(visitor, width, height)
    visitor.page.mouse.move(2, 2)
    visitor.page.locator(".in-hand .card").first.hover()
    box = visitor.page.locator(".float.peek .card").bounding_box()
    assert box
    return box["width"]


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_every_table_fills_its_window(visitor: Visitor, moment: Moment) -> None:
    check(visitor, moment, SIZES)


@pytest.mark.parametrize("size", USUAL)
def test_a_start_page_without_running_games_has_no_hole(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.goto(visitor.url)
    visitor.page.get_by_role("button", name="Sit down").wait_for()
    resize(visitor, *size)
    part, where = empty(visitor, ".start")
    assert part <= MOST_EMPTY / 2, where
    assert scrolling(visitor) == []
