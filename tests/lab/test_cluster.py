"""Runs on Ray: the same tables, also when a machine dies in the middle. What needs Ray itself is in the long suite."""

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from squander.kernel.errors import SquanderError
from squander.lab.grid.batches import Done, Job
from squander.lab.grid.on_ray import Cluster, crew_on
from tests.lab.studies import SPEC, played, rows, tables
from tests.server.serving import free_port

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
    monkeypatch.setattr("squander.lab.needs.find_spec", lambda name: None)
    with pytest.raises(SquanderError, match=r"This needs ray, not installed here: pip install 'squander\[ray\]'\."):
        crew_on("ray")


@pytest.mark.long
def test_a_local_cluster_writes_the_same_tables(tmp_path: Path) -> None:
    played(tmp_path / "here")
    played(tmp_path / "ray", play=crew_on("ray"))
    assert tables(tmp_path / "ray") == tables(tmp_path / "here")


T = TypeVar("T")


def started(start: Callable[[], T], attempts: int = 5) -> T:
    """Ray gives up after half a minute, which a busy machine may need longer than."""
    for _ in range(attempts - 1):
        try:
            return start()
        except Exception as error:
            if "timed out" not in str(error).lower():
                raise
    return start()


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_machine_that_dies_in_the_middle_loses_nothing_and_counts_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_OVERRIDE_NODE_IP_ADDRESS", "127.0.0.1")
    from ray.cluster_utils import Cluster as Machines

    machines = started(lambda: Machines(initialize_head=True, head_node_args={"num_cpus": 1}))
    doomed = [started(lambda: machines.add_node(num_cpus=1)) for _ in range(2)]
    machines.wait_for_nodes()
    numbers: list[int] = []

    def killing(jobs: Iterator[Job]) -> Iterator[Done]:
        for done in Cluster(machines.address).play(jobs):
            numbers.append(done.number)
            if len(numbers) == 3:
                machines.remove_node(doomed[0], allow_graceful=False)
            yield done

    try:
        played(tmp_path / "ray", STUDY, play=killing)
    finally:
        machines.shutdown()
    assert sorted(numbers) == list(range(30)), "every part came back, and each of them once"
    played(tmp_path / "here", STUDY)
    assert len(rows(tmp_path / "ray", "games")) == 120
    assert tables(tmp_path / "ray") == tables(tmp_path / "here")
