"""MM-HAUNT: what closed companies do, and the inspector."""

from typing import Any

import pytest

from tests.games.maccreedys_mansion.table import Table, table
from tests.helpers.clauses import clause

BROKE = {"active": 500, "invested": 0, "status": "closed"}
GONE = {"active": 0, "invested": 0, "status": "closed for good"}


def ghost(players: int = 3, **more: Any) -> Table:
    """Seat 0 is closed and about to haunt."""
    return table(players, phase="haunting", companies={0: BROKE, **more.pop("companies", {})}, **more)


@clause("MM-HAUNT-02", "MM-HAUNT-06", "MM-HAUNT-11", "MM-HAUNT-12")
def test_a_closed_company_has_one_action_or_none() -> None:
    t = ghost(markers={"garret": "111"}, track=["hall"])
    assert (t.asked, t.who) == ("ChooseHaunt", 0)
    assert t.words() == ["worker", "room", "break", "inspector", "none"]
    t.choose("none")
    assert t.asked == "ChooseInvestment"  # nobody else is closed
    assert t.company().hauntings == 0


@clause("MM-HAUNT-03", "MM-HAUNT-15")
def test_a_scared_worker_is_out_of_tomorrows_pool_only() -> None:
    t = ghost(events=["strike", "grateful-heir"], haunts=["quiet-night", "ghost-story"])
    t.choose("worker").choose("electrician").next_round()
    assert t.pool("electrician") == 1
    t.choose("electrician").cannot("electrician", "MM-HIRE-13")
    t.next_round()
    assert t.pool("electrician") == 2


@clause("MM-HAUNT-04", "MM-HAUNT-16")
def test_a_haunted_room_is_closed_for_placement_and_extras_of_one_round() -> None:
    t = ghost().choose("room").choose("hall").next_round()
    t.hire("carpenter").until("PlaceWorker").cannot("hall.carpenter", "MM-HAUNT-04")
    assert t.can("garret")
    t.next_round().hire("carpenter").until("PlaceWorker")
    assert t.can("hall.carpenter")


@clause("MM-HAUNT-05", "MM-HAUNT-08", "MM-HAUNT-09", "MM-HAUNT-17")
def test_breaking_takes_the_chosen_marker_of_a_finished_room() -> None:
    t = ghost(
        markers={"garret": "111", "hall": "11..."},
        companies={1: {"jobs": ["garret"]}},
        track=["hall", "library", "nursery", "crypt", "kitchen"],
    )
    t.choose("break")
    assert t.words() == ["garret.carpenter.1", "garret.carpenter.2", "garret.carpenter.3"]
    t.choose("garret.carpenter.2")
    assert t.room("garret") == "1.1"
    t.expect(1, jobs=[])
    assert "garret" in t.deck()


@clause("MM-HAUNT-06", "MM-HAUNT-18", "MM-INSPECT-10", "MM-END-07")
def test_a_haunted_inspector_inspects_nothing() -> None:
    t = ghost(fresh={"garret": "111"}, track=["garret"]).choose("inspector")
    t.expect(1, jobs=[], active=10_000)
    assert t.track() == ["garret"]
    t.next_round().until("ChooseInvestment")  # the job has waited for the next inspection
    t.expect(1, jobs=["garret"], active=10_000 + t.reward("garret"))
    full = {room.id: "1" * len(room.spaces) for room in t.box.rooms}
    t = ghost(markers=full, track=[]).choose("inspector").next_round()
    assert t.w.round == 4
    t.until("over")
    assert t.w.outcome == 1


@clause("MM-HAUNT-07", "MM-HAUNT-19")
def test_the_inspector_is_spared_in_the_round_after_whoever_haunts() -> None:
    t = ghost(companies={2: BROKE}).choose("inspector")
    assert (t.asked, t.who) == ("ChooseHaunt", 2)
    t.cannot("inspector", "MM-HAUNT-20").choose("none")
    t.until("ChooseHaunt", 0).cannot("inspector", "MM-HAUNT-07").choose("none")
    t.cannot("inspector", "MM-HAUNT-07")
    t.next_round().until("ChooseHaunt", 0)
    assert t.can("inspector")


@clause("MM-HAUNT-19")
def test_a_card_that_haunts_the_inspector_counts_and_is_bound_too() -> None:
    t = table(3, phase="haunt", companies={0: BROKE}, haunts=["inspector-faints"])
    t.cannot("inspector", "MM-HAUNT-20")
    t.next_round().until("ChooseHaunt").cannot("inspector", "MM-HAUNT-07")
    t = table(3, phase="haunt", haunts=["inspector-faints"], inspector=2, fresh={"garret": "000"}, track=["garret"])
    t.expect(0, jobs=["garret"])


@clause("MM-HAUNT-12")
def test_three_hauntings_a_game_unless_the_option_says_otherwise() -> None:
    spent = {**BROKE, "hauntings": 3}
    t = table(3, phase="haunting", companies={0: spent})
    assert t.asked == "ChooseInvestment"
    t = table(3, phase="haunting", companies={0: {**BROKE, "hauntings": 2}})
    t.choose("worker").choose("mason")
    assert t.company().hauntings == 3
    t = table(3, phase="haunting", companies={0: {**BROKE, "hauntings": 9}}, hauntings=0)
    assert t.can("worker")
    t = table(3, phase="haunting", companies={0: {**BROKE, "hauntings": 1}}, hauntings=1)
    assert t.asked == "ChooseInvestment"


@clause("MM-HAUNT-12", "MM-HAUNT-13")
def test_companies_haunt_in_turn_order_also_those_closed_for_good() -> None:
    t = table(4, phase="haunting", order=[3, 2, 1, 0], companies={0: BROKE, 2: GONE})
    assert t.who == 2
    t.choose("worker").choose("gasman")
    assert t.who == 0
    assert t.asked == "ChooseHaunt"


@clause("MM-HAUNT-14")
def test_a_company_that_re_opened_at_once_never_haunts() -> None:
    t = table(3, phase="bankruptcy", companies={0: {"active": 0}}).until("Reopen")
    assert t.who == 0
    t.choose("yes").next_round()
    while t.w.round == 4:
        assert t.asked != "ChooseHaunt"
        t.decline()


@clause("MM-HAUNT-20")
def test_an_action_without_a_target_cannot_be_chosen() -> None:
    t = ghost()
    t.cannot("break", "MM-HAUNT-20")
    full = {room.id: "1" * len(room.spaces) for room in t.box.rooms}
    t = ghost(markers=full, track=[])
    t.cannot("room", "MM-HAUNT-20")
    t.choose("worker")
    assert "gasman" in t.words()


def test_a_worker_is_not_scared_twice_for_the_same_day() -> None:
    t = ghost(companies={2: BROKE}).choose("worker").choose("gasman").choose("worker")
    assert "gasman" not in t.words()
    with pytest.raises(AssertionError):
        t.choose("gasman")
