"""How speed is held against what was written down. Measuring itself is for the long suite."""

import json
from collections.abc import Callable, Iterator

import pytest

from bench import tracked
from squander import _build

KEPT = {"copies": 20.0, "views": 2.0}


def test_a_ratio_is_of_the_best_turns() -> None:
    assert tracked.ratio([6.0, 3.0, 9.0], [0.5, 2.0]) == 6.0


@pytest.mark.parametrize(
    ("found", "fell"),
    [
        ({"copies": 20.0, "views": 2.0}, []),
        ({"copies": 17.1, "views": 9.0}, []),
        ({"copies": 16.9, "views": 2.0}, ["copies"]),
        ({"views": 2.0, "guesses": 1.0}, ["copies"]),
    ],
)
def test_a_drop_is_a_loss_of_more_than_15_per_cent(found: dict[str, float], fell: list[str]) -> None:
    assert list(tracked.drops(KEPT, found)) == fell


def measuring(*copies: float) -> tuple[Callable[[], dict[str, float]], Iterator[float]]:
    left = iter(copies)
    return lambda: {"copies": next(left), "views": 2.0}, left


def test_a_bad_moment_is_measured_again() -> None:
    measure, left = measuring(10.0, 19.0, 20.0)
    assert tracked.compared(KEPT, measure) == ({"copies": 19.0, "views": 2.0}, {})
    assert list(left) == [20.0]


def test_what_is_slow_every_time_fell() -> None:
    measure, left = measuring(10.0, 12.0, 11.0, 10.0, 20.0)
    assert tracked.compared(KEPT, measure) == ({"copies": 12.0, "views": 2.0}, {"copies": 0.6})
    assert list(left) == [20.0]


def test_a_unit_is_counted_by_the_work_itself() -> None:
    done: list[int] = []

    def work() -> int:
        done.append(1)
        return 10

    assert tracked.turn(work, 3)[1] == 30
    assert len(done) == 3


def test_another_python_is_not_compared() -> None:
    here = tracked.written({})
    assert tracked.comparable(here) == ""
    assert "was measured with CPython 3.1, not" in tracked.comparable({**here, "python": "CPython 3.1"})


def test_what_fell_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(tracked, "read", lambda: tracked.written({"interpreted": KEPT}))
    monkeypatch.setattr(tracked, "builds", lambda: ["interpreted"])
    monkeypatch.setattr(tracked, "measured", lambda build, rounds: {"copies": 10.0, "views": 2.2})
    assert tracked.main([]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[1].split() == ["copies", "20", "10", "-50.0", "%", "too", "slow"]
    assert told[2].split() == ["views", "2", "2.2", "+10.0", "%"]


@pytest.mark.parametrize("form", ["interpreted (not compiled)", "compiled quickly"])
def test_the_file_is_only_written_from_the_fully_compiled_build(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    monkeypatch.setattr(_build, "form", lambda: form)
    monkeypatch.setattr(tracked, "measured", lambda *_: pytest.fail("it measured"))
    before = tracked.FILE.read_text()
    assert tracked.main(["--write"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert tracked.FILE.read_text() == before


def test_the_file_has_both_builds_of_everything() -> None:
    kept = json.loads(tracked.FILE.read_text())
    assert set(kept["builds"]) == set(tracked.BUILDS)
    assert set(kept["builds"]["compiled"]) == set(kept["builds"]["interpreted"])
    assert len(kept["builds"]["compiled"]) == 20
    assert min(r for of in kept["builds"].values() for r in of.values()) > 0


@pytest.mark.long
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("build", tracked.BUILDS)
def test_nothing_became_much_slower(build: str) -> None:
    """A drop that stays in every one of several measurements; write the file anew if it is meant."""
    kept = tracked.read()
    if reason := tracked.comparable(kept):
        pytest.skip(reason)
    if build not in tracked.builds():
        pytest.skip(f"here the rules are {_build.form()}")
    _, fell = tracked.compared(kept["builds"][build], lambda: tracked.measured(build, tracked.ROUNDS))
    assert fell == {}
