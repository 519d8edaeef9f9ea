"""Phase 5, end of round (LW-ENDROUND)."""

import pytest

from squander.games.last_will.terms import SPECIAL, WILDS
from tests.games.last_will.table import On, fresh, on, table
from tests.helpers.clauses import clause


@clause("LW-ENDROUND-01")
def test_the_round_ends_after_the_last_turn() -> None:
    t = table(3, hand=["dinner"], board=["damp manor"]).end_turn().end_turn()
    assert (t.who, t.asked) == (2, "Act")
    assert t.laid("damp manor", 0).step == 0
    t.end_turn()
    assert (t.who, t.asked) == (0, "KeepCards")


@clause("LW-ENDROUND-02")
def test_the_steps_come_in_the_order_of_the_rulebook() -> None:
    t = table(2, hand=["dinner"], phase="end")
    assert [frame.rule.name.removeprefix("will.") for frame in t.g.agenda[::-1]] == [
        "KeepCards",
        "DiscardUnkept",
        "DepreciateProperties",
        "ResetCards",
        "ClearOffering",
        "TakeBackMarkers",
        "AdvanceRound",
    ]
    t.choose("none")
    assert (t.w.round, t.w.starter) == (2, 1)


@clause("LW-ENDROUND-03")
def test_all_choose_what_to_keep_before_anything_is_discarded() -> None:
    t = table(3, hand=["dinner", "ball"], others={1: {"hand": ["theatre"]}, 2: {"hand": ["soiree"]}}, phase="end")
    t.choose("ball").choose("none")
    assert (t.who, t.pile("events")) == (1, [])
    before = t.g.view(1)
    t.choose("none")
    assert (t.who, t.pile("events")) == (2, [])
    assert "kept" not in before["seats"][0]
    t.choose("all")
    assert sorted(t.pile("events")) == ["dinner", "theatre"]


@clause("LW-ENDROUND-04")
def test_two_cards_stay_at_most() -> None:
    t = table(2, hand=["dinner", "ball", "theatre"], phase="end").cannot("all", "LW-ENDROUND-04")
    t.choose("ball").choose("theatre")
    assert t.w.round == 2
    assert sorted(t.hand(0)) == ["ball", "theatre"]
    assert t.pile("events") == ["dinner"]


@clause("LW-ENDROUND-05")
@pytest.mark.parametrize("kept", [("dinner", "gardener"), ("dog", "dinner"), ("gardener", "manor_damp")])
def test_any_two_may_stay(kept: tuple[str, str]) -> None:
    t = table(2, hand=["dinner", "gardener", "dog", "damp manor"], phase="end").choose(kept[0]).choose(kept[1])
    assert sorted(t.hand(0)) == sorted(kept)


@clause("LW-ENDROUND-06")
def test_fewer_may_stay() -> None:
    t = table(2, hand=["dinner", "ball"], phase="end").choose("ball").choose("none")
    assert t.hand(0) == ["ball"]
    t = table(2, hand=["dinner"], phase="end").choose("dinner")  # nothing else could be kept: nothing is asked
    assert (t.w.round, t.hand(0)) == (2, ["dinner"])
    t = table(2, hand=["dinner", "ball"], phase="end").choose("none")
    assert t.hand(0) == []
    assert sorted(t.pile("events")) == ["ball", "dinner"]


@clause("LW-ENDROUND-07")
def test_discards_go_face_down_to_the_piles_of_their_decks() -> None:
    hand = ["dinner", "gardener", "damp manor", "dog", "hectic day"]
    t = table(2, hand=hand, phase="end").choose("none")
    assert t.pile("events") == ["dinner"]
    assert t.pile("helpers") == ["gardener"]
    assert t.pile("properties") == ["manor_damp"]
    assert t.pile("companions") == ["dog"]
    assert t.pile("special") == ["hectic_day"]
    assert t.g.view(1)["piles"] == dict.fromkeys(("events", "helpers", "properties", "companions", "special"), 1)
    assert "discarded" not in t.g.view(1)["seats"][0]


