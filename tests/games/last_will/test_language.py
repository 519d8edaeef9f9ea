"""The play language itself, and the first worked examples in it."""

from tests.games.last_will.table import on, table
from tests.helpers.clauses import clause


@clause("LW-WHITE-22", "LW-WHITE-14", "LW-WHITE-15")
def test_boat_trip_in_company_spends_2_5_or_9() -> None:
    hand = ["boat trip in company", "dog", "guest", "chef"]
    table(hand=hand).play("boat trip in company").expect(spent=2, used=2)
    table(hand=hand).play("boat trip in company").with_("dog").expect(spent=5, used=2)
    t = table(hand=hand).play("boat trip in company").with_("dog").with_("guest").with_("chef")
    t.expect(spent=9, used=2, hand=[])


@clause("LW-MONEY-10", "LW-EXPENSE-09")
def test_two_pounds_and_a_property_allow_only_the_one_pound_reservation() -> None:
    t = table(board=[on("reservation_for_one", tokens=1), "damp manor"], cash=2)
    t.activate("reservation_for_one").expect(spent=1)
