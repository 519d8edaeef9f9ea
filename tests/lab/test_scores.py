"""What an arena adds up."""

import pytest

from squander.lab.contest import Outcome
from squander.lab.scores import Deal, Scores
from squander.lab.stats import clustered, design_effect, wilson
from squander.lab.thinking import Thinking


def outcome(deal: int, seats: str, places: list[int]) -> Outcome:
    return Outcome(deal, tuple(seats), tuple(places), {bot: Thinking() for bot in seats}, [], "")


def test_a_bot_in_several_seats_wins_by_any_of_them() -> None:
    scores = Scores("abbb")
    scores.add(outcome(0, "abbb", [2, 1, 3, 4]))
    scores.add(outcome(0, "babb", [4, 1, 2, 3]))
    assert scores.bots == ["a", "b"]
    assert [scores.rate(bot).value for bot in "ab"] == [0.5, 0.5]
    assert [scores.fair(bot) for bot in "ab"] == [0.25, 0.75]
    assert [scores.played(bot) for bot in "ab"] == [2, 2]
    assert scores.mean_place("a") == 1.5
    assert scores.mean_place("b") == 17 / 6


def test_a_shared_win_is_divided() -> None:
    deal = Deal()
    deal.add(("a", "b", "b", "c"), [1, 1, 1, 4])
    assert deal.wins == {"a": pytest.approx(1 / 3), "b": pytest.approx(2 / 3), "c": 0.0}
    assert deal.ahead[("a", "b")] == deal.ahead[("b", "a")] == 1.0
    assert deal.ahead[("b", "c")] == 2.0
    assert deal.ahead[("c", "b")] == 0.0
    assert ("b", "b") not in deal.ahead


def test_who_sat_out_has_no_share_of_a_game() -> None:
    scores = Scores("abc")
    for seats in ("ab", "bc", "ac"):
        scores.add(outcome(0, seats, [1, 2]))
    assert [scores.played(bot) for bot in "abc"] == [2, 2, 2]
    assert [scores.fair(bot) for bot in "abc"] == [0.5, 0.5, 0.5]
    assert [scores.rate(bot).value for bot in "abc"] == [1.0, 0.5, 0.0]


def test_results_come_deal_by_deal() -> None:
    scores = Scores("ab")
    for deal, places in enumerate(([1, 2], [1, 2], [2, 1])):
        scores.add(outcome(deal, "ab", places))
        scores.add(outcome(deal, "ba", places))
    assert scores.by_deal("a") == {0.5: 3}
    assert scores.games == 6


# --- intervals


def test_games_that_go_alike_count_less() -> None:
    alike = [(2.0, 2)] * 30 + [(0.0, 2)] * 20
    assert design_effect(alike) == pytest.approx(2.0, rel=0.03)
    found, alone = clustered(alike), wilson(60, 100)
    assert found.value == alone.value == 0.6
    assert found.low < alone.low < alone.high < found.high
    assert (found.low, found.high) == pytest.approx(wilson(30, 50)[1:3], abs=0.003)


def test_games_that_even_each_other_out_prove_no_more_than_others() -> None:
    assert clustered([(1.0, 2)] * 50) == wilson(50, 100)


@pytest.mark.parametrize("groups", [[(2.0, 2)] * 9, [(0.0, 2)] * 9, [(1.0, 2)], []])
def test_where_nothing_varies_games_are_counted_as_they_are(groups: list[tuple[float, int]]) -> None:
    assert clustered(groups) == wilson(sum(hits for hits, _ in groups), 2 * len(groups))


# --- time


def test_times_add_up_in_any_order() -> None:
    one, other = Thinking(), Thinking()
    for i in range(1, 100):
        one.add(i / 1000)
    other.add(10.0)
    one += other
    assert one.choices == 100
    assert one.mean == pytest.approx(0.1495)
    assert one.quantile(0.95) == pytest.approx(0.095, rel=0.02)
    assert one.quantile(1.0) == pytest.approx(10.0, rel=0.02)


def test_without_a_choice_no_time_was_spent() -> None:
    assert (Thinking().mean, Thinking().quantile(0.95)) == (0.0, 0.0)
