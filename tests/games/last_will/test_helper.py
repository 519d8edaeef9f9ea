"""Helpers: an upper part like an expense, a lower part that bends a rule."""

from squander.games.last_will.terms import PRIVILEGE_NAMES
from tests.games.last_will.table import Table, on, table
from tests.helpers.clauses import clause

FULL = ["reservation", "school_chum", "gardener", "mooring", "mews"]


def limit(t: Table) -> int:
    seen: int = t.g.view(0)["seats"][0]["hand_limit"]
    return seen


@clause("LW-HELPER-01")
def test_the_two_parts_of_a_helper_are_independent() -> None:
    t = table(board=["school chum"])
    assert limit(t) == 4
    assert limit(t.activate("school chum").expect(spent=1)) == 4


@clause("LW-HELPER-02")
def test_a_helper_is_activated_once_a_round_for_its_upper_corner() -> None:
    t = table(board=["school chum"], actions=0).activate("school chum").expect(spent=1)
    t.cannot("school_chum", "LW-BLACK-21")


@clause("LW-HELPER-03")
def test_a_helper_with_an_empty_corner_cannot_be_activated() -> None:
    table(board=["estate agent"]).cannot("estate_agent", "LW-HELPER-03")


@clause("LW-HELPER-04")
def test_a_privilege_works_whether_the_helper_was_activated_or_not() -> None:
    for used in (False, True):
        t = table(hand=["dinner"], board=[on("head waiter", used=used)]).play("dinner")
        t.choose("yes").expect(spent=3)


@clause("LW-HELPER-05")
def test_every_privilege_may_be_declined() -> None:
    t = table(hand=["dinner"], board=["head waiter"]).play("dinner").choose("no").expect(spent=2)
    t = table(board=["creative valuer", "damp manor"], market={"manor_house": 1}).sell("damp manor")
    t.choose("leave").expect(spent=-14)
    t = table(board=["estate agent", "damp manor"]).sell("damp manor").choose("action").expect(used=1)
    t.cannot("estate_agent", "LW-HELPER-03")
    table(board=["steward", "stud farm"]).maintain("stud farm").choose("action").expect(used=1)
    t = table(3, board=["gossip"], phase="planning").choose("plan.3").choose("no")
    assert t.hand(0) == []
    t = table(hand=["dinner", "ball", "theatre"], board=["school chum"], phase="end").choose("none")
    assert t.hand(0) == []


@clause("LW-HELPER-06")
def test_a_helper_in_the_hand_helps_nobody() -> None:
    t = table(hand=["dinner", "head waiter", "school chum"]).play("dinner")
    assert t.asked == "Act"
    assert limit(t.expect(spent=2)) == 2


@clause("LW-HELPER-07")
def test_a_privilege_works_from_the_moment_the_helper_is_laid() -> None:
    t = table(hand=["head waiter", "dinner"]).lay("head waiter").play("dinner").choose("yes").expect(spent=3)
    t = table(hand=["creative valuer", "damp manor"], market={"manor_house": -2})
    t.lay("creative valuer").buy("damp manor").choose("raise").expect(spent=13)


HAND = ["dinner", "ball", "theatre", "regatta", "soiree", "grand_detour", "horse_races"]


@clause("LW-HELPER-08")
def test_school_chum_spends_1_and_keeps_two_more_cards() -> None:
    t = table(hand=HAND[:5], board=["school chum"], actions=0).activate("school chum").expect(spent=1, used=0)
    t.end_turn().until("KeepCards").cannot("all", "LW-ENDROUND-04")
    for card in HAND[:4]:
        t.choose(card)
    assert sorted(t.hand(0)) == sorted(HAND[:4])


@clause("LW-HELPER-48", "LW-HELPER-49")
def test_two_school_chums_keep_six_cards() -> None:
    t = table(hand=HAND, board=["school chum", "school chum"], phase="end")
    for card in HAND[:6]:
        t.choose(card)
    assert sorted(t.hand(0)) == sorted(HAND[:6])


@clause("LW-HELPER-53")
def test_privileges_help_only_their_owner() -> None:
    others = {1: {"board": ["head waiter", "school chum", "old friend with ideas", "social secretary"]}}
    t = table(hand=["dinner"], others=others).play("dinner").expect(asked="Act", spent=2, used=1)
    assert limit(t) == 2
    table(hand=["dinner"], actions=0, others=others).cannot("dinner", "LW-ACTION-08")


@clause("LW-HELPER-54")
def test_a_helper_makes_way_like_an_expense_and_its_privilege_ends() -> None:
    t = table(hand=["gossip"], board=FULL)
    assert limit(t) == 4
    assert limit(t.lay("gossip").choose("school_chum")) == 2


@clause("LW-HELPER-55")
def test_the_box_has_a_helper_for_every_privilege_of_the_last_page() -> None:
    helpers = {row for row in table().box.cards if row.is_helper}
    assert {row.appendix for row in helpers} >= {f"P{number}" for number in range(1, 17)}
    assert {row.privilege for row in helpers} == set(range(1, len(PRIVILEGE_NAMES)))
