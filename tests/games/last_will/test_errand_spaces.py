"""Phase 3, errands: extensions, the market, the unknown card and the opera (LW-ERRAND-19 to 40)."""

from itertools import permutations

import pytest

from tests.games.last_will.table import table
from tests.helpers.clauses import clause

FULL = ["mews", "mooring", "dog_show", "farrier", "gardener"]
DECKS = ["events", "helpers", "properties", "companions"]


@clause("LW-ERRAND-19")
def test_an_extension_comes_from_the_bank_and_adds_a_space() -> None:
    t = table(2, phase="errands").choose("extension_1")
    assert t.w.extensions == 11
    assert [s["spaces"] for s in t.g.view()["seats"]] == [6, 5]


@clause("LW-ERRAND-20", "LW-ENDROUND-25")
def test_an_extension_stays_for_the_rest_of_the_game() -> None:
    t = table(2, phase="errands").choose("extension_1")
    for round in range(1, 8):
        assert t.w.round == round
        assert t.g.view()["seats"][0]["spaces"] == 5 + t.seat(0).extensions >= 6
        t.until("Act").until("TakePlan")


@clause("LW-ERRAND-21", "LW-ERRAND-22")
def test_several_extensions_are_ordinary_spaces_where_laying_costs_the_usual_action() -> None:
    t = table(hand=["head waiter", "postilion", "steward"], board=FULL, extensions=2, actions=3)
    t.lay("head waiter").expect(used=1)
    t.lay("postilion").expect(used=1, board=[*FULL, "head_waiter", "postilion"])
    assert t.lay("steward").asked == "MakeRoom"


@clause("LW-ERRAND-21")
def test_one_player_may_take_an_extension_every_round() -> None:
    t = table(4, phase="errands").choose("extension_1")
    t.until("TakePlan").until("SendErrandBoy", 0).choose("extension_1")
    assert t.seat(0).extensions == 2
    assert t.w.extensions == 10


@clause("LW-ERRAND-23")
def test_an_empty_bank_has_no_extension() -> None:
    t = table(2, phase="errands", others={1: {"extensions": 11}})
    assert t.can("extension_1")
    table(2, phase="errands", others={1: {"extensions": 12}}).cannot("extension_1", "LW-ERRAND-23")


@clause("LW-ERRAND-24")
def test_each_extension_and_opera_space_holds_one_figure() -> None:
    for players in (2, 3, 4, 5):
        t = table(players, phase="errands").choose("opera_1").cannot("opera_1", "LW-ERRAND-05").choose("extension_1")
        t.cannot("extension_1", "LW-ERRAND-05").unheard_of("opera_2", "extension_2")


@clause("LW-ERRAND-25", "LW-ERRAND-26")
@pytest.mark.parametrize("order", [*permutations((-3, -2, 1, 3))])
def test_the_tokens_may_be_put_in_any_order(order: tuple[int, ...]) -> None:
    t = table(2, phase="errands", market={"mansion": -3, "town_house": -2, "manor_house": 1, "farm": 3})
    t.choose("market_1").arrange(*order)
    assert tuple(t.w.market) == order
    assert t.who == 1


@clause("LW-ERRAND-27")
def test_no_token_lies_twice() -> None:
    t = table(2, phase="errands").choose("market_1").choose("token-3").cannot("token-3", "LW-ERRAND-27")
    t.choose("token+3").cannot("token-3", "LW-ERRAND-27").cannot("token+3", "LW-ERRAND-27").unheard_of("none")
    t.choose("token+1")
    assert t.w.market == [-3, 3, 1, -2]


@clause("LW-ERRAND-28")
def test_the_order_holds_for_all_and_into_the_next_rounds() -> None:
    t = table(2, phase="errands", others={1: {"hand": ["damp manor"], "cash": 30}})
    t.choose("market_1").arrange(1, -2, 3, -3).until("Act")
    t.end_turn().buy("damp manor").expect(spent=16)
    t.until("TakePlan")
    assert t.w.round == 2
    assert t.w.market == [1, -2, 3, -3]


@clause("LW-ERRAND-29")
@pytest.mark.parametrize("players", [2, 4])
def test_the_market_is_rearranged_once_a_round(players: int) -> None:
    t = table(players, phase="errands").choose("market_1").arrange(-3, -2, 1, 3)
    t.cannot("market_1", "LW-ERRAND-29").unheard_of("market_2").until("TakePlan").until("SendErrandBoy")
    assert t.can("market_1")


