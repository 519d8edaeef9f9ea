"""White cards with companions: any of them, in any order, each for its printed space."""

import pytest

from tests.games.last_will.table import table
from tests.helpers.clauses import clause

BOAT = "boat trip in company"
FRIENDS = ["dog", "guest", "chef"]


@clause("LW-WHITE-13", "LW-WHITE-14")
@pytest.mark.parametrize(("companion", "pounds"), [("horse", 4), ("guest", 3)])
def test_a_matching_companion_adds_the_pounds_of_its_space(companion: str, pounds: int) -> None:
    t = table(hand=["carriage ride in company", companion])
    t.play("carriage ride in company").with_(companion).expect(spent=pounds, used=1, hand=[])


@clause("LW-WHITE-15", "LW-WHITE-21", "LW-WHITE-22")
def test_boat_trip_alone_uses_two_actions_and_spends_2() -> None:
    table(hand=[BOAT]).play(BOAT).expect(used=2, spent=2, hand=[])


@clause("LW-WHITE-15", "LW-WHITE-22")
def test_boat_trip_with_a_dog_uses_two_actions_and_spends_5() -> None:
    table(hand=[BOAT, "dog"]).play(BOAT).with_("dog").expect(used=2, spent=5, hand=[])


@clause("LW-WHITE-15", "LW-WHITE-17", "LW-WHITE-20", "LW-WHITE-22")
def test_boat_trip_with_dog_guest_and_chef_spends_9_and_discards_all_four() -> None:
    t = table(hand=[BOAT, *FRIENDS]).play(BOAT).with_("dog").with_("guest").with_("chef")
    t.expect(used=2, spent=9, hand=[])
    assert t.pile("events") == ["boat_trip_in_company"]
    assert t.pile("companions") == FRIENDS


@clause("LW-WHITE-16")
def test_a_companion_the_card_does_not_show_stays_at_home() -> None:
    t = table(hand=[BOAT, "horse"]).play(BOAT)
    for space in ("Bring1", "Bring2", "Bring3"):
        assert t.asked == space
        t.cannot("horse", "LW-WHITE-16").choose("none")
    t.expect(spent=2, hand=["horse"])


@clause("LW-WHITE-16")
def test_only_companions_are_thought_of_and_equal_ones_once() -> None:
    t = table(hand=[BOAT, "dinner", "dog", "dog", "horse"]).play(BOAT)
    assert (t.words(), list(t.refused())) == (["dog.1", "none"], ["horse.1"])


@clause("LW-WHITE-18")
@pytest.mark.parametrize("company", [["chef"], ["guest"], ["dog", "chef"], ["guest", "chef"]])
def test_any_part_of_the_company_may_come(company: list[str]) -> None:
    pounds = {"dog": 3, "guest": 2, "chef": 2}
    t = table(hand=[BOAT, *FRIENDS]).play(BOAT)
    for companion in company:
        t.with_(companion)
    left = [friend for friend in FRIENDS if friend not in company]
    t.expect(spent=2 + sum(pounds[companion] for companion in company), hand=left)


@clause("LW-WHITE-19")
def test_a_space_takes_one_companion_only() -> None:
    t = table(hand=[BOAT, "dog", "dog"]).play(BOAT).with_("dog")
    assert t.asked == "Bring2"
    t.cannot("dog", "LW-WHITE-16").choose("none").cannot("dog", "LW-WHITE-16").expect(spent=5, hand=["dog"])


@clause("LW-WHITE-21")
def test_companions_in_hand_need_not_come() -> None:
    table(hand=[BOAT, *FRIENDS]).play(BOAT).expect(spent=2, hand=FRIENDS)
