"""Phase 2, planning (LW-PLAN)."""

import pytest

from squander.games.last_will.terms import DECK_NAMES
from squander.kernel.pieces import EVERYONE, line_of
from tests.games.last_will.table import fresh, table
from tests.helpers.clauses import clause

EVERY_COMPANION = ["dog", "horse", "guest", "chef"] * 5
RED, PURPLE, BLUE, YELLOW, GREEN = range(5)


@clause("LW-PLAN-01", "LW-PLAN-04")
def test_planning_goes_clockwise_from_the_starter_and_nobody_passes() -> None:
    t = table(4, phase="planning", starter=2)
    planners = []
    for plan in (6, 5, 4, 3):
        planners.append(t.who)
        t.unheard_of("none", "end", "no").plan(plan)
    assert planners == [2, 3, 0, 1]
    assert t.asked == "SendErrandBoy"


@clause("LW-PLAN-02", "LW-PLAN-03")
def test_a_plan_takes_one_marker() -> None:
    t = table(3, phase="planning").plan(3)
    assert t.g.view()["plans"][2]["taken"] == 0
    assert t.who == 1
    t.cannot("plan.3", "LW-PLAN-03").plan(2).cannot("plan.2", "LW-PLAN-03").cannot("plan.3", "LW-PLAN-03").plan(1)
    assert [s.plan for s in t.w.seats] == [2, 1, 0]


@clause("LW-PLAN-05")
@pytest.mark.parametrize("number", range(1, 8))
def test_a_plan_sets_cards_errand_boys_actions_and_the_place_in_order(number: int) -> None:
    t = table(3, phase="planning")
    plan = t.w.layout.plans[number - 1]
    free = [other for other in range(1, 8) if other != number]
    t.plan(number)
    assert len(t.seat(0).hand) == plan.cards
    t.plan(free[0]).plan(free[1])
    assert t.w.order.index(0) == sum(other < number for other in free[:2])
    t.until("Act")
    assert t.w.figures.count(0) == plan.errand_boys
    assert t.seat(0).actions == plan.actions


@clause("LW-PLAN-06")
def test_cards_are_drawn_before_the_next_player_plans() -> None:
    t = table(3, phase="planning").plan(1)
    assert len(t.hand(0)) == 5
    assert (t.who, t.asked) == (1, "TakePlan")


@clause("LW-PLAN-07", "LW-PLAN-08")
@pytest.mark.parametrize(
    "split",
    ["eee", "ehp", "cce", "hhh", "ppc"],
)
def test_the_cards_are_split_over_the_tops_of_the_regular_decks_as_one_likes(split: str) -> None:
    decks = {name[0]: name for name in DECK_NAMES[:4]}
    t = table(3, phase="planning", round=2)
    tops = [card for letter, deck in decks.items() for card in t.deck(deck)[: split.count(letter)]]
    t.plan(6, *[decks[letter] for letter in split])
    assert t.seat(0).hand == sorted(tops)


@clause("LW-PLAN-09", "LW-PLAN-10")
def test_neither_special_deck_nor_offering_can_be_drawn_from() -> None:
    t = table(3, phase="planning", offering={"single_1": "hectic day", "trio_1": "dinner"})
    t.choose("plan.1").cannot("special", "LW-PLAN-09")
    t.unheard_of("hectic_day", "dinner", "trio_1", "single_1", "wild", "wild_1")


@clause("LW-PLAN-11")
def test_no_card_is_seen_before_the_whole_split_is_fixed() -> None:
    t = table(3, phase="planning").choose("plan.2").choose("events")
    assert t.hand(0) == []
    assert t.g.view(0)["wanted"] == [1, 0, 0, 0]
    t.choose("helpers")
    assert [t.box.cards[card].deck for card in sorted(t.seat(0).hand, reverse=True)] == [1, 0]


@clause("LW-PLAN-12")
def test_the_full_number_is_drawn() -> None:
    t = table(3, phase="planning").choose("plan.1")
    for _ in range(5):
        assert (t.who, t.asked) == (0, "ChooseDeck")
        t.unheard_of("none", "end").choose("properties")
    assert len(t.hand(0)) == 5
    assert t.who == 1


@clause("LW-PLAN-13")
def test_no_deck_is_asked_for_more_than_it_and_its_pile_hold() -> None:
    t = table(3, phase="planning", others={2: {"hand": EVERY_COMPANION[:18]}})
    t.turn_over("companions", leave=1)
    t.choose("plan.1").choose("companions").choose("companions").cannot("companions", "LW-PLAN-13").choose("events")
    t.until("TakePlan")
    assert sorted(t.hand(0))[0] == "chef"
    assert t.deck("companions") == t.w.piles[3] == []


@clause("LW-PLAN-13")
def test_what_one_player_has_drawn_the_next_can_not_name() -> None:
    t = table(3, phase="planning")
    t.hand_over("companions", 3, 2)
    t.choose("plan.1").choose("companions").choose("companions").choose("companions")
    t.cannot("companions", "LW-PLAN-13").choose("events").choose("events")
    t.choose("plan.2").cannot("companions", "LW-PLAN-13")


