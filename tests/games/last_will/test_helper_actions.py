"""Helpers that bring actions (P11, P12) or cards (P13 to P15)."""

from pathlib import Path

import pytest

from squander.games.last_will.cards import add_to_hand
from squander.games.last_will.terms import DECK_NAMES
from tests.games.last_will.table import Table, table
from tests.helpers.clauses import clause

FULL = ["reservation", "school_chum", "gardener", "mooring"]


@clause("LW-HELPER-33")
def test_an_extra_action_comes_in_the_round_its_helper_is_laid() -> None:
    table(hand=["old friend with ideas"], actions=2).lay("old friend with ideas").expect(actions=1)


@clause("LW-HELPER-34")
def test_an_extra_action_cannot_pay_for_its_own_helper() -> None:
    table(hand=["old friend with ideas"], actions=1).cannot("old_friend", "LW-HELPER-34")
    table(hand=["old friend with ideas"], actions=0).cannot("old_friend", "LW-BLACK-18")


@clause("LW-HELPER-35")
def test_an_extra_action_stays_when_its_helper_goes() -> None:
    t = (
        table(hand=["old friend with ideas", "gossip"], board=FULL, actions=3)
        .lay("old friend with ideas")
        .expect(actions=2)
    )
    t.lay("gossip").choose("old_friend").expect(actions=1)


@clause("LW-HELPER-36")
def test_an_extra_action_comes_once_a_round() -> None:
    t = table(hand=["dinner", "dinner"], board=["private secretary"], phase="errands", plans=[1, 4]).until("Act")
    t.expect(actions=3).play("dinner").expect(actions=2).play("dinner").expect(actions=1)


@clause("LW-HELPER-49")
def test_two_helpers_bring_two_extra_actions() -> None:
    t = table(board=["private secretary", "old friend with ideas"], phase="errands", plans=[1, 4]).until("Act")
    t.expect(actions=4)


@clause("LW-HELPER-37")
def test_the_social_secretary_pays_for_one_white_card() -> None:
    t = table(hand=["dinner", "dinner"], board=["social secretary"], actions=0)
    t.play("dinner").expect(used=0, spent=2).cannot("dinner", "LW-ACTION-08")
    t.end_turn().until("Act", 0)
    assert white_actions(t) == 1


@clause("LW-HELPER-38")
def test_the_social_secretary_pays_for_nothing_else() -> None:
    t = table(
        hand=["gossip", "dog", "farm_stud"],
        board=["social secretary", "hired carriage", "mooring", "damp manor"],
        actions=0,
    )
    t.cannot("gossip", "LW-BLACK-18")
    for word in ("dog", "farm_stud", "hired_carriage", "manor_damp", "sell.manor_damp"):
        t.cannot(word, "LW-ACTION-08")


@clause("LW-HELPER-39")
def test_the_social_secretary_pays_a_part_of_a_longer_card() -> None:
    table(hand=["boat trip"], board=["social secretary"], actions=1).play("boat trip").expect(actions=0, spent=5)
    table(hand=["hectic day"], board=["social secretary"], actions=0).play("hectic day").expect(actions=3)
    t = table(hand=["ball"], board=["social secretary"], actions=3).play("ball").cannot("option.3", "LW-WHITE-25")
    t.choose("option.2").expect(actions=0, spent=9)


@clause("LW-HELPER-37")
def test_a_busier_secretary_pays_for_two_white_cards(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[helpers]]\nid = "social_secretary"\nprivilege = { name = "extra_white_action", amount = 2 }\n')
    t = table(hand=["dinner"] * 3, board=["social secretary"], actions=0, pack=str(pack))
    t.play("dinner").play("dinner").expect(used=0).cannot("dinner", "LW-ACTION-08")


def white_actions(t: Table) -> int:
    seen: int = t.g.view(0)["seats"][0]["white_actions"]
    return seen


