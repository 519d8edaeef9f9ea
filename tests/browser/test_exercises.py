"""Exercises: found on the start page, answered wrongly and then rightly at the table, and remembered as solved."""

import pytest
from playwright.sync_api import expect

from squander.play.exercises import Answer, Exercise, exercises, laid_out
from squander.play.records import option_called
from tests.browser.access import too_small
from tests.browser.test_axe import check
from tests.browser.visitor import READY, Visitor

GAME = "last-will"
NOTE = ".coach-note.exercise"


def one_about_cards() -> tuple[int, Exercise]:
    """The best is to fetch a card of the offering, and so is another answer: nothing more is asked then."""
    found = exercises(GAME).exercises
    return next((number, one) for number, one in enumerate(found, 1) if is_card(one.right) and is_card(one.others))


def is_card(answers: list[Answer]) -> bool:
    return any(row.words[0].startswith("single_") for row in answers)


def card_of(answers: list[Answer]) -> str:
    return next(row.words[0] for row in answers if row.words[0].startswith("single_"))


def place_of(one: Exercise, word: str) -> str:
    g = laid_out(GAME, one)
    f = g.question.frame
    return g.kind.words.place(g, f, option_called(g, f, g.plies + 1, word))


def answer(visitor: Visitor, one: Exercise, word: str) -> None:
    """As anybody does: choose it, and confirm where that is asked for."""
    visitor.wait_for_turn()
    thing = visitor.page.locator(f".board [data-place='{place_of(one, word)}']").first
    visitor.reveal(thing)
    visitor.press(thing)
    told = visitor.page.locator(f"{NOTE}.end")
    expect(told.or_(visitor.page.locator(READY)).first).to_be_visible()
    if not told.count():
        visitor.press(visitor.page.locator(READY).first)
    told.wait_for()


def check_table(visitor: Visitor) -> None:
    """On a phone the board lies half below the slip, wherever it was scrolled to; the slip has room for fingers."""
    if visitor.size == "desk":
        check(visitor)
    else:
        assert not [
            fault for fault in too_small(visitor) if fault.endswith(("All exercises", "Close", "Next", "again"))
        ]


def solve(visitor: Visitor) -> None:
    page, (number, one) = visitor.page, one_about_cards()
    page.goto(visitor.url)
    visitor.press(page.get_by_role("link", name="Exercises"))
    expect(page.get_by_text(f"0 of {len(exercises(GAME).exercises)} solved")).to_be_visible()
    visitor.shoot("exercises")
    check(visitor)
    visitor.press(page.get_by_role("link", name=f"Exercise {number}:"))
    page.locator(f"{NOTE}.asks").wait_for()
    visitor.wait_for_turn()
    visitor.wait_for_plates()
    visitor.shoot("exercise-asks")
    check_table(visitor)
    for line in one.why:
        assert line not in page.content()

    answer(visitor, one, card_of(one.others))
    expect(page.locator(NOTE)).to_contain_text("Not the best: it gives away")
    expect(page.locator(f"{NOTE} .advice .best")).to_have_count(len(one.right))
    visitor.shoot("exercise-wrong")
    check_table(visitor)

    visitor.press(page.get_by_role("link", name="Try again"))
    page.locator(f"{NOTE}.asks").wait_for()
    answer(visitor, one, card_of(one.right))
    expect(page.locator(NOTE)).to_contain_text("Right: that is the best.")
    visitor.shoot("exercise-right")
    visitor.press(page.get_by_role("link", name="All exercises"))
    expect(page.get_by_role("link", name=f"Exercise {number}:")).to_have_accessible_name(
        f"Exercise {number}: Errands, round {one.round}, {one.source.players} players, solved after another answer"
    )
    expect(page.get_by_text(f"1 of {len(exercises(GAME).exercises)} solved")).to_be_visible()


def test_an_exercise_is_solved_at_the_second_try(visitor: Visitor) -> None:
    solve(visitor)


def test_an_exercise_is_solved_on_a_phone(phone: Visitor) -> None:
    solve(phone)


def test_after_the_answer_one_may_play_on(visitor: Visitor) -> None:
    number, one = one_about_cards()
    visitor.page.goto(f"{visitor.url}#/exercises/{GAME}/{number}")
    answer(visitor, one, card_of(one.right))
    visitor.press(visitor.page.get_by_role("button", name="Play on from here"))
    expect(visitor.page.locator(NOTE)).to_have_count(0)
    expect(visitor.page.locator(".board .chip.me .chip-name")).to_contain_text("Percival")  # who has said no name
    visitor.wait_for_turn()
    visitor.act()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("exercises/whist", "There is no such game."),
        (f"exercises/{GAME}/1000", "There is no such exercise."),
        (f"exercises/{GAME}/first", "There is nothing at this address."),
    ],
)
def test_an_exercise_that_is_none_is_said_in_one_sentence(visitor: Visitor, address: str, sentence: str) -> None:
    visitor.page.goto(f"{visitor.url}#/{address}")
    expect(visitor.page.get_by_role("alert")).to_contain_text(sentence)
    visitor.faults.clear()  # the browser's own line about an answer that is an error
