"""A bot answers from what its seat may know: in worlds that differ in nothing else it answers the same."""

import squander
from squander.bots import make
from squander.kernel.game import Game
from squander.play.sight import Sight


def twin_of(g: Game, seed: int) -> Game:
    """The same table with everything dealt anew that the asked seat cannot know."""
    return g.determinized(g.question.who, seed)


def test_greedy_answers_the_same_in_worlds_it_cannot_tell_apart() -> None:
    g = squander.new("last-will", 3, seed=12)
    asked = 0
    while not g.over:
        option = make("greedy", "last-will", 77).choose(Sight(g))
        if len(g.options) > 1 and g.plies % 3 == 0:
            asked += 1
            for seed in (1, 2):
                twin = twin_of(g, seed)
                assert make("greedy", "last-will", 77).choose(Sight(twin)) == option
        g.choose(option)
    assert asked > 40


def test_a_guess_does_not_depend_on_what_is_hidden() -> None:
    """Otherwise a bot could undo the shuffle of a seed it knows, and read the real deal."""
    g = squander.new("last-will", 4, seed=3)
    bots = [make("random", "last-will", seat) for seat in range(4)]
    while not g.over:
        if g.plies % 25 == 0:
            seat = g.question.who
            guess = g.determinized(seat, 9).digest()
            assert twin_of(g, 4).determinized(seat, 9).digest() == guess
        g.choose(bots[g.question.who].choose(Sight(g)))
