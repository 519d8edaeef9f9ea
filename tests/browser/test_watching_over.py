"""Small things that keep a player from a slip: what opens, what asks once more, what is covered, what is told."""

import random

import pytest
from playwright.sync_api import Browser

from squander.games import games, kind_of
from squander.kernel.game import Game
from squander.kernel.pieces import Setup, line_of
from squander.play.records import record_of, write
from tests.browser.conftest import SHOTS, Server
from tests.browser.prepared import asks, position, positions, post, sit_at
from tests.browser.test_one_screen import EVERYWHERE, take_over
from tests.browser.visitor import Visitor

AT_ITS_END = "log => log.scrollHeight > log.clientHeight && log.scrollHeight - log.clientHeight - log.scrollTop < 2"


def test_the_log_of_a_phone_opens_at_the_newest_line(phone: Visitor) -> None:
    sit_at(phone, position("last-will", lambda g: asks(g, "will.Act") and g.plies > 80))
    phone.page.locator(".sheets button", has_text="Log").tap()
    log = phone.page.locator(".log")
    log.wait_for()
    phone.shoot("log")
    assert log.evaluate(AT_ITS_END)
    log.evaluate("log => log.scrollTo({top: 0})")
    phone.page.locator(".sheets button", has_text="Mine").tap()
    phone.page.locator(".sheets button", has_text="Log").tap()
    assert log.evaluate(AT_ITS_END), "each time"


# What a browser says when something comes to lie under a mouse that stays where it is: it is entered, not moved over.
SLIDE = """async ([place, x, y]) => {
    const card = document.querySelector(`.board [data-place="${place}"]`);
    const opened = [];
    const look = () => opened.push(...[...document.querySelectorAll('.float')].map(e => e.innerText));
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
    for (const what of ['pointerover', 'pointerenter', 'pointermove'])
        card.dispatchEvent(new PointerEvent(what, {pointerType: 'mouse', clientX: x, clientY: y, bubbles: true}));
    // Due later than what would open it, so it comes after that, however slow the machine is.
    await new Promise(done => setTimeout(done, 400));
    return opened;
}"""


def test_what_slides_under_a_resting_mouse_opens_nothing(visitor: Visitor) -> None:
    sit_at(visitor, position("last-will", lambda g: asks(g, "will.Act") and len(g.options) > 3))
    page = visitor.page
    page.mouse.move(3, 3)
    card = page.locator(".hand .spot").first
    assert page.evaluate(SLIDE, [card.get_attribute("data-place"), 3, 3]) == []
    card.hover()
    page.locator(".float.peek").wait_for()


def test_a_running_game_is_taken_off_the_list_and_comes_back(visitor: Visitor) -> None:
    """At once, and at another look at the page; what was taken off stays off unless that is undone."""
    visitor.sit_alone(seed="forget")
    visitor.wait_for_turn()
    page = visitor.page
    page.goto(visitor.url)
    link = page.get_by_role("link", name="Continue")
    undo = page.get_by_role("button", name="Undo")
    off = page.get_by_role("button", name="off the list")
    for look_again in (False, True):
        off.click()
        link.wait_for(state="detached")
        page.get_by_text("is off the list").wait_for()
        visitor.shoot("off-the-list")
        if look_again:
            page.reload()
            undo.wait_for()
            assert link.count() == 0
        undo.click()
        link.wait_for()
        assert undo.count() == 0
    page.reload()
    link.click()
    visitor.wait_for_turn()


def test_what_was_taken_off_the_list_long_ago_is_gone(visitor: Visitor) -> None:
    visitor.sit_alone(seed="forgotten")
    visitor.wait_for_turn()
    page = visitor.page
    page.goto(visitor.url)
    page.get_by_role("button", name="off the list").click()
    page.get_by_role("button", name="Undo").wait_for()
    page.evaluate(
        """() => localStorage.setItem('squander.tables', JSON.stringify(JSON.parse(
            localStorage.getItem('squander.tables')).map(one => ({...one, dropped: one.dropped - 11 * 60_000}))))"""
    )
    page.reload()
    page.get_by_role("button", name="Sit down").wait_for()
    assert page.get_by_role("link", name="Continue").count() == 0
    assert page.get_by_role("button", name="Undo").count() == 0


@pytest.mark.parametrize("game", [game for game in games() if "will" in game])
def test_a_hand_is_covered_while_somebody_elsewhere_thinks(visitor: Visitor, friend: Visitor, game: str) -> None:
    seats = [{"kind": "screen", "name": "Ann"}, {"kind": "screen", "name": "Ben"}, {"kind": "link", "name": "Cat"}]
    made = visitor.make(*seats, game=game, seed="covered", options={"starter": 0})
    visitor.sit(made["url"])
    friend.sit(made["links"][0]["url"])
    page, hands = visitor.page, []
    while not friend.is_asked():
        if page.locator(".handover").count():
            take_over(visitor)
            hands = page.locator(".hand .card-name").all_inner_texts()
        visitor.act()
        page.wait_for_selector(".handover, .table[data-busy=false]")
    assert hands
    page.get_by_text("Cat is to move").wait_for()
    visitor.shoot("covered")
    assert page.locator(".hand").count() == 0
    assert not visitor.state["view"].get("hand")
    offered = page.locator(".offering .card-name").all_inner_texts()
    shown = page.evaluate(EVERYWHERE)
    assert not [name for name in hands if name in shown and name not in offered and name not in visitor.log_text()]


