"""Several small questions answered as one gesture: looked at, changed, confirmed or cancelled."""

from typing import Any

import pytest
from playwright.sync_api import Locator

from squander.kernel.game import Game
from tests.browser.prepared import after, asks, leading_to, place_of, position, sit_at
from tests.browser.test_axe import check
from tests.browser.visitor import Visitor

NOTHING_HELD = "() => !document.querySelector('.preview') && document.querySelector('.table[data-busy=false]')"


def at(visitor: Visitor, place: str) -> Locator:
    return visitor.page.locator(f".board [data-place='{place}']")


def settled(visitor: Visitor) -> None:
    visitor.page.wait_for_selector(".table[data-busy=false]")


def button(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(".question").get_by_role("button", name=name, exact=True)


def confirm(visitor: Visitor) -> None:
    button(visitor, "Confirm").click()
    visitor.page.wait_for_function(NOTHING_HELD)


def cancel(visitor: Visitor) -> None:
    button(visitor, "Cancel").click()
    visitor.page.wait_for_function(NOTHING_HELD)


def ply(visitor: Visitor) -> int:
    return int(visitor.page.locator(".table").get_attribute("data-ply") or -1)


def drag(visitor: Visitor, piece: Locator, goal: Locator) -> None:
    """By hand: what a piece may be let go on is lit only once it is lifted."""
    mouse = visitor.page.mouse
    start = piece.bounding_box()
    assert start
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"] + start["width"] / 2 + 9, start["y"] + start["height"] / 2 + 9, steps=3)
    goal.wait_for()
    settled(visitor)
    end = goal.bounding_box()
    assert end
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    mouse.up()
    settled(visitor)


# --- Last Will: an event and who comes along ----------------------------------------------------------------------


def for_two(g: Game) -> int:
    """An event that takes two companions, both of whom are in the hand; 0 for none."""
    for option in leading_to(g, "will.Bring1") if asks(g, "will.Act") else []:
        first = after(g, option)
        if any(asks(then := after(first, c), "will.Bring2") and len(then.options) > 1 for c in first.options if c):
            return option
    return 0


@pytest.fixture(scope="module")
def outing() -> Game:
    return position("last-will", lambda g: for_two(g) > 0)


def test_an_event_with_two_companions_is_one_gesture(visitor: Visitor, outing: Game) -> None:
    sit_at(visitor, outing)
    page, before = visitor.page, ply(visitor)
    hand = page.locator(".hand .in-hand").count()
    at(visitor, place_of(outing, for_two(outing))).click()
    page.locator(".gesture-row").nth(1).wait_for()
    alone = page.locator(".preview b").inner_text()
    guests = after(outing, for_two(outing))
    at(visitor, place_of(guests, guests.options[0])).click()  # a companion, where it lies in the hand
    page.wait_for_function("sum => document.querySelector('.preview b').innerText !== sum", arg=alone)
    with_one = page.locator(".preview b").inner_text()
    page.locator(".gesture-row").nth(1).locator(".radio[aria-pressed=false]").first.click()  # the other in the row
    page.wait_for_function("sum => document.querySelector('.preview b').innerText !== sum", arg=with_one)
    with_two = page.locator(".preview b").inner_text()
    assert pounds(alone) < pounds(with_one) < pounds(with_two)
    assert ply(visitor) == before, "nothing counts before it is confirmed"
    visitor.shoot("gesture-event")
    check(visitor)
    confirm(visitor)
    assert ply(visitor) >= before + 3
    assert page.locator(".hand .in-hand").count() == hand - 3
    page.locator(".log").get_by_text(f"spends £{pounds(with_two)}").last.wait_for()


def pounds(text: str) -> int:
    return int(text.split("£")[1].split(",")[0])


def test_a_companion_is_taken_out_again_and_cancel_leaves_nothing(visitor: Visitor, outing: Game) -> None:
    made = sit_at(visitor, outing)
    page, before = visitor.page, page_of(visitor)
    at(visitor, place_of(outing, for_two(outing))).click()
    rows = page.locator(".gesture-row")
    rows.nth(1).wait_for()
    alone = page.locator(".preview").inner_text()
    rows.first.locator(".radio[aria-pressed=false]").first.click()
    page.wait_for_function("told => document.querySelector('.preview').innerText !== told", arg=alone)
    rows.first.get_by_role("button", name="Nobody").click()
    page.wait_for_function("told => document.querySelector('.preview').innerText === told", arg=alone)
    cancel(visitor)
    assert page_of(visitor) == before
    visitor.sit(made["url"])
    visitor.wait_for_turn()
    assert page_of(visitor) == before, "the server never heard of it"


def page_of(visitor: Visitor) -> tuple[int, str, str]:
    board = visitor.page.locator(".board")
    return ply(visitor), board.inner_text(), visitor.page.locator(".log").inner_text()


def test_an_event_by_keyboard(visitor: Visitor, outing: Game) -> None:
    sit_at(visitor, outing)
    keys, before = visitor.page.keyboard, ply(visitor)
    at(visitor, place_of(outing, for_two(outing))).focus()
    keys.press("Enter")
    visitor.page.locator(".gesture-row").nth(1).wait_for()
    settled(visitor)
    keys.press("Escape")
    visitor.page.wait_for_function(NOTHING_HELD)
    assert ply(visitor) == before
    at(visitor, place_of(outing, for_two(outing))).focus()
    keys.press("Enter")
    visitor.page.locator(".gesture-row").nth(1).wait_for()
    settled(visitor)
    assert visitor.page.evaluate("document.activeElement.innerText") == "Confirm"
    keys.press("Enter")
    visitor.page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) > ply", arg=before)


