"""MM-END: the round, both ends, the winner."""

from typing import Any

from squander.games.maccreedys_mansion import GAME
from tests.games.maccreedys_mansion.table import Table, fresh_game, table
from tests.helpers.clauses import clause

BROKE = {"active": 0, "invested": 0, "status": "closed"}
GONE = {"active": 0, "invested": 0, "status": "closed for good"}


def restored(players: int = 3, **more: Any) -> Table:
    """A full house, with seat 0's last markers in the garret of this round."""
    full = {room.id: "1" * len(room.spaces) for room in table().box.rooms if room.id != "garret"}
    given: dict[str, Any] = {"markers": full, "fresh": {"garret": "000"}, "track": ["garret"], **more}
    return table(players, phase="inspection", **given).until("over")


@clause("MM-END-01", "MM-END-03", "MM-END-05", "MM-END-06")
def test_a_restored_mansion_ends_the_game_after_the_last_money() -> None:
    t = restored()
    assert t.g.over
    assert GAME.ending(t.g) == "restored"
    assert "earns" in t.notes()
    assert "bids" not in t.notes()
    first = t.g.ranking()[0]
    assert (first.seat, first.score, first.note) == (0, 30_000 + t.reward("garret"), "")


@clause("MM-END-05")
def test_covered_rooms_are_not_needed() -> None:
    t = table(2, phase="inspection", fresh={"garret": "00."}, track=["garret"], covered=["hall"])
    assert not t.g.over
    rooms = [room for room in t.box.rooms if room.id not in ("hall", "crypt")]
    full = {room.id: "0" * len(room.spaces) for room in rooms}
    t = table(2, phase="inspection", markers=full, track=[], covered=["hall", "crypt"]).until("over")
    assert GAME.ending(t.g) == "restored"


@clause("MM-END-02", "MM-END-08", "MM-END-11", "MM-END-03")
def test_the_last_company_in_business_wins_whatever_its_money() -> None:
    t = table(3, phase="re-open", companies={0: BROKE, 1: GONE, 2: {"active": 5, "invested": 0}})
    assert GAME.ending(t.g) == "one standing"
    t.w.companies[0].debts = [0] * 9
    assert t.g.ranking()[0].seat == 2
    rich = {"active": 0, "invested": 90_000}
    t = table(2, phase="re-open", companies={0: rich, 1: {"active": 5, "invested": 0}})
    assert GAME.ending(t.g) == "one standing"
    assert [s.seat for s in t.g.ranking()] == [1, 0]


@clause("MM-END-02", "MM-END-11")
def test_with_none_standing_most_money_decides() -> None:
    t = table(2, phase="re-open", companies={0: BROKE, 1: {"active": 0, "invested": 300}})
    assert GAME.ending(t.g) == "all ruined"
    assert t.g.ranking()[0].seat == 1


@clause("MM-END-08")
def test_companies_that_may_re_open_are_still_in_business() -> None:
    t = table(2, phase="re-open", companies={0: {**BROKE, "active": 1}})
    assert not t.g.over


@clause("MM-END-04", "MM-END-13")
def test_ties_go_to_job_cards_and_then_are_shared() -> None:
    even = {"active": 10_000, "invested": 0}
    t = restored(3, companies={0: even, 1: {"active": 10_000 + 20_000, "invested": 0}, 2: {"active": 9}})
    gap = t.reward("garret")
    t = restored(2, companies={0: even, 1: {"active": 10_000 + gap, "invested": 0}})
    assert [(s.place, s.seat) for s in t.g.ranking()] == [(1, 0), (2, 1)]
    assert "job card" in t.g.ranking()[0].note
    assert "shared" not in t.g.ranking()[0].note
    t = restored(2, companies={0: even, 1: {"active": 10_000 + gap, "invested": 0, "jobs": ["hall"]}})
    assert [s.place for s in t.g.ranking()] == [1, 1]
    assert "shared" in t.g.ranking()[0].note


@clause("MM-END-09")
def test_money_is_funds_less_debts() -> None:
    t = table(2, phase="re-open", companies={0: {"active": 4_000, "invested": 20_000, "debts": {"stone": 3}}})
    assert {s.seat: s.score for s in t.g.ranking()}[0] == 22_500


@clause("MM-END-10")
def test_a_restored_mansion_is_not_won_by_a_company_closed_for_good() -> None:
    t = restored(3, companies={2: {"active": 99_000, "invested": 0, "status": "closed for good"}})
    assert [(s.seat, s.note) for s in t.g.ranking()] == [(0, ""), (1, ""), (2, "closed for good")]


@clause("MM-END-12")
def test_restored_goes_before_ruin() -> None:
    t = restored(2, companies={1: {"active": 0, "invested": 0}})
    assert GAME.ending(t.g) == "restored"
    t.expect(1, status="closed")


@clause("MM-END-07")
def test_without_inspection_the_end_waits() -> None:
    t = restored(3, inspector=3)
    assert t.w.round == 4
    assert GAME.ending(t.g) == "restored"


@clause("MM-END-14")
def test_the_round_limit_ends_the_game_without_bidding() -> None:
    t = table(3, phase="hiring", max_rounds=3, companies={1: {"active": 11_000}}).until("over")
    assert GAME.ending(t.g) == "round limit"
    assert t.w.round == 3
    assert t.g.ranking()[0].seat == 1
    assert fresh_game().w.rulings.max_rounds == 24


@clause("MM-END-15")
def test_the_phases_of_a_round_in_their_order() -> None:
    bankrupt = {"active": 0, "invested": 20_000, "debts": {"stone": 1}}
    ghost = {"active": 2_000, "invested": 0, "status": "closed"}
    t = table(3, companies={0: {"active": 0}, 1: bankrupt, 2: ghost}, fresh={"garret": "000"}, track=["garret"])
    t.take("lumber").choose("carpenter").hire("carpenter")
    seen: list[str] = []
    while t.w.round == 3:
        seen.append(t.asked)
        t.decline()
    order = ["HireOrPass", "PlaceWorker", "ChooseHaunt", "ChooseInvestment", "PayDebt", "Reopen", "BidOrPass"]
    assert [name for i, name in enumerate(seen) if name not in seen[:i]] == order
    log = t.notes()
    steps = ["hires", "places", "event", "haunt", "completes", "earns", "pays", "closes", "liquidates"]
    assert [log.index(step) for step in steps] == sorted(log.index(step) for step in steps)
