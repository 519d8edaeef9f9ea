"""Companions as tokens on black cards."""

import pytest

from squander.games.last_will.terms import COMPANION_NAMES
from tests.games.last_will.table import on, table
from tests.helpers.clauses import clause

WELCOME = [("dog", "mooring"), ("horse", "mews"), ("guest", "family_box"), ("chef", "reservation")]


@clause("LW-COMPANION-01", "LW-COMPANION-03", "LW-COMPANION-10")
@pytest.mark.parametrize(("companion", "card"), WELCOME)
def test_each_type_of_companion_becomes_a_token_of_its_own(companion: str, card: str) -> None:
    t = table(hand=[companion], board=[card]).add(companion).expect(used=1, hand=[])
    assert t.tokens(card) == [companion]


@clause("LW-COMPANION-01", "LW-COMPANION-23")
def test_the_deck_has_five_companions_of_each_of_four_types() -> None:
    deck = [row.companion for row in table().box.cards if row.companion >= 0]
    assert [deck.count(companion) for companion in range(len(COMPANION_NAMES))] == [5, 5, 5, 5]
    assert len(deck) == 20


@clause("LW-COMPANION-02")
def test_a_companion_cannot_be_played_alone() -> None:
    table(hand=["dog"]).cannot("dog", "LW-COMPANION-02")
    table(hand=["dog", "boat trip in company"], board=["gossip"]).cannot("dog", "LW-COMPANION-02")


@clause("LW-COMPANION-03", "LW-COMPANION-04")
def test_a_companion_goes_with_a_white_card_or_onto_a_black_one_and_then_to_its_pile() -> None:
    t = table(hand=["dog", "dog", "boat trip in company"], board=["mooring"])
    t.play("boat trip in company").with_("dog").expect(spent=5)
    assert t.pile("companions") == ["dog"]
    t.add("dog").expect(hand=[])
    assert t.pile("companions") == ["dog", "dog"]


@clause("LW-COMPANION-05")
def test_a_card_without_companion_icons_takes_no_token() -> None:
    t = table(hand=["dog"], board=["gentlemen's club", "mooring", "farm_mixed"]).add("dog")
    t.cannot("club_membership", "LW-COMPANION-05").choose("farm_mixed").expect(used=1)
    assert (t.tokens("farm_mixed"), t.tokens("mooring")) == (["dog"], [])


@clause("LW-COMPANION-06")
def test_a_token_needs_a_card_on_the_own_board() -> None:
    t = table(hand=["dog", "mooring"], others={1: {"board": ["farm_mixed"]}})
    t.cannot("dog", "LW-COMPANION-02")


@clause("LW-COMPANION-07")
def test_a_token_may_go_to_a_card_laid_this_round_or_before() -> None:
    t = table(hand=["dog", "mooring"]).lay("mooring").add("dog").expect(used=1)
    assert t.tokens("mooring") == ["dog"]


@clause("LW-COMPANION-08")
def test_a_token_goes_only_to_the_uppermost_empty_space() -> None:
    t = table(hand=["horse", "dog"], board=["farm_mixed"]).cannot("horse", "LW-COMPANION-08")
    t.add("dog")
    assert t.can("horse")


@clause("LW-COMPANION-09")
def test_a_companion_matches_the_symbol_of_the_space() -> None:
    t = table(hand=["guest", "dog"], board=["farm_mixed", "mooring"]).cannot("guest", "LW-COMPANION-09")
    assert t.can("dog")


@clause("LW-COMPANION-08", "LW-COMPANION-09", "LW-COMPANION-21")
def test_the_reason_nearest_to_a_space_is_told() -> None:
    full = on("mews", tokens=1)
    table(hand=["horse"], board=["farm_mixed", "mooring", full]).cannot("horse", "LW-COMPANION-08")
    table(hand=["horse"], board=["mooring", full]).cannot("horse", "LW-COMPANION-09")
    table(hand=["horse"], board=[full]).cannot("horse", "LW-COMPANION-21")


