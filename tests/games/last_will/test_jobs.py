"""Getting Sacked: jobs, their income, demotions, and the end of them (LW-VARIANT-23 to 36, 40 to 43)."""

import pytest

from squander.games.last_will.box import Box
from squander.games.last_will.content import SHELF
from squander.kernel.pieces import Note, line_of
from tests.games.last_will.jobs import employ, employed, job_of, line, pay_day, uncovered
from tests.games.last_will.table import Table, fresh, on
from tests.helpers.clauses import clause

SEEDS = range(12)


def whole_box() -> Box:
    return SHELF.open_named(SHELF.whole, None)


def notes(t: Table) -> list[Note]:
    return line_of(t.g.log)


# --- what one is dealt ----------------------------------------------------------------------------------------


@clause("LW-VARIANT-23")
def test_a_job_has_four_or_five_lines_of_a_symbol_and_an_income() -> None:
    jobs = whole_box().jobs
    assert [len(job.lines) for job in jobs] == [4] * 10 + [5] * 10
    assert all(line.income > 0 for job in jobs for line in job.lines)
    known = {"silverware", "coach", "mask", "helm", "wine_glass", "house", "farm"}
    assert {line.symbol for job in jobs for line in job.lines} == known


@clause("LW-VARIANT-43")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_jobs_are_dealt_at_random_and_no_two_are_alike(players: int) -> None:
    deals = [[s.job for s in fresh(players, seed=seed, jobs=True).w.seats] for seed in SEEDS]
    assert all(len(set(deal)) == players for deal in deals)
    assert len({tuple(deal) for deal in deals}) > 8


@clause("LW-VARIANT-35", "LW-VARIANT-43")
@pytest.mark.parametrize(
    ("will", "cash", "lines"), [("standard", 50, 4), (70, 50, 4), (90, 70, 4), (100, 60, 5), (130, 90, 5)]
)
def test_who_has_a_job_inherits_less(will: str | int, cash: int, lines: int) -> None:
    t = fresh(3, jobs=True, will=will)
    assert [s.cash for s in t.w.seats] == [cash] * 3
    assert [len(job_of(t, who).lines) for who in range(3)] == [lines] * 3


# --- income ---------------------------------------------------------------------------------------------------


@clause("LW-VARIANT-24")
@pytest.mark.parametrize(
    ("covered", "cash"),
    [
        ((), 58),
        (("mask",), 55),
        (("coach",), 57),
        (("helm", "wine_glass"), 54),
        (("mask", "helm", "wine_glass"), 51),
    ],
)
def test_income_is_the_sum_of_the_uncovered_lines(covered: tuple[str, ...], cash: int) -> None:
    """The governess's lines earn 3, 2, 2 and 1."""
    t = pay_day(employed("governess", covered, cash=50))
    assert t.seat(0).cash == cash


@clause("LW-VARIANT-25")
def test_income_comes_after_setup_and_before_planning() -> None:
    t = fresh(3, jobs=True)
    assert [s.cash for s in t.w.seats] == [50] * 3
    wages = [sum(line.income for line in job_of(t, who).lines) for who in range(3)]
    t.until("TakePlan")
    assert [s.cash for s in t.w.seats] == [50 + wage for wage in wages]
    assert all(s.plan < 0 for s in t.w.seats)
    before = [s.cash for s in t.until("KeepCards").w.seats]
    assert t.w.round == 1
    after = [s.cash for s in t.until("TakePlan").w.seats]
    assert (t.w.round, after) == (2, [cash + wage for cash, wage in zip(before, wages, strict=True)])


@clause("LW-VARIANT-31")
def test_who_is_sacked_earns_nothing() -> None:
    t = pay_day(employed("doctor"))
    assert t.seat(1).cash == 70


# --- demotions by what one does -------------------------------------------------------------------------------


@clause("LW-VARIANT-26", "LW-VARIANT-28", "LW-VARIANT-36")
def test_playing_a_white_card_with_the_symbol_covers_its_line() -> None:
    t = employed("doctor", hand=["carriage_ride"]).play("carriage_ride")
    assert t.asked == "MayBeDemoted"
    t.cannot(line(t, "house"), "LW-VARIANT-28").choose(line(t, "coach")).expect(spent=2, used=1)
    assert uncovered(t) == ["wine_glass", "house", "silverware"]