@clause("LW-ENDROUND-08")
def test_a_wild_card_returns_even_from_a_small_hand() -> None:
    t = table(2, hand=["wild"], phase="end")
    assert (t.w.round, t.hand(0)) == (2, [])
    assert t.offered().count("wild") == 2
    t = table(2, hand=["wild", "dinner"], phase="end").cannot("wild", "LW-WILD-10").choose("all")
    assert t.hand(0) == ["dinner"]
    assert sum(t.box.cards[card].deck == WILDS for card in t.w.offering) == 2


@clause("LW-ENDROUND-09")
@pytest.mark.parametrize(("chums", "limit"), [(0, 2), (1, 4), (2, 6)])
def test_each_school_chum_lets_two_more_cards_stay(chums: int, limit: int) -> None:
    hand = ["dinner", "dinner", "dinner", "ball", "ball", "theatre", "theatre"]
    board = ["school chum"] * chums
    t = table(2, hand=hand, board=board, phase="end").cannot("all", "LW-ENDROUND-04")
    for name in hand[:limit]:
        assert t.w.round == 1
        t.choose(name)
    assert sorted(t.hand(0)) == sorted(hand[:limit])
    t = table(2, hand=hand[:limit], board=board, phase="end").choose("all")
    assert len(t.hand(0)) == limit


@clause("LW-ENDROUND-10", "LW-ENDROUND-15", "LW-ENDROUND-16")
def test_an_unmaintained_house_goes_down_one_step_for_nothing() -> None:
    board: list[str | On] = ["damp manor", on("sooty town house", step=1), on("draughty mansion", step=4)]
    t = table(2, board=board, others={1: {"board": ["narrow town house"]}}, cash=30, phase="end")
    assert [laid.step for laid in t.seat(0).board] == [1, 2, 5]
    assert t.laid("narrow town house", 1).step == 1
    assert t.seat(0).cash == 30


@clause("LW-ENDROUND-11")
def test_the_lowest_step_is_the_last() -> None:
    t = table(2, board=[on("damp manor", step=5), on("narrow town house", step=4)], phase="end")
    assert [laid.step for laid in t.seat(0).board] == [5, 4]
    assert t.g.view()["seats"][0]["board"][0]["value"] == 3


@clause("LW-ENDROUND-12")
def test_farms_do_not_depreciate() -> None:
    t = table(2, board=["mixed farm", "stud farm"], phase="end")
    assert [laid["value"] for laid in t.g.view()["seats"][0]["board"]] == [8, 15]


@clause("LW-ENDROUND-13")
def test_a_house_bought_this_round_depreciates_too() -> None:
    t = table(2, hand=["damp manor"]).buy("damp manor")
    assert t.laid("damp manor").step == 0
    t.until("TakePlan")
    assert t.laid("damp manor", 0).step == 1


@clause("LW-ENDROUND-14", "LW-ENDROUND-17", "LW-ENDROUND-18")
def test_a_maintained_house_keeps_its_value_and_is_ready_again() -> None:
    t = table(2, board=["damp manor", "sooty town house"], actions=1).maintain("damp manor").expect(spent=3)
    t.cannot("manor_damp", "LW-BLACK-21").until("TakePlan")
    assert t.w.round == 2
    assert [(laid.step, laid.used) for laid in t.seat(0).board] == [(0, False), (1, False)]


@clause("LW-ENDROUND-17")
def test_expenses_and_helpers_are_ready_again_next_round() -> None:
    board = [on("mews", used=True), on("school chum", used=True)]
    t = table(2, board=board).cannot("mews", "LW-BLACK-21").cannot("school_chum", "LW-BLACK-21").until("TakePlan")
    t.until("Act", 0)
    t.activate("mews").expect(spent=1).activate("school chum").expect(spent=1)


