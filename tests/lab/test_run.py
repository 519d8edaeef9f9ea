"""Runs of many games: repeatable on any number of processes, and honest about bad input."""

from typing import Any

import pytest

import squander
from squander.lab import report
from squander.lab.run import Run, Tally, play, seating


def a_run(**changes: Any) -> Run:
    return Run("last-will", 2, 12, "7", ("greedy", "random"), {}, True)._replace(**changes)


def counts(tally: Tally) -> dict[str, Any]:
    return vars(tally)


def test_the_same_seed_gives_the_same_result_for_any_number_of_processes() -> None:
    alone = play(a_run(), 1)
    assert alone.games == 12
    assert counts(play(a_run(), 2)) == counts(alone)


def test_another_seed_gives_another_result() -> None:
    assert counts(play(a_run(seed="8"))) != counts(play(a_run()))


def test_a_longer_run_begins_with_the_same_games() -> None:
    few, more = play(a_run(games=3)), play(a_run(games=4))
    assert all(more.scores[score] >= times for score, times in few.scores.items())


def test_progress_adds_up() -> None:
    done: list[int] = []
    play(a_run(games=5, bots=("random",)), 1, done.append)
    assert sum(done) == 5


def test_bots_change_seats_from_game_to_game() -> None:
    run = a_run(players=3, bots=("greedy", "random"))
    assert [seating(run, number) for number in range(3)] == [
        ["greedy", "random", "greedy"],
        ["random", "greedy", "greedy"],
        ["greedy", "greedy", "random"],
    ]


def test_any_game_can_be_simulated_without_targets() -> None:
    tally = play(Run("template", 3, 4, "1", ("random",), {}))
    assert tally.games == 4
    assert sum(tally.seats.values()) == 4


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"games": 0}, "0 games cannot be played; ask for 1 or more."),
        ({"players": 9}, "Last Will takes 2 to 5 players, not 9."),
        ({"bots": ("clever",)}, "There is no bot 'clever' for last-will; choose one of random, "),
        ({"bots": ("random",) * 3}, "There are 3 bots for 2 seats; name as many as seats, or fewer."),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"options": {"will": 75}}, "will cannot be 75"),
        ({"game": "template", "bots": ("random",)}, "There are no balance targets for template; leave out --balance."),
    ],
)
def test_bad_input_is_one_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(squander.BadSetup) as caught:
        play(a_run(**changes))
    assert sentence in str(caught.value)


def test_the_summary_names_everything_that_was_asked_for() -> None:
    run = a_run(games=4)
    text = report.text(run, play(run), 2.0)
    for part in (
        "4 games, seed 7",
        "rounds",
        "winner's score",
        "ends: bankruptcy",
        "seat 2",
        "wins: greedy",
        "a second",
    ):
        assert part in text
    assert "balance targets" in text
