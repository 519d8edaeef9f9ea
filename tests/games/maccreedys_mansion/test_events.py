"""MM-EVENT: event cards, and how rooms break."""

from pathlib import Path

import pytest

from tests.games.maccreedys_mansion.table import table
from tests.helpers.clauses import clause


@clause("MM-EVENT-01", "MM-EVENT-02", "MM-HAUNT-01", "MM-HAUNT-10")
def test_one_event_and_one_haunt_card_are_revealed_and_carried_out_each_round() -> None:
    t = table(phase="event", events=["railway-shares", "strike"], haunts=["seance", "quiet-night"])
    assert t.invested() == 17_000
    assert t.active() == 10_000 + 2_500  # both are poorest
    assert (t.w.event_top, t.w.haunt_top) == (1, 1)
    before = t.g.reveals
    t.next_round().until("ChooseInvestment")
    assert (t.w.event_top, t.w.haunt_top) == (2, 2)
    assert t.g.reveals == before + 2  # nothing that came before can be taken back
    assert t.w.tomorrow.price_percent == [150] * 4


@clause("MM-EVENT-03", "MM-EVENT-04", "MM-EVENT-05", "MM-EVENT-06")
def test_a_broken_room_takes_its_card_from_the_owner_but_not_the_money() -> None:
    t = table(
        phase="event",
        events=["chimney-falls"],
        markers={"garret": "001"},
        companies={0: {"jobs": ["garret"], "active": 15_000}},
        track=["hall", "library", "nursery", "crypt", "kitchen"],
    )
    assert t.room("garret") == "..1"
    t.expect(0, jobs=[], active=15_000)
    assert "garret" in t.deck()
    assert t.w.under == 0


@clause("MM-EVENT-05")
def test_cards_set_aside_or_still_open_go_back_too() -> None:
    t = table(phase="event", events=["chimney-falls"], markers={"garret": "001"}, aside=["garret"], track=["hall"])
    assert t.aside() == []
    assert "garret" in t.deck() + t.track()
    t = table(phase="event", events=["chimney-falls"], fresh={"garret": "001"}, track=["garret"], inspector=3)
    assert "job returns" in t.notes()
    assert t.w.passed == []


@clause("MM-EVENT-04")
def test_the_deck_is_shuffled_when_a_card_returns() -> None:
    t = table(phase="event", events=["chimney-falls"], markers={"garret": "001"}, aside=["garret"], inspector=2)
    assert t.deck() != sorted(t.deck())


@clause("MM-EVENT-07", "MM-EARN-06")
def test_a_job_completed_again_pays_again_and_otherwise_once() -> None:
    t = table(
        phase="inspection",
        fresh={"garret": "000"},
        track=["garret"],
        events=["chimney-falls", "danger-money"],
        haunts=["blue-lights", "quiet-night"],
    )
    once = 10_000 + t.reward("garret")
    t.expect(0, active=once)
    t.next_round().expect(0, active=once)
    t.hire("carpenter").choose("pass").take("lumber", 5)
    t.until("PlaceWorker")
    assert t.room("garret") == "000"
    t.until("ChooseInvestment")  # the chimney has come down in between
    assert t.room("garret").count("0") == 1
    t.w.track = [t.room_number("garret"), *[job for job in t.w.track if job != 0]][:5]
    t.w.deck = [job for job in range(16) if job not in t.w.track and job not in t.w.gone]
    before = t.active()
    t.next_round().hire("carpenter").until("PlaceWorker").place("garret")
    t.choose("garret").until("ChooseInvestment")
    assert t.room("garret") == "000"
    assert t.active() == before + t.reward("garret") - 1_000 - 2 * 500


@clause("MM-EVENT-08")
def test_the_oldest_marker_goes_first() -> None:
    t = table(phase="haunt", haunts=["headless-butler"], markers={"hall": "..1.."}, fresh={"hall": "0...."})
    assert t.room("hall") == "0...."


@clause("MM-EVENT-09")
def test_an_empty_deck_is_shuffled_anew() -> None:
    t = table(phase="hiring")
    t.w.event_top = len(t.w.events)
    t.w.haunt_top = len(t.w.haunts)
    t.until("ChooseInvestment")
    assert (t.w.event_top, t.w.haunt_top) == (1, 1)
    assert sorted(t.w.events) == list(range(len(t.box.events)))
    assert sorted(t.w.haunts) == list(range(len(t.box.haunts)))


@clause("MM-EVENT-09", "MM-HAUNT-01")
def test_a_deck_made_anew_is_in_another_order() -> None:
    t = table(phase="hiring")
    before = (t.w.events, t.w.haunts)
    t.w.event_top, t.w.haunt_top = len(t.w.events), len(t.w.haunts)
    t.until("ChooseInvestment")
    assert t.w.events != before[0]
    assert t.w.haunts != before[1]


# --- what the cards do ----------------------------------------------------------------------------------------


def test_a_trade_breaks_only_its_own_markers() -> None:
    t = table(phase="event", events=["gas-leak"], markers={"kitchen": "0000000", "garret": "111"})
    assert t.room("kitchen") == "..00000"
    assert t.room("garret") == "111"


