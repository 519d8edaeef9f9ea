"""MM-PLACE: placement."""

from tests.games.maccreedys_mansion.table import table
from tests.helpers.clauses import clause


@clause("MM-PLACE-01", "MM-PLACE-02", "MM-PLACE-12")
def test_companies_place_one_worker_each_in_turn_with_a_marker() -> None:
    t = table(
        phase="placement",
        order=[1, 0],
        companies={0: {"workers": {"carpenter": 2}}, 1: {"workers": {"mason": 1, "carpenter": 1}}},
    )
    assert t.who == 1
    t.place("hall.mason")
    assert t.room("hall") == "..1.."
    space = t.box.rooms[t.room_number("hall")].spaces[2]
    assert t.w.working == [space]
    assert t.company(1).waiting == [1, 0, 0, 0, 0]
    assert t.who == 0
    t.place("hall.carpenter")
    assert t.who == 1
    assert t.room("hall") == "0.1.."


@clause("MM-PLACE-03", "MM-PLACE-07")
def test_it_ends_when_nobody_can_place_and_a_stuck_worker_stays_and_is_paid() -> None:
    gas = {
        "nursery": "...1",
        "palm-house": "....1",
        "dining-room": "...1.",
        "kitchen": "11.....",
        "boiler-room": "1....",
    }
    t = table(phase="placement", markers=gas, companies={0: {"workers": {"gasman": 1, "carpenter": 1}}})
    assert not t.can("kitchen.gasman")
    t.place("garret")
    assert t.asked != "PlaceWorker"
    t.until("ChooseInvestment").expect(0, active=10_000 - 6_000 - 1_000, workers={})


@clause("MM-PLACE-04", "MM-HAUNT-04")
def test_only_an_empty_space_of_the_own_trade_in_a_room_in_play() -> None:
    t = table(
        phase="placement",
        companies={0: {"workers": {"mason": 1}}},
        markers={"crypt": "11..."},
        covered=["wine-cellar"],
        today={"sealed": 1 << 9},
    )
    assert t.box.rooms[9].id == "hall"
    t.cannot("garret", "MM-PLACE-04")
    t.cannot("hall.mason", "MM-HAUNT-04")
    t.cannot("wine-cellar.mason", "MM-SETUP-15")
    assert t.refused()["crypt.mason.1"].clause == "MM-SETUP-10"
    assert t.can("crypt.mason.3")


@clause("MM-PLACE-05")
def test_a_complete_room_takes_no_workers() -> None:
    t = table(phase="placement", markers={"garret": "111"}, companies={0: {"workers": {"carpenter": 1}}})
    t.cannot("garret", "MM-SETUP-10")


@clause("MM-PLACE-06")
def test_there_is_no_passing_while_a_space_is_free() -> None:
    t = table(phase="placement", companies={0: {"workers": {"carpenter": 1}}})
    assert not set(t.words()) & {"pass", "rest", "done", "none"}
    assert all(word.split(".")[1] == "carpenter" for word in t.words())


@clause("MM-PLACE-08")
def test_every_worker_and_every_space_may_be_chosen() -> None:
    t = table(phase="placement", companies={0: {"workers": {"carpenter": 1, "gasman": 1}}})
    assert len(t.words()) == len(t.box.trade_spaces[0]) + len(t.box.trade_spaces[4])


@clause("MM-PLACE-09", "MM-PLACE-10")
def test_a_room_may_have_several_workers_of_one_or_more_companies() -> None:
    t = table(phase="placement", companies={0: {"workers": {"carpenter": 2}}, 1: {"workers": {"carpenter": 1}}})
    t.place("garret").place("garret").place("garret")
    t.until("ChooseInvestment")
    assert t.notes().count("places") == 3
    t = table(
        phase="placement",
        companies={
            0: {"workers": {"carpenter": 2}, "storage": {"lumber": 2}},
            1: {"workers": {"carpenter": 1}, "storage": {"lumber": 1}},
        },
        track=[],
    )
    t.place("garret").place("garret").place("garret").until("ChooseInvestment")
    assert t.room("garret") == "010"


@clause("MM-PLACE-11")
def test_work_without_an_open_job_stays_but_pays_nothing_yet() -> None:
    t = table(
        phase="placement",
        markers={"garret": "00."},
        track=["hall"],
        deck=["library", "nursery", "crypt", "kitchen"],
        companies={0: {"workers": {"carpenter": 1}, "storage": {"lumber": 1}}},
    )
    t.place("garret").until("ChooseInvestment")
    assert t.room("garret") == "000"
    t.expect(0, active=10_000 - 1_000 - 500, jobs=[])
    assert "garret" in t.deck()