@clause("LW-HELPER-40")
def test_the_social_secretarys_action_is_lost_with_the_turn_or_the_helper() -> None:
    t = table(board=["social secretary"]).end_turn().until("Act", 0)
    assert white_actions(t) == 1
    t = table(hand=["gossip", "dinner"], board=["social secretary", *FULL], actions=1)
    t.lay("gossip").choose("social_secretary").expect(actions=0).cannot("dinner", "LW-ACTION-08")


@clause("LW-HELPER-56")
@pytest.mark.parametrize("actions", [1, 2, 3, 4])
def test_nothing_is_lost_by_paying_with_the_social_secretary_first(actions: int) -> None:
    hand = ["dinner", "ball", "boat trip", "hectic day", "gossip", "old friend with ideas", "dog", "farm_stud"]
    board = ["social secretary", "hired carriage", "mooring", "damp manor"]
    paid = table(hand=["dinner", *hand], board=board, actions=actions).play("dinner").expect(actions=actions)
    assert white_actions(paid) == 0
    declined = table(hand=hand, board=board, actions=actions - 1)
    assert white_actions(declined) == 1
    assert moves(declined) <= moves(paid)


def moves(t: Table) -> set[str]:
    """Whichever copy of a card it is."""
    return {word.rstrip("0123456789") for word in t.words()}


def planning(*helpers: str) -> Table:
    """Seat 0 is about to take a plan; plan 2 draws two cards."""
    return table(3, board=helpers, phase="planning")


def backs(t: Table) -> dict[str, int]:
    decks = [DECK_NAMES[t.box.cards[card].deck] for card in t.seat(0).hand]
    return {deck: decks.count(deck) for deck in sorted(set(decks))}


@clause("LW-HELPER-41")
def test_the_investment_adviser_draws_two_more_from_any_deck() -> None:
    t = planning("investment_adviser").choose("plan.2").choose("yes")
    for deck in ("events", "helpers", "properties", "companions"):
        t.choose(deck)
    assert backs(t) == {"companions": 1, "events": 1, "helpers": 1, "properties": 1}
    assert t.who == 1


@clause("LW-HELPER-42", "LW-HELPER-43", "LW-HELPER-44")
@pytest.mark.parametrize(("helper", "deck"), [("gossip", "events"), ("matchmaker", "companions")])
def test_gossip_and_matchmaker_draw_three_more_of_their_own_deck(helper: str, deck: str) -> None:
    t = planning(helper).choose("plan.2").choose("yes").choose("helpers").choose("properties")
    assert t.who == 1
    assert backs(t) == {deck: 3, "helpers": 1, "properties": 1}


@clause("LW-HELPER-45")
def test_no_card_is_seen_before_all_are_decided() -> None:
    t = planning("gossip", "matchmaker", "investment_adviser").choose("plan.2")
    decks = ["events", "companions", "helpers", "properties"]
    for answer in ["yes", "yes", "yes", *decks]:
        assert t.hand(0) == []
        t.choose(answer)
    assert backs(t) == {"companions": 4, "events": 4, "helpers": 1, "properties": 1}


@clause("LW-HELPER-46")
@pytest.mark.parametrize("helper", ["gossip", "matchmaker", "investment_adviser"])
def test_more_cards_come_only_when_planning(helper: str) -> None:
    t = table(3, hand=[helper], starter=2).lay(helper).expect(hand=[], asked="Act").end_turn()
    t.until("TakePlan", 0).choose("plan.3")
    assert t.asked == "MayDrawMore"


def leave(t: Table, deck: int, count: int) -> None:
    """All but so many cards of a deck are in the hand of seat 2."""
    end = t.w.tops[deck] + count
    for card in t.w.orders[deck][end:]:
        add_to_hand(t.seat(2), card)
    t.w.orders = [order[:end] if at == deck else order for at, order in enumerate(t.w.orders)]


@clause("LW-HELPER-47")
def test_cards_that_are_not_there_are_just_not_drawn() -> None:
    t = planning("gossip")
    leave(t, DECK_NAMES.index("events"), 1)
    t.choose("plan.3")
    assert t.words() == ["yes", "no"]
    assert backs(t.choose("yes")) == {"events": 1}
