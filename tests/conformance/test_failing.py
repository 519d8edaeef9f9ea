"""A choice that fails in the middle changes nothing, wherever the game came from."""

import random

import pytest

from squander.kernel.game import Frame, Game, Rule, restore
from squander.kernel.pieces import line_of
from tests.conformance.cells import Cell, every_cell, play, somewhere

TRAP = Rule("tests.Trap")  # a rule that was never written: to run it is an error


def told(g: Game) -> list[list[object]]:
    return [note.row() for note in line_of(g.log)]


def position(g: Game) -> list[object]:
    return [g.digest(), g.options, g.plies, g.reveals, g.history, told(g)]


def fall(g: Game, chance: random.Random) -> list[object]:
    """Play until the trap under the present agenda is sprung; the position before the choice that did it."""
    clean = g.copy()
    g.agenda.append(Frame(TRAP))
    while True:
        option = chance.choice(g.question.options)
        before = position(clean)
        try:
            g.choose(option)
        except NotImplementedError:
            return before
        clean.choose(option)
        clean.history = g.history


@every_cell
@pytest.mark.parametrize("source", ["new", "guessed", "loaded"])
def test_a_choice_that_fails_in_the_middle_changes_nothing(cell: Cell, source: str) -> None:
    for plies in (0, 1, 40, 120):
        g = somewhere(cell, 11, plies)
        if g.over:
            break
        if source == "guessed":
            g = g.determinized(g.question.who, 5)
        elif source == "loaded":
            g = restore(g.kind, g.setup, g.dump())
        before = fall(g, random.Random(plies))
        assert position(g) == before
        twin = g.copy()
        assert play(g, random.Random(1), 30).digest() == play(twin, random.Random(1), 30).digest()


@every_cell
def test_options_of_a_question_cannot_be_added_to(cell: Cell) -> None:
    g = cell.new(1)
    offered = g.question.options
    with pytest.raises(AttributeError):
        offered.append(99)  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        offered[0] = 99  # type: ignore[index]
    assert g.question.options == offered == tuple(g.options)
