"""What the measuring of the page makes of few numbers and of wrong ones. Measuring itself needs a quiet machine."""

import pytest

from bench import page


@pytest.mark.parametrize("times", [[7.0], [7.0, 7.0]])
def test_one_choice_is_enough_to_measure(times: list[float]) -> None:
    assert page.spread(times, "server_") == {"server_p50_ms": 7.0, "server_p95_ms": 7.0}


def test_no_figure_is_beyond_what_was_measured() -> None:
    assert page.spread([1.0, 3.0], "") == {"p50_ms": 2.0, "p95_ms": 2.9}


def test_late_frames_are_counted_while_something_moves() -> None:
    times = [0, 16, 32, 70, 86, 900, 916]  # one late, then a rest
    events = [{"name": "DrawFrame", "ts": 1000 * time} for time in times]
    found = page.frames_of([*events, {"name": "Layout", "ts": 5, "dur": 3000}])
    assert (found["frames"], found["late_frames"], found["main_p50_ms"]) == (5, 1, 3.0)


def test_a_log_has_500_lines_unless_another_number_is_named() -> None:
    assert page.arguments([]).scroll is None
    assert page.arguments(["--scroll"]).scroll == 500
    assert page.arguments(["--scroll", "700"]).scroll == 700


@pytest.mark.parametrize("flag", ["--choices", "--loads", "--scroll"])
@pytest.mark.parametrize("count", ["0", "-1", "some", "1.5", ""])
def test_nothing_can_not_be_measured(flag: str, count: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        page.arguments([f"{flag}={count}"])
    assert stopped.value.code == 2
    assert f"{count!r} is no whole number from 1 on" in capsys.readouterr().err
