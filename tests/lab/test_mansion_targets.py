"""Balance targets of MacCreedy's Mansion: what is counted in a game, and how it is judged."""

from collections import Counter

import pytest

from squander.games.maccreedys_mansion.targets import TARGETS
from squander.games.maccreedys_mansion.terms import ALL_RUINED, LIMIT, ONE_STANDING, RESTORED
from squander.lab.run import Run, Tally, play
from squander.lab.targets import Verdict

RUN = Run("maccreedys-mansion", 3, 4, "3", ("greedy",), {}, True)


@pytest.fixture(scope="module")
def tally() -> Tally:
    return play(RUN)


def named(verdicts: list[Verdict], group: str, name: str) -> Verdict:
    return next(verdict for verdict in verdicts if verdict.group == group and verdict.name.startswith(name))


def test_every_game_has_a_length_an_end_and_a_winner(tally: Tally) -> None:
    facts = tally.facts
    assert sum(facts[f"round {n}"] for n in tally.rounds) == 4
    assert sum(facts[f"outcome {end}"] for end in (RESTORED, ONE_STANDING, ALL_RUINED, LIMIT)) == 4
    assert sum(facts[f"first {place}"] for place in range(3)) == 4


def test_what_is_counted_could_be_used_at_this_table(tally: Tally) -> None:
    known = {verdict.name for verdict in TARGETS.judge(tally.facts, 4, 3, {}) if verdict.group == "use"}
    counted = {name.removeprefix("used ") for name in tally.facts if name.startswith("used ")}
    assert counted <= known
    assert {name.split()[0] for name in counted} >= {"trade", "job", "event", "haunt", "investment"}


def test_jobs_of_covered_rooms_are_not_asked_for() -> None:
    facts = Counter({"round 8": 1})
    easy, full = (
        [row.name for row in TARGETS.judge(facts, 1, 3, {"difficulty": level}) if row.name.startswith("job ")]
        for level in ("lick-of-paint", "as-bequeathed")
    )
    assert set(easy) < set(full)


def test_verdicts_hold_the_measured_value_against_the_target() -> None:
    facts = Counter({"round 8": 98, "round 24": 2, f"outcome {RESTORED}": 60, f"outcome {ALL_RUINED}": 38})
    facts.update({f"outcome {LIMIT}": 2, "a company closes": 70, "first 0": 30, "first 1": 70, "used bid 100": 1})
    verdicts = TARGETS.judge(facts, 100, 2, {})
    assert named(verdicts, "end", "median").met
    assert not named(verdicts, "end", "at the safety limit").met
    assert named(verdicts, "end", "mansion restored").met
    assert named(verdicts, "end", "ruin").met
    assert not named(verdicts, "company", "at least one closes").met
    assert not named(verdicts, "company", "one re-opens").met
    assert not named(verdicts, "seat", "seat 1").met
    assert named(verdicts, "use", "bid 100").met
    assert not named(verdicts, "use", "bid 5000").met


def test_restored_in_half_of_the_games_is_not_in_most() -> None:
    verdicts = TARGETS.judge(Counter({"round 8": 2, f"outcome {RESTORED}": 1}), 2, 2, {})
    assert not named(verdicts, "end", "mansion restored").met