def test_mending_adds_a_marker_of_the_leading_open_company() -> None:
    t = table(phase="event", events=["tea-urn"], markers={"hall": "011..", "crypt": "0...."}, track=[])
    assert t.room("hall") == "0111."
    assert t.room("crypt") == "00..."
    closed = {"active": 500, "invested": 0, "status": "closed"}
    t = table(phase="event", events=["tea-urn"], markers={"hall": "011.."}, companies={1: closed}, track=[])
    assert t.room("hall") == "0110."


def test_a_sealed_room_is_closed_tomorrow() -> None:
    markers = {"hall": "011..", "crypt": "0....", "library": "0110.", "gallery": "01....", "wine-cellar": "0110"}
    t = table(phase="haunt", haunts=["cold-spot"], markers=markers, track=[])
    assert t.w.tomorrow.sealed == sum(1 << t.room_number(id) for id in ["hall", "library", "gallery"])
    t = table(phase="haunt", haunts=["attic-footsteps"])
    dearest = ["observatory", "gallery"]
    assert t.w.tomorrow.sealed == sum(1 << t.room_number(id) for id in dearest)


def test_wages_and_prices_change_for_today_or_tomorrow() -> None:
    t = table(phase="event", events=["strike"], companies={0: {"workers": {"carpenter": 2}}})
    t.expect(0, active=10_000 - 2 * 1_500)
    t = table(phase="event", events=["lumber-barge"], companies={0: {"due": {"lumber": 2}}})
    t.expect(0, active=9_000)
    assert t.w.tomorrow.price_percent == [100, 0, 100, 100]
    t = table(
        phase="earnings", today={"price_percent": [300, 0, 150, 100]}, companies={0: {"due": {"stone": 1, "lumber": 4}}}
    )
    t.expect(0, active=8_500, due={})


def test_a_trade_named_by_a_card_is_the_only_one_whose_wage_changes(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    effect = '{ do = "wage", trade = "carpenter", add = 500, when = "today" }'
    pack.write_text(f'events = [{{ id = "strike", effects = [{effect}] }}]\n')
    workers = {"workers": {"carpenter": 1, "mason": 1}}
    table(phase="event", events=["strike"], companies={0: workers}, pack=str(pack)).expect(
        0, active=10_000 - 1_500 - 2_000
    )


def test_a_card_for_the_indebted_passes_by_who_owes_nothing(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('events = [{ id = "strike", effects = [{ do = "cash", who = "indebted", add = -700 }] }]\n')
    t = table(phase="event", events=["strike"], companies={0: {"debts": {"stone": 1}}}, pack=str(pack))
    t.expect(0, active=10_000 - 700).expect(1, active=10_000)


@pytest.mark.parametrize(("percent", "invested"), [(1, 20_200), (-1, 19_800), (-15, 17_000)])
def test_invested_funds_rise_or_fall_by_the_share_of_a_card(tmp_path: Path, percent: int, invested: int) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(f'events = [{{ id = "strike", effects = [{{ do = "invested", percent = {percent} }}] }}]\n')
    table(phase="event", events=["strike"], pack=str(pack)).expect(0, invested=invested).expect(1, invested=invested)


def test_rewards_rise_today() -> None:
    t = table(phase="event", events=["grateful-heir"], haunts=["seance"], fresh={"garret": "000"}, track=["garret"])
    t.expect(0, active=10_000 + t.reward("garret") * 125 // 100 + 2_000 + 2_500)


def test_cash_moves_by_what_a_company_is() -> None:
    t = table(phase="event", events=["borough-visit"], companies={0: {"workers": {"mason": 2}}})
    t.expect(0, active=10_000 - 1_000 - 4_000).expect(1, active=10_000)
    t = table(phase="event", events=["ground-rent"], companies={0: {"workers": {"mason": 1}}, 1: {"active": 3_000}})
    t.expect(0, active=8_000).expect(1, active=0)
    debts = {"active": 9_000, "debts": {"stone": 2}}
    t = table(phase="haunt", haunts=["weeping-creditor"], companies={0: debts, 1: {"workers": {"mason": 1}}})
    t.expect(0, active=8_000).expect(1, active=10_000 - 1_500 - 2_000)
    t = table(phase="haunt", haunts=["weeping-creditor"], companies={0: {**debts, "debts": {"stone": 1}}})
    t.expect(0, active=8_500)
    t = table(phase="haunt", haunts=["phantom-auditor"], companies={0: {"active": 30_000}})
    t.expect(0, active=30_000 - 4_500).expect(1, active=8_000)


def test_stores_shrink_and_losses_are_rounded_up() -> None:
    t = table(phase="haunt", haunts=["crypt-opens"], companies={0: {"storage": {"stone": 3, "lumber": 3}}})
    t.expect(0, storage={"stone": 1, "lumber": 3})


def test_dividends_follow_the_card() -> None:
    t = table(phase="event", events=["fat-gilts"]).choose("collect")
    t.expect(0, active=13_000)
    t = table(phase="event", events=["bank-holiday"])
    t.cannot("collect", "MM-INVEST-02")


def test_a_second_will_withdraws_the_oldest_jobs() -> None:
    t = table(phase="event", events=["second-will"], haunts=["inspector-faints"], fresh={"garret": "000"})
    assert t.track() == ["garret", "bedroom", "bathroom"]
    assert t.deck()[-2:] == ["observatory", "tank-loft"]
    assert t.w.under == 2
