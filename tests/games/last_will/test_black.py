"""Black-bordered cards: laid on the board, making room for each other, activated once a round."""

import pytest

from tests.games.last_will.table import Table, on, table
from tests.helpers.clauses import clause

FULL = ["reservation", "school_chum", "gardener", "mooring", "mews"]
ESTATES = ["manor_damp", "manor_damp", "town_house_sooty", "mansion_draughty", "farm_mixed"]


@clause("LW-BLACK-01", "LW-BLACK-14")
def test_a_black_card_is_laid_onto_the_board_for_an_action() -> None:
    t = table(hand=["school chum"]).lay("school chum").expect(used=1, spent=0, hand=[], board=["school_chum"])
    assert t.pile("helpers") == []


@clause("LW-BLACK-14", "LW-BLACK-18")
def test_no_black_card_is_laid_without_an_action() -> None:
    table(hand=["school chum"], actions=0).cannot("school_chum", "LW-BLACK-18")


@clause("LW-BLACK-02", "LW-BLACK-04", "LW-BLACK-07")
def test_on_a_full_board_a_card_makes_way_for_no_action() -> None:
    t = table(hand=["gossip"], board=FULL).lay("gossip")
    assert (t.asked, sorted(t.words())) == (
        "MakeRoom",
        ["gardener", "mews", "mooring", "reservation.1", "school_chum.1"],
    )
    t.choose("mews").expect(used=1, spent=0, board=[*FULL[:4], "gossip"])
    assert t.pile("helpers") == ["mews"]


@clause("LW-BLACK-03")
def test_each_space_holds_one_card() -> None:
    t = table(hand=["gossip", "tailor"], board=FULL, extensions=1)
    t.lay("gossip").expect(board=[*FULL, "gossip"], asked="Act").lay("tailor").expect(asked="MakeRoom")
    assert len(t.choose("gossip").board()) == 6


@clause("LW-BLACK-05")
def test_a_card_used_this_round_may_make_way_and_its_money_stays_spent() -> None:
    t = table(hand=["gossip"], board=FULL).activate("reservation").lay("gossip").choose("reservation")
    t.expect(cash=69, board=[*FULL[1:], "gossip"])


@clause("LW-BLACK-06")
def test_a_card_laid_this_round_may_make_way() -> None:
    t = table(hand=["gossip", "matchmaker"], board=FULL[:4])
    t.lay("gossip").lay("matchmaker").choose("gossip").expect(board=[*FULL[:4], "matchmaker"], actions=1)


@clause("LW-BLACK-08", "LW-PROPERTY-24")
def test_a_property_never_makes_way() -> None:
    t = table(hand=["gossip"], board=[*FULL[:4], "damp manor"]).lay("gossip")
    t.cannot("manor_damp", "LW-BLACK-08").choose("mooring").expect(used=1)


@clause("LW-BLACK-09", "LW-PROPERTY-04", "LW-PROPERTY-36")
def test_on_a_board_of_properties_one_must_be_sold_first() -> None:
    t = table(hand=["gossip", "two paddocks"], board=ESTATES, actions=4)
    t.cannot("gossip", "LW-BLACK-09").cannot("farm_paddock", "LW-BLACK-09")
    t.sell("damp manor").lay("gossip").expect(board=[*ESTATES[1:], "gossip"])


@clause("LW-BLACK-10")
def test_nothing_is_discarded_while_a_space_is_open() -> None:
    t = table(hand=["gossip"], board=FULL[:4])
    assert all(word.startswith(("end", "gossip", *FULL)) for word in [*t.words(), *t.refused()])
    t.lay("gossip").expect(asked="Act", board=[*FULL[:4], "gossip"])
    assert t.pile("helpers") == []


def buying_in_place_of_the_valuer(cash: int) -> Table:
    """A manor for £11, £9 with the valuer, on a board that is full."""
    board = [*FULL[:4], "creative_valuer"]
    return table(hand=["damp manor"], board=board, cash=cash, market={"manor_house": -2}).buy("damp manor")


@clause("LW-BLACK-11")
def test_a_helper_that_makes_way_no_longer_moves_the_price() -> None:
    t = buying_in_place_of_the_valuer(cash=70).choose("creative_valuer")
    assert t.asked == "Act"
    t.expect(spent=11)
    t = buying_in_place_of_the_valuer(cash=70).choose("school_chum")
    t.choose("lower").expect(spent=9)


@clause("LW-BLACK-11")
def test_a_helper_needed_for_the_price_cannot_make_way() -> None:
    buying_in_place_of_the_valuer(cash=9).cannot("creative_valuer", "LW-BLACK-11").choose("school_chum").expect(cash=0)


@clause("LW-BLACK-11")
def test_the_last_card_that_could_make_way_is_the_helper_that_is_needed() -> None:
    t = table(hand=["sooty town house"], board=["estate_agent", *ESTATES[:4]], actions=0)
    t.cannot("town_house_sooty", "LW-BLACK-11")


@clause("LW-BLACK-12", "LW-SPECIAL-04")
@pytest.mark.parametrize(("card", "pile"), [("gossip", "helpers"), ("auctioneer", "special"), ("baccarat", "special")])
def test_what_makes_way_goes_to_its_own_pile_or_the_box(card: str, pile: str) -> None:
    t = table(hand=["tailor"], board=[*FULL[:4], card]).lay("tailor").choose(card)
    assert t.pile(pile) == [card]
    assert sum(len(t.pile(deck)) for deck in ("events", "helpers", "properties", "special")) == 1


@clause("LW-BLACK-13", "LW-COMPANION-16")
def test_tokens_are_lost_with_the_card_that_makes_way() -> None:
    t = table(hand=["tailor"], board=[on("reservation", tokens=2), *FULL[1:]]).lay("tailor").choose("reservation")
    t.expect(hand=[], board=[*FULL[1:], "tailor"])
    assert sum(laid.tokens for laid in t.seat().board) == 0
    assert t.pile("companions") == []


@clause("LW-BLACK-15")
def test_printed_actions_come_on_top_of_the_one_for_laying() -> None:
    table(hand=["gentlemen's club"]).lay("gentlemen's club").expect(used=2)
    table(hand=["old friend with ideas"], actions=3).lay("old friend with ideas").expect(actions=2)


@clause("LW-BLACK-16")
def test_laying_may_cost_money_too() -> None:
    table(hand=["postilion"]).lay("postilion").expect(used=1, spent=2)
    table(hand=["a learned society"]).lay("a learned society").expect(used=1, spent=2)


@clause("LW-BLACK-17")
def test_the_money_for_laying_obeys_the_debt_rule() -> None:
    hand = ["learned_society"]
    table(hand=hand, board=["damp manor"], cash=1).cannot("learned_society", "LW-BLACK-17")
    table(hand=hand, board=["damp manor"], cash=2).lay("learned_society").expect(cash=0, bankrupt=False)
    table(hand=hand, cash=1).lay("learned_society").expect(cash=-1, bankrupt=True)


@clause("LW-BLACK-18")
def test_laying_needs_all_its_actions() -> None:
    t = table(hand=["gentlemen's club", "gossip"], actions=1).cannot("club_membership", "LW-BLACK-18")
    assert t.can("gossip")
