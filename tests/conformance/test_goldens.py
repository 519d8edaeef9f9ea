"""Nothing changes unnoticed: transcripts, counts and recorded games stay as they were last looked at."""

import pytest

from squander.games import package_of
from squander.play.records import read, resume, verify
from tests.conformance.cells import CELLS, Cell, every_cell, every_game
from tests.goldens import counts, counts_path, record_path, transcript, transcript_path

AGAIN = "if the change is meant, run `python -m tests.goldens` and look at the diff"


@every_cell
def test_transcript_is_unchanged(cell: Cell) -> None:
    assert transcript(cell) == transcript_path(cell).read_text(encoding="utf-8"), AGAIN


@every_game
def test_counts_of_positions_are_unchanged(game: str) -> None:
    cells = [cell for cell in CELLS if cell.game == game]
    assert "".join(counts(cell) for cell in cells) == counts_path(game).read_text(encoding="utf-8"), AGAIN


@every_game
def test_each_way_to_end_has_a_recorded_game(game: str) -> None:
    for ending in package_of(game).endings:
        path = record_path(game, ending)
        if not path.exists():
            pytest.fail(f"{game} has no recorded game that ends by {ending!r}")
        record = read(path.read_text(encoding="utf-8"))
        assert verify(record) is None
        assert package_of(game).ending(resume(record)) == ending
