"""What a player reads in Last Will, where it was once wrong: labels that tell what happens, reasons that are true."""

import re

import pytest

from squander.games.last_will.content import SHELF
from squander.games.last_will.view import sentences
from squander.kernel.pieces import line_of
from tests.games.last_will.table import Table, fresh, on, table


def label(t: Table, word: str) -> str:
    """Of an option, or of one that is refused."""
    options = [*t.g.question.options, *[r.option for r in t.g.question.refused]]
    return next(t.g.question.label(option) for option in options if t.is_meant(t.word(option), word))


def why_not(t: Table, word: str) -> str:
    return next(r.reason for r in t.g.question.refused if t.is_meant(t.word(r.option), word))


def said(name: str) -> str:
    return sentences()[name]


# --- labels ---------------------------------------------------------------------------------------------------


def test_two_copies_on_the_board_are_told_apart_by_value_companions_and_use() -> None:
    board = [on("manor_hunting", step=1), on("manor_hunting", step=2, tokens=1, used=True)]
    t = table(board=board, market={"manor_house": -2}, actions=1)
    assert [text for text in t.labels() if text.startswith("Sell")] == [
        "Sell Hunting Manor at £12 (1 action, brings £10)",
        "Sell Hunting Manor at £9 with a dog, maintained this round (1 action, brings £7)",
    ]
    assert label(t, "manor_hunting.1") == "Maintain Hunting Manor at £12 (1 action, £3)"


def test_what_is_done_at_a_space_is_read_without_its_question() -> None:
    t = table(2, phase="errands").choose("market_1")
    assert label(t, "token+3") == "+3 at the mansions"
    assert label(t.choose("token+3"), "token-2") == "-2 at the town houses"
    t = table(2, phase="errands").choose("trio_a")
    assert all(text.startswith("Take ") for text in t.labels())


def test_a_trade_names_the_helper_that_waives_the_action() -> None:
    t = table(hand=["manor_damp"], board=["estate agent"], market={"manor_house": -2}, actions=1)
    assert label(t, "manor_damp") == "Buy Damp Manor (manor house, 1 action or free by Estate Agent, £11)"
    t = table(hand=["manor_damp"], board=["estate agent"], market={"manor_house": -2}, actions=0)
    assert label(t, "manor_damp") == "Buy Damp Manor (manor house, free by Estate Agent, £11)"


def test_upkeep_names_the_helper_that_waives_the_action() -> None:
    t = table(board=["steward", "farm_stud"], actions=1)
    assert label(t, "farm_stud") == "Maintain Stud Farm (1 action or free by Steward, £2)"
    t.maintain("farm_stud")
    assert t.labels() == ["Without an action, by Steward", "Use 1 action of your 1"]