@clause("LW-VARIANT-28")
def test_a_card_without_a_symbol_of_an_open_line_demotes_nobody() -> None:
    t = employed("doctor", ("coach",), hand=["carriage_ride", "boat_trip", "hired_hands"], actions=6)
    for card in ("carriage_ride", "boat_trip", "hired_hands"):
        t.play(card).expect(asked="Act")
    assert uncovered(t) == ["wine_glass", "house", "silverware"]


@clause("LW-VARIANT-36")
def test_laying_a_black_card_with_the_symbol_covers_its_line_but_using_it_does_not() -> None:
    t = employed("doctor", hand=["reservation"], board=[on("hired_carriage")], actions=4)
    t.activate("hired_carriage").expect(asked="Act", spent=4)
    t.lay("reservation").choose(line(t, "silverware")).expect(used=1)
    assert uncovered(t) == ["wine_glass", "coach", "house"]


@clause("LW-VARIANT-36", "LW-VARIANT-40")
@pytest.mark.parametrize(
    ("job", "card", "symbol"),
    [
        ("doctor", "mansion_draughty", "house"),
        ("doctor", "manor_damp", "house"),
        ("doctor", "town_house_narrow", "house"),
        ("clerk", "farm_sheep", "farm"),
    ],
)
def test_buying_and_selling_a_property_cover_a_fitting_line(job: str, card: str, symbol: str) -> None:
    bought = employed(job, hand=[card]).buy(card)
    bought.choose(line(bought, symbol))
    sold = employed(job, board=[card]).sell(card)
    sold.choose(line(sold, symbol))
    assert symbol not in uncovered(bought) + uncovered(sold)
    assert len(uncovered(bought)) == len(uncovered(sold)) == 3


@clause("LW-VARIANT-36", "LW-VARIANT-40")
def test_a_sale_by_an_event_covers_a_fitting_line_too() -> None:
    t = employed("clerk", hand=["everything_must_go"], board=["manor_damp", "farm_mixed"]).play("everything_must_go")
    t.choose("manor_damp").choose("farm_mixed").choose(line(t, "farm")).expect(asked="Act", used=1, board=[])
    assert uncovered(t) == ["silverware", "mask", "coach"]


@clause("LW-VARIANT-28", "LW-VARIANT-40")
def test_a_house_covers_no_farm_line() -> None:
    t = employed("clerk", board=["manor_damp"]).sell("manor_damp").expect(asked="Act")
    assert len(uncovered(t)) == 4


@clause("LW-VARIANT-36", "LW-VARIANT-40")
def test_the_opera_covers_a_mask() -> None:
    t = employed("governess", phase="errands", offering={}).choose("opera_1")
    assert t.asked == "MayBeDemoted"
    t.choose(line(t, "mask"))
    assert uncovered(t) == ["helm", "wine_glass", "coach"]
    assert t.seat(0).cash == 68
    doctor = employed("doctor", phase="errands", offering={}).choose("opera_1")
    assert doctor.asked == "SendErrandBoy"


@clause("LW-VARIANT-41")
def test_a_wedding_fits_every_line() -> None:
    t = employed("banker", ("mask",), hand=["wedding_cousin"], weddings=True).play("wedding_cousin").finish()
    assert t.words() == ["line.1", "line.2", "line.3", "line.4", "none"]
    t.cannot("line.5", "LW-VARIANT-26").choose(line(t, "coach"))
    assert uncovered(t) == ["house", "wine_glass", "silverware"]


@clause("LW-VARIANT-42")
def test_a_demotion_may_be_declined_and_had_later() -> None:
    t = employed("doctor", hand=["carriage_ride", "dinner"]).play("carriage_ride").choose("none")
    assert len(uncovered(t)) == 4
    t.play("dinner").choose(line(t, "silverware"))
    assert uncovered(t) == ["wine_glass", "coach", "house"]


@clause("LW-VARIANT-42")
def test_a_demotion_comes_after_what_is_paid_and_done() -> None:
    t = employed("doctor", hand=["duel"], actions=2, more_specials=True).play("duel")
    assert (t.asked, t.seat(0).cash) == ("BeDemoted", 66)
    t.choose(line(t, "house")).expect(asked="Act")
    assert uncovered(t) == ["wine_glass", "coach", "silverware"]


