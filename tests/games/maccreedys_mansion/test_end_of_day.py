"""MM-ENDDAY: end of day."""

from typing import Any

from tests.games.maccreedys_mansion.table import Table, table
from tests.helpers.clauses import clause


def day(workers: dict[str, int], storage: dict[str, int], *places: str, **more: Any) -> Table:
    """Seat 0 places its workers and comes to the end of the day."""
    t = table(phase="placement", companies={0: {"workers": workers, "storage": storage}}, **{"track": [], **more})
    for place in places:
        t.place(place)
    return t


@clause("MM-ENDDAY-01", "MM-ENDDAY-03", "MM-ENDDAY-07", "MM-ENDDAY-08")
def test_a_served_worker_leaves_its_marker_and_comes_home() -> None:
    t = day({"carpenter": 1, "mason": 1}, {"lumber": 1, "stone": 2}, "hall.carpenter", "crypt.mason")
    t.until("ChooseInvestment")
    assert t.room("hall") == "0...."
    assert t.room("crypt") == "0...."
    assert t.w.working == []
    t.expect(0, storage={"stone": 1}, active=10_000 - 3_000 - 1_000)
    assert "KeepMarker" not in t.notes()


@clause("MM-ENDDAY-02")
def test_a_worker_without_its_resource_loses_the_marker() -> None:
    t = day({"carpenter": 1}, {"stone": 3}, "garret").until("ChooseInvestment")
    assert t.room("garret") == "..."
    t.expect(0, active=9_000, storage={"stone": 3}, due={})
    assert "lacks" in t.notes()


@clause("MM-ENDDAY-04", "MM-ENDDAY-10")
def test_extra_units_add_markers_of_the_same_trade_in_the_same_room() -> None:
    t = day({"carpenter": 1}, {"lumber": 3, "stone": 5}, "hall.carpenter")
    assert t.asked == "AddMarker"
    t.cannot("hall.mason", "MM-ENDDAY-10")
    assert not t.can("garret")
    assert not [word for word in t.refused() if "carpenter" in word]  # the space just taken is out of the question
    t.choose("hall.carpenter")
    t.until("ChooseInvestment").expect(0, storage={"lumber": 1, "stone": 5}, active=10_000 - 1_000 - 2 * 500)
    assert t.room("hall") == "00..."


@clause("MM-ENDDAY-04")
def test_extras_are_voluntary_and_one_a_unit() -> None:
    t = day({"carpenter": 1}, {"lumber": 3}, "library")
    assert t.can("done")
    t.choose("library.carpenter.2").choose("library.carpenter.3")
    assert t.asked != "AddMarker"  # the third unit was the last
    assert t.room("library") == "000.."
    t = day({"carpenter": 1}, {"lumber": 3}, "library").choose("done").until("ChooseInvestment")
    assert t.room("library") == "0...."


@clause("MM-ENDDAY-05", "MM-ENDDAY-06")
def test_each_trade_has_its_resource() -> None:
    needs = {"carpenter": "lumber", "mason": "stone", "electrician": "wiring", "plumber": "pipes", "gasman": "pipes"}
    for trade, resource in needs.items():
        t = day({trade: 1}, {resource: 1}, f"kitchen.{trade}")
        t.until("ChooseInvestment").expect(0, storage={})
        assert t.room("kitchen").count("0") == 1
        others = {name: 1 for name in ("stone", "lumber", "wiring", "pipes") if name != resource}
        t = day({trade: 1}, others, f"kitchen.{trade}").until("ChooseInvestment").expect(0, storage=others)
        assert t.room("kitchen").count("0") == 0


@clause("MM-ENDDAY-09")
def test_with_too_few_units_the_company_chooses_which_markers_stay() -> None:
    t = day({"plumber": 1, "gasman": 1}, {"pipes": 1}, "laundry.plumber", "nursery.gasman")
    assert t.asked == "KeepMarker"
    assert sorted(t.words()) == ["laundry.plumber.1", "nursery.gasman.4"]
    t.choose("nursery.gasman").until("ChooseInvestment")
    assert t.room("laundry") == "...."
    assert t.room("nursery") == "...0"


@clause("MM-ENDDAY-11", "MM-ENDDAY-12")
def test_all_workers_are_served_before_extras_and_only_served_ones_allow_them() -> None:
    t = day({"carpenter": 2}, {"lumber": 2}, "garret", "library")
    assert t.asked == "ChooseInvestment"  # both units went to the workers
    assert t.room("garret") == "0.."
    t = day({"carpenter": 1, "mason": 1}, {"lumber": 2}, "hall.carpenter", "crypt.mason")
    assert t.words() == ["hall.carpenter.2", "done"]  # nothing in the crypt, whose mason idled


@clause("MM-ENDDAY-13")
def test_the_earlier_company_takes_the_contested_space() -> None:
    holding = {"workers": {"carpenter": 1}, "storage": {"lumber": 2}}
    t = table(phase="placement", companies={0: holding, 1: holding}, order=[1, 0], track=[])
    t.place("garret").place("garret")
    assert (t.asked, t.who) == ("AddMarker", 1)
    t.choose("garret")
    assert t.room("garret") == "101"
    assert t.asked != "AddMarker"


@clause("MM-ENDDAY-14")
def test_nothing_is_added_in_a_haunted_room() -> None:
    t = day({"carpenter": 1}, {"lumber": 3}, "hall.carpenter", today={"sealed": 1 << 0})
    assert t.asked == "AddMarker"
    space = t.box.rooms[0].spaces[0]
    t.w.kept = [*t.w.kept, space]  # as if a carpenter had been in the haunted garret
    refused = {t.word(r.option): r.clause for r in t.g.question.refused}
    assert refused["garret.carpenter.2"] == "MM-ENDDAY-14"


@clause("MM-ENDDAY-15")
def test_kept_markers_stay_for_later_rounds() -> None:
    t = day({"carpenter": 1}, {"lumber": 1}, "garret").next_round()
    assert t.w.round == 4
    assert t.room("garret") == "0.."


@clause("MM-ENDDAY-16", "MM-EARN-09")
def test_an_unplaced_worker_needs_no_resource_but_its_wage() -> None:
    full = {room.id: "1" * len(room.spaces) for room in table().box.rooms if room.id != "garret"}
    t = table(
        phase="placement",
        markers=full,
        track=[],
        companies={0: {"workers": {"mason": 2}, "storage": {"stone": 2}, "active": 10_000, "invested": 0}},
    )
    t.until("ChooseInvestment").expect(0, storage={"stone": 2}, active=6_000)


@clause("MM-ENDDAY-17", "MM-EARN-15", "MM-EARN-17")
def test_units_not_dedicated_stay_in_storage_and_are_not_due() -> None:
    t = table(track=[]).take("lumber", 5).next_round()
    t.expect(0, storage={"lumber": 5}, active=10_000, due={})
