"""What an heir still owns while the game goes on, and on what the rest went."""

from tests.games.last_will.table import on, table
from tests.helpers.clauses import clause


@clause("LW-ENDGAME-07")
def test_an_heir_is_worth_what_the_final_count_would_say_now() -> None:
    t = table(cash=12, board=[on("damp manor", step=2), "mixed farm", "tailor"], others={1: {"cash": 0}})
    houses = t.value("damp manor") + 5 + t.value("mixed farm") + 5
    assert t.worth() == (12 + houses, [("cash", 12), ("houses", houses)])
    assert t.worth(1) == (0, [("cash", 0), ("houses", 0)])
    assert table(cash=-3).worth() == (-3, [("debt", -3), ("houses", 0)])
    assert all(part.counts and not part.of for part in t.g.kind.worth(t.g, 0).parts)


def test_money_goes_on_what_the_card_is() -> None:
    t = table(hand=["dinner"], board=["club membership", "gardener"], actions=9)
    assert t.expenses() == []
    t.play("dinner").activate("club membership").activate("gardener").finish()
    assert t.expenses() == ["£2 going out", "£2 fine living", "£1 helpers"]
    assert t.expenses(1) == []


def test_the_opera_is_no_card() -> None:
    t = table(phase="errands").choose("opera_1")
    assert t.expenses() == ["£2 the opera"]


def test_a_house_is_bought_once_and_kept_ever_after() -> None:
    t = table(hand=["damp manor"], board=["sooty town house"], actions=9, cash=70)
    t.buy("damp manor").maintain("sooty town house").maintain("damp manor").finish()
    assert [one.split(" ", 1)[1] for one in t.expenses()] == ["buying houses", "keeping houses", "keeping houses"]
    assert t.seat().cash == 70 - sum(int(one.split(" ")[0].removeprefix("£")) for one in t.expenses())
