"""Markers and circle tiles of The Prodigals Club, moved as one gesture: by pressing, dragging, touching and keys."""

from typing import Any

import pytest
from playwright.sync_api import Locator

from squander.kernel.game import Game
from tests.browser.gesturing import NOTHING_HELD, at, button, cancel, confirm, drag, page_of, ply, settled
from tests.browser.prepared import after, asks, leading_to, place_of, position, sit_at
from tests.browser.test_axe import check
from tests.browser.visitor import Visitor

# --- The Prodigals Club: markers ----------------------------------------------------------------------------------


def stairs(g: Game) -> int:
    """A way to at least two steps of markers, the first of which has a choice and another no way to go; 0 for none."""
    for option in leading_to(g, "society.Move") if asks(g, "club.") else []:
        question = after(g, option).question
        if question.frame.arg >= 2 and question.refused and has_choice(moves(g, option)):
            return option
    return 0


def has_choice(ways: list[tuple[str, str]]) -> bool:
    """Whether the first marker may go to more than one space; if not, pressing it is enough."""
    return len(ways) > 1 and ways[0][0] == ways[1][0]


@pytest.fixture(scope="module")
def salon() -> Game:
    return position("prodigals-club", lambda g: stairs(g) > 0)


def moves(g: Game, option: int) -> list[tuple[str, str]]:
    """Markers and the spaces they may go to."""
    asked = after(g, option)
    words, frame = asked.kind.words, asked.question.frame
    return [(words.place(asked, frame, o), words.target(asked, frame, o)) for o in asked.options if o]


def markers(visitor: Visitor) -> dict[str, str]:
    """Which space each marker stands on."""
    script = """() => Object.fromEntries([...document.querySelectorAll('.ladder [data-place^="marker:"]')]
        .map(m => [m.dataset.place, 'ladder:' + m.closest('[data-space]').dataset.space]))"""
    found: dict[str, str] = visitor.page.evaluate(script)
    return found


def space(visitor: Visitor, target: str) -> Locator:
    return visitor.page.locator(f".ladder [data-space='{target.removeprefix('ladder:')}']")


def start(visitor: Visitor, g: Game, option: int) -> Any:
    sit_at(visitor, g)
    stood = markers(visitor)
    at(visitor, place_of(g, option)).first.click()
    visitor.page.locator(".preview").wait_for()
    settled(visitor)
    return stood


def test_markers_are_moved_by_pressing(visitor: Visitor, salon: Game) -> None:
    stood = start(visitor, salon, stairs(salon))
    before = ply(visitor)
    marker, target = moves(salon, stairs(salon))[0]
    at(visitor, marker).click()
    check(visitor)
    space(visitor, target).locator(".rung-target.lit").click()
    settled(visitor)
    assert markers(visitor) == stood | {marker: target}
    assert visitor.page.locator(".trail polyline").count() == 1
    while visitor.page.locator(".ladder .figure.lit").count():
        visitor.act()
        settled(visitor)
        if visitor.page.locator(".tools .primary:not([disabled])").count():
            break
    visitor.shoot("gesture-markers")
    assert ply(visitor) == before
    moved = markers(visitor)
    confirm(visitor)
    assert markers(visitor) == moved
    assert ply(visitor) >= before + 2


def test_markers_are_dragged(visitor: Visitor, salon: Game) -> None:
    stood = start(visitor, salon, stairs(salon))
    marker, target = moves(salon, stairs(salon))[0]
    drag(visitor, at(visitor, marker), space(visitor, target))
    visitor.page.wait_for_function("() => document.querySelector('.trail polyline')")
    assert markers(visitor) == stood | {marker: target}
    cancel(visitor)
    assert markers(visitor) == stood


