"""Last Will's scripted rivals do what their names say, counted in whole games."""

from collections import Counter

import pytest

import squander
from squander import bots
from squander.games.last_will.state import fortune
from squander.games.last_will.terms import CARD_SPACE, EVENT, EVENTS, FARM, TRIO_SPACE, UNKNOWN_SPACE
from squander.kernel.game import Game
from squander.kernel.pieces import Note, line_of
from squander.play.sight import Sight

GAME = "last-will"
RIVALS = ["early-riser", "busybody", "stay-at-home", "farmer", "reveller"]


def played(seated: list[str], seed: int) -> Game:
    g = squander.new(GAME, players=len(seated), seed=seed)
    g.noting = True
    players = [bots.make(name, GAME, seed * 10 + i) for i, name in enumerate(seated)]
    while not g.over:
        g.choose(players[g.question.who].choose(Sight(g)))
    return g


@pytest.fixture(scope="module")
def game() -> Game:
    return played(RIVALS, 1)


def notes(g: Game, name: str, what: str) -> list[Note]:
    return [note for note in line_of(g.log) if note.what == what and note.who == RIVALS.index(name)]


def test_rivals_can_be_named_but_are_not_offered() -> None:
    assert set(RIVALS) <= set(bots.own(GAME))
    assert not set(RIVALS) & set(bots.offered(GAME))


@pytest.mark.parametrize("name", RIVALS)
def test_a_rival_that_fails_is_played_on_for_by_the_usual_bot(name: str) -> None:
    assert bots.stand_in(name, GAME) == bots.usual(GAME)


def test_rivals_take_the_plans_of_their_idea(game: Game) -> None:
    plans = fortune(game).layout.plans
    taken = {name: [note.a for note in notes(game, name, "plans")] for name in RIVALS}
    assert sum(taken["early-riser"]) < min(sum(taken[name]) for name in RIVALS if name != "early-riser")
    actions = {name: sum(plans[plan].actions for plan in taken[name]) for name in RIVALS}
    assert actions["busybody"] > max(actions[name] for name in RIVALS if name != "busybody")


def test_the_one_who_stays_at_home_fetches_no_card_while_there_is_another_errand(game: Game) -> None:
    spaces = fortune(game).layout.spaces
    errands = Counter(spaces[note.a].kind for note in notes(game, "stay-at-home", "errand"))
    assert errands.total() > 7
    assert errands[CARD_SPACE] == errands[TRIO_SPACE] == errands[UNKNOWN_SPACE] == 0


def test_the_farmer_buys_farms_alone(game: Game) -> None:
    rows = fortune(game).box.cards
    bought = [rows[note.a] for note in notes(game, "farmer", "buys")]
    assert len(bought) > 2
    assert {row.type for row in bought} == {FARM}


def test_the_reveller_plays_events_and_lays_nothing(game: Game) -> None:
    rows = fortune(game).box.cards
    assert not notes(game, "reveller", "buys")
    assert not notes(game, "reveller", "lays")
    assert {rows[note.a].kind for note in notes(game, "reveller", "plays")} == {EVENT}
    drawn = [note.a for note in notes(game, "reveller", "drew")]
    assert drawn == [EVENTS] * len(drawn)
    assert len(drawn) > 7
