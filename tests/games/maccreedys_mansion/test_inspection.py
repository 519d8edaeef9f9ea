"""MM-INSPECT: who gets the card."""

from typing import Any

from tests.games.maccreedys_mansion.table import Table, table
from tests.helpers.clauses import clause


def inspected(players: int = 3, **more: Any) -> Table:
    return table(players, phase="inspection", **more)


@clause("MM-INSPECT-01", "MM-EARN-02")
def test_the_company_that_completed_a_job_gets_card_and_reward() -> None:
    t = inspected(markers={"garret": "0.."}, fresh={"garret": ".00"}, track=["garret"])
    t.expect(0, jobs=["garret"], active=10_000 + t.reward("garret"))
    assert t.room("garret") == "000"


@clause("MM-INSPECT-01")
def test_a_company_keeps_the_cards_it_has_when_it_gets_more() -> None:
    rooms = {"garret": "000", "hall": "00000"}
    t = inspected(
        markers={"wine-cellar": "0000"}, fresh=rooms, track=["garret", "hall"], companies={0: {"jobs": ["wine-cellar"]}}
    )
    t.expect(0, jobs=["wine-cellar", "garret", "hall"])


@clause("MM-INSPECT-01")
def test_an_incomplete_or_unopened_job_is_given_to_nobody() -> None:
    t = inspected(
        fresh={"garret": "00.", "hall": "00000"}, track=["garret"], deck=["library", "crypt", "laundry", "kitchen"]
    )
    t.expect(0, jobs=[], active=10_000)
    assert "garret" in t.track()


@clause("MM-INSPECT-02", "MM-INSPECT-05", "MM-EARN-03")
def test_the_largest_contribution_gets_the_card_and_the_reward_is_split() -> None:
    t = inspected(fresh={"hall": "00011"}, track=["hall"])
    t.expect(0, jobs=["hall"], active=10_000 + t.reward("hall") // 2)
    t.expect(1, jobs=[], active=10_000 + t.reward("hall") // 2)
    t = inspected(markers={"hall": "111.."}, fresh={"hall": "...01"}, track=["hall"])
    t.expect(1, jobs=["hall"])  # older markers count


@clause("MM-INSPECT-03", "MM-INSPECT-07", "MM-EARN-05")
def test_a_tie_leaves_the_card_to_nobody_but_the_job_is_done_and_paid() -> None:
    t = inspected(fresh={"wine-cellar": "0011"}, track=["wine-cellar"])
    assert t.aside() == ["wine-cellar"]
    for who in (0, 1):
        t.expect(who, jobs=[], active=10_000 + t.reward("wine-cellar") // 2)
    assert "wine-cellar" not in t.track() + t.deck()


@clause("MM-INSPECT-04")
def test_only_who_worked_in_the_completing_round_shares() -> None:
    t = inspected(markers={"hall": "1111."}, fresh={"hall": "....0"}, track=["hall"])
    t.expect(0, jobs=["hall"], active=10_000 + t.reward("hall"))
    t.expect(1, jobs=[], active=10_000)
    t = inspected(markers={"hall": "1111."}, fresh={"hall": "....0"}, track=["hall"], share="all-markers")
    t.expect(1, jobs=["hall"], active=10_000 + t.reward("hall") // 2)


@clause("MM-INSPECT-06")
def test_a_tie_of_two_among_three_helps_no_smaller_one() -> None:
    t = inspected(fresh={"hall": "00112"}, track=["hall"])
    assert t.aside() == ["hall"]
    for who in range(3):
        t.expect(who, jobs=[])


@clause("MM-INSPECT-08")
def test_the_track_is_filled_up_while_the_deck_lasts() -> None:
    t = inspected(fresh={"garret": "000"}, track=["garret", "hall"], deck=["crypt", "library", "nursery", "kitchen"])
    assert t.track() == ["hall", "crypt", "library", "nursery", "kitchen"]
    full = {room.id: "1" * len(room.spaces) for room in t.box.rooms if room.id not in ("hall", "crypt")}
    t = inspected(markers=full, track=["hall"], deck=["crypt"])
    assert t.track() == ["hall", "crypt"]


@clause("MM-INSPECT-09")
def test_cards_of_complete_rooms_never_open_and_never_loop() -> None:
    full = {room.id: "1" * len(room.spaces) for room in table().box.rooms if room.id != "hall"}
    t = inspected(markers=full, track=["hall"])
    assert t.track() == ["hall"]
    assert len(t.deck()) == 15


@clause("MM-INSPECT-10")
def test_without_inspection_the_track_is_not_refilled() -> None:
    t = inspected(track=["hall"], inspector=3)
    assert t.track() == ["hall"]
