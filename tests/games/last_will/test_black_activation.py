"""Black-bordered cards at work: once a round each, round after round."""

import pytest

from tests.games.last_will.table import on, table
from tests.helpers.clauses import clause


@clause("LW-BLACK-19")
def test_a_card_may_be_activated_first_or_last_in_the_turn() -> None:
    for order in (["reservation", "dinner"], ["dinner", "reservation"]):
        t = table(hand=["dinner"], board=["reservation"])
        for card in order:
            t = t.activate(card) if card == "reservation" else t.play(card)
        t.expect(cash=67)


@clause("LW-BLACK-20")
def test_a_card_may_be_activated_in_the_round_it_is_laid() -> None:
    table(hand=["reservation"]).lay("reservation").activate("reservation").expect(spent=1)


@clause("LW-BLACK-21")
def test_a_card_is_activated_once_a_round() -> None:
    t = table(board=["reservation"]).activate("reservation").cannot("reservation", "LW-BLACK-21")
    t.end_turn().until("Act", 0).activate("reservation").expect(spent=1)


@clause("LW-BLACK-22")
def test_a_used_card_is_marked_until_the_end_of_the_round() -> None:
    t = table(board=["reservation"])
    assert not t.laid("reservation").used
    t.activate("reservation").end_turn()
    assert t.laid("reservation", 0).used
    t.until("Act", 0)
    assert not t.laid("reservation").used


@clause("LW-BLACK-23")
def test_two_copies_are_two_cards() -> None:
    t = table(board=["school chum", on("school chum", used=True)]).activate("school chum").expect(spent=1)
    t.cannot("school_chum", "LW-BLACK-21")


@clause("LW-BLACK-24")
def test_activating_spends_what_the_upper_right_corner_shows() -> None:
    table(board=["baccarat"]).activate("baccarat").expect(spent=4)
    table(board=[on("wine_cellar", tokens=1)]).activate("wine_cellar").choose("amount.2").expect(spent=6)


@clause("LW-BLACK-25")
@pytest.mark.parametrize(("name", "actions"), [("baccarat", 0), ("hired carriage", 1), ("steam yacht", 0)])
def test_activating_costs_actions_only_where_printed(name: str, actions: int) -> None:
    table(board=[name]).activate(name).expect(used=actions)


@clause("LW-BLACK-27", "LW-BLACK-30")
def test_a_card_may_be_laid_and_never_used() -> None:
    t = table(hand=["baccarat"]).lay("baccarat").end_turn()
    assert t.seat(0).cash == 70
    assert not t.laid("baccarat", 0).used


@clause("LW-BLACK-28")
def test_a_printed_action_makes_laying_cost_two_and_activating_one() -> None:
    t = table(hand=["box for the season"], actions=3).lay("box for the season").expect(actions=1)
    t.activate("box for the season").expect(actions=0)


@clause("LW-BLACK-29")
def test_in_later_rounds_only_the_activation_costs_an_action() -> None:
    t = table(hand=["box for the season"], actions=3).lay("box for the season").activate("box for the season")
    t.end_turn().until("TakePlan", 0).choose("plan.3").until("Act", 0).expect(actions=3)
    t.activate("box for the season").expect(actions=2, spent=5)


@clause("LW-BLACK-31")
def test_laid_cards_stay_from_round_to_round() -> None:
    board = ["school_chum", "manor_damp", "reservation"]
    t = table(board=board)
    for number in (2, 3, 4):
        t.end_turn().until("Act", 0).expect(board=board)
        assert t.w.round == number
