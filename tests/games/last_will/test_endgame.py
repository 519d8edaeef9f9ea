"""Ending the game (LW-ENDGAME)."""

from typing import Any

import pytest

from squander.kernel.pieces import Standing
from tests.games.last_will.table import On, Table, on, table
from tests.helpers.clauses import clause


def final(*holdings: dict[str, Any], plans: list[int] | None = None, **given: Any) -> list[Standing]:
    """The ranking after a seventh round that ends with these holdings."""
    mine, *others = holdings
    t = table(
        len(holdings),
        cash=mine.get("cash", 70),
        board=mine.get("board"),
        hand=mine.get("hand"),
        others=dict(enumerate(others, 1)),
        plans=plans,
        round=7,
        phase="end",
        **given,
    ).until("over")
    return t.g.ranking()


def has(cash: int, *board: str | On) -> dict[str, Any]:
    return {"cash": cash, "board": list(board)}


def places(ranking: list[Standing]) -> list[tuple[int, int]]:
    return [(line.seat, line.score) for line in ranking]


@clause("LW-ENDGAME-01", "LW-ENDGAME-02")
def test_a_bankruptcy_makes_the_round_the_last_one() -> None:
    t = table(3, hand=["dinner"], cash=2).play("dinner").expect(cash=0, bankrupt=True)
    assert t.w.last_round
    assert "bankrupt" in t.notes()
    t.until("over")
    assert t.w.round == 1
    assert t.notes().count("ends turn") == 3


@clause("LW-ENDGAME-01")
def test_neither_a_pound_nor_a_property_is_left_to_a_bankrupt() -> None:
    t = table(3, hand=["dinner"], cash=3).play("dinner").expect(cash=1, bankrupt=False)
    assert not t.w.last_round
    t = table(3, hand=["dinner"], board=["damp manor"], cash=2).play("dinner").expect(cash=0, bankrupt=False)
    t.until("TakePlan")
    assert t.w.round == 2


@clause("LW-ENDGAME-01")
def test_selling_the_last_property_for_nothing_is_bankruptcy_too() -> None:
    board = [on("damp manor", step=5)]
    t = table(2, board=board, cash=0, market={"manor_house": -3, "mansion": 1, "town_house": -2, "farm": 3})
    t.sell("damp manor").expect(cash=0, bankrupt=True)
    assert t.w.last_round


@clause("LW-ENDGAME-03", "LW-ROUND-03")
@pytest.mark.parametrize("round", range(1, 8))
def test_without_bankruptcy_the_seventh_round_is_the_last(round: int) -> None:
    t = table(3, round=round, phase="end")
    assert (t.asked == "over") == (round == 7)
    assert t.w.round == min(7, round + 1)


@clause("LW-ENDGAME-04", "LW-ENDGAME-05", "LW-ENDGAME-06")
def test_the_deepest_debt_wins_not_the_first_bankruptcy() -> None:
    t = table(3, hand=["boat trip"], cash=3, others={1: {"hand": ["boat trip", "dinner"], "cash": 2}, 2: {"cash": 1}})
    t.play("boat trip").expect(cash=-2, bankrupt=True).end_turn()
    t.play("boat trip").play("dinner").expect(cash=-5, bankrupt=True)
    t.until("over")
    assert places(t.g.ranking()) == [(1, -5), (0, -2), (2, 1)]


@clause("LW-ENDGAME-05")
def test_seven_pounds_of_debt_beat_three() -> None:
    assert places(final(has(-3), has(-7), has(0))) == [(1, -7), (0, -3), (2, 0)]


@clause("LW-ENDGAME-07")
def test_without_debt_the_least_cash_and_property_wins() -> None:
    assert places(final(has(4, on("damp manor", step=4, used=True)), has(6))) == [(1, 6), (0, 14)]


@clause("LW-ENDGAME-08")
def test_example_a_house_at_5_and_4_pounds_count_14() -> None:
    ranking = final(has(4, on("damp manor", step=4, used=True)), has(70))
    assert places(ranking)[0] == (0, 4 + 5 + 5)


@clause("LW-ENDGAME-09")
def test_a_farm_counts_its_banknote_and_5_pounds() -> None:
    assert places(final(has(0, "stud farm"), has(70)))[0] == (0, 20)


@clause("LW-ENDGAME-10")
def test_helpers_and_market_do_not_change_the_final_value() -> None:
    house = on("damp manor", step=4, used=True)
    market = {"manor_house": -3, "mansion": 1, "town_house": -2, "farm": 3}
    ranking = final(has(4, house, "creative valuer", "land agent"), has(70), market=market)
    assert places(ranking)[0] == (0, 14)


@clause("LW-ENDGAME-11", "LW-ENDGAME-12", "LW-ENDGAME-17")
def test_ties_go_to_the_plan_further_left_at_every_place() -> None:
    ranking = final(has(5), has(9), has(5), has(9), plans=[4, 1, 2, 0])
    assert places(ranking) == [(2, 5), (0, 5), (3, 9), (1, 9)]
    assert [line.place for line in ranking] == [1, 2, 3, 4]
    assert ranking[0].note == "tie broken by plan 3 of the last round"
    assert final(has(5), has(9))[0].note == ""


@clause("LW-ENDGAME-12")
def test_last_plans_are_remembered_although_the_figures_are_back() -> None:
    t = table(3, round=7, phase="planning").plan(3).plan(2).plan(6).until("over")
    assert set(t.w.figures) == {-1}
    assert [line.seat for line in t.g.ranking()] == [1, 0, 2]


@clause("LW-ENDGAME-13")
def test_the_last_round_ends_with_depreciation_before_the_comparison() -> None:
    ranking = final(has(1, on("sooty town house", step=1)), has(13))  # 9, then 6
    assert places(ranking) == [(0, 1 + 6 + 5), (1, 13)]


@clause("LW-ENDGAME-14")
def test_one_number_ranks_all_lowest_first() -> None:
    two_houses = has(3, on("damp manor", step=5), "stud farm")
    ranking = final(two_houses, has(-1), has(30), has(0), has(12))
    assert places(ranking) == [(1, -1), (3, 0), (4, 12), (2, 30), (0, 3 + 3 + 5 + 15 + 5)]


@clause("LW-ENDGAME-15")
def test_exactly_nothing_beats_a_pound_and_loses_to_debt() -> None:
    assert places(final(has(1), has(0), has(-1))) == [(2, -1), (1, 0), (0, 1)]


@clause("LW-ENDGAME-16")
def test_hands_helpers_expenses_and_tokens_count_nothing() -> None:
    rich = {"cash": 10, "board": [on("reservation", tokens=2), "gardener"], "hand": ["ball", "dog", "damp manor"]}
    assert places(final(rich, has(11))) == [(0, 10), (1, 11)]


@clause("LW-ENDGAME-18")
def test_an_owner_of_property_cannot_be_in_debt_and_so_never_beats_it() -> None:
    t = table(2, hand=["dinner"], board=[on("damp manor", step=5)], cash=1, others={1: {"cash": -1}})
    t.cannot("dinner", "LW-MONEY-02").until("over")
    assert places(t.g.ranking()) == [(1, -1), (0, 1 + 3 + 5)]


@clause("LW-ENDGAME-19")
def test_a_bankrupt_keeps_the_turns_still_due() -> None:
    t: Table = table(2, phase="errands", cash=2, hand=["dinner"]).choose("opera_1")
    assert t.seat(0).bankrupt
    t.choose("single_1")
    assert (t.who, t.asked) == (0, "SendErrandBoy")
    t.until("Act")
    assert t.who == 0
    t.play("dinner").expect(cash=-2)
