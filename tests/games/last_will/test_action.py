"""Phase 4: each player's one turn, and the action counter."""

import pytest

import squander
from tests.games.last_will.table import Table, fresh, table
from tests.helpers.clauses import clause


def turns(t: Table) -> list[int]:
    """Who is on turn, up to the end of the action phase, when everybody just ends the turn."""
    order = []
    while t.asked == "Act":
        order.append(t.who)
        t.end_turn()
    return order


@clause("LW-ACTION-01")
def test_counters_start_at_the_number_of_the_plan() -> None:
    t = table(phase="errands", plans=[4, 1]).until("Act")
    assert [t.seat(who).actions for who in (0, 1)] == [3, 2]


@clause("LW-ACTION-02", "LW-HELPER-32")
def test_a_helper_with_an_extra_action_raises_the_start() -> None:
    t = table(phase="errands", plans=[4, 1], board=["old friend with ideas"]).until("Act")
    assert [t.seat(who).actions for who in (0, 1)] == [4, 2]


@clause("LW-ACTION-03", "LW-ACTION-13")
def test_turns_follow_the_plans_from_left_to_right() -> None:
    assert turns(table(players=3, plans=[5, 0, 3])) == [1, 2, 0]


@clause("LW-ACTION-04")
def test_nobody_has_a_second_turn_in_a_round() -> None:
    t = table(players=3, hand=["dinner"])
    assert turns(t) == [0, 1, 2]
    assert t.asked == "KeepCards"


@clause("LW-ACTION-05", "LW-ACTION-06")
def test_a_turn_mixes_any_number_of_plays_and_activations() -> None:
    t = table(hand=["dinner", "dinner", "school chum"], board=["reservation", "gentlemen's club"], actions=3)
    t.activate("reservation").play("dinner").activate("gentlemen's club").lay("school chum")
    t.activate("school chum").play("dinner").expect(cash=62, actions=0, hand=[])


@clause("LW-ACTION-07")
def test_using_a_card_lowers_the_counter_by_what_it_shows() -> None:
    table(hand=["boat trip"], actions=3).play("boat trip").expect(actions=1)


@clause("LW-ACTION-08")
def test_a_card_that_needs_more_actions_than_are_left_is_refused() -> None:
    t = table(hand=["boat trip", "dog"], board=["hired carriage", "damp manor", "mooring"], actions=1)
    t.cannot("boat_trip", "LW-ACTION-08").activate("hired carriage").expect(actions=0)
    for word in ("manor_damp", "sell.manor_damp", "dog"):
        t.cannot(word, "LW-ACTION-08")


@clause("LW-ACTION-09", "LW-BLACK-26")
def test_a_card_without_an_action_works_at_zero_actions() -> None:
    table(board=["gentlemen's club"], actions=0).activate("gentlemen's club").expect(spent=2, actions=0)


@clause("LW-ACTION-10")
def test_the_counter_rises_above_the_largest_plan() -> None:
    table(hand=["hectic day"], actions=4).play("hectic day").expect(actions=6)


@clause("LW-ACTION-11")
def test_the_counter_has_no_upper_limit() -> None:
    t = table(hand=["hectic day", "frantic day", "hired hands"], actions=4)
    t.play("hectic day").play("frantic day").play("hired hands").expect(actions=8)


@clause("LW-ACTION-12")
def test_a_turn_may_end_at_once_with_everything_left() -> None:
    t = table(hand=["dinner"], board=["reservation"]).end_turn()
    assert t.who == 1
    assert t.hand(0) == ["dinner"]


@clause("LW-ACTION-14")
def test_actions_left_over_are_lost() -> None:
    t = table(actions=4).end_turn()
    assert t.seat(0).actions == 0
    t.until("TakePlan", 0).choose("plan.3").until("Act", 0).expect(actions=3)


@clause("LW-ACTION-15")
def test_cards_of_others_cannot_be_touched() -> None:
    t = table(others={1: {"hand": ["dinner"], "board": ["reservation", "damp manor"]}})
    foreign = [*t.seat(1).hand, *[laid.card for laid in t.seat(1).board]]
    before = t.g.digest()
    for card in [*foreign, 200 + t.laid("damp manor", 1).card]:
        with pytest.raises(squander.NotOffered):
            t.g.choose(card)
    assert t.g.digest() == before
    assert t.words() == ["end"]


@clause("LW-ACTION-16")
@pytest.mark.parametrize("players", [2, 3])
def test_the_counter_never_falls_below_zero(players: int) -> None:
    lowest = [min(seat.actions for seat in t.w.seats) for t in fresh(players).wander(seed=players)]
    assert min(lowest) == 0
