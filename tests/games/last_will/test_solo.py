"""A game for one: the Solicitor's plan, errands and spending (LW-SOLO-01 to 21)."""

import pytest

import squander
from squander.games.last_will.rules.solicitor import HIS_TURN, fall
from squander.games.last_will.solicitor import DIFFICULTIES, TRACKS
from squander.kernel.game import Frame, restore
from squander.play import records
from squander.play.table import NoUndo
from squander.play.table import Table as Sitting
from tests.games.last_will.dice import alone, him, load, to_errands, to_turn
from tests.games.last_will.table import Table, fresh
from tests.helpers.clauses import clause

# --- setting up -----------------------------------------------------------------------------------------------


@clause("LW-SOLO-01", "LW-VARIANT-38", "LW-VARIANT-39")
def test_nobody_meets_the_solicitor_who_has_not_asked_for_him() -> None:
    assert fresh(2).w.solicitor is None
    assert "solo" not in fresh(2).g.setup.options
    assert him(alone()).track.name == "clerk"


@clause("LW-SOLO-02")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_solicitor_plays_against_one_player(players: int) -> None:
    with pytest.raises(squander.BadSetup, match=f"against one player, not {players}"):
        fresh(players, solo="solicitor")


@clause("LW-SOLO-02", "LW-VARIANT-38")
def test_nobody_plays_alone_without_him() -> None:
    with pytest.raises(squander.BadSetup, match="2 to 5 players, not 1; alone it is played with the option solo"):
        fresh(1)
    with pytest.raises(squander.BadSetup, match="solo cannot be 'aunt'"):
        fresh(1, solo="aunt")


@clause("LW-SOLO-03")
@pytest.mark.parametrize("option", ["sacked", "jobs", "plan_tiles", "plan_order"])
def test_he_knows_neither_expansion_nor_board_of_orders(option: str) -> None:
    with pytest.raises(squander.BadSetup, match="neither Getting Sacked nor the plan-order board"):
        fresh(1, solo="solicitor", **{option: True})


@clause("LW-SOLO-01")
def test_his_difficulty_is_named_only_with_him() -> None:
    with pytest.raises(squander.BadSetup, match="difficulty is the Solicitor's"):
        fresh(2, difficulty="senior")
    with pytest.raises(squander.BadSetup, match="campaign is the Solicitor's"):
        fresh(2, campaign=[])


@clause("LW-SOLO-04")
@pytest.mark.parametrize(("will", "pounds"), [("standard", 70), (110, 110)])
def test_he_has_a_fortune_and_nothing_else(will: str | int, pounds: int) -> None:
    t = alone(will=will)
    assert (him(t).fortune, t.seat(0).cash, len(t.w.seats)) == (pounds, pounds, 1)
    assert t.w.layout is t.box.layouts[2]
    assert len(t.hand(0)) == 2


@clause("LW-SOLO-20")
def test_the_four_difficulties_spend_more_and_more() -> None:
    assert DIFFICULTIES == ["clerk", "junior", "senior", "chancery"]
    assert all(len(track.sums) == 7 for track in TRACKS)
    totals = [sum(track.sums) for track in TRACKS]
    assert totals == sorted(set(totals))
    assert [him(alone(difficulty=name)).track.name for name in DIFFICULTIES] == DIFFICULTIES


# --- planning -------------------------------------------------------------------------------------------------


@clause("LW-SOLO-05")
def test_the_starting_marker_goes_to_and_fro() -> None:
    t = alone()
    assert (t.w.starter, him(t).plan) == (0, -1)
    t.until("Act").until("TakePlan")
    assert (t.w.round, t.w.starter) == (2, 1)
    assert him(t).plan >= 0
    t.until("Act").until("TakePlan")
    assert (t.w.round, t.w.starter, him(t).plan) == (3, 0, -1)


