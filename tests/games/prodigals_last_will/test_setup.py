"""Setting up the combination (PL-SETUP, PL-CENTRAL, PL-START)."""

from pathlib import Path

import pytest

import squander
from squander.games.prodigals_club.terms import BLACK, WHITE
from squander.games.prodigals_last_will.check import COMBINATIONS
from squander.kernel.pieces import NoPart
from tests.games.prodigals_last_will.table import LETTERS, Table, fresh, table
from tests.helpers.clauses import clause

SETS = ["E", "S", "ES"]


@clause("PL-SETUP-01", "PL-SETUP-02")
def test_last_will_joins_election_society_or_both() -> None:
    for letters in SETS:
        names = [competition.name for competition in fresh(letters).c.layout.competitions]
        assert names == ["last-will", *[LETTERS[letter] for letter in letters]]
    for wrong in ([], ["possessions"], ["election", "possessions"], ["election", "election"], "election"):
        with pytest.raises(squander.BadSetup, match=r"\.$"):
            squander.new("prodigals-last-will", competitions=wrong)
    with pytest.raises(squander.BadSetup, match="seat 3"):
        squander.new("prodigals-last-will", players=3, starter=3)


@clause("PL-SETUP-03")
def test_boards_of_the_club_are_set_up_as_ever() -> None:
    ours = fresh("ES", 4)
    theirs = squander.new("prodigals-club", players=4, seed=1, competitions=["election", "society"]).view()
    names = {space["name"] for space in theirs["spaces"] if space["board"] != "central"}
    assert {space.name for space in ours.c.layout.spaces[1:]} == names | {"central-card"}
    assert len(ours.e.stack) == 16
    assert all(len(ours.grid(who)) == 1 for who in range(4))
    assert {len(spaces) for spaces in ours.salon.markers} == {4}
    seen = ours.g.view()
    assert seen["decks"] == theirs["decks"]
    assert [len(s["cards"]) for s in seen["sets"]] == [len(s["cards"]) for s in theirs["sets"]]


@clause("PL-SETUP-04", "PL-ROUND-03")
def test_last_will_is_set_up_beside_them() -> None:
    t = fresh("E", 4)
    alone = squander.new("last-will", players=4, seed=1).view()
    seen = t.g.view()["last-will"]
    assert sorted(seen["market"].values()) == sorted(alone["market"].values())
    assert seen["decks"] == alone["decks"]
    assert seen["plans"] == alone["plans"]
    assert [slot["deck"] for slot in seen["offering"]] == [slot["deck"] for slot in alone["offering"]]
    assert all(slot["card"] for slot in seen["offering"])
    assert seen["extensions"] == alone["extensions"]


@clause("PL-SETUP-05", "PL-SETUP-06")
def test_everybody_starts_with_70_pounds_and_no_will_is_drawn() -> None:
    for seed in range(20):
        t = fresh("E", 3, seed)
        assert [t.heir(who).cash for who in range(3)] == [70] * 3
    with pytest.raises(squander.BadSetup, match="no option 'will'"):
        fresh("E", will="drawn")


def with_pack(path: Path, numbers: str) -> Table:
    """A new game in which a pack says other numbers for Last Will."""
    path.write_text(f"[boards]\n{numbers}", encoding="utf-8")
    return fresh("E", 3, will_pack=str(path))


@clause("PL-SETUP-05", "PL-ROUND-05", "PL-ENDROUND-03", "PL-SCORE-05")
def test_the_combination_has_numbers_of_its_own_whatever_a_pack_says(tmp_path: Path) -> None:
    numbers = "start_money = 50\nrounds = 6\nhand_limit = 3\nunsold_property_penalty = 9"
    t = with_pack(tmp_path / "mine.toml", numbers)
    assert [t.heir(who).cash for who in range(3)] == [70] * 3
    assert (t.w.box.rounds, t.w.box.hand_limit, t.w.box.penalty) == (5, 5, 0)
    seen = t.g.view(0)
    assert (seen["last-will"]["rounds"], seen["seats"][0]["hand_limit"]) == (5, 5)
    assert seen["last-will"]["seats"][0]["hand_limit"] == 5


@clause("PL-SETUP-04", "PL-SETUP-11")
def test_the_other_numbers_of_last_will_are_those_of_its_box_or_pack(tmp_path: Path) -> None:
    numbers = """board_spaces = 4
extensions = 3
opera_pounds = 5
first_hand = { events = 1, helpers = 2, properties = 1, companions = 0, keep = 3 }
[boards.market]
tokens = [-4, -2, 1, 3]
"""
    t = with_pack(tmp_path / "mine.toml", numbers)
    assert t.w.extensions == 3
    assert sorted(t.w.market) == [-4, -2, 1, 3]
    assert t.g.view(0)["last-will"]["seats"][0]["spaces"] == 4
    assert sorted(t.w.box.cards[card].deck for card in t.heir().hand) == [0, 1, 1, 2]
    while t.asked == "will.KeepFirstCards":
        t.choose(t.words()[0])
    assert [len(t.heir(who).hand) for who in range(3)] == [3] * 3
    t.until("both.SendErrandBoy").send("opera_1").expect(cash=-5)


@clause("PL-SETUP-07", "PL-SETUP-10")
def test_votes_and_markers_start_alike_without_handicaps() -> None:
    t = fresh("ES", 4)
    assert [t.votes(who) for who in range(4)] == [22] * 4
    assert [t.salon.markers[who] for who in range(4)] == [t.c.layout.start.markers] * 4
    assert "club.handicap" not in t.notes()
    assert {t.heir(who).cash for who in range(4)} == {70}


