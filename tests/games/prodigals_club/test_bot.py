"""The greedy bot plays every combination and gives a beginner a real game."""

import squander
from squander.bots import make
from squander.kernel.game import Game
from squander.play.sight import Sight
from tests.games.prodigals_club.table import LETTERS, Place, table


def play(letters: str, bots: list[str], seed: int) -> Game:
    names = [LETTERS[letter] for letter in letters]
    g = squander.new("prodigals-club", players=len(bots), seed=seed, competitions=names)
    seats = [make(name, "prodigals-club", seed * 10 + i) for i, name in enumerate(bots)]
    while not g.over:
        g.choose(seats[g.question.who].choose(Sight(g)))
    return g


def test_greedy_beats_random_in_every_combination() -> None:
    for letters in ("PE", "PS", "ES"):
        for seed in (1, 2):
            bots = ["greedy", "random"] if seed == 1 else ["random", "greedy"]
            assert bots[play(letters, bots, seed).ranking()[0].seat] == "greedy"


def test_it_plays_three_competitions_and_repeats_itself() -> None:
    games = [play("PES", ["greedy", "random", "random"], 4) for _ in range(2)]
    assert games[0].digest() == games[1].digest()
    assert games[0].ranking()[0].seat == 0


def test_it_steps_aside_first_where_that_opens_the_way_down() -> None:
    """Both ladies stand on a gentleman at the bottom: nobody goes down before somebody has stepped aside."""
    markers: list[Place] = [(-2, "left"), (-2, "right"), (-4, "left"), (-4, "right")]
    t = table("ES", 4, phase="errands", markers=markers, options={"pack": None}).send("S-stairs")
    assert not any(word.endswith(".down") for word in t.words())
    bot = make("greedy", "prodigals-club", 1)
    while t.asked.startswith("society."):
        t.g.choose(bot.choose(Sight(t.g)))
    assert t.score("S") == -14
