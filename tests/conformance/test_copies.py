"""Copies, forks, saves and records: the same position gives the same future."""

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from squander.kernel.game import Game, restore
from squander.play.records import read, record_of, resume, verify, write
from tests.conformance.cells import Cell, every_cell, play, somewhere

SEEDS = st.integers(0, 10**6)
PLIES = st.integers(0, 300)


@every_cell
def test_all_earlier_copies_keep_their_digests(cell: Cell) -> None:
    g = cell.new(4)
    chance = random.Random(4)
    kept: list[tuple[Game, str]] = []
    while not g.over:
        if g.plies % 3 == 0:
            kept.append((g.copy(), g.digest()))
        g.choose(chance.choice(g.question.options))
    for copy, digest in kept:
        assert copy.digest() == digest
    for copy, digest in kept[:: max(1, len(kept) // 5)]:
        play(copy.copy(), random.Random(1), 40)
        assert copy.digest() == digest


@every_cell
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS, plies=PLIES)
def test_forks_play_out_equal(cell: Cell, seed: int, plies: int) -> None:
    g = somewhere(cell, seed, plies)
    fork = g.copy()
    chance = random.Random(seed)
    for _ in range(60):
        if g.over:
            break
        option = chance.choice(g.question.options)
        g.choose(option)
        fork.choose(option)
        assert g.digest() == fork.digest()


@every_cell
def test_saved_and_loaded_at_every_decision(cell: Cell) -> None:
    g = cell.new(5)
    chance = random.Random(5)
    while not g.over:
        loaded = restore(g.kind, g.setup, json.loads(json.dumps(g.dump())))
        assert loaded.digest() == g.digest()
        assert loaded.options == g.options
        if g.plies % 25 == 0:
            same_future(g.copy(), loaded, g.plies)
        g.choose(chance.choice(g.question.options))


def same_future(one: Game, other: Game, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(20):
        if one.over:
            break
        option = chance.choice(one.question.options)
        one.choose(option)
        other.choose(option)
        assert one.digest() == other.digest()


@every_cell
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS, plies=st.one_of(PLIES, st.just(10**6)))
def test_a_record_replays_to_the_same_digests(cell: Cell, seed: int, plies: int) -> None:
    g = somewhere(cell, seed, plies)
    record = record_of(g).with_snapshot(g)
    text = write(record)
    again = read(text)
    assert again.choices == record.choices
    assert verify(again) is None
    assert resume(again).digest() == g.digest()
    assert write(record_of(resume(again)).with_snapshot(g)) == text


@every_cell
def test_a_finished_games_record_is_short(cell: Cell) -> None:
    g = somewhere(cell, 6, 10**6)
    assert len(write(record_of(g)).encode()) < 20_000 * max(1, cell.check.MOST_PLIES // 2500)