# --- once a round ---------------------------------------------------------------------------------------------


@clause("LW-VARIANT-27")
def test_nobody_is_demoted_twice_a_round() -> None:
    t = employed("doctor", hand=["carriage_ride", "dinner", "duel"], actions=5, more_specials=True)
    t.play("carriage_ride").choose(line(t, "coach"))
    t.play("dinner").expect(asked="Act")
    t.play("duel").expect(asked="Act", spent=4)
    assert uncovered(t) == ["wine_glass", "house", "silverware"]


@clause("LW-VARIANT-27")
def test_the_errand_is_closed_to_who_was_demoted_this_round() -> None:
    t = employed("governess", phase="errands", offering={}, plans=[1, 0]).until("SendErrandBoy", who=0)
    t.choose("opera_1").choose(line(t, "mask")).until("SendErrandBoy", who=0)
    t.cannot("demotion_1", "LW-VARIANT-27")


@clause("LW-VARIANT-27")
def test_the_next_round_brings_another_demotion() -> None:
    t = employed("governess", phase="errands", offering={}).choose("demotion_1")
    t.choose(line(t, "mask"))
    assert t.seat(0).demoted
    t.until("TakePlan or BlockPlan").until("SendErrandBoy", who=0)
    t.choose("demotion_1").choose(line(t, "helm"))
    assert uncovered(t) == ["wine_glass", "coach"]


# --- the errand -----------------------------------------------------------------------------------------------


@clause("LW-VARIANT-29")
@pytest.mark.parametrize("symbol", ["wine_glass", "coach", "house", "silverware"])
def test_the_errand_covers_a_line_of_free_choice(symbol: str) -> None:
    t = employed("doctor", phase="errands", offering={}).choose("demotion_1")
    assert t.words() == ["line.1", "line.2", "line.3", "line.4"]
    t.choose(line(t, symbol))
    assert symbol not in uncovered(t)
    assert (len(uncovered(t)), t.seat(0).cash) == (3, 70)


@clause("LW-VARIANT-26")
def test_a_covered_line_is_not_covered_again() -> None:
    t = employed("doctor", ("coach",), phase="errands", offering={}).choose("demotion_1")
    t.cannot("line.2", "LW-VARIANT-26")


@clause("LW-VARIANT-30")
@pytest.mark.parametrize(("players", "count"), [(2, 1), (3, 1), (4, 1), (5, 2)])
def test_there_are_one_or_two_demotion_spaces(players: int, count: int) -> None:
    spaces = [space.name for space in fresh(players, jobs=True).w.layout.spaces]
    assert [name for name in spaces if name.startswith("demotion")] == ["demotion_1", "demotion_2"][:count]
    assert not [space for space in fresh(players).w.layout.spaces if space.name.startswith("demotion")]


@clause("LW-VARIANT-30")
def test_a_demotion_space_takes_one_figure() -> None:
    t = employ(employed("doctor", phase="errands", offering={}), 1, "clerk")
    t.choose("demotion_1").choose("line.1").cannot("demotion_1", "LW-ERRAND-05")


# --- sacked ---------------------------------------------------------------------------------------------------


@clause("LW-VARIANT-31")
def test_with_all_lines_covered_the_job_is_gone() -> None:
    t = employed("doctor", ("wine_glass", "house", "silverware"), hand=["carriage_ride"], cash=9)
    t.play("carriage_ride").choose(line(t, "coach"))
    assert t.seat(0).job == -1
    assert pay_day(t).seat(0).cash == 7


@clause("LW-VARIANT-31")
def test_who_is_sacked_has_no_use_for_the_errand() -> None:
    t = employed("doctor", phase="errands", offering={}, plans=[1, 0])
    t.cannot("demotion_1", "LW-VARIANT-31")


@clause("LW-VARIANT-32")
def test_an_employed_player_with_the_best_score_is_not_first() -> None:
    t = employed("doctor", cash=3, others={1: {"cash": 40}})
    assert [(row.seat, row.score, row.note) for row in t.g.ranking()] == [(1, 40, ""), (0, 3, "still employed")]


