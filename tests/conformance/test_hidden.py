"""What a seat can't know stays unknown to it, and guessing needs nothing but what it knows."""

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from squander.kernel.game import Game
from squander.kernel.pieces import line_of
from tests.conformance.cells import Cell, every_cell, play, somewhere

PLACES = {"seed": st.integers(0, 10**6), "plies": st.integers(0, 400), "guess": st.integers(0, 1000)}


def shown_to(g: Game, seat: int) -> str:
    """Everything that reaches a seat: view, log, and the question with its options and refusals when it is asked."""
    told = [g.kind.words.tell(g, note) for note in line_of(g.log) if note.to in (-1, seat)]
    asked: list[object] = []
    if not g.over:
        question = g.question
        asked = [question.who, question.name]
        if question.who == seat:
            asked += [question.prompt, [[o, question.label(o)] for o in question.options], repr(question.refused)]
    return json.dumps([g.view(seat), told, asked, g.plies, repr(g.ranking()) if g.over else ""], sort_keys=True)


@every_cell
@settings(max_examples=4, deadline=None)
@given(**PLACES)
def test_a_guessed_world_looks_the_same_to_its_seat(cell: Cell, seed: int, plies: int, guess: int) -> None:
    g = somewhere(cell, seed, plies)
    before = g.digest()
    for seat in range(cell.players):
        world = g.determinized(seat, guess)
        assert not cell.check.faults(world)
        assert shown_to(world, seat) == shown_to(g, seat)
        assert all(note.to in (-1, seat) for note in line_of(world.log))
        assert world.history is None
        assert world.setup.seed == ""
    assert g.digest() == before
    assert shown_to(g, -1) == shown_to(g.determinized(0, guess), -1)


@every_cell
@settings(max_examples=4, deadline=None)
@given(**PLACES)
def test_guessing_reads_nothing_the_seat_does_not_know(cell: Cell, seed: int, plies: int, guess: int) -> None:
    """Guessing from the real position and from any other guess gives the very same world."""
    g = somewhere(cell, seed, plies)
    for seat in range(cell.players):
        direct = g.determinized(seat, guess)
        detour = g.determinized(seat, guess + 1).determinized(seat, guess)
        assert direct.digest() == detour.digest()


@every_cell
def test_guessed_worlds_play_on_to_the_end(cell: Cell) -> None:
    for plies in (0, 40, 120):
        g = somewhere(cell, 7, plies)
        for seat in range(cell.players):
            world = play(g.determinized(seat, 1), random.Random(seat), 10**6)
            assert world.over
            assert not cell.check.faults(world)