@clause("LW-SOLO-06")
@pytest.mark.parametrize(("d6", "plan"), [(1, 1), (2, 2), (3, 4), (4, 5), (6, 7)])
def test_the_d6_counts_the_plans_that_are_free(d6: int, plan: int) -> None:
    """You have the third; nobody is asked to block one."""
    t = to_errands(plan=3, d6=d6)
    assert (him(t).plan + 1, him(t).d6) == (plan, d6)


@clause("LW-SOLO-07")
def test_his_plan_cannot_be_taken() -> None:
    t = alone().until("Act").until("TakePlan")
    plan = him(t).plan + 1
    t.cannot(f"plan.{plan}", "LW-SOLO-07")
    assert t.refused()[f"plan.{plan}"].reason == "The Solicitor occupies it."
    assert len(t.words()) == 6


@clause("LW-SOLO-08")
def test_further_left_his_boy_goes_first() -> None:
    t = to_errands(plan=3, d6=1, d10=9)  # the first plan has two boys
    assert (t.figure("opera_1"), him(t).d10) == (1, [9])
    assert t.asked == "SendErrandBoy"
    t.choose("unknown_1", "none")
    assert len(him(t).d10) == 2
    assert him(t).d12 > 0
    assert t.asked == "Act"


@clause("LW-SOLO-08")
def test_further_right_he_waits_for_you() -> None:
    t = to_errands(plan=3, d6=3)
    assert him(t).d10 == []
    t.choose("unknown_1", "none")
    assert (len(him(t).d10), him(t).d12, t.asked) == (1, 0, "Act")
    t.end_turn()
    assert him(t).d12 == 5


@clause("LW-SOLO-08")
def test_he_draws_no_cards() -> None:
    t = alone()
    left = t.g.view()["decks"]
    load(t, (6, 3)).plan(3)
    assert t.g.view()["decks"] == left


# --- errands --------------------------------------------------------------------------------------------------

ERRANDS = [
    (1, "single_1"),
    (2, "single_2"),
    (3, "wild_1"),
    (4, "wild_2"),
    (5, "trio_a"),
    (6, "trio_b"),
    (7, "extension_1"),
    (8, "market_1"),
    (9, "opera_1"),
    (10, "unknown_2"),
]


@clause("LW-SOLO-09")
@pytest.mark.parametrize(("d10", "space"), ERRANDS)
def test_the_d10_names_an_errand(d10: int, space: str) -> None:
    t = to_turn(d10=d10)
    assert t.figure(space) == 1
    assert him(t).d10 == [d10]


@clause("LW-SOLO-10")
def test_his_boy_goes_on_to_the_next_errand_that_is_free() -> None:
    t = to_errands(d10=9).choose("opera_1")
    assert t.figure("unknown_2") == 1
    t = to_errands(plan=3, d6=1).choose("unknown_1", "none")  # two boys, the first at his own peg
    assert t.figure("unknown_2") == 1


@clause("LW-SOLO-10")
def test_behind_ten_comes_one() -> None:
    t = load(alone(), (6, 1), (10, 10), (10, 10)).plan(3)
    t.choose("unknown_1", "none")
    assert (t.figure("unknown_2"), t.figure("single_1")) == (1, 1)


@clause("LW-SOLO-10")
def test_he_sends_nobody_for_a_card_that_is_not_there() -> None:
    t = to_errands(d10=1)
    t.w.offering = [0 if i == t.w.layout.slot_names.index("single_1") else card for i, card in enumerate(t.w.offering)]
    t.g.choose(next(o for o in t.g.options if t.word(o) == "unknown_1"))
    t.g.choose(next(o for o in t.g.options if t.word(o) == "none"))
    assert (t.figure("single_1"), t.figure("single_2")) == (-1, 1)


@clause("LW-SOLO-11")
def test_a_card_he_fetches_is_gone() -> None:
    t = to_errands(d10=1)
    special = t.name(t.w.offering[t.w.layout.slot_names.index("single_1")])
    t.choose("unknown_1", "none")
    assert special in t.pile("special")
    assert special not in t.hand(0)