@clause("LW-ERRAND-30", "LW-ERRAND-31")
@pytest.mark.parametrize("deck", DECKS)
def test_the_unknown_card_is_the_top_card_of_a_regular_deck(deck: str) -> None:
    t = table(2, phase="errands").choose("unknown_1")
    assert t.words() == [*DECKS, "none"]
    top = t.deck(deck)[0]
    t.cannot("special", "LW-ERRAND-31").choose(deck)
    assert t.seat(0).hand == [top]
    assert t.who == 1


@clause("LW-ERRAND-30")
def test_with_no_card_left_anywhere_there_is_none_to_draw() -> None:
    t = table(3, phase="errands")
    for deck in DECKS:
        t.hand_over(deck, 0, 2)
    t.ask_again().choose("wild_1").cannot("unknown_2", "LW-ROUND-17")


@clause("LW-ERRAND-30", "LW-ROUND-17")
def test_the_last_card_of_a_deck_can_be_drawn_and_then_none() -> None:
    t = table(3, phase="errands")
    last = t.hand_over("helpers", 1, 2)
    t.ask_again().choose("unknown_1", "helpers")
    assert t.seat(0).hand == last
    t.choose("unknown_2").cannot("helpers", "LW-ROUND-17")


@clause("LW-ERRAND-43")
def test_the_unknown_card_may_be_declined() -> None:
    t = table(2, phase="errands", hand=["ball"]).choose("unknown_1")
    decks = {name: t.deck(name) for name in DECKS}
    assert t.words()[-1] == "none"
    t.choose("none")
    assert t.hand() == ["ball"]
    assert t.figure("unknown_1") == 0
    assert {name: t.deck(name) for name in decks} == decks
    assert "draws none" in t.notes()


@clause("LW-ERRAND-43")
def test_games_of_the_first_rules_draw_it() -> None:
    t = table(2, phase="errands", unknown_card="must").choose("unknown_1")
    assert t.words() == DECKS


@clause("LW-ERRAND-32", "LW-ERRAND-33", "LW-ERRAND-34")
def test_everyone_draws_an_unknown_card_on_the_own_space_once_a_round() -> None:
    t = table(3, phase="errands", plans=[0, 1, 5])
    for who in range(3):
        t.cannot(f"unknown_{(who + 1) % 3 + 1}", "LW-ERRAND-34").choose(f"unknown_{who + 1}").choose("events")
        assert t.figure(f"unknown_{who + 1}") == who
    for who in range(3):
        assert t.who == who
        t.cannot(f"unknown_{who + 1}", "LW-ERRAND-33").cannot(f"unknown_{(who + 1) % 3 + 1}", "LW-ERRAND-34")
        t.choose(["single_1", "wild_1", "wild_2"][who])


@clause("LW-ERRAND-35")
def test_the_unknown_card_is_seen_before_the_second_errand() -> None:
    t = table(2, phase="errands")
    top = t.deck("events")[0]
    t.choose("unknown_1").choose("events").choose("opera_1")
    assert (t.who, t.asked) == (0, "SendErrandBoy")
    assert [card["card"] for card in t.g.view(0)["seats"][0]["hand"]] == [top]


@clause("LW-ERRAND-36")
@pytest.mark.parametrize("helper", ["investment adviser", "gossip", "matchmaker"])
def test_helpers_add_nothing_to_the_unknown_card(helper: str) -> None:
    t = table(2, phase="errands", board=[helper]).choose("unknown_1").choose("events")
    assert len(t.hand(0)) == 1
    assert t.who == 1


@clause("LW-ERRAND-37", "LW-ERRAND-38")
def test_example_the_opera_costs_two_pounds_at_once_and_nothing_else() -> None:
    t = table(2, phase="errands", cash=30, hand=["dinner"]).choose("opera_1")
    assert t.seat(0).cash == 28
    assert t.hand(0) == ["dinner"]
    assert t.who == 1
    t.until("Act")
    assert t.seat(0).actions == t.w.layout.plans[0].actions


@clause("LW-ERRAND-39")
def test_a_property_owner_needs_two_pounds_for_the_opera() -> None:
    table(2, phase="errands", cash=1, board=["damp manor"]).cannot("opera_1", "LW-ERRAND-39")
    t = table(2, phase="errands", cash=2, board=["damp manor"]).choose("opera_1")
    assert t.seat(0).cash == 0
    assert not t.seat(0).bankrupt


@clause("LW-ERRAND-40")
def test_the_opera_may_ruin_a_player_without_property() -> None:
    t = table(2, phase="errands", cash=1).choose("opera_1")
    assert (t.seat(0).cash, t.seat(0).bankrupt, t.w.last_round) == (-1, True, True)
    t.until("KeepCards")
    assert t.w.round == 1
