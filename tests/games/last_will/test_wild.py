"""Companion wild cards: any one companion, once, and back to the offering."""

import pytest

import squander
from tests.games.last_will.table import Table, fresh, on, table
from tests.helpers.clauses import clause

BOAT = "boat trip in company"


def wilds_in_hands(t: Table) -> int:
    return sum(t.hand(who).count("wild") for who in range(t.g.players))


@clause("LW-WILD-01", "LW-WILD-04")
@pytest.mark.parametrize(
    ("card", "token"), [("mooring", "dog"), ("mews", "horse"), ("family_box", "guest"), ("reservation", "chef")]
)
def test_a_wild_card_is_any_companion_on_a_black_card(card: str, token: str) -> None:
    t = table(hand=["wild"], board=[card]).add("wild").expect(used=1, spent=0, hand=[])
    assert t.tokens(card) == [token]


@clause("LW-WILD-01", "LW-WILD-03")
@pytest.mark.parametrize(("spaces", "pounds"), [(0, 5), (1, 4), (2, 4)])
def test_a_wild_card_is_any_companion_with_a_white_card(spaces: int, pounds: int) -> None:
    t = table(hand=[BOAT, "wild"]).play(BOAT)
    for _ in range(spaces):
        t.choose("none")
    t.choose("wild").expect(spent=pounds, used=2, hand=[])


@clause("LW-WILD-02")
def test_a_wild_card_is_one_companion_only() -> None:
    t = table(hand=[BOAT, "wild"]).play(BOAT).choose("wild")
    assert t.words() == ["none"]
    t.choose("none")
    assert t.words() == ["none"]
    t.expect(spent=5)


@clause("LW-WILD-04")
def test_a_wild_card_fills_the_uppermost_empty_space_for_an_action() -> None:
    t = table(hand=["wild"], board=[on("farm_mixed", tokens=1)], actions=1).add("wild").expect(used=1)
    assert t.tokens("farm_mixed") == ["dog", "horse"]
    table(hand=["wild"], board=["farm_mixed"], actions=0).cannot("wild", "LW-ACTION-08")
    table(hand=["wild"], board=[on("mews", tokens=1)]).cannot("wild", "LW-COMPANION-21")


@clause("LW-WILD-05", "LW-WILD-08")
def test_a_used_wild_card_returns_to_the_offering_and_lies_on_no_pile() -> None:
    for t in (
        table(hand=["wild", "dog"], board=["mooring"]).add("wild"),
        table(hand=["wild", "dog", BOAT]).play(BOAT).choose("wild").finish(),
    ):
        assert t.hand() == ["dog"]
        assert t.offered() == ["wild", "wild"]
        assert t.pile("companions") == []


@clause("LW-WILD-05")
def test_the_companions_deck_holds_no_wild_card() -> None:
    t = fresh(players=2)
    assert "wild" not in [t.name(card) for card in t.w.orders[3]]


@clause("LW-WILD-06")
@pytest.mark.parametrize("players", [2, 5])
def test_both_wild_cards_are_offered_in_every_round(players: int) -> None:
    t = fresh(players)
    for number in range(1, 8):
        t.until("SendErrandBoy")
        assert (t.w.round, t.offered().count("wild")) == (number, 2)
        t.until("Act")


@clause("LW-WILD-07")
def test_an_errand_boy_fetches_a_wild_card() -> None:
    t = table(phase="errands").choose("wild_1")
    assert t.hand(0) == ["wild"]
    assert t.offered().count("wild") == 1
    t.cannot("wild_1", "LW-ERRAND-05")


@clause("LW-WILD-09")
def test_an_unused_wild_card_is_returned_at_the_end_of_the_round() -> None:
    t = table(hand=["wild", "dinner"]).end_turn().until("BlockPlan")
    assert wilds_in_hands(t) == 0
    assert t.offered().count("wild") == 2
    assert t.hand(0) == ["dinner"]


@clause("LW-WILD-10")
def test_a_wild_card_is_never_kept() -> None:
    t = table(hand=["wild", "dinner"], phase="end").cannot("wild", "LW-WILD-10").choose("dinner")
    assert t.hand(0) == ["dinner"]
    table(hand=["wild", "dinner"], board=["school chum"], phase="end").cannot("wild", "LW-WILD-10")
    assert wilds_in_hands(table(hand=["wild"], phase="end")) == 0


@clause("LW-WILD-11")
def test_a_returned_wild_card_does_not_count_as_kept() -> None:
    t = table(hand=["wild", "dinner", "ball"], phase="end").choose("all")
    assert t.hand(0) == ["dinner", "ball"]


@clause("LW-WILD-12")
def test_a_wild_card_nobody_took_stays_on_offer() -> None:
    t = table()
    assert t.offered() == ["wild", "wild"]
    t.end_turn().until("SendErrandBoy")
    assert (t.w.round, t.offered().count("wild")) == (2, 2)
    assert "wild" not in [card for deck in ("events", "helpers", "companions", "special") for card in t.pile(deck)]


@clause("LW-WILD-13", "LW-WILD-14")
def test_a_returned_wild_card_serves_no_second_time_in_the_round() -> None:
    t = table(hand=["wild"], board=["mooring", "mews"])
    wild = t.seat().hand[0]
    t.add("wild").choose("mooring").expect(asked="Act")
    with pytest.raises(squander.NotOffered):
        t.g.choose(wild)
    assert sorted([*t.words(), *t.refused()]) == ["end", "mews", "mooring"]


@clause("LW-WILD-15")
def test_one_player_may_use_both_wild_cards_even_on_one_card() -> None:
    t = table(hand=[BOAT, "wild", "wild"]).play(BOAT).choose("wild").choose("wild").expect(spent=7, hand=[])
    assert t.offered() == ["wild", "wild"]
    t = table(hand=["wild", "wild"], board=["farm_mixed"]).add("wild").add("wild").expect(hand=[])
    assert t.tokens("farm_mixed") == ["dog", "horse"]
    assert t.offered() == ["wild", "wild"]