@clause("PL-SETUP-08", "PL-ERRAND-01")
def test_boys_come_from_the_plan_and_one_more_from_each_competition() -> None:
    for letters, more in (("E", 1), ("S", 1), ("ES", 2)):
        t = table(letters, 4, phase="errands", plans=[0, 1, 2, 4])
        plans = t.w.layout.plans
        assert [plans[i].errand_boys for i in (0, 1, 2, 4)] == [1, 2, 2, 1]
        assert [t.seat(who).boys for who in range(4)] == [1 + more, 2 + more, 2 + more, 1 + more]


@clause("PL-SETUP-09", "PL-ACTION-06")
def test_each_player_has_two_boards_with_room_of_their_own() -> None:
    full = ["e-b-candour", "e-b-landlord", "e-b-lodge", "e-b-crate", "e-b-band", "e-b-minutes"]
    five = ["reservation", "family_box", "wine_cellar", "season_box", "school_chum"]
    t = table("E", club=["e-b-secretary"], club_board=full, will=["reservation"], will_board=five, extensions=1)
    t.act("reservation")
    assert len(t.will_board()) == 6
    assert t.asked == "both.Act"
    t.act("club.e-b-secretary")
    assert t.asked == "club.MakeRoom"
    assert set(t.words()) == set(full)
    t.choose("e-b-lodge")
    assert (len(t.board()), len(t.will_board())) == (6, 6)


@clause("PL-SETUP-11")
def test_two_of_six_first_cards_are_kept() -> None:
    t = fresh("E", 2)
    for who in range(2):
        decks = sorted(t.w.box.cards[card].deck for card in t.heir(who).hand)
        assert decks == [1, 1, 1, 2, 2, 2]
    for _ in range(4):
        assert t.asked == "will.KeepFirstCards"
        t.choose(t.words()[0])
    assert [len(t.heir(who).hand) for who in range(2)] == [2, 2]
    assert t.asked == "will.BlockPlan"


@clause("PL-SETUP-12")
def test_possessions_stay_in_the_box() -> None:
    for letters in SETS:
        t = fresh(letters)
        assert isinstance(t.g.parts[2], NoPart)
        cards = [card for pile in [*t.c.decks, *t.c.sets] for card in pile]
        assert cards
        assert not any(t.box.cards[card].slot == 2 or t.box.cards[card].is_time for card in cards)


@clause("PL-CENTRAL-01", "PL-ERRAND-04")
def test_the_central_card_costs_one_boy() -> None:
    for letters in SETS:
        t = table(letters, phase="errands")
        t.send("club.central-card").expect(hand=1, boys=-1)
        boys = t.seat(0).boys
        while t.asked == "both.SendErrandBoy":
            boys -= t.who == 0
            t.send_anywhere()
        assert boys == 0
        assert t.asked == "both.Act"


@clause("PL-CENTRAL-02", "PL-CENTRAL-03", "PL-ERRAND-03")
def test_of_the_central_board_only_the_card_is_used() -> None:
    for letters in SETS:
        t = table(letters, 4, phase="errands")
        central = [s.name for s in t.c.layout.spaces[1:] if s.slot == 1]
        assert central == ["central-card"]
        words = [*t.words(), *t.refused()]
        assert not [word for word in words if "order" in word or "renaissance" in word]
        assert t.c.bonuses == t.c.layout.bonuses == []
        assert t.c.renaissance == -1


@clause("PL-CENTRAL-04", "PL-CENTRAL-05", "PL-CENTRAL-06", "PL-CENTRAL-07")
def test_three_black_cards_as_with_possessions_lie_on_two_white_ones_of_last_will() -> None:
    whites = []
    for letters in SETS:
        t = fresh(letters)
        order = [t.box.cards[card] for card in [t.c.central, *t.c.central_deck]]
        assert [card.border for card in order] == [BLACK] * 3 + [WHITE] * 2
        assert {card.set for card in order[:3]} == {f"P{letters}"}
        assert {card.set for card in order[3:]} == {f"LW-{letters}"}
        assert sorted(card.cost for card in order) == [0, 0, 0, 1, 2]
        whites += [card.id for card in order[3:]]
    assert len(set(whites)) == 6
    assert sum(card.set.startswith("LW") for card in t.box.cards) == 6


@clause("PL-START-02")
def test_the_starting_player_is_drawn() -> None:
    starters = {fresh("E", 4, seed).w.starter for seed in range(30)}
    assert starters == {0, 1, 2, 3}
    assert fresh("E", 4, 7).w.starter == fresh("E", 4, 7).w.starter
    assert fresh("E", 4, starter=2).w.starter == 2


def test_twelve_tables_are_in_the_suite() -> None:
    assert [[LETTERS[letter] for letter in letters] for letters in SETS] == COMBINATIONS
    assert isinstance(fresh(), Table)


def test_games_of_the_first_rules_go_on_under_the_rulings_of_then() -> None:
    kind = fresh().g.kind
    older = kind.as_played(1, {})
    assert (older["unknown_card"], older["white_actions"], older["moves"]) == ("must", "Last Will's", "as printed")
    assert kind.as_played(2, {}) == {}
    with pytest.raises(squander.BadRecord, match="rules 1 and 2"):
        kind.as_played(3, {})
