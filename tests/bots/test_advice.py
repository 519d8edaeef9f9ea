"""Advice: for who is asked, from what that seat knows, the same on every machine, with a reason for each answer."""

import random

import pytest

import squander
from squander.bots import answer, make
from squander.bots.advice import is_ahead
from squander.bots.search.arms import Arm
from squander.games import games, package_of
from squander.games.expert import Contrast
from squander.games.reasons import (
    OTHERS,
    Reason,
    Reasons,
    read_reasons,
    told,
    told_of_better,
    told_of_surely_better,
    told_of_worse,
)
from squander.kernel.errors import BadPack, BadSetup, GameIsOver, NoSuchSeat

FEW = 24
SAMPLE = 16
ADVISED = [game for game in games() if package_of(game).expert() is not None]


def middle(game: str, plies: int, players: int = 2) -> squander.Game:
    g = squander.new(game, players=players, seed=4)
    bot = make("greedy", game, 1)
    while g.plies < plies or len(g.options) < 3:
        g.choose(answer(bot, g))
    return g


@pytest.mark.parametrize("game", ADVISED)
def test_the_best_answers_come_with_chances_and_reasons(game: str) -> None:
    g = middle(game, 12)
    before = g.digest()
    found = squander.advice(g, g.question.who, best=3, playouts=FEW)
    assert g.digest() == before
    assert len(found) == 3
    assert len({one.label for one in found}) == len(found)
    for one in found:
        assert one.option == one.answers[0]
        assert (one.option in g.options, one.label) == (True, g.question.label(one.option))
        assert 0.0 <= one.chance <= 1.0
        assert one.why
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)


def test_it_knows_no_more_than_the_seat_and_says_the_same_again() -> None:
    g = middle("last-will", 30, players=3)
    who = g.question.who
    found = squander.advice(g, who, playouts=FEW, seed=5)
    assert squander.advice(g, who, playouts=FEW, seed=5) == found
    assert squander.advice(g.determinized(who, 77), who, playouts=FEW, seed=5) == found


def test_a_single_answer_is_no_question_of_chance() -> None:
    g = squander.new("last-will", players=2, seed=4)
    bot = make("greedy", "last-will", 1)
    while len(g.options) > 1:
        g.choose(answer(bot, g))
    only = squander.advice(g, g.question.who, playouts=FEW)
    assert [(one.option, one.spread, one.why) for one in only] == [(g.options[0], None, "much the same")]


@pytest.mark.parametrize("game", ADVISED)
def test_there_is_always_something_to_compare(game: str) -> None:
    """Also where all that the planner thinks of begins alike."""
    g, dice = squander.new(game, players=2, seed=3), random.Random(1)
    while g.plies < 60:
        q = g.question
        labels = {q.label(option) for option in q.options}
        if len(labels) > 1:
            found = squander.advice(g, q.who, best=2, playouts=2)
            assert len({one.label for one in found}) == 2, q.name
        g.choose(dice.choice(q.options))


UNITS = ("£", "$", "vote", "point", "errand")


@pytest.mark.parametrize("game", ADVISED)
def test_a_number_in_a_reason_says_what_it_counts(game: str) -> None:
    reasons = package_of(game).reasons().by_aspect
    assert all(any(unit in words for unit in UNITS) for one in reasons.values() for words in one if "{" in words)


@pytest.mark.parametrize("game", ADVISED)
def test_hints_say_why_by_what_is_at_stake(game: str) -> None:
    """In a sample of questions, and not always with the same words."""
    g, bot = squander.new(game, players=2, seed=6), make("greedy", game, 1)
    found: list[str] = []
    while len(found) < SAMPLE and not g.over:
        if g.plies % 9 == 4 and len({g.question.label(option) for option in g.options}) > 2:
            found.append(squander.advice(g, g.question.who, best=2, playouts=4)[0].why)
        g.choose(answer(bot, g))
    said = [why for why in found if why != "much the same"]
    assert len(said) > 0.5 * SAMPLE, found
    assert len({part.split(" ")[0] for why in said for part in why.split("; ")}) > 3, said


def test_only_who_is_asked_is_advised() -> None:
    g = squander.new("last-will", players=2, seed=1)
    other = 1 - g.question.who
    with pytest.raises(NoSuchSeat, match=f"Seat {other} is not asked now"):
        squander.advice(g, other)
    with pytest.raises(NoSuchSeat, match="There is no seat 7"):
        squander.advice(g, 7)
    squander.playout(g, squander.seeded("end"))
    with pytest.raises(GameIsOver):
        squander.advice(g, 0)


def test_a_game_that_nobody_knows_has_no_advice() -> None:
    g = squander.new("template", players=2, seed=1)
    with pytest.raises(BadSetup, match="no advice on it"):
        squander.advice(g, g.question.who)


