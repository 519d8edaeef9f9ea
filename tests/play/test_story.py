"""The log in sentences."""

import pytest

from squander.play.story import named, paragraph, second_person


@pytest.mark.parametrize(
    ("third", "second"),
    [
        ("takes", "take"),
        ("is", "are"),
        ("goes", "go"),
        ("will", "will"),
        ("passes", "pass"),
        ("closes", "close"),
        ("finishes", "finish"),
        ("carries", "carry"),
    ],
)
def test_verbs_for_you(third: str, second: str) -> None:
    assert second_person(third) == second


def test_a_turn_is_one_sentence() -> None:
    templates = [
        "{who} takes plan 2.",
        "{who} draws from events.",
        "{who} draws from events.",
        "{who} draws from helpers.",
    ]
    assert paragraph(templates, "Bloom") == ["Bloom takes plan 2, and draws from events twice and from helpers."]
    assert paragraph(templates, "You") == ["You take plan 2, and draw from events twice and from helpers."]


def test_what_was_just_named_is_it() -> None:
    templates = ["{who} plays Dinner.", "{who} spends £2 on Dinner."]
    assert paragraph(templates, "You") == ["You play Dinner and spend £2 on it."]
    assert paragraph(templates[1:], "You") == ["You spend £2 on Dinner."]


def test_a_verb_is_said_once_and_the_last_of_several_deeds_has_its_and() -> None:
    templates = [
        "{who} pays $200 for carpentry.",
        "{who} pays $300 for lumber.",
        "{who} collects a dividend of $2,000.",
    ]
    assert paragraph(templates[:2], "You") == ["You pay $200 for carpentry and $300 for lumber."]
    told = "Dora pays $200 for carpentry and $300 for lumber, and collects a dividend of $2,000."
    assert paragraph(templates, "Dora") == [told]
    closing = ["{who} settles the debt for 1 unit of lumber.", "{who} is closed for good."]
    assert paragraph(closing, "You") == ["You settle the debt for 1 unit of lumber and are closed for good."]


def test_names_with_commas_stay_apart() -> None:
    templates = ["{who} draws Sheep, Mostly.", "{who} draws Ball."]
    assert paragraph(templates, "You") == ["You draw Sheep, Mostly; and Ball."]
    sent = ["{who} sends an errand boy.", *templates, "{who} spends £2.", "{who} waits."]
    told = ["Dora sends an errand boy.", "Dora draws Sheep, Mostly; and Ball.", "Dora spends £2 and waits."]
    assert paragraph(sent, "Dora") == told


def test_other_sentences_stand_alone() -> None:
    assert named("{who}'s Damp Manor goes down a step.", "You") == "Your Damp Manor goes down a step."
    assert named("{who} is bankrupt! This is the last round.", "You") == "You are bankrupt! This is the last round."
    assert named("{who} is bankrupt! This is the last round.", "Dora") == "Dora is bankrupt! This is the last round."
    assert named("Hyde Park: {who} has 5 megaphones.", "You") == "Hyde Park: you have 5 megaphones."
