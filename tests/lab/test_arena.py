"""Bots against bots: repeatable, on the same deals, and done when there is nothing left to find out."""

from typing import Any

import pytest

import squander
from squander.lab import board
from squander.lab.arena import Finding, Result, Stop, play
from squander.lab.contest import Contest, outcomes
from squander.play.records import read, verify


def contest(**changes: Any) -> Contest:
    return Contest("last-will", 2, 8, "7", ("greedy", "random"), {})._replace(**changes)


def told(result: Result) -> dict[str, Any]:
    """All but times."""
    found: dict[str, Any] = dict(board.data(result, 0.0))
    found["bots"] = [{key: value for key, value in row.items() if not key.startswith("ms_")} for row in found["bots"]]
    return found


def test_the_same_seed_gives_the_same_result_for_any_number_of_processes() -> None:
    alone = told(play(contest(), 1))
    assert told(play(contest(), 2)) == alone
    assert told(play(contest(seed="8"), 1)) != alone


def test_a_stopped_arena_is_the_same_for_any_number_of_processes() -> None:
    stop = Stop(least=4)
    one, two = (play(contest(games=200), processes, stop) for processes in (1, 2))
    assert one.stopped
    assert one.scores.games < 60
    assert told(one) == told(two)


def test_a_deal_is_the_same_in_every_seating() -> None:
    found = [outcome.record for outcome in outcomes(contest(games=4, recording=True), 1)]
    records = [read(text) for text in found]
    assert [record.setup.seed for record in records] == ["7/0", "7/0", "7/1", "7/1"]
    assert records[0].start == records[1].start != records[2].start
    assert [record.about["seats"] for record in records[:2]] == [["greedy", "random"], ["random", "greedy"]]
    assert all(verify(record) is None for record in records)


def test_equals_play_the_same_game_in_each_others_seats() -> None:
    result = play(contest(bots=("greedy-0", "greedy"), options={"box": "5d4c33756723"}), 1)
    if result.scores.rate("greedy").value == 0.5:  # as long as the one is the other
        assert result.scores.by_deal("greedy") == {0.5: 4}
    assert result.scores.games == 8


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert play(contest(players=3, games=1, bots=("greedy", "random", "random")), 1).scores.games == 3


def test_it_stops_when_the_test_has_decided_and_not_before() -> None:
    result = play(contest(games=40), 1, Stop(least=20))
    assert (result.finding, result.scores.games, result.stopped) == (Finding("greedy", 0.5, "more"), 20, True)
    weak = play(contest(games=40, bots=("random", "greedy")), 1, Stop(least=4))
    assert weak.finding.found == "less"
    assert 4 <= weak.scores.games < 40


def test_it_can_be_kept_from_stopping() -> None:
    result = play(contest(games=20), 1, Stop(least=4), may_stop=False)
    assert result.scores.games == 20
    assert not result.stopped
    assert result.finding.found == "more"


def test_another_share_can_be_asked_for() -> None:
    assert play(contest(games=8), 1, Stop(share=0.99)).finding == Finding("greedy", 0.99, "undecided")


def test_intervals_hold_for_the_way_it_was_played() -> None:
    """Where it could stop at any time, they are wider."""
    looked_at, fixed = (play(contest(games=12), 1, Stop(least=12), may).rate("greedy") for may in (True, False))
    assert looked_at.value == fixed.value
    assert looked_at.low < fixed.low


def test_one_against_three_has_its_fair_share_shown() -> None:
    result = play(contest(players=4, games=4, bots=("greedy", "random", "random", "random")), 1)
    greedy, chance = told(result)["bots"]
    assert (greedy["bot"], greedy["games"], greedy["fair"]) == ("greedy", 4, 0.25)
    assert (chance["bot"], chance["games"], chance["fair"]) == ("random", 4, 0.75)
    assert greedy["win_rate"] + chance["win_rate"] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"games": 0}, "0 games cannot be played; ask for 1 or more."),
        ({"players": 9}, "Last Will takes 2 to 5 players, not 9."),
        ({"bots": ("clever", "random")}, "There is no bot 'clever' for last-will; choose one of random, "),
        (
            {"bots": ("random", "random")},
            "An arena is for different bots; name two or more, as in --bots ",
        ),
        ({"bots": ()}, "An arena is for different bots;"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"options": {"will": 75}}, "will cannot be 75"),
        ({"options": {"box": "0123456789ab"}}, "There is no box '0123456789ab' here"),
    ],
)
def test_bad_input_is_one_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(squander.BadSetup) as caught:
        play(contest(**changes))
    assert sentence in str(caught.value)


@pytest.mark.parametrize("share", [0.0, 1.0, -0.2, 60.0])
def test_a_share_that_cannot_be_is_one_sentence(share: float) -> None:
    with pytest.raises(squander.BadSetup, match=r"^A share of \S+ cannot be tested; it lies between 0 and 1"):
        play(contest(), 1, Stop(share))
