"""Workers are looked after without waiting for any of them."""

from multiprocessing import Pipe
from typing import Any

import pytest
import uvicorn
from uvicorn.config import STARTUP_FAILURE

from squander.server.cluster import workers
from squander.server.cluster.workers import STARTING_SECONDS, Workers
from squander.server.http import app
from squander.server.settings import Settings

PATIENCE = 30


class Life:
    """What multiprocessing would say of a process."""

    def __init__(self) -> None:
        self.running = True

    def is_alive(self) -> bool:
        return self.running


class Worker:
    """One that runs but says nothing until it is told to, as while it starts."""

    made: "list[Worker]" = []

    def __init__(self, *_: object) -> None:
        self.process = Life()
        self.parent_conn, self.child_conn = Pipe()
        self.exitcode = -9
        self.pid = len(Worker.made)
        self.calls: list[str] = []
        Worker.made.append(self)

    def start(self) -> None:
        self.calls.append("start")

    def kill(self) -> None:
        self.process.running = False

    def join(self) -> None:
        self.calls.append("join")

    def answer(self) -> None:
        while self.child_conn.poll():
            self.child_conn.recv()
            self.child_conn.send(True)


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> Workers:
    Worker.made = []
    monkeypatch.setattr(workers, "Worker", Worker)
    monkeypatch.setattr(workers, "Forked", Worker)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(workers, "AGAIN_SECONDS", 0.0)
    looking = Workers(uvicorn.Config("x:y", workers=2, timeout_worker_healthcheck=PATIENCE, log_config=None), [])
    looking.init_processes()
    looking.clock = lambda: 0.0
    return looking


def looked_at(looking: Workers, at: float = 0.0) -> list[Any]:
    looking.clock = lambda: at
    looking.keep_subprocess_alive()
    return [process.pid for process in looking.processes]


def test_two_killed_at_once_are_replaced_at_once(two: Workers) -> None:
    for worker in Worker.made:
        worker.kill()
    assert looked_at(two) == [2, 3]
    assert [worker.calls for worker in Worker.made] == [["start", "join"], ["start", "join"], ["start"], ["start"]]


def test_one_killed_as_it_starts_keeps_no_other_waiting(two: Workers) -> None:
    """Nobody answers here: whoever waited for an answer would never come back."""
    assert looked_at(two) == [0, 1]
    Worker.made[0].kill()
    assert looked_at(two) == [2, 1]
    Worker.made[2].kill()
    Worker.made[1].kill()
    assert looked_at(two) == [3, 4]


def test_one_that_falls_silent_is_replaced(two: Workers) -> None:
    looked_at(two, 0.0)
    for worker in Worker.made:
        worker.answer()
    assert looked_at(two, 1.0) == [0, 1]
    Worker.made[0].answer()
    assert looked_at(two, PATIENCE) == [0, 1]
    assert looked_at(two, PATIENCE + 1) == [0, 2]


def test_one_that_starts_has_more_time(two: Workers) -> None:
    assert looked_at(two, 0.0) == [0, 1]
    assert looked_at(two, STARTING_SECONDS - 1) == [0, 1]
    assert looked_at(two, STARTING_SECONDS) == [2, 3]


def test_one_that_answers_stays(two: Workers) -> None:
    for time in range(0, 10 * PATIENCE, PATIENCE // 2):
        for worker in Worker.made:
            worker.answer()
        assert looked_at(two, float(time)) == [0, 1]


def test_one_that_can_not_start_at_all_ends_them_all(two: Workers) -> None:
    Worker.made[0].exitcode = STARTUP_FAILURE
    Worker.made[0].kill()
    looked_at(two)
    assert two.should_exit.is_set()


def test_one_that_finds_no_database_is_tried_again(two: Workers) -> None:
    Worker.made[0].exitcode = 1
    Worker.made[0].kill()
    assert looked_at(two) == [2, 1]


def test_whoever_asks_for_new_workers_gets_a_new_program(two: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """What this process has loaded may be an older one, so that nothing is forked from it any more."""

    class Fresh(Worker):
        """One that loads its own."""

    monkeypatch.setattr(workers, "Worker", Fresh)
    monkeypatch.setattr(two, "restart_all", lambda: None)
    two.forks = True
    assert not isinstance(two.started_worker(), Fresh)
    two.handle_hup()
    assert isinstance(two.started_worker(), Fresh)


def test_a_worker_that_finds_no_database_says_so(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(SystemExit):
        app.built_by_worker(Settings("sqlite:////dev/null/x.db"))
    said = next(record for record in caplog.records if record.getMessage() == "a worker can't start")
    assert "can't be reached" in said.__dict__["error"]
