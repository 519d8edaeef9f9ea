"""Ray on this machine alone, as one node or several: started patiently, and nothing of a failed start stays behind."""

import os
import secrets
import shutil
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from psutil import Process

T = TypeVar("T")

ATTEMPTS = 3
SETTINGS = {  # Ray's own limits are such that a busy machine does not keep them
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_raylet_start_wait_time_s": "90",
    "RAY_gcs_server_port_wait_time_s": "90",
    "RAY_DASHBOARD_STARTUP_TIMEOUT_S": "180",
    "RAY_worker_register_timeout_seconds": "180",
    "RAY_agent_register_timeout_ms": "180000",
}
PORTS = ("metrics_agent_port", "metrics_export_port", "dashboard_agent_listen_port", "runtime_env_agent_port")
NAME = 28  # bytes in the name of a node
STORE = 500 * 1024**2  # bytes for what is on its way; a part needs some hundred kilobytes
TEMPORARY = "RAY_TMPDIR"
GOODBYE = 10.0  # seconds in which a process that was killed is gone


def prepare() -> None:
    """Before Ray is imported, which reads this once."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)


class Local:
    """A cluster of this machine: a node with so many cores, and others if they are added."""

    def __init__(self, cores: int) -> None:
        prepare()
        from ray.cluster_utils import Cluster

        self.home = Path(tempfile.mkdtemp(prefix="ray-"))
        with ExitStack() as failing, own_notes(self.home):
            failing.callback(self.forget)
            self.nodes = started(lambda: Cluster(initialize_head=True, head_node_args=self.head(cores)))
            failing.pop_all()
        self.address = str(self.nodes.address)

    def head(self, cores: int) -> dict[str, Any]:
        """Each attempt has a session of its own: one that failed has left its ports there."""
        self.session = Path(tempfile.mkdtemp(prefix="s", dir=self.home))
        where = {"temp_dir": str(self.home), "session_name": self.session.name}
        return node(cores, self.session) | where | {"include_dashboard": False}

    def add(self, cores: int) -> object:
        """Another node, with processes of its own."""
        return started(lambda: self.nodes.add_node(**node(cores, self.session)))

    def shutdown(self) -> None:
        self.nodes.shutdown()
        self.forget()

    def forget(self) -> None:
        shutil.rmtree(self.home, ignore_errors=True)


@contextmanager
def own_notes(home: Path) -> Iterator[None]:
    """Ray writes down where a cluster is for all others of the machine, in a folder that may be missing or another's;
    this cluster is nobody else's, so that it is written down in its own."""
    before = os.environ.get(TEMPORARY)
    (home / "ray").mkdir()
    os.environ[TEMPORARY] = str(home)
    try:
        yield
    finally:
        os.environ.pop(TEMPORARY)
        if before is not None:
            os.environ[TEMPORARY] = before


def node(cores: int, session: Path) -> dict[str, Any]:
    """A node waits fifteen seconds for its helpers to write down their ports, whatever is set, and dies. A helper takes
    longer to start where other programs take the cores; so its ports are chosen and written down before."""
    name = secrets.token_hex(NAME)
    ports = dict(zip(PORTS, free_ports(len(PORTS)), strict=True))
    for what, port in ports.items():
        (session / f"{what}_{name}").write_text(str(port))
    named = {"RAY_OVERRIDE_NODE_ID_FOR_TESTING": name}
    return {"num_cpus": cores, "object_store_memory": STORE, "env_vars": named, **ports}


def free_ports(count: int) -> list[int]:
    with ExitStack() as held:
        probes = [held.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:
            probe.bind(("", 0))
        return [int(probe.getsockname()[1]) for probe in probes]


def started(start: Callable[[], T], attempts: int = ATTEMPTS) -> T:
    """Ray leaves the processes of a start that failed, and they would hinder the next one."""
    before = children()
    try:
        return start()
    except Exception:
        end(children() - before)
        if attempts == 1:
            raise
    return started(start, attempts - 1)


def children() -> "set[Process]":
    import psutil  # Ray brings it along

    return set(psutil.Process().children(recursive=True))


def end(processes: "set[Process]") -> None:
    import psutil

    for process in processes:
        try:
            process.kill()
        except psutil.NoSuchProcess:
            continue
    psutil.wait_procs(processes, timeout=GOODBYE)