def test_markers_are_moved_by_arrow_keys(visitor: Visitor, salon: Game) -> None:
    stood = start(visitor, salon, stairs(salon))

    def step_to(marker: str, target: str) -> int:
        return int(target.removeprefix("ladder:")) - int(stood[marker].removeprefix("ladder:"))

    # An arrow to the side is a diagonal step only where no step aside is possible.
    ways = [way for way in moves(salon, stairs(salon)) if step_to(*way) not in (2, 4)] or moves(salon, stairs(salon))
    marker, target = ways[0]
    step = step_to(marker, target)
    key = {3: "ArrowDown", 2: "ArrowLeft", -1: "ArrowLeft", 4: "ArrowRight", 1: "ArrowRight", -3: "ArrowUp"}[step]
    at(visitor, marker).focus()
    visitor.page.keyboard.press(key)
    visitor.page.wait_for_function("() => document.querySelector('.trail polyline')")
    assert markers(visitor) == stood | {marker: target}
    assert visitor.page.evaluate("document.activeElement.dataset.place") == marker, "the focus stays with the marker"
    visitor.page.keyboard.press("u")
    visitor.page.wait_for_function("() => !document.querySelector('.trail polyline')")
    assert markers(visitor) == stood


def test_markers_are_moved_by_touch(phone: Visitor, salon: Game) -> None:
    stood = start(phone, salon, stairs(salon))
    marker, target = moves(salon, stairs(salon))[0]
    at(phone, marker).tap()
    space(phone, target).locator(".rung-target.lit").tap()
    phone.page.wait_for_function("() => document.querySelector('.trail polyline')")
    assert markers(phone) == stood | {marker: target}
    phone.shoot("gesture-markers")
    phone.page.locator(".gesture-done").first.tap()  # taken back where it is listed
    phone.page.wait_for_function("() => !document.querySelector('.trail polyline')")
    button(phone, "Cancel").tap()
    phone.page.wait_for_function(NOTHING_HELD)
    assert markers(phone) == stood


def test_all_reasons_of_a_marker_are_told(visitor: Visitor, salon: Game) -> None:
    option = stairs(salon)
    asked = after(salon, option)
    start(visitor, salon, option)
    words, frame = asked.kind.words, asked.question.frame
    reasons: dict[str, list[str]] = {}
    for refusal in asked.question.refused:
        reasons.setdefault(words.place(asked, frame, refusal.option), []).append(refusal.label)
    marker, labels = max(reasons.items(), key=lambda item: len(item[1]))
    at(visitor, marker).click(force=True)
    if visitor.page.locator(".why-mark").count():
        visitor.page.locator(".why-mark").click()
    told = visitor.page.locator(".float .why")
    told.first.wait_for()
    assert [text.split(" is not possible")[0] for text in told.all_inner_texts()] == labels


def test_a_refused_space_tells_why(visitor: Visitor) -> None:
    def crowded(g: Game) -> bool:
        return any(blocked(after(g, option)) for option in leading_to(g, "society.Move")) if asks(g, "club.") else False

    g = position("prodigals-club", crowded)
    option = next(option for option in leading_to(g, "society.Move") if blocked(after(g, option)))
    start(visitor, g, option)
    marker, target = blocked(after(g, option))
    drag(visitor, at(visitor, marker), space(visitor, target))
    assert "is in the way" in visitor.page.locator(".float .why").inner_text()
    assert not visitor.page.locator(".trail polyline").count()


def blocked(g: Game) -> list[str]:
    """A marker that may move, and a space it may not go to because somebody stands there."""
    words, frame = g.kind.words, g.question.frame
    movable = {words.place(g, frame, option) for option in g.options}
    for refusal in g.question.refused:
        place, target = words.place(g, frame, refusal.option), words.target(g, frame, refusal.option)
        if place in movable and target and refusal.clause == "PC-MOVE-03":
            return [place, target]
    return []


def test_dame_beatrice_is_answered_by_pressing_and_confirmed(visitor: Visitor) -> None:
    g = position("prodigals-club", lambda g: asks(g, "society.RaiseOthers") and len(g.options) > 1)
    sit_at(visitor, g)
    stood, before = markers(visitor), ply(visitor)
    option = g.options[0]
    marker, target = place_of(g, option), g.kind.words.target(g, g.question.frame, option)
    at(visitor, marker).click()
    if visitor.page.locator(".rung-target").count():
        space(visitor, target).locator(".rung-target.lit").click()
    visitor.page.locator(".preview").wait_for()
    settled(visitor)
    assert ply(visitor) == before
    button(visitor, "Undo").click()
    visitor.page.wait_for_function(NOTHING_HELD)
    assert markers(visitor) == stood


# --- The Prodigals Club: circle tiles -----------------------------------------------------------------------------