def test_a_plan_is_named_by_its_tile_where_there_are_tiles() -> None:
    """In the question, so that it can be chosen by that name, and in the log, where the page shows the tile for it."""
    t = fresh(3, plan_tiles=True).until("TakePlan")
    tiles = [t.box.tiles[face // 2] for face in t.w.tiles]
    assert [re.sub(": .*", "", text) for text in t.labels()] == [
        f"Plan {i}, {tile.name}" for i, tile in enumerate(tiles, 1)
    ]
    taken = t.plan(4).g.log
    words, note = t.g.kind.words, next(note for note in line_of(taken) if note.what == "plans")
    assert words.tell(t.g, note) == f"{{who}} takes plan 4 ({tiles[3].name})."
    assert words.tell_linked(t.g, note) == f"{{who}} takes plan 4 ([{tiles[3].name}]({tiles[3].id}))."
    assert tiles[3].id in sentences(SHELF.whole)


def test_a_plan_without_tiles_has_a_number_alone() -> None:
    t = fresh(3).until("TakePlan")
    assert t.labels()[0].startswith("Plan 1: ")
    note = next(note for note in line_of(t.plan(1).g.log) if note.what == "plans")
    assert t.g.kind.words.tell(t.g, note) == "{who} takes plan 1."


def test_an_event_tells_which_action_a_helper_pays() -> None:
    t = table(hand=["dinner", "ball", "wild_party"], board=["social secretary"], actions=4)
    assert label(t, "dinner") == "Play Dinner (£2; 1 action by Social Secretary)"
    assert label(t, "wild_party") == "Play Wild Party (1 action by Social Secretary)"
    assert label(t, "ball") == (
        "Play Ball (1 action and £4, or 3 actions and £9, or 5 actions and £17; 1 action by Social Secretary)"
    )
    t.play("ball")
    assert t.labels() == [
        "1 action and £4; 1 action by Social Secretary",
        "3 actions and £9; 1 action by Social Secretary",
    ]


def test_a_helper_that_moves_prices_is_asked_with_the_price() -> None:
    t = table(hand=["manor_damp"], board=["creative valuer"], market={"manor_house": -2})
    assert label(t, "manor_damp") == "Buy Damp Manor (manor house, 1 action, £9 to £13)"
    t.buy("manor_damp")
    assert t.g.question.prompt == "Creative Valuer: move the price of Damp Manor, £11, by £2?"
    assert t.labels() == ["Lower it to £9", "Leave it at £11", "Raise it to £13"]
    t = table(board=["creative valuer", on("manor_damp", step=5)], market={"manor_house": -2}).sell("manor_damp")
    assert t.labels() == ["Lower it to £0", "Leave it at £1", "Raise it to £3"]


def test_who_has_less_than_the_dearest_price_is_not_offered_it() -> None:
    t = table(hand=["manor_damp"], board=["creative valuer"], market={"manor_house": -2}, cash=12)
    assert label(t, "manor_damp") == "Buy Damp Manor (manor house, 1 action, £9 to £12)"


def test_properties_sold_by_a_card_tell_what_they_bring() -> None:
    t = table(hand=["everything_must_go"], board=[on("manor_damp", step=1)], market={"manor_house": -2})
    t.play("everything_must_go")
    assert label(t, "manor_damp") == "Damp Manor at £11 (brings £7)"


def test_steps_of_value_are_named_with_where_they_lead() -> None:
    t = table(hand=["wild_party"], board=["manor_damp", on("manor_hunting", step=1)]).play("wild_party")
    assert t.labels() == ["Damp Manor, from £13 to £11", "Hunting Manor, from £12 to £9"]


def test_a_companion_is_named_with_the_card_it_comes_to() -> None:
    t = table(hand=["dog"], board=[on("farm_sheep", tokens=1), "mooring"]).add("dog")
    assert t.labels() == ["A second dog on Sheep, Mostly", "A dog on Mooring Without a Boat"]


@pytest.mark.parametrize(("round", "text"), [(3, "plan first from the next round"), (7, "no use in the last round")])
def test_the_clock_promises_no_round_after_the_last(round: int, text: str) -> None:
    t = table(players=4, phase="errands", round=round, plan_order=True)
    t.w.plan_order = [1, 2, 3, 0]
    assert text in label(t, "clock_1")


def test_the_clock_is_of_no_use_to_the_first() -> None:
    t = table(players=4, phase="errands", plan_order=True)
    t.w.plan_order = [0, 1, 2, 3]
    assert "you plan as early already" in label(t, "clock_1")


def test_spending_more_tells_the_sum() -> None:
    t = table(hand=["dinner"], board=["head waiter"]).play("dinner")
    assert t.labels() == ["Yes, £3 in all", "No, only £2"]


# --- reasons --------------------------------------------------------------------------------------------------


def test_the_hand_limit_is_told_with_the_helpers_that_raise_it() -> None:
    t = table(hand=["dinner", "ball", "theatre", "soiree", "boat_trip"], board=["school chum"], phase="end")
    assert why_not(t, "all") == "You may keep 4 cards, and you hold 5 that could stay."


def test_a_companion_the_card_shows_is_asked_for_in_its_turn() -> None:
    t = table(hand=["boat_trip_in_company", "dog", "guest", "horse"]).play("boat_trip_in_company")
    assert why_not(t, "guest") == "This is about a dog; you will be asked for a guest next."
    assert why_not(t, "horse") == "Boat Trip in Company has no place for a horse."
    t.choose("dog")
    assert t.g.question.prompt == "Boat Trip in Company: bring a guest for £2 more? £5 so far."


def test_a_farm_is_refused_as_a_farm() -> None:
    t = table(board=[on("farm_mixed", tokens=1)]).maintain("farm_mixed")
    assert why_not(t, "amount.3") == "For that, Mixed Farm first needs a horse."


def test_an_animal_is_refused_by_the_space_not_by_a_number_of_tokens() -> None:
    t = table(hand=["menagerie"], board=["mansion_gothic", "farm_mixed"]).play("menagerie")
    assert why_not(t, "mansion_gothic") == "Its next space is for a guest, and that is no animal."


def test_money_and_actions_are_told_with_both_sides() -> None:
    t = table(hand=["ball", "boat_trip", "old_friend"], board=["manor_damp"], cash=3, actions=1)
    assert why_not(t, "ball") == "It needs at least 2 actions, and you have 1 left."
    assert why_not(t, "old_friend") == (
        "Laying it needs 2 actions, and you have 1 left; what it brings comes only after that."
    )
    t = table(hand=["boat_trip"], board=["manor_damp"], cash=3, actions=2)
    assert why_not(t, "boat_trip") == "It takes £5, you have £3, and an owner of property may not run into debt."


def test_a_deck_that_runs_short_is_told_with_what_is_left() -> None:
    t = table(players=3, phase="planning")
    t.hand_over("events", 1, 1)
    t.choose("plan.1", "events")
    assert why_not(t, "events") == "Only 1 of the events is left, and you draw it already."


def test_who_stands_in_the_way_is_named() -> None:
    t = table(players=3, phase="errands").choose("opera_1")
    assert why_not(t, "opera_1") == "Seat 1's errand boy stands there."
    t = table(players=3, phase="planning").plan(1)
    assert why_not(t, "plan.1") == "Seat 1 has taken it."


# --- English --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("reservation", "Lay for 1 action. Each round: spend £1, or £2 with a chef, or £4 with two chefs."),
        ("houseboat", "Lay for 2 actions. Each round: spend £2, or £3 with a guest, or £5 with a guest and a chef."),
        ("farm_mixed", "A farm: price £8. Maintain: spend £2, or £4 with a dog, or £7 with a dog and a horse."),
        ("ball", "Pay 2 actions and £4, or 4 actions and £9, or 6 actions and £17."),
        ("tailor", "Lay for 2 actions. Using a mask card or going to the opera, you may spend £3 more."),
        ("rat_catcher", "Lay for 2 actions. Maintaining a town house or a farm, you may spend £3 more."),
        ("drunken_sailors", "Lay for 1 action. Using a helm card or a wine glass card, you may spend £2 more."),
    ],
)
def test_a_card_speaks_english(card: str, text: str) -> None:
    assert said(card) == text
