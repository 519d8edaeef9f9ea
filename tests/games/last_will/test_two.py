"""Two players (LW-TWO)."""

import pytest

from tests.games.last_will.table import fresh, table
from tests.helpers.clauses import clause

GREEN, YELLOW = 0, 1


@clause("LW-TWO-01", "LW-TWO-02", "LW-TWO-03", "LW-TWO-04", "LW-TWO-05", "LW-TWO-08")
@pytest.mark.parametrize("starter", [0, 1])
def test_starter_blocks_the_other_blocks_and_plans_the_starter_plans(starter: int) -> None:
    other = 1 - starter
    t = table(2, phase="planning", starter=starter)
    steps = []
    for plan in ("plan.5", "plan.6", "plan.3", "plan.7"):
        steps.append((t.who, t.asked))
        t.unheard_of("none", "end").choose(plan)
        t.until("BlockPlan or TakePlan or SendErrandBoy")
    assert steps == [(starter, "BlockPlan"), (other, "BlockPlan"), (other, "TakePlan"), (starter, "TakePlan")]
    assert t.w.blocked == [4, 5]


@clause("LW-TWO-06")
def test_a_blocked_plan_can_neither_be_blocked_again_nor_chosen() -> None:
    t = table(2, phase="planning").choose("plan.1").cannot("plan.1", "LW-TWO-06").choose("plan.2")
    t.cannot("plan.1", "LW-TWO-06").cannot("plan.2", "LW-TWO-06").choose("plan.3")
    t.cannot("plan.1", "LW-TWO-06").cannot("plan.3", "LW-PLAN-03")
    assert t.can("plan.4")


@clause("LW-TWO-07")
def test_blocking_markers_take_no_turn_and_draw_nothing() -> None:
    t = table(2, phase="planning").choose("plan.1").choose("plan.2")
    assert [len(t.hand(who)) for who in (0, 1)] == [0, 0]
    t.plan(5).plan(3)
    assert t.w.order == [0, 1]
    t.until("Act").end_turn()
    assert t.who == 1
    t.end_turn().until("TakePlan")
    assert t.w.round == 2


@clause("LW-TWO-09")
def test_the_other_player_draws_after_both_blocks_and_the_choice() -> None:
    t = table(2, phase="planning").choose("plan.6").choose("plan.7").choose("plan.2")
    assert (t.who, t.hand(1)) == (1, [])
    t.choose("events").choose("events")
    assert len(t.hand(1)) == 2
    assert (t.who, t.asked) == (0, "TakePlan")


@clause("LW-TWO-10", "LW-PLAN-22")
def test_example_green_blocks_yellow_draws_two_green_draws_seven_yellow_acts_first() -> None:
    t = table(2, phase="planning", starter=GREEN).choose("plan.1").choose("plan.6").plan(2).plan(4)
    assert (len(t.hand(YELLOW)), len(t.hand(GREEN))) == (2, 7)
    assert t.w.order == [YELLOW, GREEN]
    assert (t.who, t.asked) == (YELLOW, "SendErrandBoy")


@clause("LW-TWO-11")
def test_blocks_are_gone_in_the_next_round() -> None:
    t = table(2, phase="planning").choose("plan.1").choose("plan.2").until("Act").until("BlockPlan")
    assert t.w.round == 2
    assert t.w.blocked == []
    assert t.words() == [f"plan.{n}" for n in range(1, 8)]


@clause("LW-TWO-12")
def test_from_errands_on_two_play_as_three_do() -> None:
    two, three = table(2, phase="errands", round=2), table(3, phase="errands", round=2)
    assert set(three.words()) - set(two.words()) == {"extra"}
    assert set(two.words()) <= set(three.words())
    assert {"trio_a", "trio_b"} <= set(two.words())


@clause("LW-TWO-13")
@pytest.mark.parametrize(
    ("blocks", "plans", "winner"),
    [
        (("plan.7", "plan.1"), (5, 3), 0),  # seat 0 blocked the last plan, seat 1 the first
        (("plan.1", "plan.7"), (3, 5), 1),
        (("plan.1", "plan.2"), (7, 3), 0),
    ],
)
def test_blocks_do_not_count_in_ties(blocks: tuple[str, str], plans: tuple[int, int], winner: int) -> None:
    """Seat 0 blocks, seat 1 blocks and plans, seat 0 plans; nobody spends anything."""
    t = table(2, phase="planning", round=7)
    t.choose(blocks[0]).choose(blocks[1]).plan(plans[0]).plan(plans[1]).until("over")
    first, second = t.g.ranking()
    assert first.score == second.score
    assert (first.seat, second.seat) == (winner, 1 - winner)
    assert first.note == f"tie broken by plan {min(plans)} of the last round"


@clause("LW-TWO-14")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_block_nothing(players: int) -> None:
    t = fresh(players).until("BlockPlan or TakePlan")
    assert t.asked == "TakePlan"
    t.until("BlockPlan or SendErrandBoy")
    assert t.w.blocked == []
    assert t.asked == "SendErrandBoy"
