"""Variants: the drawn last will and the plan-order board (LW-VARIANT-01 to 16), and what is not played."""

import pytest

import squander
from tests.games.last_will.table import Table, fresh, table
from tests.helpers.clauses import clause

SEEDS = range(60)
A, B, C, D = range(4)


def clocks(players: int, order: list[int], **given: object) -> Table:
    """Errands with the plan-order board; everyone's plan has the number of the seat."""
    t = table(players, phase="errands", plan_order=True, offering={}, **given)  # type: ignore[arg-type]
    t.w.plan_order = order
    return t


def elsewhere(t: Table) -> Table:
    """Errands that change nothing here: someone's unknown card."""
    return t.choose(f"unknown_{t.who + 1}").choose("events")


@clause("LW-VARIANT-01", "LW-VARIANT-02", "LW-VARIANT-03", "LW-VARIANT-04")
def test_one_of_seven_wills_may_be_drawn_for_the_whole_table() -> None:
    tables = [fresh(3, seed=seed, will="drawn") for seed in SEEDS]
    assert all(len({s.cash for s in t.w.seats}) == 1 for t in tables)
    assert {t.seat(0).cash for t in tables} == {70, 80, 90, 100, 110, 120, 130}
    assert sorted(tables[0].box.wills) == [70, 80, 90, 100, 110, 120, 130]


@clause("LW-VARIANT-01", "LW-VARIANT-03")
def test_a_sum_may_be_chosen_among_the_wills_only() -> None:
    assert [s.cash for s in fresh(4, will=130).w.seats] == [130] * 4
    for will in (60, 75, 140, "130", True):
        with pytest.raises(squander.BadSetup, match="will cannot be"):
            fresh(4, will=will)


@clause("LW-VARIANT-05")
def test_seventy_pounds_are_the_default() -> None:
    assert {fresh(seed=seed).seat(0).cash for seed in SEEDS} == {70}


@clause("LW-VARIANT-06")
@pytest.mark.parametrize(("players", "count"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_clocks_come_with_the_plan_order_board_only(players: int, count: int) -> None:
    plain, variant = table(players, phase="errands"), table(players, phase="errands", plan_order=True)
    plain.unheard_of("clock_1", "clock_2")
    assert [word for word in variant.words() if word.startswith("clock")] == ["clock_1", "clock_2"][:count]


@clause("LW-VARIANT-07")
def test_order_markers_are_placed_at_random() -> None:
    orders = [fresh(4, seed=seed, plan_order=True).w.plan_order for seed in SEEDS]
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert len({tuple(order) for order in orders}) > 10
    assert fresh(4).w.plan_order == []


def planners(t: Table) -> list[int]:
    """Who is asked for a plan, in turn."""
    asked = []
    for plan in (1, 2, 3, 4):
        asked.append(t.who)
        t.plan(plan)
    return asked


@clause("LW-VARIANT-08")
def test_round_1_plans_from_the_highest_number_down() -> None:
    t = table(4, phase="planning", plan_order=True, round=1)
    assert planners(t) == t.w.plan_order[::-1]


@clause("LW-VARIANT-08")
@pytest.mark.parametrize("round", [2, 7])
def test_later_rounds_plan_from_1_upward(round: int) -> None:
    t = table(4, phase="planning", plan_order=True, round=round)
    assert planners(t) == t.w.plan_order


@clause("LW-VARIANT-09")
def test_errands_and_actions_still_follow_the_plans() -> None:
    t = table(4, phase="planning", plan_order=True)
    for plan in (6, 3, 5, 4):
        t.plan(plan)
    by_plan = sorted(range(4), key=lambda who: t.seat(who).plan)
    assert t.w.order == by_plan != t.w.plan_order
    assert t.who == by_plan[0]
    assert t.until("Act").who == by_plan[0]


@clause("LW-VARIANT-10")
def test_a_clock_takes_one_figure() -> None:
    t = clocks(4, [A, B, C, D]).choose("clock_1").cannot("clock_1", "LW-VARIANT-10").choose("clock_2")
    t.cannot("clock_1", "LW-VARIANT-10").cannot("clock_2", "LW-VARIANT-10")


@clause("LW-VARIANT-11", "LW-VARIANT-12")
@pytest.mark.parametrize(
    ("clock", "order"),
    [("clock_1", [D, A, B, C]), ("clock_2", [A, D, B, C])],
)
def test_a_clock_moves_the_own_marker_up_and_the_others_close_the_gap(clock: str, order: list[int]) -> None:
    t = clocks(4, [A, B, C, D])
    for _ in range(3):
        elsewhere(t)
    assert t.who == D
    t.choose(clock)
    assert t.w.plan_order == order


@clause("LW-VARIANT-11")
def test_the_small_board_has_the_clock_of_the_first_space() -> None:
    t = clocks(3, [B, C, A]).choose("clock_1")
    assert t.w.plan_order == [A, B, C]


@clause("LW-VARIANT-13")
@pytest.mark.parametrize(
    ("order", "clock"), [([A, B, C, D], "clock_1"), ([A, B, C, D], "clock_2"), ([B, A, C, D], "clock_2")]
)
def test_nobody_moves_back(order: list[int], clock: str) -> None:
    t = clocks(4, order).choose(clock)
    assert t.w.plan_order == order


@clause("LW-VARIANT-14")
def test_a_clock_counts_from_the_next_round() -> None:
    t = clocks(4, [B, C, D, A], plans=[1, 0, 2, 3])
    order = t.w.order
    elsewhere(t).choose("clock_1")
    assert t.w.plan_order == [A, B, C, D]
    assert t.w.order == order
    assert t.until("Act").who == order[0]
    t.until("TakePlan")
    assert (t.w.round, t.who) == (2, A)


@clause("LW-VARIANT-15")
def test_the_starting_marker_plays_no_part_in_planning() -> None:
    for starter in range(3):
        t = fresh(3, plan_order=True, starter=starter).until("TakePlan")
        assert t.who == t.w.plan_order[-1]


@clause("LW-VARIANT-16")
@pytest.mark.parametrize("round", [1, 2])
def test_with_two_players_the_first_in_order_blocks_first(round: int) -> None:
    t = fresh(2, plan_order=True).until("BlockPlan")
    for _ in range(round - 1):
        t.until("Act").until("BlockPlan")
    first = t.w.plan_order[1 if round == 1 else 0]
    assert (t.w.round, t.who) == (round, first)
    t.choose("plan.1")
    assert (t.who, t.asked) == (1 - first, "BlockPlan")
    t.choose("plan.2")
    assert (t.who, t.asked) == (1 - first, "TakePlan")


@clause("LW-VARIANT-38", "LW-VARIANT-39")
def test_solo_is_played_by_option_only() -> None:
    with pytest.raises(squander.BadSetup, match="2 to 5 players, not 1"):
        fresh(1)
    with pytest.raises(squander.BadSetup, match="solo cannot be True"):
        fresh(2, solo=True)