def test_a_gesture_outlives_a_broken_line_and_others_see_none_of_it(
    visitor: Visitor, friend: Visitor, outing: Game
) -> None:
    made = sit_at(visitor, outing)
    friend.sit(made["watch"])
    seen = friend.page.locator(".log").inner_text()
    at(visitor, place_of(outing, for_two(outing))).click()
    visitor.page.locator(".gesture-row").nth(1).wait_for()
    visitor.page.locator(".gesture-row").first.locator(".radio[aria-pressed=false]").first.click()
    settled(visitor)
    told = visitor.page.locator(".preview").inner_text()
    visitor.context.set_offline(True)
    visitor.page.evaluate("window.dispatchEvent(new Event('offline'))")
    visitor.context.set_offline(False)
    friend.page.reload()  # everybody is told who is here, also the one in the middle of a gesture
    friend.page.wait_for_selector(".table")
    settled(visitor)
    assert visitor.page.locator(".preview").inner_text() == told
    assert friend.page.locator(".log").inner_text() == seen
    confirm(visitor)
    friend.page.locator(".log").get_by_text("brings").last.wait_for()


def companion(g: Game) -> int:
    """A companion that may join a card of the board; 0 for none."""
    found = leading_to(g, "will.AddCompanion") if asks(g, "will.Act") else []
    return found[0] if found else 0


def test_a_companion_is_dragged_to_its_card(visitor: Visitor) -> None:
    g = position("last-will", lambda g: companion(g) > 0)
    cards = after(g, companion(g))
    sit_at(visitor, g)
    before = ply(visitor)
    goal = at(visitor, place_of(cards, cards.options[0]))
    drag(visitor, at(visitor, place_of(g, companion(g))), goal)
    visitor.page.locator(".preview").wait_for()
    assert ply(visitor) == before
    cancel(visitor)
    drag(visitor, at(visitor, place_of(g, companion(g))), goal)
    confirm(visitor)
    assert ply(visitor) == before + 2
    drag_to_nowhere(visitor)


def drag_to_nowhere(visitor: Visitor) -> None:
    lit = visitor.page.locator(".hand .lit").first
    if lit.count():
        before = page_of(visitor)
        lit.drag_to(visitor.page.locator(".phase"))
        settled(visitor)
        if visitor.page.locator(".preview").count():
            cancel(visitor)
        assert page_of(visitor) == before


# --- The Prodigals Club: markers ----------------------------------------------------------------------------------


def stairs(g: Game) -> int:
    """A way to at least two steps of markers, one of which has no way to go; 0 for none."""
    for option in leading_to(g, "society.Move") if asks(g, "club.") else []:
        asked = after(g, option)
        if asked.question.frame.arg >= 2 and len(asked.options) > 2 and asked.question.refused:
            return option
    return 0


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
    marker, target = moves(salon, stairs(salon))[0]
    step = int(target.removeprefix("ladder:")) - int(stood[marker].removeprefix("ladder:"))
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
    assert "occupied" in visitor.page.locator(".float .why").inner_text()
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
    g = position("prodigals-club", lambda g: asks(g, "society.Replace") and len(g.options) > 1)
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
    page.locator(".log").get_by_text("places a political circle tile").last.wait_for()


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
    assert "edges do not match" in page.locator(".float .why").inner_text()
    page.keyboard.press("Escape")
    button(visitor, "Discard the tile").click()
    page.locator(".preview").get_by_text("Discards a political circle tile").wait_for()
    assert ply(visitor) == before
    confirm(visitor)
    assert ply(visitor) > before


# --- other chains -------------------------------------------------------------------------------------------------


def test_an_exchange_of_possessions_is_one_gesture(visitor: Visitor) -> None:
    names = ["possessions", "society"]
    g = position(
        "prodigals-club",
        lambda g: bool(asks(g, "club.SendErrandBoy") and leading_to(g, "possessions.Exchange")),
        competitions=names,
    )
    option = leading_to(g, "possessions.Exchange")[0]
    sit_at(visitor, g)
    before = page_of(visitor)
    at(visitor, place_of(g, option)).first.click()
    asked = after(g, option)
    mine = at(visitor, place_of(asked, asked.options[0]))
    taken = after(asked, asked.options[0])
    settled(visitor)
    drag(visitor, mine, at(visitor, place_of(taken, taken.options[0])))
    visitor.page.locator(".preview").get_by_text("xchange").wait_for()
    cancel(visitor)
    assert page_of(visitor) == before


def test_how_much_is_taken_in_the_mansion_is_changed_before_it_counts(visitor: Visitor) -> None:
    g = position(
        "maccreedys-mansion",
        lambda g: asks(g, "mansion.HireOrPass") and bool(leading_to(g, "mansion.TakeUnits")),
    )
    option = leading_to(g, "mansion.TakeUnits")[0]
    sit_at(visitor, g)
    before = ply(visitor)
    at(visitor, place_of(g, option)).click()
    row = visitor.page.locator(".gesture-row")
    row.wait_for()
    told = visitor.page.locator(".preview").inner_text()
    if row.locator("select").count():
        row.locator("select").select_option(index=1)
    else:
        row.locator(".radio").nth(1).click()
    visitor.page.wait_for_function("told => document.querySelector('.preview').innerText !== told", arg=told)
    assert ply(visitor) == before
    confirm(visitor)
    assert ply(visitor) >= before + 2
