"""A campaign of seven wills against the Solicitor (LW-SOLO-22 to 25)."""

import pytest

import squander
from squander.games.last_will.seven_wills import SUMS, Outcome, is_won, outcome_of, read_outcomes, start_of
from tests.games.last_will.dice import alone, him
from tests.games.last_will.table import fresh
from tests.helpers.clauses import clause


@clause("LW-SOLO-22")
@pytest.mark.parametrize("number", range(7))
def test_the_wills_come_in_their_order(number: int) -> None:
    t = alone(campaign=["won -2 0"] * number)
    assert (t.seat(0).cash, him(t).fortune) == (SUMS[number], SUMS[number])


@clause("LW-SOLO-23")
@pytest.mark.parametrize(
    ("last", "yours", "his"),
    [
        ("lost 8 -2", 98, 90),
        ("lost 30 4", 100, 90),
        ("lost -1 -2", 90, 90),
        ("won -3 12", 90, 100),
        ("won -3 7", 90, 97),
        ("won -3 -2", 90, 90),
    ],
)
def test_the_loser_carries_what_was_left(last: str, yours: int, his: int) -> None:
    t = alone(campaign=["won -1 5", last])
    assert (t.seat(0).cash, him(t).fortune, him(t).began) == (yours, his, his)


@clause("LW-SOLO-23")
def test_a_finished_game_says_how_it_ended() -> None:
    t = alone(campaign=[]).until("over")
    outcome = outcome_of(t.g)
    assert not outcome.won
    assert outcome.word() == f"lost {t.g.ranking()[0].score} {him(t).fortune}"
    assert alone(campaign=[outcome.word()]).seat(0).cash == 90


@clause("LW-SOLO-24")
@pytest.mark.parametrize(("won", "whole"), [(3, False), (4, True), (7, True)])
def test_four_of_seven_wills_win_the_campaign(won: int, whole: bool) -> None:
    assert is_won([Outcome(number < won, 0, 0) for number in range(7)]) is whole


@clause("LW-SOLO-25")
def test_no_other_will_is_chosen() -> None:
    with pytest.raises(squander.BadSetup, match="goes through the wills in their order"):
        fresh(1, solo="solicitor", campaign=[], will=90)


@clause("LW-SOLO-25")
@pytest.mark.parametrize("words", [["won -2 0"] * 7, "won", 3])
def test_a_campaign_has_at_most_six_wills_behind_it(words: object) -> None:
    with pytest.raises(squander.BadSetup, match="up to 6 wills ended"):
        fresh(1, solo="solicitor", campaign=words)


@clause("LW-SOLO-25")
@pytest.mark.parametrize("word", ["", "won", "drawn 1 2", "won 1 x", "lost 1 2 3", "won 1 99999", "won ٣ 1"])
def test_what_is_said_of_a_will_can_be_read(word: str) -> None:
    with pytest.raises(squander.BadSetup, match="campaign cannot have"):
        fresh(1, solo="solicitor", campaign=[word])


@clause("LW-SOLO-22")
def test_a_campaign_that_begins_has_nothing_behind_it() -> None:
    start = start_of(read_outcomes([]))
    assert (start.yours, start.his) == (70, 70)
