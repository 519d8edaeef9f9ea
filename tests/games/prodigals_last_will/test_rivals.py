"""The combination's scripted rivals do what their names say, counted in one game of all of them."""

import squander
from squander import bots
from squander.games.last_will.state import fortune
from squander.games.last_will.terms import CARD_SPACE as WILLS_CARD
from squander.games.last_will.terms import TRIO_SPACE, UNKNOWN_SPACE
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import CARD_SPACE, SET_SPACE
from squander.kernel.game import Game
from squander.kernel.pieces import line_of
from squander.play.sight import Sight

GAME = "prodigals-last-will"
RIVALS = ["heckler", "empty-handed", "only-heir", "clubman"]


def played(seed: int) -> Game:
    g = squander.new(GAME, players=len(RIVALS), seed=seed, competitions=["election", "society"])
    g.noting = True
    players = [bots.make(name, GAME, seed * 10 + i) for i, name in enumerate(RIVALS)]
    while not g.over:
        g.choose(players[g.question.who].choose(Sight(g)))
    return g


def test_rivals_can_be_named_but_are_not_offered() -> None:
    assert set(RIVALS) <= set(bots.own(GAME))
    assert not set(RIVALS) & set(bots.offered(GAME))


def test_rivals_run_the_errands_of_their_idea() -> None:
    g = played(3)
    notes = line_of(g.log)
    clubs = [(note.who, club(g).layout.spaces[note.a].kind) for note in notes if note.what == "club.errand"]
    wills = [(note.who, fortune(g).layout.spaces[note.a].kind) for note in notes if note.what == "errand"]
    of_club = [sum(who == seat for who, _ in clubs) for seat in range(len(RIVALS))]
    of_will = [sum(who == seat for who, _ in wills) for seat in range(len(RIVALS))]
    heir, clubman = RIVALS.index("only-heir"), RIVALS.index("clubman")
    assert of_club[heir] == 0 < of_will[heir]  # with a plan of few errand boys others may run more of the same
    assert of_will[clubman] == 0 < of_club[clubman]
    for_cards = {CARD_SPACE, SET_SPACE}
    wills_cards = {WILLS_CARD, TRIO_SPACE, UNKNOWN_SPACE}
    empty = RIVALS.index("empty-handed")
    cards = [sum(who == seat and kind in for_cards for who, kind in clubs) for seat in range(len(RIVALS))]
    drawn = [sum(who == seat and kind in wills_cards for who, kind in wills) for seat in range(len(RIVALS))]
    assert cards[empty] + drawn[empty] == min(cards[seat] + drawn[seat] for seat in range(len(RIVALS)))
