"""A record remembers which pack it was played with."""

from pathlib import Path

import pytest

import squander
from squander.play.records import read, record_of, resume, verify, write

PACK = 'events = [{ id = "dinner", options = [{ actions = 1, pounds = 3 }] }]\n'


def test_a_record_of_another_pack_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(PACK)
    g = squander.new("last-will", players=2, seed=1, pack=str(pack))
    g.choose(g.options[0])
    record = read(write(record_of(g)))
    assert verify(record) is None
    assert resume(record).digest() == g.digest()
    pack.write_text(PACK.replace("pounds = 3", "pounds = 4"))
    with pytest.raises(squander.BadRecord, match="has changed since this game was played"):
        resume(record)
