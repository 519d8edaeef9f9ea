"""A bot answers from what its seat may know: in worlds that differ in nothing else it answers the same."""

import gc
from types import FunctionType, ModuleType

import squander
from squander.bots import make
from squander.kernel.game import Game
from squander.kernel.pieces import NoPart
from squander.play.sight import Sight
from squander.server.bots.pool import job_for
from tests.conformance.cells import every_game


def twin_of(g: Game, seed: int) -> Game:
    """The same table with everything dealt anew that the asked seat cannot know."""
    return g.determinized(g.question.who, seed)


def test_bots_answer_the_same_in_worlds_they_cannot_tell_apart() -> None:
    g = squander.new("last-will", 3, seed=12)
    asked = 0
    while not g.over:
        bot = ("greedy", "nephew", "landlord")[g.plies // 3 % 3]
        option = make(bot, "last-will", 77).choose(Sight(g))
        if len(g.options) > 1 and g.plies % 3 == 0:
            asked += 1
            for seed in (1, 2):
                twin = twin_of(g, seed)
                assert make(bot, "last-will", 77).choose(Sight(twin)) == option
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


def reachable(thing: object) -> dict[int, object]:
    """Everything that an object leads to by any attribute, item or closure; programs are not gone into."""
    found: dict[int, object] = {}
    open_ends = [thing]
    while open_ends:
        one = open_ends.pop()
        if id(one) not in found and not isinstance(one, ModuleType | type | FunctionType):
            found[id(one)] = one
            open_ends += gc.get_referents(one)
            open_ends += getattr(one, "__closure__", None) or ()
    return found


@every_game
def test_a_sight_leads_nowhere_near_the_real_position(game: str) -> None:
    g = squander.new(game, 2, seed="hidden away")
    g.noting = True
    while not g.over and g.plies < 30:
        sight = Sight(g)
        sight.view()
        held = reachable(sight)
        real = [g, g.rng, g.setup, g.history, g.agenda, *[part for part in g.parts if not isinstance(part, NoPart)]]
        assert not [thing for thing in real if thing is not None and held.get(id(thing)) is thing]
        assert not [thing for thing in held.values() if isinstance(thing, str) and "hidden away" in thing]
        g.choose(sight.options[0])


@every_game
def test_a_servers_bots_are_handed_a_guess(game: str) -> None:
    """What goes to the process where bots think is the same in all worlds that the seat can't tell apart."""
    g = squander.new(game, 2, seed=4)
    while not g.over and g.plies < 10:
        twin = g.determinized(g.question.who, 6)
        assert job_for(g, "greedy", 1) == job_for(twin, "greedy", 1)
        assert job_for(g, "greedy", 1).position["rng"] != g.rng.words()
        g.choose(g.options[-1])
