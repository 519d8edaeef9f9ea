"""Runs on Ray: the same tables, also when a machine dies in the middle. What needs Ray itself is in the long suite."""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from squander.kernel.errors import SquanderError
from squander.lab.grid.batches import Done, Job
from squander.lab.grid.local_ray import PORTS, Local, children, end, node, own_notes, started
from squander.lab.grid.on_ray import Cluster, crew_on
from tests.lab.studies import SPEC, played, rows, tables
from tests.server.serving import free_port

PATIENCE = 180  # seconds, for three machines' processes on two cores
STUDY = SPEC.replace("games = 6", "games = 120").replace("games_a_part = 2", "games_a_part = 4")


@pytest.mark.parametrize(
    ("where", "sentence"),
    [
        ("dask", "--on is 'dask'; it must be ray, or ray://HOST:PORT."),
        ("ray://somewhere", "'ray://somewhere' is no address; write it as ray://HOST:PORT"),
        ("ray://127.0.0.1:{port}", "Nobody answers at ray://127.0.0.1:{port}; start Ray there with 'ray start --head'"),
    ],
)
def test_an_address_that_does_not_answer_is_one_sentence(
    where: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("squander.lab.grid.on_ray.require", lambda *_: None)
    port = free_port()
    with pytest.raises(SquanderError) as caught:
        crew_on(where.format(port=port))
    assert sentence.format(port=port) in str(caught.value)


def test_without_the_extra_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr("squander.extras.find_spec", lambda name: None)
    with pytest.raises(SquanderError, match=r"This needs ray; install it with: pip install 'squander\[ray\]'"):
        crew_on("ray")


def test_a_cluster_of_its_own_is_written_down_in_its_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for before in (None, "/elsewhere"):
        if before is not None:
            monkeypatch.setenv("RAY_TMPDIR", before)
        home = tmp_path / f"home of {before is None}"
        home.mkdir()
        with own_notes(home):
            assert (Path(os.environ["RAY_TMPDIR"]) / "ray").is_dir()
            assert os.environ["RAY_TMPDIR"] == str(home)
        assert os.environ.get("RAY_TMPDIR") == before


@pytest.mark.long
def test_a_local_cluster_writes_the_same_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path / "not there"))  # as on a machine that never had Ray
    played(tmp_path / "here")
    played(tmp_path / "ray", play=crew_on("ray"))
    assert tables(tmp_path / "ray") == tables(tmp_path / "here")


@pytest.fixture
def helper() -> Iterator[Callable[[], None]]:
    """Starts what Ray would have started, and not waited for."""
    started: list[subprocess.Popen[bytes]] = []
    yield lambda: started.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]))
    for process in started:
        process.kill()
        process.wait()


def test_a_start_that_fails_leaves_nothing_behind_and_is_tried_again(helper: Callable[[], None]) -> None:
    pytest.importorskip("psutil")
    mine = children()
    seen: list[object] = []

    def start() -> str:
        seen.append(children() - mine)
        helper()
        if len(seen) < 3:
            raise RuntimeError("The current node timed out during startup.")
        return "up"

    def failing() -> None:
        helper()
        raise RuntimeError("never up")

    assert started(start) == "up"
    assert seen == [set(), set(), set()], "none of those before is there any more"
    (last,) = children() - mine
    with pytest.raises(RuntimeError):
        started(failing, attempts=2)
    assert children() - mine == {last}
    end({last})
    assert children() == mine


def test_a_node_finds_the_ports_of_its_helpers_written_down_under_its_name(tmp_path: Path) -> None:
    told = node(1, tmp_path)
    name = told["env_vars"]["RAY_OVERRIDE_NODE_ID_FOR_TESTING"]
    assert [(tmp_path / f"{port}_{name}").read_text() for port in PORTS] == [str(told[port]) for port in PORTS]
    assert len({told[port] for port in PORTS}) == len(PORTS), "no two helpers listen at one port"
    assert node(1, tmp_path)["env_vars"] != told["env_vars"]


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_machine_that_dies_in_the_middle_loses_nothing_and_counts_nothing_twice(
    tmp_path: Path,
) -> None:
    machines = Local(1)
    doomed = [machines.add(1) for _ in range(2)]
    machines.nodes.wait_for_nodes(PATIENCE)
    numbers: list[int] = []

    def killing(jobs: Iterator[Job]) -> Iterator[Done]:
        for done in Cluster(machines.address).play(jobs):
            numbers.append(done.number)
            if len(numbers) == 3:
                machines.nodes.remove_node(doomed[0], allow_graceful=False)
            yield done

    try:
        played(tmp_path / "ray", STUDY, play=killing)
    finally:
        machines.shutdown()
    assert sorted(numbers) == list(range(30)), "every part came back, and each of them once"
    played(tmp_path / "here", STUDY)
    assert len(rows(tmp_path / "ray", "games")) == 120
    assert tables(tmp_path / "ray") == tables(tmp_path / "here")