@clause("LW-ENDROUND-19", "LW-ENDROUND-20")
def test_what_nobody_took_goes_to_the_piles_and_specials_to_the_box() -> None:
    cards = {"trio_1": "dinner", "trio_2": "gardener", "trio_3": "damp manor", "single_1": "hectic day"}
    t = table(2, round=2, phase="end", offering=cards)
    assert [t.pile(deck) for deck in ("events", "helpers", "properties")] == [["dinner"], ["gardener"], ["manor_damp"]]
    assert t.pile("special") == ["hectic_day"]
    assert t.w.round == 3
    assert not set(t.offered()) & {"hectic_day"}


@clause("LW-ENDROUND-20", "LW-ROUND-18")
def test_special_cards_never_come_back() -> None:
    t = fresh(4).until("over")
    gone = len(t.w.piles[SPECIAL]) + sum(t.box.cards[c].deck == SPECIAL for s in t.w.seats for c in s.hand)
    assert gone == t.w.tops[SPECIAL] > 10
    assert len(t.w.orders[SPECIAL]) == 17


@clause("LW-ENDROUND-21")
def test_markers_and_figures_return() -> None:
    t = table(3, phase="errands").until("Act")
    assert max(t.w.figures) >= 0
    t.until("TakePlan")
    assert set(t.w.figures) == {-1}
    assert [s.plan for s in t.w.seats] == [-1] * 3
    assert all(plan["taken"] == -1 for plan in t.g.view()["plans"])


@clause("LW-ENDROUND-22", "LW-ENDROUND-23")
def test_the_counter_moves_on_and_the_starting_marker_passes_to_the_left() -> None:
    t = fresh(3, starter=1)
    seen = []
    while t.until("TakePlan").asked != "over":
        seen.append((t.w.round, t.w.starter))
        assert t.who == t.w.starter
        t.until("SendErrandBoy")
    assert seen == [(1, 1), (2, 2), (3, 0), (4, 1), (5, 2), (6, 0), (7, 1)]


@clause("LW-ENDROUND-24")
def test_leftover_actions_are_lost_and_the_counter_is_set_anew() -> None:
    t = table(3, actions=3).end_turn()
    assert [s.actions for s in t.w.seats] == [0, 3, 3]
    t.until("TakePlan").until("Act")
    assert [s.actions for s in t.w.seats] == [t.w.layout.plans[s.plan].actions for s in t.w.seats]


@clause("LW-ENDROUND-25")
def test_tokens_extensions_and_market_stay_as_they_are() -> None:
    board = [on("mixed farm", tokens=2), on("reservation", tokens=1)]
    t = table(2, hand=["dinner"], board=board, extensions=2, phase="end")
    market = t.w.market
    t.choose("all")
    assert t.w.round == 2
    assert [laid.tokens for laid in t.seat(0).board] == [2, 1]
    assert (t.seat(0).extensions, t.w.market) == (2, market)


@clause("LW-ENDROUND-26")
@pytest.mark.parametrize(
    ("helper", "uses", "word"),
    [
        ("land_agent", 1, "sell.farm_stud"),
        ("estate_agent", 2, "sell.manor_haunted"),
        ("steward", 1, "farm_stud"),
        ("housekeeper", 1, "manor_haunted"),
        ("social_secretary", 1, "dinner"),
    ],
)
def test_privileges_of_one_round_are_renewed(helper: str, uses: int, word: str) -> None:
    board: list[str | On] = [on(helper, uses=uses), "stud farm", "manor_haunted"]
    t = table(2, hand=["dinner"], board=board, actions=0)
    t.cannot(word, "LW-ACTION-08").end_turn().end_turn().choose("all").until("Act", 0)
    t.choose(word)
    if t.asked in ("TradeAction", "ActivationActions"):
        t.choose("helper")
    t.expect(used=0)
    assert t.laid(helper, 0).uses == 1
