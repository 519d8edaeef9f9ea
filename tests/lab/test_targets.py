"""Balance targets of Last Will: what is counted in a game, and how it is judged."""

from collections import Counter

import pytest

from squander.games.last_will.content import open_box
from squander.games.last_will.targets import TARGETS
from squander.lab import report
from squander.lab.run import Run, Tally, play
from squander.lab.stats import wilson
from squander.lab.targets import Verdict

RUN = Run("last-will", 3, 6, "3", ("greedy",), {}, True)


@pytest.fixture(scope="module")
def tally() -> Tally:
    return play(RUN)


def named(verdicts: list[Verdict], group: str, name: str) -> Verdict:
    return next(verdict for verdict in verdicts if verdict.group == group and verdict.name.startswith(name))


def test_every_pick_seat_and_pound_is_counted(tally: Tally) -> None:
    facts = tally.facts
    assert sum(facts[f"first {seat}"] for seat in range(3)) == 6
    assert sum(facts[f"round {n} {how}"] for n in range(1, 8) for how in ("bankrupt", "full")) == 6
    rounds = sum(n * times for n, times in tally.rounds.items())
    assert sum(times for name, times in facts.items() if name.startswith("plan ")) == 3 * rounds


def test_winners_money_is_what_they_no_longer_have(tally: Tally) -> None:
    """Spent and lost on properties together make up the difference; the £5 an unsold property adds is no spending."""
    spent = sum(pounds for name, pounds in tally.facts.items() if name.startswith("money "))
    left = sum(score * times for score, times in tally.winners.items())
    assert 0 <= left - (6 * 70 - spent) <= 30


def test_nobody_uses_what_nobody_held(tally: Tally) -> None:
    facts = tally.facts
    for row in open_box(None).cards[1:]:
        assert facts[f"used {row.id}"] <= facts[f"games {row.id}"]
        assert facts[f"won {row.id}"] <= facts[f"held {row.id}"]


def test_verdicts_hold_the_measured_value_against_the_target() -> None:
    facts = Counter({"round 6 bankrupt": 90, "round 4 bankrupt": 6, "round 7 full": 4, "first 0": 60, "first 1": 40})
    verdicts = TARGETS.judge(facts, 100, 2, {})
    assert named(verdicts, "end", "bankruptcy").met
    assert named(verdicts, "end", "bankruptcy").rate == wilson(96, 100)
    assert named(verdicts, "end", "median").met
    assert not named(verdicts, "end", "over before round 5").met
    assert not named(verdicts, "seat", "seat 1").met


def test_richer_wills_have_bounds_of_their_own() -> None:
    facts = Counter({"round 7 bankrupt": 90, "round 7 full": 10})
    verdict = named(TARGETS.judge(facts, 100, 2, {"will": 100}), "end", "bankruptcy")
    assert (verdict.least, verdict.most, verdict.met) == (0.3, 0.8, False)


def test_the_table_shows_rate_interval_sample_and_verdict(tally: Tally) -> None:
    lines = list(report.balance(TARGETS.judge(tally.facts, 6, 3, {})))
    seat = next(line for line in lines if "seat 1 wins" in line)
    assert "n=6" in seat
    assert " to " in seat
    assert lines[-1].endswith("targets met")


def test_data_for_programs_holds_every_card(tally: Tally) -> None:
    found = report.data(RUN, tally, 1.0)
    ids = {row.id for row in open_box(None).cards[1:]}
    assert {row["name"] for row in found["balance"] if row["group"] == "lift"} == ids
    assert found["games"] == 6