def test_invitations_to_this_machine_say_that_they_lead_nobody_else_here(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    visitor.ask_a_friend()
    visitor.sit_down()
    links = page.locator(".links")
    links.get_by_text("on this computer only").wait_for()
    assert "./squander serve --host 0.0.0.0" in links.inner_text()
    visitor.shoot("links-here")


def finished() -> Game:
    *_, last = positions("last-will", 3)
    while not last.over:
        last.choose(last.options[0])
    return last


def test_a_replay_calls_nobody_you_from_anothers_side(visitor: Visitor) -> None:
    made = post(f"{visitor.url}api/records", write(record_of(finished())).encode())
    page = visitor.page
    page.goto(visitor.url + made["url"].lstrip("/").replace("#/table", "#/replay") + "/20")
    side = page.get_by_label("Whose side")
    for seat in (1, 0):
        name = (side.locator(f"option[value='{seat}']").text_content() or "").removesuffix("'s side")
        side.select_option(str(seat))
        page.get_by_role("heading", name=f"{name}'s hand").wait_for()
        assert page.locator(".chip small", has_text="you").count() == 0
        board = page.locator(".board").inner_text()
        assert not [words for words in ("Your hand", "Your board") if words in board]
    visitor.shoot("replay-of-another")


def test_ones_own_replay_says_you(visitor: Visitor) -> None:
    made = visitor.sit_alone("template", bots=1, seed="own replay")
    visitor.play()
    page = visitor.page
    page.goto(visitor.url + made["url"].lstrip("/").replace("#/table", "#/replay") + "/1")
    page.locator(".chip.me small", has_text="you").wait_for()
    page.get_by_label("Whose side").select_option("1")
    page.locator(".chip small", has_text="bot").wait_for()
    page.locator(".chip small", has_text="you").wait_for(state="detached")


# --- since your last turn -----------------------------------------------------------------------------------------


def own_evening(game: str, wanted: str) -> tuple[Game, str]:
    """A game in which something followed from the choice of the one who is asked again, and its sentence."""
    kind = kind_of(game)
    for seed in range(100):
        g = kind.begin(Setup(2, f"evening {seed}", kind.settle(2, {})), noting=True)
        dice = random.Random(seed)
        while not g.over:
            who, before = g.question.who, g.log
            g.choose(dice.choice(g.options))
            told = [kind.words.tell(g, note) for note in line_of(g.log, before) if note.what == wanted]
            if told and asks(g, "") and g.question.who == who:
                return g, told[0]
    raise AssertionError("such an evening never came")


EVENINGS = [("prodigals-club", "society.dame calls"), ("maccreedys-mansion", "event")]


@pytest.mark.parametrize(("game", "wanted"), EVENINGS)
def test_the_evening_after_ones_own_choice_is_told(visitor: Visitor, game: str, wanted: str) -> None:
    g, told = own_evening(game, wanted)
    sit_at(visitor, g)
    page = visitor.page
    visitor.open_log()
    fresh = page.locator(".log .since ~ li")
    fresh.first.wait_for()
    assert told in " ".join(fresh.all_text_contents())
    page.get_by_role("button", name="Step through").click()
    bar = page.locator(".question.recap")
    bar.wait_for()
    forward = page.get_by_role("button", name="Step forward")
    while told not in bar.locator(".prompt").inner_text():
        step = int(bar.get_attribute("data-step") or 0)
        forward.click()
        page.locator(f".recap[data-step='{step + 1}']").wait_for()
    visitor.shoot(f"evening-{game}")


# --- the mansion --------------------------------------------------------------------------------------------------


def test_what_the_mansions_options_are_without_a_choice_stands_there(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    page.get_by_label("MacCreedy's Mansion", exact=False).first.check()
    page.get_by_role("button", name="Options").click()
    lines = page.locator(".option-line")
    chosen = {
        line.locator("span").first.inner_text(): line.locator("option:checked").inner_text() for line in lines.all()
    }
    visitor.shoot("options")
    by_lot = [text for text, value in chosen.items() if value == "drawn by lot"]
    assert [text for text in by_lot if "starts" not in text] == []
    assert len(by_lot) == 1
    assert next(value for text, value in chosen.items() if "safety limit" in text) == "24, as usual"
    assert next(value for text, value in chosen.items() if "aunt actions" in text) == "3, as usual"


COINS = """
    window.coins = [];
    new MutationObserver(changes => changes.flatMap(one => [...one.addedNodes]).filter(e => e.className === 'coin')
        .forEach(e => coins.push(e.textContent))).observe(document, {subtree: true, childList: true});
"""


@pytest.mark.long
def test_dollars_fly_in_the_mansion(browser: Browser, server: Server) -> None:
    quick = Visitor(browser, server.url, SHOTS, pace="quick")
    quick.context.add_init_script(COINS)
    quick.sit_alone("maccreedys-mansion", seed="coins")
    for _ in range(120):
        quick.wait_for_turn()
        if quick.over or quick.page.evaluate("coins.length"):
            break
        quick.act()
    assert set(quick.page.evaluate("coins")) == {"$"}
    quick.leave()


def test_the_lesson_speaks_of_frames_that_can_be_seen(visitor: Visitor) -> None:
    sit_at(visitor, position("last-will", lambda g: asks(g, "will.Act") and g.plies > 40))
    width = "e => parseFloat(getComputedStyle(e).borderTopWidth)"
    black = visitor.page.locator(".offering .card:is(.kind-helper, .kind-expense, .kind-property)").first
    white = visitor.page.locator(".card.kind-event").first
    assert black.evaluate(width) > white.evaluate(width)
    white.hover()
    visitor.page.locator(".float.peek", has_text="A white card: it is played once.").wait_for()