@clause("LW-VARIANT-32")
def test_among_the_sacked_and_among_the_employed_the_score_decides() -> None:
    t = employed("doctor", players=4, cash=3, others={1: {"cash": 40}, 2: {"cash": 30}, 3: {"cash": 2}})
    employ(t, 3, "clerk")
    assert [row.seat for row in t.g.ranking()] == [2, 1, 3, 0]


@clause("LW-VARIANT-34")
def test_if_nobody_is_sacked_the_ordinary_comparison_decides() -> None:
    t = employ(employed("doctor", cash=3, others={1: {"cash": 40}}), 1, "clerk")
    assert [(row.seat, row.score, row.note) for row in t.g.ranking()] == [(0, 3, ""), (1, 40, "")]


@clause("LW-VARIANT-33")
def test_who_has_a_job_spends_no_more_than_there_is() -> None:
    t = employed("governess", hand=["theatre"], board=[on("family_box", tokens=2)], cash=2)
    t.cannot("theatre", "LW-MONEY-02")
    assert "who has a job may not run into debt" in t.refused()["theatre.1"].reason
    t.activate("family_box").cannot("amount.3", "LW-MONEY-02")
    errands = employed("doctor", cash=1, phase="errands", offering={})
    errands.cannot("opera_1", "LW-ERRAND-39")


@clause("LW-VARIANT-33")
def test_who_has_a_job_is_not_bankrupt_without_money() -> None:
    t = employed("undertaker", hand=["carriage_ride"], cash=2).play("carriage_ride")
    t.expect(cash=0, bankrupt=False)
    assert not t.w.last_round


@clause("LW-VARIANT-31", "LW-VARIANT-33")
def test_who_is_sacked_without_money_is_bankrupt_at_once_and_may_run_into_debt() -> None:
    covered = ("wine_glass", "house", "silverware")
    t = employed("doctor", covered, hand=["carriage_ride", "soiree"], cash=2).play("carriage_ride")
    t.choose(line(t, "coach")).expect(cash=0, bankrupt=True)
    assert t.w.last_round
    t.play("soiree").expect(cash=-3)


@clause("LW-VARIANT-33")
def test_who_is_sacked_may_still_own_a_house_and_is_not_bankrupt() -> None:
    covered = ("wine_glass", "house", "silverware")
    t = employed("doctor", covered, hand=["carriage_ride"], board=["manor_damp"], cash=2).play("carriage_ride")
    t.choose(line(t, "coach")).expect(cash=0, bankrupt=False)


# --- whole games ----------------------------------------------------------------------------------------------


@clause("LW-VARIANT-24", "LW-VARIANT-26", "LW-VARIANT-27", "LW-VARIANT-31")
@pytest.mark.parametrize("seed", range(3))
def test_wages_and_demotions_of_a_whole_game_add_up(seed: int) -> None:
    """Counted from the log alone: what was earned in a round is what the lines say that nobody has lost by then."""
    t = fresh(2 + seed, seed=seed, sacked=True)
    t.g.noting = True
    for _ in t.wander(seed):
        assert not t.faults()
    told = [note for note in notes(t) if note.what in ("round", "earns", "demoted", "sacked")]
    lost: dict[int, set[int]] = {who: set() for who in range(t.g.players)}
    rounds: dict[int, list[int]] = {who: [] for who in range(t.g.players)}
    sacked: set[int] = set()
    number = 1
    for note in told:
        if note.what == "round":
            number = note.a
        elif note.what == "earns":
            lines = t.box.jobs[note.b].lines
            assert note.who not in sacked
            assert note.a == sum(line.income for i, line in enumerate(lines) if i not in lost[note.who])
        elif note.what == "demoted":
            assert note.b not in lost[note.who]
            lost[note.who].add(note.b)
            rounds[note.who].append(number)
        else:
            assert len(lost[note.who]) == len(t.box.jobs[note.a].lines)
            sacked.add(note.who)
    assert all(len(set(found)) == len(found) for found in rounds.values())
    assert sacked == {who for who, s in enumerate(t.w.seats) if s.job < 0}
    assert any(rounds.values())
