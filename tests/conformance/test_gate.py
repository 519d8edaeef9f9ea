"""The gate: what is not offered is refused in one sentence and changes nothing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import squander
from tests.conformance.cells import Cell, every_cell, somewhere


@every_cell
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 300))
def test_refused_and_foreign_options_change_nothing(cell: Cell, seed: int, plies: int) -> None:
    g = somewhere(cell, seed, plies)
    if g.over:
        return
    before = g.digest()
    refused = [refusal.option for refusal in g.question.refused]
    foreign = [option for option in (-7, 999_999) if option not in g.options]
    for option in refused + foreign:
        with pytest.raises(squander.NotOffered) as error:
            g.choose(option)
        assert "\n" not in str(error.value)
        assert g.digest() == before
        assert g.question.options


@every_cell
def test_after_the_end_nothing_can_be_chosen(cell: Cell) -> None:
    g = somewhere(cell, 3, 10**6)
    before = g.digest()
    with pytest.raises(squander.GameIsOver):
        g.choose(0)
    with pytest.raises(squander.GameIsOver):
        _ = g.question
    assert g.digest() == before
