"""The log: one line for what was done in one go, with its sentences below it, and hundreds of lines at once."""

import random

import pytest
from playwright.sync_api import Page, expect

from squander.games import kind_of
from squander.kernel.game import Game
from squander.kernel.pieces import Setup
from squander.play.records import record_of, write
from tests.browser.prepared import post
from tests.browser.test_last_will import reach
from tests.browser.visitor import Visitor


def played(game: str, seed: str, players: int = 5) -> Game:
    kind, dice = kind_of(game), random.Random(seed)
    g = kind.begin(Setup(players, seed, kind.settle(players, {})))
    while not g.over:
        g.choose(dice.choice(g.options))
    return g


def watch(visitor: Visitor, g: Game, ply: int | None = None) -> None:
    """The replay of a game, with its log open."""
    made = post(f"{visitor.url}api/records", write(record_of(g)).encode())
    visitor.sit(f"{made['url'].replace('/table/', '/replay/')}/{g.plies - 1 if ply is None else ply}")
    open_log(visitor.page)


def open_log(page: Page) -> None:
    """Where it does not lie beside the table, it is a drawer."""
    if not page.locator(".log").is_visible():
        page.locator(".log-button").click()
    page.locator(".log").wait_for()


def test_what_was_done_in_one_go_is_one_line_that_unfolds(visitor: Visitor) -> None:
    g = played("last-will", "one go", 2)
    watch(visitor, g, g.plies - 1)
    page = visitor.page
    told = page.locator(".log-text").all_text_contents()
    assert [line for line in told if " plays " in line and " spends £" in line]
    deed = page.locator(".log-deed", has=page.locator(".unfold")).last
    sentences = deed.locator(".log-details li")
    expect(sentences).to_have_count(0)
    deed.locator(".unfold").click()
    assert sentences.count() > 1
    whole = deed.locator(".log-text").text_content() or ""
    name = next(name for name in ("Player 1", "Player 2") if (sentences.first.text_content() or "").startswith(name))
    for sentence in sentences.all_text_contents():
        assert sentence.removeprefix(f"{name} ").rstrip(".") in whole
    deed.locator(".unfold").click()
    expect(sentences).to_have_count(0)


def test_what_was_taken_back_lies_under_the_line_that_says_so(visitor: Visitor) -> None:
    visitor.sit_alone(seed="undo")
    reach(visitor, "Your turn: [2-9] actions")
    page = visitor.page
    undo, taken = page.get_by_role("button", name="Undo"), page.locator(".log .took-back")
    for _ in range(60):
        visitor.act()
        visitor.wait_for_turn()
        if undo.is_enabled():
            undo.click()
            visitor.wait_for_turn()
        if taken.count():
            break
    open_log(page)
    expect(taken.last.locator(".log-text")).to_contain_text("takes back")
    expect(page.locator(".log .gone")).to_have_count(0)
    taken.last.locator(".unfold").click()
    assert page.locator(".log .gone").count()


# Whether the log is only scrolled within a frame: at other times the whole page is laid out once more for it. What was
# put off to a frame before this is not known to be in one, so two pass first.
FRAMES = """() => {
    let inFrame = false;
    const [ask, scroll] = [requestAnimationFrame.bind(window), Element.prototype.scrollTo];
    window.requestAnimationFrame = act => ask(time => {
        inFrame = true;
        try { act(time) } finally { inFrame = false }
    });
    Element.prototype.scrollTo = function (...where) {
        if (this.matches('.log') && !inFrame) window.early += 1;
        return scroll.apply(this, where);
    };
    return new Promise(done => ask(() => ask(() => done(window.early = 0))));
}"""


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_hundreds_of_lines_end_with_the_newest(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    watch(visitor, played("prodigals-club", "long"))
    page = visitor.page
    page.evaluate(FRAMES)
    before = visitor.ply()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("ply => document.querySelector('.table').dataset.ply < ply", arg=before)
    assert page.evaluate("window.early") == 0
    assert page.locator(".log > li").count() > 200
    last = page.locator(".log > li:not(.end)").last
    expect(last).to_be_in_viewport()
    log = page.locator(".log")
    log.evaluate("log => log.scrollTo({top: 0})")
    expect(page.locator(".log > li").first).to_be_in_viewport()
    log.press("End")
    expect(last).to_be_in_viewport()
