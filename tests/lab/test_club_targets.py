"""Balance targets of The Prodigals Club: what is counted in a game, and how it is judged."""

from collections import Counter

import pytest

from squander.games.prodigals_club.targets import TARGETS
from squander.lab import report
from squander.lab.run import Run, Tally, play
from squander.lab.stats import wilson
from squander.lab.targets import Verdict

ALL_THREE = ["possessions", "election", "society"]
RUN = Run("prodigals-club", 3, 4, "3", ("random",), {"competitions": ALL_THREE}, True)


@pytest.fixture(scope="module")
def tally() -> Tally:
    return play(RUN)


def named(verdicts: list[Verdict], group: str, name: str) -> Verdict:
    return next(verdict for verdict in verdicts if verdict.group == group and verdict.name.startswith(name))


def test_every_game_has_a_length_a_winner_and_a_winning_score(tally: Tally) -> None:
    facts = tally.facts
    assert sum(facts[f"round {n}"] for n in range(1, 6)) == 4
    assert sum(facts[f"first {place}"] for place in range(3)) == 4
    assert {f"winning score {score}" for score in tally.winners} <= set(facts)
    assert 0 < sum(facts[f"highest {name}"] for name in ALL_THREE) <= 12


def test_what_is_counted_is_on_the_table(tally: Tally) -> None:
    """Nothing is used that the verdicts do not know, and nobody wins with what nobody held."""
    known = {verdict.name for verdict in TARGETS.judge(tally.facts, 4, 3, RUN.options) if verdict.group == "use"}
    counted = {name.removeprefix("used ") for name in tally.facts if name.startswith("used ")}
    assert counted <= known
    assert {name.split()[0] for name in counted} == {"card", "space", "bonus"}
    assert all(tally.facts[f"won {name}"] <= tally.facts[f"held {name}"] for name in known)


def test_verdicts_hold_the_measured_value_against_the_target() -> None:
    facts = Counter({"round 5": 90, "round 4": 9, "round 2": 1, "winning score 7": 99, "winning score 40": 1})
    facts.update({"first 0": 54, "first 1": 46, "highest election": 70, "highest society": 30, "losers below 30": 100})
    verdicts = TARGETS.judge(facts, 100, 2, {})
    assert named(verdicts, "end", "lasts into round 5").met
    assert not named(verdicts, "end", "over before round 4").met
    assert named(verdicts, "score", "median").rate.value == 7
    assert named(verdicts, "score", "losing").met
    assert named(verdicts, "highest", "election").rate == wilson(70, 100)
    assert not named(verdicts, "highest", "election").met
    assert named(verdicts, "seat", "seat 1").met


def test_three_competitions_have_bounds_of_their_own(tally: Tally) -> None:
    verdict = named(TARGETS.judge(tally.facts, 4, 3, RUN.options), "highest", "possessions")
    assert (verdict.least, verdict.most) == (0.2, 0.5)


def test_one_use_is_enough_and_lift_is_not_use() -> None:
    facts = Counter({"used space order-1": 1, "held space order-1": 10, "won space order-1": 9, "winning score 1": 1})
    verdicts = TARGETS.judge(facts, 100, 2, {})
    assert named(verdicts, "use", "space order-1").met
    assert not named(verdicts, "use", "space order-2").met
    assert not named(verdicts, "lift", "space order-1").met


def test_the_table_sums_up_what_there_is_one_of_each(tally: Tally) -> None:
    lines = list(report.balance(TARGETS.judge(tally.facts, 4, 3, RUN.options)))
    assert any(line.startswith("  use: ") and line.endswith("within at least once") for line in lines)
