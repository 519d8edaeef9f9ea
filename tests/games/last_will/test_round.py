"""The round and its first phase (LW-ROUND)."""

import pytest

from squander.games.last_will.terms import COMPANIONS, DECK_NAMES, EVENTS, SPECIAL, WILDS
from squander.kernel.pieces import line_of
from tests.games.last_will.table import Table, fresh, table
from tests.helpers.clauses import clause

EVERY_COMPANION = ["dog", "horse", "guest", "chef"] * 5
PHASES = {"offering": 1, "plans": 2, "drew": 2, "errand": 3, "ends turn": 4, "discarded": 5}


def phases(t: Table) -> list[list[int]]:
    """For each round the phases its notes come from, without repetition."""
    rounds: list[list[int]] = []
    for note in line_of(t.g.log):
        if note.what == "round":
            rounds.append([])
        elif rounds and note.what in PHASES and rounds[-1][-1:] != [PHASES[note.what]]:
            rounds[-1].append(PHASES[note.what])
    return rounds


@clause("LW-ROUND-01")
def test_where_the_short_manual_differs_the_rulebook_is_followed() -> None:
    """One will for all, specials only from the offering, one group of three cards: each has a test of its own too."""
    t = table(players=2, phase="errands", will="drawn")
    assert t.seat(0).cash == t.seat(1).cash
    assert len([space for space in t.words() if space.startswith("trio")]) == 2
    t.unheard_of("special").choose("unknown_1").cannot("special", "LW-ERRAND-31")


@clause("LW-ROUND-02")
def test_who_has_less_is_ahead() -> None:
    t = table(3, cash=12, others={1: {"cash": 3}, 2: {"cash": 40}}, round=7, phase="end")
    assert [place.seat for place in t.g.ranking()] == [1, 0, 2]


@clause("LW-ROUND-03", "LW-ROUND-04")
@pytest.mark.parametrize("players", [2, 5])
def test_a_game_has_seven_rounds_of_five_phases_in_order(players: int) -> None:
    t = fresh(players).until("over")
    assert t.w.round == 7
    rounds = phases(t)
    assert len(rounds) == 6  # the first begins before the table is looked at
    assert all(seen == sorted(seen) and {1, 2, 3, 4} <= set(seen) for seen in rounds)


@clause("LW-ROUND-05")
def test_the_round_of_a_bankruptcy_is_played_in_full() -> None:
    t = table(3, hand=["dinner"], cash=2, others={1: {"hand": ["dinner", "theatre", "ball"]}})
    t.play("dinner").expect(bankrupt=True).end_turn()
    assert (t.who, t.asked) == (1, "Act")
    t.end_turn()
    assert (t.who, t.asked) == (2, "Act")
    t.end_turn()
    assert t.asked == "over"
    assert t.w.round == 1
    assert t.hand(1) == []  # nothing is kept for a round that will not come


@clause("LW-ROUND-06", "LW-ROUND-07", "LW-ROUND-11")
@pytest.mark.parametrize("round", range(1, 8))
@pytest.mark.parametrize(("players", "count"), [(2, 7), (3, 8), (4, 8), (5, 9)])
def test_each_space_gets_one_card_of_the_deck_it_shows_in_this_round(players: int, count: int, round: int) -> None:
    t = table(players, phase="planning", round=round)
    offering = t.g.view()["offering"]
    assert len(offering) == count
    for slot in offering:
        assert DECK_NAMES[t.box.cards[slot["card"]["card"]].deck] == slot["deck"]


@clause("LW-ROUND-08")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_some_spaces_keep_their_deck_and_others_change_it(players: int) -> None:
    kinds = [len(set(decks)) for decks in fresh(players).w.layout.slots if WILDS not in decks]
    assert 1 in kinds
    assert max(kinds) > 1


@clause("LW-ROUND-09")
def test_special_spaces_are_filled_from_the_top_of_the_special_deck() -> None:
    t = fresh(4)
    shown = [card for card in t.w.offering if t.box.cards[card].deck == SPECIAL]
    assert shown == t.w.orders[SPECIAL][: len(shown)]
    assert {t.box.cards[card].crowns for card in shown} == {1}


@clause("LW-ROUND-10", "LW-ROUND-20")
def test_one_seed_gives_one_offering_and_all_see_it() -> None:
    t = fresh(5, seed=3)
    assert all(t.g.view(viewer)["offering"] == t.g.view(-1)["offering"] for viewer in range(5))
    assert fresh(5, seed=3).w.offering == t.w.offering
    assert fresh(5, seed=4).w.offering != t.w.offering
    orders = [order[:] for order in t.w.orders]
    for slot, deck in enumerate(decks[0] for decks in t.w.layout.slots):
        if deck in (EVENTS, COMPANIONS, SPECIAL):
            assert t.w.offering[slot] == orders[deck].pop(0)


