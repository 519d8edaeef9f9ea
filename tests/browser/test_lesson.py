"""Lessons: done as they say in ten minutes, left and taken up, and gone on with by whoever does something else."""

import re

import pytest

from tests.browser.sample import sample
from tests.browser.visitor import Visitor

POINTED = "[data-pointed]:visible"
NOTE = ".coach-note.lesson"
WORDS_A_MINUTE = 130  # slower than most people read; the words are new
SECONDS_A_CLICK = 5
GAMES = ["last-will", "last-will/work", "prodigals-club", "prodigals-last-will", "maccreedys-mansion"]
SETTLED = f"""() => document.querySelector('{NOTE}.end') || (document.querySelector('.table[data-busy=false]')
    && [...document.querySelectorAll('{NOTE} button')].some(one => one.textContent === 'Show me' && !one.disabled))"""

# At once: what has one answer alone is answered by itself meanwhile.
PRESS = """other => {
    const seen = [...document.querySelectorAll('.float.menu .lit, .board .lit, .answers .lit, .stage .primary')]
        .filter(one => one.checkVisibility() && !one.disabled && !one.closest('.plate'));
    const pointed = seen.filter(one => one.matches('[data-pointed]'));
    const others = seen.filter(one => !pointed.includes(one));
    (other ? others.at(-1) ?? pointed[0] : pointed[0] ?? others[0])?.click();
}"""


def said(visitor: Visitor) -> tuple[str, str]:
    """Which step, and its words."""
    note = visitor.page.locator(NOTE)
    return note.get_attribute("data-step") or "", note.inner_text()


def follow(visitor: Visitor, until: tuple[str, ...] = ("reached",), strays: int = 0) -> tuple[dict[str, str], int]:
    """Do what is pointed at, and something else at every so many-th click; what was said, and how many clicks it
    took."""
    told: dict[str, str] = {}
    for clicks in range(150):
        visitor.page.wait_for_function(SETTLED)
        step, text = said(visitor)
        told.setdefault(step, text)
        if step in until:
            return told, clicks
        if strays:
            visitor.page.evaluate(PRESS, clicks % strays == strays - 1)
        else:
            visitor.press(visitor.page.locator(POINTED).first)
    raise AssertionError(f"the lesson stopped at {said(visitor)}")


def begin(visitor: Visitor, game: str) -> None:
    visitor.page.goto(visitor.url + f"#/learn/{game}")
    visitor.page.locator(NOTE).wait_for()


@pytest.mark.parametrize("game", sample("last-will", "last-will/work", of=GAMES))
def test_a_lesson_is_played_to_its_goal_in_ten_minutes(visitor: Visitor, game: str) -> None:
    begin(visitor, game)
    told, clicks = follow(visitor)
    steps = int(re.findall(r"of (\d+)", told["1"])[0])
    assert steps <= 21
    missing = set(map(str, range(1, steps + 1))) - set(told)
    assert len(missing) <= 1, f"steps that never came: {missing}"  # two may be one gesture
    visitor.shoot(f"lesson-{game.replace('/', '-')}-done")
    words = sum(len(text.split()) for text in told.values())
    minutes = words / WORDS_A_MINUTE + clicks * SECONDS_A_CLICK / 60
    assert minutes < 10, f"{words} words and {clicks} clicks take {minutes:.1f} minutes"


@pytest.mark.parametrize("game", sample("prodigals-club", of=GAMES))
def test_on_a_phone_nothing_covers_what_a_lesson_points_at(phone: Visitor, game: str) -> None:
    """A tap on what is covered never comes; the places for the Club's tile lay under a long list of them."""
    begin(phone, game)
    follow(phone)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_for_whoever_does_something_else_at_every_third_click(visitor: Visitor, game: str) -> None:
    begin(visitor, game)
    follow(visitor, until=("reached", "missed"), strays=3)


def test_whoever_strays_is_told_and_finds_the_lesson_again(visitor: Visitor) -> None:
    begin(visitor, "last-will")
    follow(visitor, until=("3",))
    page = visitor.page
    page.wait_for_function(SETTLED)
    page.locator(".plan.lit:not([data-pointed])").last.click()
    page.get_by_text("not what the lesson shows").wait_for()
    visitor.shoot("lesson-strayed")
    follow(visitor, until=("8",), strays=99)
    address = page.url
    page.get_by_role("link", name="Leave the lesson").click()
    page.locator(".start-company").wait_for()
    page.goto(visitor.url + "#/learn/last-will")
    page.wait_for_url(address)
    page.locator(f"{NOTE}[data-step='8']").wait_for()
    follow(visitor, until=("reached", "missed"), strays=3)


def test_a_lesson_fits_a_phone_and_shows_what_it_asks_for(phone: Visitor) -> None:
    begin(phone, "last-will")
    follow(phone, until=("3",))
    for _ in range(40):
        phone.page.wait_for_function(SETTLED)
        if said(phone)[0] == "9":
            break
        phone.press(phone.page.get_by_role("button", name="Show me"))
    phone.shoot("lesson")
    box = phone.page.locator(NOTE).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
