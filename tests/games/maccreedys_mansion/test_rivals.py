"""The Mansion's scripted rivals do what their names say, counted in whole games."""

from collections import Counter

import pytest

import squander
from squander import bots
from squander.games.maccreedys_mansion.state import mansion
from squander.games.maccreedys_mansion.terms import GASMAN, HAUNT_INSPECTOR
from squander.kernel.game import Game
from squander.kernel.pieces import Note, line_of
from squander.play.sight import Sight

GAME = "maccreedys-mansion"
RIVALS = ["passive", "hanger-on", "bidder", "debtor", "hoarder", "ghost"]


def played(seated: list[str], seed: int) -> Game:
    g = squander.new(GAME, players=len(seated), seed=seed)
    g.noting = True
    players = [bots.make(name, GAME, seed * 10 + i) for i, name in enumerate(seated)]
    while not g.over:
        g.choose(players[g.question.who].choose(Sight(g)))
    return g


def notes_of(name: str, seeds: range = range(4)) -> list[Note]:
    """What the first seat does in some games of three."""
    games = [played([name, "bold", "careful"], seed) for seed in seeds]
    return [note for g in games for note in line_of(g.log) if note.who == 0]


def deeds_of(name: str) -> Counter[str]:
    return Counter(note.what for note in notes_of(name))


def test_rivals_can_be_named_but_are_not_offered() -> None:
    assert set(RIVALS) <= set(bots.own(GAME))
    assert not set(RIVALS) & set(bots.offered(GAME))


@pytest.mark.parametrize("name", RIVALS)
def test_a_rival_that_fails_is_played_on_for_by_the_usual_bot(name: str) -> None:
    assert bots.stand_in(name, GAME) == bots.usual(GAME)


def test_the_passive_one_lives_on_dividends() -> None:
    deeds = deeds_of("passive")
    assert deeds["collects"] > 12
    assert deeds["hires"] == deeds["bids"] == deeds["invests"] == 0


def test_the_hanger_on_is_paid_where_others_work() -> None:
    """Alone only where a ghost or a card left it a room with one space."""
    shared = alone = 0
    for seed in range(4):
        notes = line_of(played(["hanger-on", "bold", "careful"], seed).log)
        for i, note in enumerate(notes):
            if note.what == "earns" and note.who == 0:
                others = [one for one in notes[i - 2 : i + 3] if one.what == "earns" and one.b == note.b]
                shared += len(others) > 1
                alone += len(others) == 1
    assert shared > 2 * alone


def test_the_bidder_buys_the_first_place_up_to_a_thousand() -> None:
    bids = [note.a for note in notes_of("bidder") if note.what == "bids"]
    assert len(bids) > 12
    assert max(bids) <= 1_000


def test_the_debtor_works_on_credit() -> None:
    assert deeds_of("debtor")["owes"] > deeds_of("bidder")["owes"]
    g = played(["debtor", "careful"], 1)
    assert g.over


def test_the_hoarder_takes_the_gasman_nearly_every_day() -> None:
    days, taken = 0, 0
    for seed in range(4):
        g = played(["hoarder", "bold", "careful"], seed)
        days += mansion(g).round
        taken += sum(n.what == "hires" and n.who == 0 and n.a == GASMAN for n in line_of(g.log))
    assert taken > 0.6 * days


def test_the_ghost_closes_and_haunts_the_inspector() -> None:
    notes = notes_of("ghost")
    deeds = Counter(note.what for note in notes)
    assert deeds["closes"] == 4
    assert deeds["re-opens"] == 0
    assert any(note.what == "haunts" and note.a == HAUNT_INSPECTOR for note in notes)
