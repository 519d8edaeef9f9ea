"""Levels and characters: they answer as promised, slip as people do, and like what they are said to like."""

from collections.abc import Iterator

import pytest

import squander
from squander.bots import answer, can_play, known, levels, make
from squander.bots.listing import beginner, listing
from squander.bots.people import FORMER, Portrait, called, check, company, said
from squander.bots.person import Person, units
from squander.games import OURS, begin, package_of
from squander.kernel.game import Game
from squander.kernel.rng import seeded
from squander.play.sight import Sight
from tests.bots.positions import asked_anywhere
from tests.conformance.cells import CELLS, Cell, named

PEOPLED = [game for game in OURS if package_of(game).expert() is not None]
SMALLEST = [next(cell for cell in CELLS if cell.game == game) for game in PEOPLED]
CHEAP = 30  # playouts that a test can wait for


def person(portrait: Portrait, seed: int = 7) -> Person:
    expert = package_of("last-will").expert()
    assert expert is not None
    return Person(portrait, expert, seed)


def plain(**how: object) -> Portrait:
    return Portrait("somebody", "Somebody", "", 1, "level", **how)  # type: ignore[arg-type]


def chances(g: Game) -> Iterator[Game]:
    """A game by chance, at each question that is a choice."""
    rng = seeded("people")
    while not g.over:
        if len(g.options) > 1:
            yield g
        g.choose(g.options[rng.below(len(g.options))])


# --- what is told of them


@pytest.mark.parametrize("game", PEOPLED)
def test_there_are_six_levels_and_three_characters_with_a_sentence_each(game: str) -> None:
    told = company(game)
    assert told.levels()[0] == "nephew"
    assert len(told.levels()) >= 6
    assert [told.people[id].stars for id in told.levels()] == list(range(1, len(told.levels()) + 1))
    characters = [one for one in told.people.values() if one.kind == "character"]
    assert len(characters) == 3
    assert all(any(worth > 0.0 for worth in one.likes.values()) for one in characters)
    assert all(one.name and one.text.endswith(".") for one in told.people.values())
    assert told.beginner in told.levels()[:-1]


@pytest.mark.parametrize("game", PEOPLED)
def test_a_level_answers_to_its_word_of_before(game: str) -> None:
    """The Solicitor is the rival of a game for one; records and tables of before mean the Barrister by that word."""
    for before, now in FORMER.items():
        assert before not in known(game)
        assert now in levels(game)
        assert can_play(before, game)
        assert called(game, before) == called(game, now) == company(game).people[now].name
        g = begin(game, 2, "before", {})
        assert answer(make(before, game, 3), g) == answer(make(now, game, 3), g)


def test_a_word_that_no_bot_ever_had_is_refused() -> None:
    assert not can_play("notary", "last-will")
    with pytest.raises(
        squander.BadSetup, match=r"There is no bot 'notary' for last-will; choose one of (?!.*solicitor)"
    ):
        make("notary", "last-will", 0)


@pytest.mark.parametrize("game", PEOPLED)
def test_the_list_has_them_before_bots_without_a_name(game: str) -> None:
    kinds = [one.kind for one in listing(game)]
    assert kinds == sorted(kinds, key=["level", "character", "other", "rival"].index)
    assert "greedy-0" not in [one.id for one in listing(game)]
    assert len({one.id for one in listing(game)}) == len(kinds)


def test_a_game_without_an_expert_offers_its_usual_bot() -> None:
    assert [one.id for one in listing("template")] == ["random"]
    assert beginner("template") == "random"


@pytest.mark.parametrize("game", PEOPLED)
def test_every_pleasure_is_met_with_in_a_few_games(game: str) -> None:
    """A sentence or a word that was changed would leave somebody without what they like."""
    missing = dict(company(game).pleasures)
    cells = [cell for cell in CELLS if cell.game == game]
    for i in range(12):
        for g in chances(cells[i % len(cells)].new(i)):
            texts = [said(g, g.question.frame, option) for option in g.options]
            missing = {name: found for name, found in missing.items() if not any(map(found.search, texts))}
        if not missing:
            return
    assert not missing


def test_whoever_likes_what_is_no_pleasure_is_refused() -> None:
    with pytest.raises(squander.BadSetup, match="last-will: somebody likes 'opera', which is no pleasure"):
        check("last-will", [plain(likes={"opera": 1.0})], {})


# --- how they answer


@pytest.mark.parametrize("cell", SMALLEST, ids=named)
def test_they_answer_what_is_offered_and_the_same_again(cell: Cell) -> None:
    people = [one.id for one in company(cell.game).people.values() if one.playouts < CHEAP]
    for i, g in enumerate(asked_anywhere(cell, 3)):
        one = people[i % len(people)]
        found = make(one, cell.game, 7).choose(Sight(g))
        assert found in g.options
        assert make(one, cell.game, 7).choose(Sight(g)) == found


def test_without_slips_they_play_as_the_planner_does() -> None:
    g = begin("last-will", 2, "people", {})
    for _ in range(40):
        found = answer(person(plain()), g)
        assert found == answer(make("greedy", "last-will", 7), g)
        g.choose(found)


def test_whoever_likes_houses_takes_one_wherever_there_is_one() -> None:
    pattern = company("last-will").pleasures["property"]
    fond = person(plain(likes={"property": 1000.0}, whole_turns=False))
    met = 0
    for g in chances(begin("last-will", 2, "houses", {})):
        if g.question.name in ("will.KeepFirstCards", "will.ChooseDeck", "will.SendErrandBoy"):
            liked = [option for option in g.options if pattern.search(said(g, g.question.frame, option))]
            if liked and met < 8:
                met += 1
                assert fond.choose(Sight(g)) in liked
    assert met


def test_the_blur_makes_some_choices_differ_and_not_all() -> None:
    g = begin("last-will", 2, "blurred", {})
    keen, blurred = person(plain(whole_turns=False)), person(plain(whole_turns=False, blur=2.0))
    same = [keen.choose(Sight(one)) == blurred.choose(Sight(one)) for one in chances(g)]
    assert 0.3 < sum(same) / len(same) < 1.0


def test_whoever_overlooks_everything_takes_what_there_is() -> None:
    g = begin("last-will", 2, "blind", {})
    assert person(plain(overlooks=1.0)).choose(Sight(g)) == person(plain()).choose(Sight(g))


def test_habit_outweighs_what_looks_better() -> None:
    stubborn = person(plain(habit=1e6))
    g = begin("last-will", 2, "habit", {})
    for _ in range(20):
        world = Sight(g).world(stubborn.seed_at(Sight(g)))
        found = answer(stubborn, g)
        assert found == stubborn.expert.quick(world, seeded("any")) or len(g.options) == 1
        g.choose(found)


def test_a_unit_is_what_the_expert_makes_of_it() -> None:
    """Last Will's chances are e times as good for so many pounds, whoever is asked."""
    expert = package_of("last-will").expert()
    assert expert is not None
    g = next(iter(chances(begin("last-will", 2, "unit", {}))))
    for other in range(30):
        g.choose(g.options[other % len(g.options)])
    assert 4.0 <= units(expert, g, []) <= 80.0