@clause("LW-ROUND-12")
def test_the_supplemental_board_adds_one_card() -> None:
    assert [len(fresh(n).offered()) for n in (2, 3, 4, 5)] == [7, 8, 8, 9]


@clause("LW-ROUND-13")
def test_four_players_see_at_least_two_specials_in_round_3() -> None:
    t = table(4, phase="planning", round=3)
    assert sum(t.box.cards[card].deck == SPECIAL for card in t.w.offering) >= 2


@clause("LW-ROUND-14", "LW-ROUND-16")
def test_an_empty_deck_is_made_anew_from_its_pile_alone() -> None:
    t = table(phase="errands", others={1: {"hand": EVERY_COMPANION[:15]}})
    t.turn_over("companions", leave=0)
    assert len(t.pile("companions")) == 5
    t.turn_over("events", leave=3)
    others = [(t.deck(deck), t.pile(deck)) for deck in ("events", "helpers", "properties", "special")]
    t.choose("unknown_1").choose("companions")
    assert (len(t.deck("companions")), len(t.pile("companions"))) == (4, 0)
    assert [(t.deck(deck), t.pile(deck)) for deck in ("events", "helpers", "properties", "special")] == others
    assert "reshuffled" in t.notes()


@clause("LW-ROUND-14")
def test_the_new_deck_is_shuffled() -> None:
    t = table(phase="errands")
    t.turn_over("events", leave=0)
    before = t.w.piles[EVENTS]
    t.choose("unknown_1").choose("events")
    after = t.w.orders[EVENTS]
    assert sorted(after) == sorted(before)
    assert after != before


@clause("LW-ROUND-15")
def test_a_deck_that_runs_out_while_the_offering_is_dealt_is_reshuffled_in_between() -> None:
    t = table(hand=["dinner"], round=5, phase="end")
    (last,) = t.turn_over("events", leave=1)
    pile = {entry % 256 for entry in t.w.piles[EVENTS]}
    t.choose("all")
    assert t.w.round == 6
    assert t.w.offering[0] == last
    assert t.w.offering[1] in pile
    assert t.pile("events") == []


@clause("LW-ROUND-17", "LW-ERRAND-17")
def test_without_deck_and_pile_a_space_stays_empty_and_the_game_goes_on() -> None:
    t = table(4, phase="errands", others={1: {"hand": EVERY_COMPANION}})
    assert t.w.offering[t.w.layout.slot_names.index("single_4")] == 0
    t.cannot("single_4", "LW-ERRAND-17")
    t.choose("unknown_1").cannot("companions", "LW-ROUND-17").choose("events")
    assert t.who == 1


@clause("LW-ROUND-18")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seven_rounds_never_want_for_a_special_card(players: int) -> None:
    t = fresh(players)
    for _ in range(7):
        t.until("TakePlan")
        for slot, decks in enumerate(t.w.layout.slots):
            assert decks[t.w.round - 1] != SPECIAL or t.w.offering[slot]
        t.until("SendErrandBoy").until("TakePlan")
    assert t.asked == "over"
    assert len(t.w.orders[SPECIAL]) == 17


@clause("LW-ROUND-18")
def test_an_empty_special_deck_is_not_made_from_the_box() -> None:
    t = table(hand=["dinner"], phase="end")
    t.turn_over("special", leave=0)
    t.choose("all")
    assert t.w.round == 2
    assert [t.w.offering[t.w.layout.slot_names.index(name)] for name in ("single_1", "single_2")] == [0, 0]
    assert len(t.pile("special")) == 17


@clause("LW-ROUND-19")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_special_spaces_of_all_rounds_add_up_to_17_at_most(players: int) -> None:
    assert sum(decks.count(SPECIAL) for decks in fresh(players).w.layout.slots) <= 17


@clause("LW-ROUND-21", "LW-ERRAND-09")
def test_cards_are_used_in_the_own_action_turn_only() -> None:
    t = table(2, hand=["dinner"], board=["mews"], phase="planning")
    for question in ("BlockPlan", "TakePlan", "ChooseDeck", "SendErrandBoy"):
        assert t.until(question).asked == question
        t.unheard_of("dinner", "mews", "end")
    t.until("Act")
    assert t.who == 1
    t.unheard_of("dinner", "mews").choose("end")
    assert t.who == 0
    assert t.can("dinner")
    assert t.can("mews")
