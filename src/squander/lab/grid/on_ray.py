"""A run on many machines, by Ray: each part is a task of its own. When a worker or a whole machine dies, Ray plays its
parts again somewhere else; a part comes back once, whoever played it, and is kept under its number."""

import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import islice
from typing import TYPE_CHECKING

from squander.bots.guests import VARIABLE as GUESTS
from squander.extras import require
from squander.games import VARIABLE as GAMES
from squander.games.packs_of_others import VARIABLE as PACKS
from squander.kernel.errors import SquanderError
from squander.lab.grid.batches import Done, Job, play_part
from squander.lab.grid.crew import AHEAD, Play, WorkerDied
from squander.lab.grid.local_ray import Local, prepare
from squander.lab.grid.spec import BadSpec

if TYPE_CHECKING:
    from ray import ObjectRef

HERE = "ray"
SCHEME = "ray://"
PATIENCE = 5.0  # seconds in which an address has to answer
RETRIES = 10  # of a part whose machine died
INVITATIONS = (GUESTS, GAMES, PACKS)


class NoCluster(SquanderError):
    """Nobody answers at the address of a cluster."""


def crew_on(where: str) -> Play:
    """Who plays on `ray`, a cluster of this machine alone, or on `ray://HOST:PORT`."""
    if where != HERE and not where.startswith(SCHEME):
        raise BadSpec(f"--on is {where!r}; it must be ray, or ray://HOST:PORT.")
    require("ray", "ray")
    if where != HERE:
        check_answers(where)
    return Cluster(where).play


def check_answers(address: str) -> None:
    """Ray itself would try for minutes."""
    host, _, port = address.removeprefix(SCHEME).rpartition(":")
    if not host or not port.isdecimal():
        raise BadSpec(f"{address!r} is no address; write it as ray://HOST:PORT, such as ray://10.0.0.1:10001.")
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError):
        raise NoCluster(
            f"Nobody answers at {address}; start Ray there with 'ray start --head', or use --on ray."
        ) from None


class Cluster:
    """`where` is as on the command line, or the address of a cluster that this process may join."""

    def __init__(self, where: str) -> None:
        self.where = where

    def play(self, jobs: Iterator[Job]) -> Iterator[Done]:
        prepare()
        import ray

        with self.joined():
            try:
                yield from given_out(jobs)
            except ray.exceptions.RayTaskError as error:
                raise told(error) from None
            except (ray.exceptions.RaySystemError, ray.exceptions.RayError) as error:
                what = f"The cluster failed ({type(error).__name__})"
                raise WorkerDied(f"{what}; what was played is kept, and the same command goes on with it.") from None

    @contextmanager
    def joined(self) -> Iterator[None]:
        """A cluster of this machine alone lives no longer than its run."""
        import ray

        with ExitStack() as leaving:
            try:
                address = self.begun(leaving) if self.where == HERE else self.where
                leaving.callback(ray.shutdown)
                ray.init(address=address, log_to_driver=False, logging_level="ERROR", runtime_env=invitations())
            except Exception as error:  # Ray has no class of its own for what hinders it
                said = " ".join(str(error).split()).rstrip(".")[:200]
                raise NoCluster(f"The cluster at {self.where} cannot be joined: {said}.") from None
            yield

    def begun(self, leaving: ExitStack) -> str:
        machine = Local(os.cpu_count() or 1)
        leaving.callback(machine.shutdown)
        return machine.address


def invitations() -> dict[str, dict[str, str]]:
    return {"env_vars": {name: os.environ[name] for name in INVITATIONS if name in os.environ}}


def given_out(jobs: Iterator[Job]) -> Iterator[Done]:
    """As many parts at once as there are cores, and some that wait for each."""
    import ray

    task = ray.remote(max_retries=RETRIES, num_cpus=1)(play_part)
    running: list[ObjectRef[Done]] = []
    while True:
        room = max(0, cores() * (1 + AHEAD) - len(running))  # less than none, when a machine has just died
        running += [task.remote(job) for job in islice(jobs, room)]
        if not running:
            return
        done, running = ray.wait(running, num_returns=1)
        yield from ray.get(done)


def cores() -> int:
    """Of all machines that are there now; they may come and go."""
    import ray

    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def told(error: Exception) -> Exception:
    """What a part raised, as it would have been raised here."""
    cause = getattr(error, "cause", None)
    return cause if isinstance(cause, SquanderError) else error