@clause("LW-SOLO-11")
def test_of_the_three_cards_he_takes_the_leftmost() -> None:
    t = to_errands(d10=5)
    first, *others = [t.name(t.w.offering[slot]) for slot in t.w.layout.trio]
    t.choose("unknown_1", "none")
    assert [t.name(t.w.offering[slot]) for slot in t.w.layout.trio if t.w.offering[slot]] == others
    assert first in t.pile("events")


@clause("LW-SOLO-12")
@pytest.mark.parametrize(("d10", "space"), [(3, "wild_1"), (7, "extension_1")])
def test_elsewhere_his_boy_is_only_in_the_way(d10: int, space: str) -> None:
    t = load(alone(), (6, 1), (10, d10)).plan(3)
    assert t.offered().count("wild") == 2
    assert t.w.extensions == t.box.extensions
    t.cannot(space, "LW-ERRAND-05")
    assert t.refused()[space].reason == "The Solicitor's errand boy stands there."


@clause("LW-SOLO-12")
def test_his_own_peg_is_not_yours() -> None:
    t = to_errands()
    t.cannot("unknown_2", "LW-ERRAND-34")
    assert t.refused()["unknown_2"].reason == "Only the Solicitor may draw there; you have a space of your own."


@clause("LW-SOLO-13")
def test_at_the_market_the_tokens_move_one_place_on() -> None:
    t = to_errands(d10=8)
    a, b, c, d = t.w.market
    t.choose("unknown_1", "none")
    assert t.w.market == [d, a, b, c]


@clause("LW-SOLO-14")
def test_at_the_opera_he_spends_two_pounds() -> None:
    assert him(to_turn(d10=9)).fortune == 68
    assert him(to_turn(d10=10)).fortune == 70


# --- spending -------------------------------------------------------------------------------------------------


@clause("LW-SOLO-15")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize(("d12", "swing"), [(1, -1), (4, -1), (5, 0), (8, 0), (9, 1), (12, 1)])
def test_the_d12_says_what_he_spends(difficulty: str, d12: int, swing: int) -> None:
    t = to_turn(d12=d12, difficulty=difficulty)
    track = him(t).track
    t.end_turn()
    assert 70 - him(t).fortune == max(0, track.sums[0] + swing * track.swing)


@clause("LW-SOLO-15")
def test_each_round_has_its_sum_and_none_is_below_nothing() -> None:
    track = TRACKS[0]
    assert [track.spent(round, 6) for round in range(1, 8)] == track.sums
    assert type(track)("mean", "a mean one", [1], 3).spent(1, 2) == 0


@clause("LW-SOLO-16")
@pytest.mark.parametrize("d12", [1, 2, 11, 12])
def test_the_ends_of_the_d12_move_the_market(d12: int) -> None:
    t = to_turn(d12=d12)
    a, b, c, d = t.w.market
    t.end_turn()
    assert t.w.market == {1: [d, a, b, c], 12: [d, c, b, a]}.get(d12, [a, b, c, d])


@clause("LW-SOLO-17")
def test_his_ruin_makes_this_round_the_last() -> None:
    t = to_errands(plan=3, d6=1)
    him(t).fortune = 1
    t.g.agenda = [f for f in t.g.agenda if f.rule is not HIS_TURN]
    t.choose("unknown_1", "none")
    assert t.asked == "Act"
    assert (him(t).bankrupt, t.w.last_round) == (True, True)
    t.end_turn()
    assert t.g.over
    assert "his ruin" in t.notes()


@clause("LW-SOLO-17")
def test_with_a_pound_left_the_game_goes_on() -> None:
    t = to_turn()
    him(t).fortune = him(t).track.sums[0] + 1
    t.end_turn()
    assert (him(t).fortune, him(t).bankrupt, t.w.last_round) == (1, False, False)
    assert not t.until("TakePlan").g.over


@clause("LW-SOLO-18")
def test_he_may_go_into_debt() -> None:
    t = to_turn()
    fall(t.g, 73)
    fall(t.g, 5)
    assert him(t).fortune == -8
    assert t.notes().count("his ruin") == 1


# --- the end --------------------------------------------------------------------------------------------------


