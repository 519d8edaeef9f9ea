"""Bots against the Solicitor: what they expect of him, and that they play to the end."""

import pytest

import squander
from squander import bots
from squander.games import package_of
from squander.games.last_will.bots.alone import chance_against, his_value, rounds_left
from squander.games.last_will.bots.expert import Spendthrift
from squander.games.last_will.solicitor import TRACKS, Solicitor
from tests.games.last_will.dice import him, to_turn


def expert() -> Spendthrift:
    found = package_of("last-will").expert()
    assert isinstance(found, Spendthrift)
    return found


def test_chances_are_those_of_one_seat_and_sink_with_his_fortune() -> None:
    t = to_turn()
    [before] = expert().chances(t.g)
    him(t).fortune -= 40
    [after] = expert().chances(t.g)
    assert 0 < after < before < 1


@pytest.mark.parametrize(("yours", "his", "chance"), [(-3, 4, 1.0), (4, -3, 0.0)])
def test_at_the_end_somebody_has_it_all(yours: int, his: int, chance: float) -> None:
    t = to_turn()
    t.g.agenda = []
    t.g.asked = None
    t.seat(0).cash, him(t).fortune = yours, his
    assert expert().chances(t.g) == [chance]


def test_his_rounds_are_counted_along_the_track() -> None:
    one = Solicitor(0, 70)
    sums = one.track.sums
    one.fortune = sums[1] + sums[2]
    assert rounds_left(one, 1, to_come=False) == 2
    one.fortune += sums[0]
    assert rounds_left(one, 1, to_come=True) == 2
    assert rounds_left(one, 7, to_come=True) > 0


def test_a_harder_one_is_expected_to_be_further() -> None:
    t = to_turn()
    values = [his_value(t.g, Solicitor(i, 70), 3.0) for i in range(len(TRACKS))]
    assert values == sorted(values)
    assert chance_against(0.0, values[0], 0.1) > chance_against(0.0, values[-1], 0.1)
    assert chance_against(-9999.0, 0.0, 1.0) == 0


@pytest.mark.parametrize("bot", ["random", "greedy-0", "at-a-glance", "farmer", "planner:1"])
def test_every_bot_plays_alone_to_the_end(bot: str) -> None:
    g = squander.new("last-will", players=1, seed="bots", solo="solicitor", difficulty="chancery")
    one = bots.make(bot, "last-will", 1)
    while not g.over and g.view()["round"] < 3:
        g.choose(bots.answer(one, g))
    assert g.plies > 10
