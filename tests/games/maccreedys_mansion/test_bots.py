"""The Mansion's bots: they finish games, keep out of ruin as they say, and beat those that do nothing."""

import pytest

import squander
from squander.bots import make, offered
from squander.games import package_of
from squander.games.maccreedys_mansion.check import faults
from squander.games.maccreedys_mansion.state import mansion
from squander.kernel.game import Game
from squander.play.sight import Sight
from tests.games.maccreedys_mansion.table import table

GAME = "maccreedys-mansion"


def played(seated: list[str], seed: int) -> Game:
    g = squander.new(GAME, players=len(seated), seed=seed)
    bots = [make(name, GAME, seed * 10 + i) for i, name in enumerate(seated)]
    while not g.over:
        g.choose(bots[g.question.who].choose(Sight(g)))
    assert not faults(g)
    return g


def test_the_bots_there_are() -> None:
    assert offered(GAME) == ["random", "careful", "bold", "greedy", "planner"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_bot_plays_with_every_number_of_seats(players: int) -> None:
    seats = ["greedy", "bold", "hanger-on", "passive", "careful"][:players]
    assert played(seats, players).over


def test_greedy_companies_restore_the_mansion_with_a_profit() -> None:
    g = played(["greedy"] * 3, 1)
    assert package_of(GAME).ending(g) == "restored"
    assert g.ranking()[0].score > 60_000


def test_greedy_beats_random_and_the_rentier() -> None:
    for other in ("random", "passive"):
        assert sum(played(["greedy", other], seed).ranking()[0].seat == 0 for seed in range(8)) >= 7


def test_the_rentier_only_collects() -> None:
    g = squander.new(GAME, players=2, seed=3)
    bots = [make("passive", GAME, 1), make("passive", GAME, 2)]
    while mansion(g).round < 4:
        g.choose(bots[g.question.who].choose(Sight(g)))
    assert [c.active for c in mansion(g).companies] == [c.active for c in mansion(g).companies[:1]] * 2
    assert all(sum(c.workers) == 0 and c.invested > 0 for c in mansion(g).companies)


def test_the_plan_hires_the_scarce_first_and_takes_all_units_since_only_used_ones_are_paid() -> None:
    t = table(3, track=["nursery"])
    bot = make("greedy", GAME, 1)
    hired = []
    while t.who == 0 or t.asked != "HireOrPass":
        hired.append(t.word(bot.choose(Sight(t.g))))
        t.choose(hired[-1])
        while t.asked == "HireOrPass" and t.who != 0:
            t.choose("pass")
        if t.asked not in ("HireOrPass", "TakeUnits"):
            break
    assert hired == ["gasman", "carpenter", "carpenter", "lumber", "28", "pipes", "17", "rest"]