def ended(yours: int, his: int, plan: int = 3, d6: int = 3) -> Table:
    t = to_turn(d10=10) if (plan, d6) == (3, 3) else to_errands(plan=plan, d6=d6).until("Act")
    t.seat(0).cash = yours
    t.seat(0).bankrupt = yours <= 0
    him(t).fortune = his
    him(t).bankrupt = his <= 0
    t.w.last_round = True
    t.g.agenda = [f for f in t.g.agenda if f.rule is not HIS_TURN]
    if not (yours <= 0 or his <= 0):
        t.w.last_round, t.w.round = False, 7
    return t.ask_again().end_turn()


@clause("LW-SOLO-19")
@pytest.mark.parametrize(("yours", "his", "place"), [(-3, 4, 1), (4, -3, 2), (-5, -3, 1), (6, 5, 2)])
def test_who_has_less_has_won(yours: int, his: int, place: int) -> None:
    g = ended(yours, his).g
    [line] = g.ranking()
    assert (line.place, line.seat, line.score, line.note) == (place, 0, yours, "")
    [rival] = g.rivals()
    assert (rival.name, rival.place, rival.worth.amount, rival.note) == ("The Solicitor", 3 - place, his, "")


@clause("LW-SOLO-19")
@pytest.mark.parametrize(("plan", "d6", "place"), [(3, 3, 1), (3, 1, 2)])
def test_a_tie_goes_to_the_plan_further_left(plan: int, d6: int, place: int) -> None:
    g = ended(-2, -2, plan, d6).g
    [line], [rival] = g.ranking(), g.rivals()
    assert (line.place, rival.place) == (place, 3 - place)
    assert line.note == "tie broken by plan 3 of the last round"
    assert rival.note == f"tie broken by plan {g.view()['solicitor']['plan'] + 1} of the last round"


# --- the dice -------------------------------------------------------------------------------------------------


@clause("LW-SOLO-21")
def test_rolls_are_told_and_the_same_seed_rolls_the_same() -> None:
    def rolls(seed: int) -> list[tuple[int, int]]:
        t = alone(seed=seed).until("over")
        log, found = t.g.log, []
        while log is not None:
            found += [(log.a, log.b)] if log.what == "rolls" else []
            log = log.before
        return found

    assert rolls(4) == rolls(4)
    assert rolls(4) != rolls(5)
    assert {sides for sides, _ in rolls(4)} == {6, 10, 12}


@clause("LW-SOLO-21")
def test_undo_stops_at_a_roll() -> None:
    sitting = Sitting(to_errands().g)
    for word in ("unknown_1", "none"):
        words = sitting.game.kind.words
        asked = sitting.game.question.frame
        sitting.choose(next(o for o in sitting.game.options if words.word(sitting.game, asked, o) == word))
    with pytest.raises(NoUndo):
        sitting.undo(0)


@clause("LW-SOLO-21")
def test_the_dice_to_come_are_nobodys_to_know() -> None:
    """A guess at the hidden cards has rolls of its own."""
    t = to_turn()
    guesses = [t.g.determinized(0, seed) for seed in range(12)]
    for g in guesses:
        g.choose(0)
    assert len({him(Table(g)).d12 for g in guesses}) > 3


@clause("LW-SOLO-21")
def test_a_record_replays_and_a_save_goes_on() -> None:
    t = alone(seed=9, difficulty="senior").until("over")
    record = records.read(records.write(records.record_of(t.g, {})))
    assert records.verify(record) is None
    assert record.setup.players == 1
    g = list(records.positions(record))[40]
    again = restore(g.kind, g.setup, g.dump())
    assert again.digest() == g.digest()


def test_his_frames_follow_the_dice_of_the_game() -> None:
    """What he does is on the agenda, so that a copy plays on as the game itself does."""
    t = to_turn()
    twin = t.g.copy()
    assert Frame(HIS_TURN).row() in [f.row() for f in t.g.agenda]
    for g in (t.g, twin):
        g.choose(0)
    assert t.g.digest() == twin.digest()
