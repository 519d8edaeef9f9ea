"""What every bot promises, and what the greedy one is good for."""

import pytest

import squander
from squander.bots import Bot, make, names, stand_in
from squander.kernel.game import Game
from squander.play.sight import Sight
from tests.games.last_will.table import table


def play(g: Game, bots: list[Bot]) -> Game:
    while not g.over:
        g.choose(bots[g.question.who].choose(Sight(g)))
    return g


def seated(names: list[str], seed: int) -> list[Bot]:
    return [make(name, "last-will", seed * 10 + i) for i, name in enumerate(names)]


def test_every_game_has_a_random_bot_and_last_will_a_greedy_one() -> None:
    first = names("last-will")[:6]  # and then the rivals
    assert first == ["random", "greedy-0", "greedy", "planner", "plain-planner", "mirror-planner"]
    assert names("template") == ["random"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_play_whole_games_with_any_number_of_seats(players: int) -> None:
    mixed = ["greedy", "random", "greedy", "greedy", "random"][:players]
    g = play(squander.new("last-will", players, seed=players, plan_order=True), seated(mixed, 3))
    assert len(g.ranking()) == players


def test_the_same_seeds_make_the_same_choices() -> None:
    def digest() -> str:
        return play(squander.new("last-will", 3, seed=5), seated(["greedy", "random", "greedy"], 8)).digest()

    assert digest() == digest()


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(30):
        g = play(squander.new("last-will", 2, seed=seed), seated(["greedy", "random"], seed))
        wins += g.ranking()[0].seat == 0
    assert wins >= 24


@pytest.mark.parametrize("hand", [[], ["dinner"], ["dinner", "soiree", "chef", "damp manor", "farm_mixed"]])
@pytest.mark.parametrize("cash", [70, 3])
def test_greedy_never_declines_an_unknown_card(hand: list[str], cash: int) -> None:
    """Nobody has to use it, so a card never harms."""
    g = table(3, phase="errands", hand=hand, cash=cash).choose("unknown_1").g
    answer = make("greedy", "last-will", 1).choose(Sight(g))
    assert g.question.name == "will.DrawUnknown"
    assert g.kind.words.word(g, g.question.frame, answer) in ("events", "helpers", "properties", "companions")


def test_an_unknown_bot_is_one_sentence() -> None:
    with pytest.raises(squander.BadSetup, match=r"^There is no bot 'clever' for last-will; choose one of random, "):
        make("clever", "last-will", 1)


def test_an_unknown_game_is_one_sentence() -> None:
    with pytest.raises(squander.BadSetup, match="There is no game 'chess'"):
        names("chess")


def test_the_next_weaker_bot_stands_in_and_nobody_for_the_weakest() -> None:
    assert stand_in("greedy", "maccreedys-mansion") == "bold"
    assert stand_in("greedy-0", "last-will") == "random"
    assert stand_in("random", "last-will") is None


def test_the_best_bot_stands_in_for_one_that_is_gone() -> None:
    assert stand_in("long forgotten", "last-will") == "greedy"


def test_a_yardstick_stands_in_for_nobody() -> None:
    assert stand_in("greedy", "last-will") == "random"
