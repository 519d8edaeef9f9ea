"""The Club's scripted rivals do what their names say, counted in whole games."""

from collections import Counter

import pytest

import squander
from squander import bots
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import CARD_SPACE, ORDER_SPACE, SET_SPACE, SOCIETY
from squander.kernel.game import Game
from squander.kernel.pieces import line_of
from squander.play.sight import Sight

GAME = "prodigals-club"
RIVALS = ["heckler", "early-bird", "empty-handed", "collector", "one-track"]


def played(seated: list[str], seed: int) -> Game:
    g = squander.new(GAME, players=len(seated), seed=seed, competitions=["election", "society"])
    g.noting = True
    players = [bots.make(name, GAME, seed * 10 + i) for i, name in enumerate(seated)]
    while not g.over:
        g.choose(players[g.question.who].choose(Sight(g)))
    return g


def errands_of(name: str, seed: int = 1) -> Counter[str]:
    """How often the first seat ran each kind of errand, against the others in one game."""
    g = played([name, *[other for other in RIVALS if other != name][:2]], seed)
    spaces = club(g).layout.spaces
    kinds = {SET_SPACE: "cards", CARD_SPACE: "cards", ORDER_SPACE: "order"}
    runs = [spaces[note.a] for note in line_of(g.log) if note.what == "club.errand" and note.who == 0]
    found = Counter(kinds.get(space.kind, "other") for space in runs)
    found["society"] = sum(space.slot == SOCIETY for space in runs)
    found["park"] = sum(space.name == "E-hydepark" for space in runs)
    return found


def test_rivals_can_be_named_but_are_not_offered() -> None:
    assert set(RIVALS) <= set(bots.own(GAME))
    assert not set(RIVALS) & set(bots.offered(GAME))


@pytest.mark.parametrize("name", RIVALS)
def test_a_rival_that_fails_is_played_on_for_by_the_usual_bot(name: str) -> None:
    assert bots.stand_in(name, GAME) == bots.usual(GAME)


def test_rivals_run_the_errands_of_their_idea() -> None:
    found = {name: errands_of(name) for name in RIVALS}
    assert found["early-bird"]["order"] == 4  # in all rounds but the last
    assert found["empty-handed"]["cards"] == 0
    assert found["collector"]["cards"] >= 10  # half of its errands, before the others have taken them all
    assert found["heckler"]["park"] > max(found[name]["park"] for name in RIVALS if name != "heckler")
    assert found["one-track"]["society"] > max(found[name]["society"] for name in RIVALS if name != "one-track")
