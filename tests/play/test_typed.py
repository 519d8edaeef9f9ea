"""What is typed is found among what is offered, as far as a keyboard can type it."""

from squander.play.typed import matching

STEPS = ["Lady on the left 0: down to the left −2", "Lady on the left 2: down to the left 0", "No move"]


def test_the_best_fit_is_found() -> None:
    assert matching(STEPS, "no move") == [2]
    assert matching(STEPS, "lady") == [0, 1]
    assert matching(STEPS, "gentleman") == []


def test_a_hyphen_stands_for_the_minus_sign_that_no_keyboard_has() -> None:
    assert matching(STEPS, "left -2") == [0]
    assert matching(STEPS, "left −2") == [0]
