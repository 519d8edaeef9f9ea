"""Balance targets of The Prodigals Club with Last Will: what is counted in a game, and how it is judged."""

from collections import Counter

import pytest

from squander.games.prodigals_club.state import club
from squander.games.prodigals_last_will.targets import TARGETS, count_white_central, white_central_names
from squander.kernel.game import Game
from squander.lab.run import Run, Tally, play
from squander.lab.stats import wilson
from squander.lab.targets import Verdict
from tests.games.prodigals_last_will.table import fresh

RUN = Run("prodigals-last-will", 3, 4, "3", ("random",), {}, True)
BOTH = ["last-will", "election", "society"]


@pytest.fixture(scope="module")
def tally() -> Tally:
    return play(RUN)


def named(verdicts: list[Verdict], group: str, name: str) -> Verdict:
    return next(verdict for verdict in verdicts if verdict.group == group and verdict.name.startswith(name))


def test_every_game_has_a_length_and_a_winner(tally: Tally) -> None:
    facts = tally.facts
    assert sum(facts[f"round {n}"] for n in range(1, 6)) == 4
    assert sum(facts[f"first {place}"] for place in range(3)) == 4
    assert 0 < sum(facts[f"highest {name}"] for name in BOTH) <= 12
    assert 0 <= facts["white played"] <= facts["white taken"]


def test_verdicts_hold_the_measured_value_against_the_target() -> None:
    facts = Counter({"round 5": 80, "round 4": 19, "round 2": 1, "first 0": 54, "first 1": 46})
    facts.update({"highest last-will": 120, "highest election": 50, "highest society": 30})
    facts.update({"white taken": 40, "white played": 27})
    verdicts = TARGETS.judge(facts, 100, 2, {})
    assert named(verdicts, "end", "lasts into round 5").met
    assert not named(verdicts, "end", "over before round 3").met
    assert named(verdicts, "highest", "last-will").rate == wilson(120, 200)
    assert [named(verdicts, "highest", name).met for name in BOTH] == [True, True, False]
    assert named(verdicts, "seat", "seat 1").met
    assert not named(verdicts, "central", "white").met


def test_only_the_competitions_in_play_are_judged() -> None:
    verdicts = TARGETS.judge(Counter(), 1, 2, {"competitions": ["society"]})
    assert [verdict.name for verdict in verdicts if verdict.group == "highest"] == ["last-will", "society"]


def counts_of(g: Game) -> Counter[str]:
    facts: Counter[str] = Counter()
    count_white_central(g, facts)
    return facts


def test_a_white_central_card_counts_as_played_only_if_whoever_took_it_played_it() -> None:
    g = fresh(players=2).g
    g.noting = True
    layout = club(g).layout
    white = [card for card in layout.central if layout.box.cards[card].id in white_central_names(layout)]
    black = [card for card in layout.central if card not in white]
    assert len(white) == 2
    g.note("club.takes", 0, white[0])
    g.note("club.takes", 1, black[0])
    assert counts_of(g) == {"white taken": 1, "white played": 0}
    g.note("club.plays", 0, white[0])
    assert counts_of(g) == {"white taken": 1, "white played": 1}
