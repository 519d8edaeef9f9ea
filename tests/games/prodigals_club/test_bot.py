"""The greedy bot plays every combination and gives a beginner a real game."""

import squander
from squander.bots import make
from squander.kernel.game import Game
from squander.play.sight import Sight
from tests.games.prodigals_club.table import LETTERS


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
