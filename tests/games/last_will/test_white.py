"""White-bordered cards: played once, paid, discarded."""

import pytest

from squander.games.last_will.terms import SILVERWARE
from tests.games.last_will.table import table
from tests.helpers.clauses import clause

FULL = ["reservation", "school_chum", "gardener", "mooring", "mews"]


@clause("LW-WHITE-01")
def test_a_special_card_with_a_white_border_is_used_as_a_white_card() -> None:
    t = table(hand=["masquerade"]).play("masquerade")
    t.expect(spent=6, used=2, hand=[], board=[])


@clause("LW-WHITE-02", "LW-WHITE-05")
def test_a_white_card_serves_once_and_goes_to_the_pile_of_its_deck() -> None:
    t = table(hand=["dinner"]).play("dinner").expect(hand=[], board=[])
    assert t.pile("events") == ["dinner"]
    assert t.words() == ["end"]


@clause("LW-WHITE-03")
def test_a_white_card_needs_no_space_on_the_board() -> None:
    table(hand=["dinner"], board=FULL).play("dinner").expect(spent=2, board=FULL)


@clause("LW-WHITE-04")
@pytest.mark.parametrize(("name", "pounds", "actions"), [("theatre", 5, 2), ("soirée", 3, 1), ("frantic day", 3, -1)])
def test_a_white_card_takes_its_actions_and_its_pounds(name: str, pounds: int, actions: int) -> None:
    table(hand=[name]).play(name).expect(spent=pounds, used=actions)


@clause("LW-WHITE-06")
def test_the_symbol_tells_which_helpers_react() -> None:
    t = table(hand=["dinner", "boat trip"], board=["head waiter"])
    assert t.play("boat trip").asked == "Act"
    t.play("dinner")
    assert (t.asked, t.words()) == ("MaySpendMore", ["yes", "no"])


@clause("LW-WHITE-07", "LW-WHITE-08")
def test_silverware_is_the_same_symbol_on_white_and_on_black_cards() -> None:
    t = table(hand=["dinner"], board=["head waiter", "reservation"])
    white, black = (t.box.cards[card] for card in (t.seat().hand[0], t.laid("reservation").card))
    assert white.symbols == black.symbols == SILVERWARE
    t.play("dinner").choose("yes").expect(spent=3)
    t.activate("reservation").choose("yes").expect(spent=2)


@clause("LW-WHITE-09", "LW-WHITE-12")
@pytest.mark.parametrize("name", ["dinner", "carriage ride", "boat trip", "theatre", "soirée"])
def test_basic_white_cards_have_one_cost_and_ask_nothing(name: str) -> None:
    t = table(hand=[name])
    row = t.box.cards[t.seat().hand[0]]
    assert t.play(name).asked == "Act"
    t.expect(spent=row.option_pounds[0], used=row.option_actions[0])


@clause("LW-WHITE-10")
def test_dinner_uses_one_action_and_spends_2() -> None:
    table(hand=["dinner"]).play("dinner").expect(used=1, spent=2)


@clause("LW-WHITE-11")
def test_a_boat_trip_uses_two_actions_and_spends_5() -> None:
    table(hand=["boat trip"]).play("boat trip").expect(used=2, spent=5)


@clause("LW-WHITE-23", "LW-WHITE-24", "LW-WHITE-37")
@pytest.mark.parametrize(("option", "actions", "pounds"), [(1, 2, 4), (2, 4, 9), (3, 6, 17)])
def test_a_ball_is_savoured_for_two_four_or_six_actions(option: int, actions: int, pounds: int) -> None:
    t = table(hand=["ball"], actions=6).play("ball")
    assert len(t.words()) == 3
    t.choose(f"option.{option}").expect(used=actions, spent=pounds, asked="Act", hand=[])


@clause("LW-WHITE-25")
def test_an_alternative_needs_all_its_actions() -> None:
    t = table(hand=["ball"], actions=5).play("ball")
    t.cannot("option.3", "LW-WHITE-25").choose("option.2").expect(spent=9, actions=1)
    table(hand=["ball"], actions=3).play("ball").expect(spent=4, actions=1)
    table(hand=["ball"], actions=1).cannot("ball", "LW-ACTION-08")


@clause("LW-WHITE-25", "LW-MONEY-02")
def test_an_owner_of_property_savours_no_longer_than_the_cash_lasts() -> None:
    owner = ["damp manor"]
    t = table(hand=["ball"], board=owner, actions=6, cash=9).play("ball")
    t.cannot("option.3", "LW-MONEY-02").choose("option.2").expect(cash=0)
    table(hand=["ball"], board=owner, actions=2, cash=3).cannot("ball", "LW-MONEY-02")