LAST_WILL_LOSSES = [one.worse for one in package_of("last-will").reasons().by_aspect.values() if one.worse]
NAMES = ("a", "b", "c", "d", "e", "untold")
SAID = {name: Reason(f"more {name} by {{}}", f"less {name} by {{}}") for name in NAMES} | {"untold": Reason("", "")}


def test_a_reason_tells_the_largest_gains_and_what_they_cost() -> None:
    plain = {"a": 1.0, "b": 6.2, "c": 3.0, "d": -2.0, "e": -0.5, "untold": 40.0}
    differences = {name: Contrast(amount, amount) for name, amount in plain.items()}
    assert told(Reasons(SAID), differences) == "more b by 6; more c by 3; less d by 2"
    assert told(Reasons(SAID), dict.fromkeys(NAMES, Contrast(0.5, 0.5))) == "much the same"


def test_a_reason_goes_by_what_counts_and_tells_the_amount() -> None:
    differences = {"a": Contrast(9.0, 0.1), "b": Contrast(2.0, 1.8), "c": Contrast(5.0, 1.2), "d": Contrast(-4.0, -0.3)}
    assert told(Reasons(SAID), differences) == "more b by 2; more c by 5; less d by 4"


def test_what_speaks_against_the_better_answer_is_not_told_as_its_merit() -> None:
    """Playouts may like best what shows nothing but losses at once, and least what shows nothing but gains."""
    against = {"a": Contrast(-3.0, -3.0), "b": Contrast(-2.0, -2.0)}
    in_favour = {"a": Contrast(3.0, 3.0), "b": Contrast(2.0, 2.0)}
    both = {"a": Contrast(3.0, 3.0), "b": Contrast(-2.0, -2.0)}
    reasons = Reasons(SAID)
    assert told_of_better(reasons, against) == "does better when played out, though it less a by 3"
    assert told_of_worse(reasons, in_favour) == "more a by 3; more b by 2, yet does worse when played out"
    assert told_of_better(reasons, against, clearly=False) == "does as well when played out, though it less a by 3"
    assert told_of_worse(reasons, in_favour, clearly=False).endswith("b by 2, yet does no better when played out")
    assert told_of_better(reasons, in_favour) == "more a by 3; more b by 2"
    assert told_of_worse(reasons, against) == "less a by 3"
    assert told_of_better(reasons, both) == told_of_worse(reasons, both) == "more a by 3; less b by 2"


def test_what_is_surely_better_is_not_called_the_same() -> None:
    nothing = dict.fromkeys(NAMES, Contrast(0.1, 0.1))
    some = {"a": Contrast(3.0, 3.0)}
    assert (
        told_of_surely_better(Reasons(SAID), nothing) == "looks much the same at once, but does better when played out"
    )
    assert told_of_surely_better(Reasons(SAID), some) == "more a by 3"


def test_the_best_hint_never_gives_a_loss_alone_as_its_reason() -> None:
    """A plan of seven cards, of which playouts think more than the first look does."""
    g = squander.new("last-will", players=1, seed="walk", solo="solicitor", difficulty="junior")
    bot = make("greedy", "last-will", 1)
    while not g.over:
        if g.question.name == "will.TakePlan":
            found = squander.advice(g, 0, playouts=FEW)
            assert found[0].why not in LAST_WILL_LOSSES
        g.choose(answer(bot, g))


def test_an_answer_is_behind_only_if_its_chance_reads_as_less() -> None:
    """In a won game all were called worse but the first, though all won for certain."""
    best, as_good, worse = [Arm([0], chance) for chance in (0.4821, 0.4779, 0.4649)]
    assert not is_ahead(best, as_good)
    assert is_ahead(best, worse)
    sure = Arm([0], 1.0)
    assert not is_ahead(sure, Arm([1], 1.0))


def test_large_amounts_are_round_and_one_has_no_plural() -> None:
    reasons = Reasons({"a": Reason("saves ${:,}", ""), "b": Reason("{} vote{s} fewer", "")}, least=100)
    assert told(reasons, {"a": Contrast(1234.0, 1234.0)}) == "saves $1,200"
    assert told(reasons, {"a": Contrast(60.0, 60.0)}) == "much the same"
    few = reasons._replace(least=0.5)
    assert [told(few, {"b": Contrast(votes, votes)}) for votes in (0.6, 2.0)] == ["1 vote fewer", "2 votes fewer"]


@pytest.mark.parametrize("game", ADVISED)
def test_every_aspect_has_words(game: str) -> None:
    package = package_of(game)
    expert = package.expert()
    assert expert is not None
    assert set(package.reasons().by_aspect) == {*expert.aspects(), OTHERS}
    with pytest.raises(BadPack, match="look at gossip"):
        read_reasons(package.folder / "bots" / "reasons.toml", [*expert.aspects(), "gossip"])
