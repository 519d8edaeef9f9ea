"""What is kept for a seat may wait; what others might take may not."""

import pytest

import squander
from squander.bots.search.budget import Settings
from squander.bots.search.gestures import Ending
from squander.bots.search.patience import with_patience
from squander.games.expert import Expert
from squander.kernel.game import Game


class Reserved(Expert):
    """An expert of nothing but this: the first answer is kept for the seat."""

    def __init__(self, times: int) -> None:
        self.times = times

    def again(self, g: Game) -> int:
        return self.times

    def is_kept(self, g: Game, option: int) -> bool:
        return option == g.options[0]


def worths_after(times: int, worths: list[float]) -> list[float]:
    g = squander.new("prodigals-club", players=4, seed=1)
    assert len(g.options) >= len(worths)
    found = [Ending([g.options[i]], g, worth, False) for i, worth in enumerate(worths)]
    patient = with_patience(Reserved(times), g, found, Settings())
    assert [one.path for one in patient] == [one.path for one in found]
    return [one.worth for one in patient]


def test_an_answer_that_is_kept_waits_for_one_that_is_nearly_as_good() -> None:
    kept, open_to_all, poor = worths_after(1, [0.30, 0.29, 0.20])
    assert open_to_all > kept > poor


def test_what_others_may_take_comes_first_by_how_good_it_is() -> None:
    kept, best, second = worths_after(1, [0.20, 0.30, 0.28])
    assert best > second > kept


def test_the_last_time_nothing_waits() -> None:
    assert worths_after(0, [0.30, 0.29, 0.20]) == [0.30, 0.29, 0.20]


@pytest.mark.parametrize("times", [1, 2, 4])
def test_the_best_is_worth_what_it_was(times: int) -> None:
    after = worths_after(times, [0.22, 0.31, 0.28])
    assert max(after) == pytest.approx(0.31)