@clause("LW-PLAN-13")
def test_fewer_cards_are_drawn_when_all_decks_are_short() -> None:
    t = table(3, phase="planning")
    for deck, leave in (("events", 1), ("helpers", 0), ("properties", 0), ("companions", 0)):
        t.hand_over(deck, leave, 2)
    t.choose("plan.1")
    assert len(t.hand(0)) == 1
    assert t.who == 1


@clause("LW-PLAN-14")
def test_a_plan_without_cards_still_lets_helpers_draw() -> None:
    t = table(3, phase="planning").choose("plan.3")
    assert t.hand(0) == []
    t = table(3, phase="planning", board=["investment adviser"]).choose("plan.3").choose("yes")
    t.choose("events").choose("companions")
    assert len(t.hand(0)) == 2
    assert t.who == 1


@clause("LW-PLAN-15")
def test_a_hand_knows_no_limit_during_the_round() -> None:
    t = table(3, phase="planning", hand=["dinner", "dinner"]).plan(4).plan(1).plan(2).until("Act", 0)
    assert len(t.hand(0)) > 9
    assert t.asked == "Act"


@clause("LW-PLAN-16", "LW-PLAN-17", "LW-PLAN-18")
def test_example_markers_from_the_left_set_the_order_of_five_players() -> None:
    t = table(5, phase="planning", starter=RED)
    markers = {PURPLE: 1, YELLOW: 2, BLUE: 3, GREEN: 4, RED: 5}
    for player in (RED, PURPLE, BLUE, YELLOW, GREEN):
        assert t.who == player
        t.plan(markers[player])
    errands = []
    for _ in range(5):
        errands.append(t.who)
        t.choose(t.words()[0])
    t.until("Act")
    turns = []
    for _ in range(5):
        turns.append(t.who)
        t.choose("end")
    assert errands == turns == [PURPLE, YELLOW, BLUE, GREEN, RED]
    assert t.asked == "KeepCards"
    assert t.w.starter == RED


@clause("LW-PLAN-19", "LW-PLAN-20", "LW-PLAN-21")
@pytest.mark.parametrize("players", [2, 4])
def test_plans_grant_one_or_two_errand_boys_one_to_four_actions_none_to_seven_cards(players: int) -> None:
    plans = fresh(players).w.layout.plans
    assert {plan.errand_boys for plan in plans} == {1, 2}
    assert {plan.actions for plan in plans} == {1, 2, 3, 4}
    assert all(0 <= plan.cards <= 7 for plan in plans)


@clause("LW-PLAN-22")
def test_two_or_three_players_have_a_seven_card_plan_and_a_two_card_plan_left_of_it() -> None:
    cards = [plan.cards for plan in fresh(2).w.layout.plans]
    assert cards.index(2) < cards.index(7)


@clause("LW-PLAN-23")
def test_a_plan_with_one_errand_boy_has_three_with_two_to_its_right() -> None:
    boys = [plan.errand_boys for plan in fresh(4).w.layout.plans]
    assert boys[boys.index(1) :].count(2) >= 3


@clause("LW-PLAN-24")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_more_plans_than_markers_and_the_right_half_gives_more(players: int) -> None:
    plans = fresh(players).w.layout.plans
    assert len(plans) in (6, 7)
    assert len(plans) > (4 if players == 2 else players)
    worth = [plan.cards + 2 * plan.errand_boys + 4 * plan.actions for plan in plans]
    half = len(plans) // 2
    assert sum(worth[-half:]) > sum(worth[:half])
    assert worth[-1] == max(worth)


@clause("LW-PLAN-25")
def test_plans_and_decks_are_open_but_not_the_cards() -> None:
    t = table(3, phase="planning").plan(2, "events", "helpers")
    notes = [(note.what, note.a) for note in line_of(t.g.log) if note.to == EVERYONE and note.who == 0]
    assert notes == [("plans", 1), ("drew", 0), ("drew", 1)]
    secret = [note for note in line_of(t.g.log) if note.what == "draws"]
    assert [note.to for note in secret] == [0, 0]
    assert sorted(note.a for note in secret) == t.seat(0).hand


@clause("LW-PLAN-11")
def test_the_question_says_what_is_named_so_far_and_how_much_is_left() -> None:
    t = table(3, phase="planning").choose("plan.1")
    assert t.g.question.prompt == "Choose a deck for each of your 5 cards; all are drawn together."
    t.choose("properties").choose("companions")
    so_far = "You draw 1 property and 1 companion so far."
    assert t.g.question.prompt == f"{so_far} Choose a deck for each of 3 more cards; all are drawn together."
    t.choose("helpers").choose("properties")
    so_far = "You draw 1 helper or expense, 2 properties and 1 companion so far."
    assert t.g.question.prompt == f"{so_far} Choose a deck for 1 more card; all are drawn together."


@clause("LW-PLAN-11")
def test_a_single_card_is_asked_for_without_counting() -> None:
    assert table(3, phase="planning").choose("plan.5").g.question.prompt == "Choose a deck to draw your card from."