@clause("LW-COMPANION-10", "LW-COMPANION-11")
def test_a_token_costs_an_action_and_the_card_and_no_pounds() -> None:
    t = table(hand=["chef"], board=["reservation"], actions=1).add("chef").expect(used=1, spent=0, hand=[])
    assert (t.tokens("reservation"), t.pile("companions")) == (["chef"], ["chef"])
    table(hand=["chef"], board=["reservation"], actions=0).cannot("chef", "LW-ACTION-08")


@clause("LW-COMPANION-12")
def test_several_tokens_cost_an_action_each() -> None:
    t = table(hand=["chef", "chef"], board=["reservation"]).add("chef").add("chef").expect(actions=1, hand=[])
    assert t.tokens("reservation") == ["chef", "chef"]


@clause("LW-COMPANION-13")
@pytest.mark.parametrize("tokens", [1, 2])
def test_each_token_opens_one_more_amount(tokens: int) -> None:
    t = table(board=[on("houseboat", tokens=tokens)]).activate("houseboat")
    assert len(t.words()) == 1 + tokens


@clause("LW-COMPANION-14")
def test_tokens_stay_for_good() -> None:
    t = table(hand=["dog"], board=["farm_mixed"]).add("dog").maintain("farm_mixed").choose("amount.2")
    for _ in range(2):
        t.end_turn().until("Act", 0)
        assert t.tokens("farm_mixed") == ["dog"]


@clause("LW-COMPANION-15")
def test_tokens_cannot_be_moved() -> None:
    t = table(board=[on("mooring", tokens=1), "dog_show"])
    assert sorted([*t.words(), *t.refused()]) == ["dog_show", "end", "mooring"]
    t.activate("dog_show").activate("mooring").choose("amount.1")
    assert (t.tokens("mooring"), t.tokens("dog_show")) == (["dog"], [])


@clause("LW-COMPANION-16")
def test_tokens_leave_with_a_sold_farm_and_come_not_back_as_cards() -> None:
    t = table(board=[on("farm_mixed", tokens=2), "farm_sheep"]).sell("farm_mixed").expect(hand=[])
    assert (t.tokens("farm_sheep"), t.pile("companions")) == ([], [])


@clause("LW-COMPANION-17")
def test_with_a_horse_alone_nothing_can_be_added_to_the_farm() -> None:
    table(hand=["horse"], board=["farm_mixed"]).cannot("horse", "LW-COMPANION-08")


@clause("LW-COMPANION-18")
def test_dog_and_horse_fill_the_farm_and_open_2_4_and_7() -> None:
    t = table(hand=["horse", "dog"], board=["farm_mixed"], actions=2).add("dog").expect(actions=1)
    t.add("horse").expect(actions=0, hand=[])
    assert t.tokens("farm_mixed") == ["dog", "horse"]
    assert t.maintain("farm_mixed").labels() == ["£2", "£4 with a dog", "£7 with a dog and a horse"]
    t.choose("amount.3").expect(spent=7)


@clause("LW-COMPANION-19")
def test_after_the_dog_alone_the_farm_offers_2_or_4() -> None:
    t = table(hand=["dog"], board=["farm_mixed"]).add("dog").maintain("farm_mixed")
    assert t.labels() == ["£2", "£4 with a dog"]
    t.cannot("amount.3", "LW-EXPENSE-04")


@clause("LW-COMPANION-20")
def test_a_token_on_a_used_card_serves_from_the_next_round() -> None:
    t = table(hand=["chef"], board=["reservation"]).activate("reservation").add("chef")
    t.cannot("reservation", "LW-BLACK-21").end_turn().until("Act", 0)
    t.activate("reservation").choose("amount.2").expect(spent=2)


@clause("LW-COMPANION-21")
def test_a_card_with_all_spaces_filled_takes_no_more() -> None:
    table(hand=["chef"], board=[on("reservation", tokens=2)]).cannot("chef", "LW-COMPANION-21")
