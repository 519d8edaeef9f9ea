"""Balance targets of Getting Sacked: what is counted of a game, and what is said of it."""

from collections import Counter

import squander
from squander.games import package_of
from squander.games.last_will.bots.quick import quick_answer
from squander.games.last_will.state import fortune
from squander.kernel.game import Game
from squander.kernel.pieces import line_of

PLAYERS, GAMES = 3, 4
TARGETS = package_of("last-will").targets()


def played(**options: bool) -> tuple[Counter[str], list[tuple[Game, Game]]]:
    assert TARGETS is not None
    facts: Counter[str] = Counter()
    games = []
    for seed in range(GAMES):
        g = squander.new("last-will", PLAYERS, seed=seed, **options)
        g.noting = True
        before = g.copy()
        while not g.over:
            g.choose(quick_answer(g))
        TARGETS.collect(before, g, facts)
        games.append((before, g))
    return facts, games


def test_every_job_and_every_pick_is_counted_once() -> None:
    facts, games = played(sacked=True)
    dealt = Counter(fortune(g).box.jobs[s.job].id for g, _ in games for s in fortune(g).seats)
    assert {id: facts[f"held {id}"] for id in dealt} == dict(dealt)
    assert sum(facts[f"won {id}"] for id in dealt) == GAMES
    picks = sum(note.what == "plans" for _, g in games for note in line_of(g.log))
    assert sum(n for key, n in facts.items() if key.startswith("face ")) == picks
    assert sum(n for key, n in facts.items() if key.startswith("shown ")) == 8 * picks


def test_jobs_and_sides_of_tiles_are_judged_where_they_are_played_with() -> None:
    assert TARGETS is not None
    facts, games = played(sacked=True)
    verdicts = TARGETS.judge(facts, GAMES, PLAYERS, {"sacked": True})
    groups = Counter(verdict.group for verdict in verdicts)
    assert groups["tile"] == len({face for g, _ in games for face in fortune(g).tiles})
    assert groups["job"] == len({s.job for g, _ in games for s in fortune(g).seats})
    assert groups["plan"] == 0
    assert "sacked winner" in {verdict.name for verdict in verdicts}


def test_without_the_expansion_nothing_of_it_is_judged() -> None:
    assert TARGETS is not None
    facts, _ = played()
    groups = Counter(verdict.group for verdict in TARGETS.judge(facts, GAMES, PLAYERS, {}))
    assert (groups["tile"], groups["job"], groups["plan"]) == (0, 0, 7)