def turning(g: Game) -> list[int]:
    """Answers that put a tile into the hand that fits several places, one of them in several ways."""
    for option in leading_to(g, "election.ChooseTile") if asks(g, "club.SendErrandBoy") else []:
        for tile in after(g, option).options:
            asked = after(g, option, tile)
            ways = [place for place in asked.options if place and asks(after(asked, place), "election.TurnTile")]
            if asks(asked, "election.PlaceTile") and len(asked.options) > 2 and ways and asked.question.refused:
                return [option, tile, ways[0]]
    return []


@pytest.fixture(scope="module")
def circles() -> Game:
    return position("prodigals-club", lambda g: turning(g) != [])


def take_tile(visitor: Visitor, g: Game) -> tuple[Locator, Locator]:
    """The tile on offer and, once it is in hand, its place."""
    option, tile, place = turning(g)
    sit_at(visitor, g)
    at(visitor, place_of(g, option)).first.click()
    asked = after(g, option)
    offer = at(visitor, place_of(asked, tile))
    offer.wait_for()
    settled(visitor)
    return offer, at(visitor, place_of(after(asked, tile), place))


def test_a_tile_is_turned_and_laid_by_pressing(visitor: Visitor, circles: Game) -> None:
    offer, place = take_tile(visitor, circles)
    page, before = visitor.page, ply(visitor)
    tiles = page.locator(".club-election .mosaic .circle:not(.ghosted)").count()
    offer.click()
    held = page.locator(".circle-spot.held")
    held.wait_for()
    way = held.get_attribute("aria-label")
    held.click()
    page.wait_for_function("way => document.querySelector('.held').ariaLabel !== way", arg=way)
    place.click()
    laid = page.locator(".laid-tile")
    laid.wait_for()
    assert page.locator(".edge.joined").count() > 0, "what it joins is marked"
    way = laid.get_attribute("aria-label")
    laid.click()
    page.wait_for_function("way => document.querySelector('.laid-tile').ariaLabel !== way", arg=way)
    visitor.shoot("gesture-tile")
    check(visitor)
    assert ply(visitor) == before
    confirm(visitor)
    assert page.locator(".club-election .mosaic .circle:not(.ghosted)").count() == tiles + 1
    page.locator(".log").get_by_text("adds the tile to the grid").last.wait_for(state="attached")


def test_a_tile_is_dragged_and_turned_by_a_key(visitor: Visitor, circles: Game) -> None:
    offer, place = take_tile(visitor, circles)
    page, before = visitor.page, page_of(visitor)
    drag(visitor, offer, place)
    laid = page.locator(".laid-tile")
    laid.wait_for()
    way = laid.get_attribute("aria-label")
    page.keyboard.press("r")
    page.wait_for_function("way => document.querySelector('.laid-tile').ariaLabel !== way", arg=way)
    others = page.locator(".ghost-cell.lit")
    others.first.click()  # elsewhere instead
    settled(visitor)
    assert page.locator(".laid-tile").get_attribute("aria-label") != way
    cancel(visitor)
    assert ply(visitor) == before[0]
    assert page.locator(".laid-tile").count() == 0


def test_a_tile_by_keyboard(visitor: Visitor, circles: Game) -> None:
    offer, place = take_tile(visitor, circles)
    keys, before = visitor.page.keyboard, ply(visitor)
    offer.focus()
    keys.press("Enter")
    visitor.page.locator(".held").wait_for()
    settled(visitor)
    keys.press("r")
    place.focus()
    keys.press("Enter")
    visitor.page.locator(".laid-tile").wait_for()
    settled(visitor)
    keys.press("c")
    visitor.page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=before)


def test_a_place_where_it_does_not_fit_says_so_and_discarding_is_confirmed(visitor: Visitor, circles: Game) -> None:
    offer, _ = take_tile(visitor, circles)
    page, before = visitor.page, ply(visitor)
    offer.click()
    page.locator(".held").wait_for()
    page.locator(".ghost-cell.barred").first.click(force=True)
    assert "the tile cannot match" in page.locator(".float .why").inner_text()
    page.keyboard.press("Escape")
    button(visitor, "Discard the tile").click()
    page.locator(".preview").get_by_text("Discards a political circle tile").wait_for()
    assert ply(visitor) == before
    confirm(visitor)
    assert ply(visitor) > before
