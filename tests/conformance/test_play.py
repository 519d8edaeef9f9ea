"""Random games of every cell: they end, within bounds, and every position on the way is sound."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import squander
from squander.games import package_of
from squander.kernel.game import Ask
from tests.conformance.cells import Cell, every_cell, play, somewhere

SEEDS = st.integers(0, 10**6)


@every_cell
def test_random_games_end_within_bounds_and_stay_sound(cell: Cell) -> None:
    low, high = cell.check.SCORES
    for seed in range(3):
        g = cell.new(seed)
        chance = random.Random(seed)
        while not g.over:
            assert not cell.check.faults(g), f"seed {seed}, ply {g.plies}"
            g.choose(chance.choice(g.question.options))
            assert g.plies <= cell.check.MOST_PLIES
        assert not cell.check.faults(g)
        assert package_of(cell.game).ending(g) in package_of(cell.game).endings
        standings = g.ranking()
        assert sorted(s.seat for s in standings) == list(range(cell.players))
        assert [s.place for s in standings] == sorted(s.place for s in standings)
        assert all(low <= s.score <= high for s in standings)


@every_cell
def test_a_playout_is_the_game_that_the_same_chance_plays(cell: Cell) -> None:
    g, by_hand = cell.new(2), cell.new(2)
    rng = squander.seeded("chance")
    while not by_hand.over:
        by_hand.choose(by_hand.options[rng.below(len(by_hand.options))])
    assert squander.playout(g, squander.seeded("chance")) == g.plies == by_hand.plies
    assert (g.over, g.digest()) == (True, by_hand.digest())
    assert squander.playout(g, rng) == 0


@every_cell
def test_options_are_the_candidates_without_obstacle(cell: Cell) -> None:
    g = cell.new(1)
    chance = random.Random(1)
    while not g.over:
        f = g.asked
        assert f is not None
        ask = f.rule
        assert isinstance(ask, Ask)
        candidates = ask.candidates(g, f)
        assert len(candidates) == len(set(candidates)), f"{f} names a candidate twice"
        assert list(g.options) == [option for option in candidates if ask.obstacle(g, f, option) == 0]
        assert list(g.options) == ask.options(g, f), f"{f} changes its mind"
        assert g.options
        g.choose(chance.choice(g.options))


@every_cell
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS, plies=st.integers(0, 400))
def test_every_option_and_refusal_has_words(cell: Cell, seed: int, plies: int) -> None:
    g = somewhere(cell, seed, plies)
    if g.over:
        return
    question = g.question
    f = question.frame
    words = [g.kind.words.word(g, f, option) for option in question.options]
    assert len(set(words)) == len(words), f"{f}: {words}"
    assert all(word and " " not in word for word in words)
    assert question.prompt
    assert all(question.label(option) for option in question.options)
    for option in question.options:
        assert isinstance(g.kind.words.place(g, f, option), str)
    for refusal in question.refused:
        assert refusal.label
        assert refusal.reason
        assert refusal.clause in clauses(cell)


def clauses(cell: Cell) -> set[str]:
    return {row["id"] for row in package_of(cell.game).clauses()}


@every_cell
def test_every_note_has_a_sentence_or_says_nothing(cell: Cell) -> None:
    from squander.kernel.pieces import line_of

    g = play(somewhere(cell, 2, 0), random.Random(2), 10**6)
    for note in line_of(g.log):
        assert isinstance(g.kind.words.tell(g, note), str)
        assert -1 <= note.to < cell.players
