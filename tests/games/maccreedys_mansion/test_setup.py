"""MM-SETUP: what lies on the table before the first day."""

import pytest

import squander
from tests.games.maccreedys_mansion.table import fresh_game, table
from tests.helpers.clauses import clause


@clause("MM-SETUP-01", "MM-SETUP-05", "MM-SETUP-06", "MM-SETUP-07", "MM-SETUP-09")
def test_each_of_two_to_five_companies_has_a_board_and_its_funds() -> None:
    for players in (2, 3, 4, 5):
        t = fresh_game(players)
        assert len(t.w.companies) == players
        assert len(t.box.rooms) == 16
        assert set(t.w.owner) == {-1}
        for who in range(players):
            t.expect(who, active=10_000, invested=20_000, jobs=[], workers={}, storage={}, debts={})
    for players in (1, 6):
        with pytest.raises(squander.BadSetup, match="2 to 5"):
            squander.new("maccreedys-mansion", players=players)


@clause("MM-SETUP-02", "MM-SETUP-15")
def test_rooms_may_be_covered_by_difficulty_or_one_by_one() -> None:
    t = fresh_game(3, difficulty="lick-of-paint")
    covered = [room.id for i, room in enumerate(t.box.rooms) if (t.w.covered >> i) & 1]
    assert covered == [t.box.rooms[i].id for i in sorted(t.box.levels[0].covered)]
    assert len(covered) >= 4
    first_box = "e3cfd3e42012"  # which suggests a smaller house for two
    smaller = fresh_game(2, box=first_box, difficulty="thorough-repairs").w.covered
    assert fresh_game(2, box=first_box).w.covered == smaller != fresh_game(3, box=first_box).w.covered
    assert fresh_game(2).w.covered == fresh_game(5).w.covered == 0
    t = table(phase="placement", companies={0: {"workers": {"carpenter": 1}}}, covered=["garret", "hall"])
    t.cannot("garret", "MM-SETUP-15")
    assert t.can("library")
    for wrong in (["ballroom"], "garret", ["garret", "garret"], [room.id for room in t.box.rooms]):
        with pytest.raises(squander.BadSetup, match="cover"):
            squander.new("maccreedys-mansion", covered=wrong)


@clause("MM-SETUP-03", "MM-SETUP-04", "MM-SETUP-13", "MM-SETUP-14")
def test_five_valid_jobs_are_open_and_those_of_covered_rooms_leave_the_game() -> None:
    covered = ["garret", "hall", "library", "crypt", "kitchen", "laundry"]
    gone = 0
    for seed in range(8):
        t = fresh_game(3, seed, covered=covered)
        assert len(t.track()) == 5
        assert not set(t.track()) & set(covered)
        assert {t.box.rooms[job].id for job in t.w.gone} <= set(covered)
        assert len(t.w.deck) == 16 - 5 - len(t.w.gone)
        gone += len(t.w.gone)
    assert gone > 0


@clause("MM-SETUP-14", "MM-INSPECT-09")
def test_the_card_of_a_complete_room_goes_under_the_deck() -> None:
    t = table(phase="inspection", markers={"garret": "000"}, track=["hall"], deck=["garret"])
    assert t.deck()[-1] == "garret"
    assert len(t.track()) == 5
    assert t.w.under == 1


@clause("MM-SETUP-08", "MM-SETUP-16", "MM-SETUP-17")
def test_the_first_player_is_drawn_or_named_and_the_others_follow_by_seat() -> None:
    starters = {fresh_game(4, seed).w.order[0] for seed in range(30)}
    assert starters == {0, 1, 2, 3}
    assert fresh_game(4, 5).w.order == fresh_game(4, 5).w.order
    t = fresh_game(4, starter=2)
    assert t.w.order == [2, 3, 0, 1]
    assert t.who == 2
    with pytest.raises(squander.BadSetup, match="starter"):
        squander.new("maccreedys-mansion", players=2, starter=3)


@clause("MM-SETUP-10", "MM-SETUP-12")
def test_a_space_holds_one_marker_and_the_last_one_completes_the_room() -> None:
    t = table(
        phase="placement",
        markers={"garret": "00."},
        companies={0: {"workers": {"carpenter": 1}, "storage": {"lumber": 1}}},
        track=["garret", "hall"],
    )
    assert t.refused()["garret.carpenter.1"].clause == "MM-SETUP-10"
    t.place("garret.carpenter.3").until("ChooseInvestment")
    assert t.room("garret") == "000"
    t.expect(jobs=["garret"])


@clause("MM-SETUP-18")
def test_all_sums_are_whole_dollars() -> None:
    t = table(
        3,
        phase="inspection",
        fresh={"garret": "012"},
        track=["garret"],
        today={"reward_percent": 33},
        companies={who: {"active": 0, "invested": 0} for who in range(3)},
    )
    funds = [t.active(who) for who in range(3)]
    assert sum(funds) == t.reward("garret") * 33 // 100
    assert all(type(n) is int for n in funds)


@clause("MM-SETUP-19")
def test_markers_are_unlimited() -> None:
    rooms = {room.id: "0" * len(room.spaces) for room in fresh_game(2).box.rooms if room.id != "garret"}
    t = table(
        phase="placement",
        markers=rooms,
        companies={0: {"workers": {"carpenter": 1}, "storage": {"lumber": 3}}},
        track=["garret"],
    )
    t.choose("garret.carpenter.1")
    t.choose("garret.carpenter.2")
    t.until("ChooseInvestment")
    assert t.w.owner.count(0) == len(t.w.owner) - 1


def test_games_of_the_first_rules_go_on_under_the_rulings_of_then() -> None:
    kind = squander.new("maccreedys-mansion", players=3, seed=1).kind
    older = kind.as_played(1, {})
    assert (older["forfeits"], older["liquidation"]) == ("nobody", "not-for-good")
    assert kind.as_played(2, {}) == {}
    with pytest.raises(squander.BadRecord, match="rules 1 and 2"):
        kind.as_played(3, {})
